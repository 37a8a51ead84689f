/* A small program with a bit of everything that compilers write often: structs, loops, a switch, floating point,
   strings, calls through pointers, variable arguments, global tables. `program.ll` is what clang 22 makes of it:

       clang-22 -O1 -g -S -emit-llvm -fdebug-compilation-dir=. program.c -o program.ll */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { NUMBER, NAME, PLUS, MINUS, TIMES, OVER, OPEN, CLOSE, END };

struct token {
    enum kind kind;
    double number;
    char name[16];
    unsigned line : 20, column : 12;
};

struct entry {
    struct entry *next;
    const char *name;
    double value;
};

struct table {
    struct entry **rows;
    size_t count, used;
};

struct scanner {
    const char *at;
    struct token now;
    unsigned line;
    void (*complain)(const char *format, ...);
};

static const char *const words[] = {"number", "name", "+", "-", "*", "/", "(", ")", "the end"};
static int errors;

static void complain(const char *format, ...) {
    va_list rest;
    va_start(rest, format);
    vfprintf(stderr, format, rest);
    va_end(rest);
    errors++;
}

static unsigned hash(const char *text) {
    unsigned sum = 2166136261u;
    while (*text)
        sum = (sum ^ (unsigned char)*text++) * 16777619u;
    return sum;
}

static void grow(struct table *table) {
    size_t count = table->count ? table->count * 2 : 8;
    struct entry **rows = calloc(count, sizeof *rows);
    if (!rows)
        abort();
    for (size_t row = 0; row < table->count; row++) {
        struct entry *next, *entry = table->rows[row];
        for (; entry; entry = next) {
            unsigned place = hash(entry->name) & (count - 1);
            next = entry->next;
            entry->next = rows[place];
            rows[place] = entry;
        }
    }
    free(table->rows);
    table->rows = rows;
    table->count = count;
}

struct entry *look_up(struct table *table, const char *name, int may_make) {
    if (table->count) {
        struct entry *entry = table->rows[hash(name) & (table->count - 1)];
        for (; entry; entry = entry->next)
            if (!strcmp(entry->name, name))
                return entry;
    }
    if (!may_make)
        return NULL;
    if (table->used >= table->count)
        grow(table);
    struct entry *made = malloc(sizeof *made);
    if (!made)
        abort();
    unsigned place = hash(name) & (table->count - 1);
    *made = (struct entry){table->rows[place], strdup(name), 0.0};
    table->rows[place] = made;
    table->used++;
    return made;
}

static void advance(struct scanner *scanner) {
    while (*scanner->at == ' ' || *scanner->at == '\n')
        if (*scanner->at++ == '\n')
            scanner->line++;
    scanner->now.line = scanner->line;
    char *end;
    switch (*scanner->at) {
    case '+': scanner->now.kind = PLUS; break;
    case '-': scanner->now.kind = MINUS; break;
    case '*': scanner->now.kind = TIMES; break;
    case '/': scanner->now.kind = OVER; break;
    case '(': scanner->now.kind = OPEN; break;
    case ')': scanner->now.kind = CLOSE; break;
    case 0: scanner->now.kind = END; return;
    default:
        scanner->now.number = strtod(scanner->at, &end);
        if (end != scanner->at) {
            scanner->now.kind = NUMBER;
            scanner->at = end;
            return;
        }
        scanner->now.kind = NAME;
        size_t length = strcspn(scanner->at, "+-*/() \n");
        size_t kept = length < sizeof scanner->now.name ? length : sizeof scanner->now.name - 1;
        memcpy(scanner->now.name, scanner->at, kept);
        scanner->now.name[kept] = 0;
        scanner->at += length;
        return;
    }
    scanner->at++;
}

static double sum(struct scanner *scanner, struct table *table);

static double single(struct scanner *scanner, struct table *table) {
    double value = 0;
    struct entry *entry;
    switch (scanner->now.kind) {
    case NUMBER:
        value = scanner->now.number;
        break;
    case NAME:
        entry = look_up(table, scanner->now.name, 0);
        if (entry)
            value = entry->value;
        else
            scanner->complain("line %u: %s is not known\n", scanner->now.line, scanner->now.name);
        break;
    case MINUS:
        advance(scanner);
        return -single(scanner, table);
    case OPEN:
        advance(scanner);
        value = sum(scanner, table);
        if (scanner->now.kind != CLOSE)
            scanner->complain("line %u: ) is missing before %s\n", scanner->now.line, words[scanner->now.kind]);
        break;
    default:
        scanner->complain("line %u: %s is not expected\n", scanner->now.line, words[scanner->now.kind]);
    }
    advance(scanner);
    return value;
}

static double product(struct scanner *scanner, struct table *table) {
    double value = single(scanner, table);
    while (scanner->now.kind == TIMES || scanner->now.kind == OVER) {
        enum kind kind = scanner->now.kind;
        advance(scanner);
        double other = single(scanner, table);
        value = kind == TIMES ? value * other : value / other;
    }
    return value;
}

static double sum(struct scanner *scanner, struct table *table) {
    double value = product(scanner, table);
    while (scanner->now.kind == PLUS || scanner->now.kind == MINUS) {
        enum kind kind = scanner->now.kind;
        advance(scanner);
        double other = product(scanner, table);
        value = kind == PLUS ? value + other : value - other;
    }
    return value;
}

static void multiply(float *into, const float *a, const float *b, int size) {
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++) {
            float total = 0;
            for (int at = 0; at < size; at++)
                total += a[row * size + at] * b[at * size + column];
            into[row * size + column] = total;
        }
}

static int by_value(const void *a, const void *b) {
    double left = (*(struct entry *const *)a)->value, right = (*(struct entry *const *)b)->value;
    return (left > right) - (left < right);
}

static void show(const struct table *table) {
    struct entry **all = malloc(table->used * sizeof *all);
    size_t count = 0;
    for (size_t row = 0; row < table->count; row++)
        for (struct entry *entry = table->rows[row]; entry; entry = entry->next)
            all[count++] = entry;
    qsort(all, count, sizeof *all, by_value);
    for (size_t at = 0; at < count; at++)
        printf("%s = %g\n", all[at]->name, all[at]->value);
    free(all);
}

int main(int count, char **arguments) {
    struct table table = {0};
    look_up(&table, "pi", 1)->value = 3.141592653589793;
    look_up(&table, "e", 1)->value = 2.718281828459045;
    float a[64], b[64], c[64];
    for (int at = 0; at < 64; at++) {
        a[at] = (float)at / 7;
        b[at] = (float)(64 - at) / 3;
    }
    multiply(c, a, b, 8);
    look_up(&table, "trace", 1)->value = c[0] + c[9] + c[18] + c[27] + c[36] + c[45] + c[54] + c[63];
    for (int at = 1; at < count; at++) {
        struct scanner scanner = {.at = arguments[at], .line = 1, .complain = complain};
        char name[16];
        advance(&scanner);
        double value = sum(&scanner, &table);
        snprintf(name, sizeof name, "$%d", at);
        look_up(&table, name, 1)->value = value;
    }
    show(&table);
    return errors ? EXIT_FAILURE : EXIT_SUCCESS;
}
