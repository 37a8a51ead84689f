/* Formats, numbers in text, strings, characters, rounding and orders at their limits. -fno-builtin keeps the calls. */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(x) ((int)(sizeof(x) / sizeof((x)[0])))

static const long WHOLE[] = {0, 1, -1, 7, 8, 10, 127, 128, 255, 256, 32767, 32768, 65536, INT_MAX, INT_MIN, LONG_MAX, LONG_MIN};
static const char *const SIZES[] = {"hh", "h", "", "l", "ll", "q", "j", "z", "t"};
static const char *const SHAPES[] = {"", "3", "-5", "05", "+", " ", "#", ".0", ".3", "8.3", "-8.3", "08.3", "#06", "+05", "-+6", "# .4", "#.0", "-#6", "#.3"};

static void whole_numbers(void) {
  char format[32];
  for (int size = 0; size < COUNT(SIZES); size++)
    for (const char *letter = "diuoxX"; *letter; letter++)
      for (int value = 0; value < COUNT(WHOLE); value++) {
        sprintf(format, "%%%s%c;", SIZES[size], *letter);
        printf(format, WHOLE[value]);
      }
  puts("");
  for (int shape = 0; shape < COUNT(SHAPES); shape++)
    for (const char *letter = "duoxX"; *letter; letter++) {
      sprintf(format, "%%%s%c|", SHAPES[shape], *letter);
      printf(format, 0);
      printf(format, 42);
      printf(format, -3);
      printf(format, 12345);
    }
  puts("");
  for (int width = -4; width < 5; width++) printf("%*d|%0*d|%.*d|%*s|%-*c|%*.*s|", width, 7, width, -7, width, 5, width, "ab", width, 'x', width, width, "abcd");
  printf("%p %12p %-12p|%5p %%|%5c|%-3c|%.2s|%.0s|%.9s\n", (void *)0, (void *)255, (void *)4096, (void *)0, 'q', 'r', "words", "words", "words");
}

static const double REAL[] = {0.0, -0.0, 1.0, -1.5, 0.5, 2.5, 9.5, 9.9999995, 99.99995, 0.1, 0.0001, 0.00009999995, 1e-5, 123456.5, 1234567.5,
                              1e15, 1e16, 1.7976931348623157e308, 2.2250738585072014e-308, 4.9406564584124654e-324, 3.0e-310, INFINITY, -INFINITY};
static const char *const FORMS[] = {"", ".0", ".1", ".3", ".17", "12.2", "-12.2", "012.2", "+", " ", "#", "#.0", "+.3", "020"};

static void real_numbers(void) {
  char format[32];
  for (int form = 0; form < COUNT(FORMS); form++)
    for (const char *letter = "eEgGaA"; *letter; letter++) {
      for (int value = 0; value < COUNT(REAL); value++) {
        sprintf(format, "%%%s%c;", FORMS[form], *letter);
        printf(format, REAL[value]);
        sprintf(format, "%%%sL%c;", FORMS[form], *letter);
        printf(format, (long double)REAL[value]);
      }
      puts("");
    }
  for (int value = 0; value < 17; value++) printf("%f %.0f %#.0f %.3f %10.1f|%-10.1F|%010.2f;", REAL[value], REAL[value], REAL[value], REAL[value], REAL[value], REAL[value], REAL[value]);
  printf("%g %G %.3g %.0e %e %.2e;", 999999.5, 99999.95, 999.5, 9.5, 9.9999999, 99.95e-7);
  printf("%f %F %5f|%010f\n", NAN, NAN, INFINITY, INFINITY);
  printf("%La %La %La %.0La %.3La\n", LDBL_MAX, LDBL_MIN, LDBL_MIN / 4, 1.5L, 255.99999L);
}

static const char *const WORDS[] = {"0", "-0", "+7", " \t12", "0x1F", "0x", "0xg", "077", "08", "zz", "Zz9", "-9223372036854775808", "-9223372036854775809", "9223372036854775807",
                                    "9223372036854775808", "18446744073709551615", "18446744073709551616", "-18446744073709551615", "-18446744073709551616", "", "-", "12:", "1/", "1@", "1`", "1{"};
static const int BASES[] = {0, 2, 8, 10, 16, 36};
static const char *const REALS[] = {"0", "-0.0", "1.", ".5", ".", "1e5", "1e", "1e+", "-1.5E-3x", "0x1p4", "0x.8", "0x1.8p-1z", "inf", "-Infinity", "infinit", "nan", "NaN(12)", "1e400", "-1e400",
                                    "1e-400", "4.9e-324", "2.2e-324", "1e99999", "1e-99999", "3.4028236e38", "1e39", "7.0e-46", "7.1e-46", "0.1", "16777217", "e5", "", "  2"};

static void read_numbers(void) {
  char *end;
  for (int word = 0; word < COUNT(WORDS); word++)
    for (int base = 0; base < COUNT(BASES); base++) {
      errno = 0;
      long number = strtol(WORDS[word], &end, BASES[base]);
      printf("%ld,%d,%d ", number, (int)(end - WORDS[word]), errno);
      errno = 0;
      unsigned long positive = strtoul(WORDS[word], &end, BASES[base]);
      printf("%lu,%d,%d;", positive, (int)(end - WORDS[word]), errno);
    }
  puts("");
  for (int word = 0; word < COUNT(REALS); word++) {
    double number = strtod(REALS[word], &end);
    printf("%a,%d ", number, (int)(end - REALS[word]));
    float narrow = strtof(REALS[word], &end);
    printf("%a,%d ", narrow, (int)(end - REALS[word]));
    long double wide = strtold(REALS[word], &end);
    printf("%La,%d;", wide, (int)(end - REALS[word]));
  }
  printf("\n%d %ld %d %d\n", atoi("2147483647"), atol("-9223372036854775807"), abs(-2147483647), atoi(""));
}

static void scanned(void) {
  int a, b, c, got;
  long large;
  short small;
  signed char tiny;
  unsigned octal, hex;
  float narrow;
  double wide;
  char word[16], other[16], letters[4];
  void *pointer;
  static const char *const GIVEN[] = {"", " ", "12", "12 34", "12,34", "12 x", "x", "-5 +6", "0x1f 010", "  7  8  ", "123456"};
  for (int at = 0; at < COUNT(GIVEN); at++) {
    a = b = c = -9;
    got = sscanf(GIVEN[at], "%d%d", &a, &b);
    printf("%d %d %d|", got, a, b);
    a = b = c = -9;
    got = sscanf(GIVEN[at], "%d , %d", &a, &b);
    printf("%d %d %d|", got, a, b);
    a = b = c = -9;
    got = sscanf(GIVEN[at], "%2d%1d%*d%d", &a, &b, &c);
    printf("%d %d %d %d|", got, a, b, c);
    a = b = -9;
    got = sscanf(GIVEN[at], "%i %i", &a, &b);
    printf("%d %d %d;", got, a, b);
  }
  got = sscanf("300 70000 1099511627776 17 ff 0x10", "%hhd %hd %ld %o %x %p", &tiny, &small, &large, &octal, &hex, &pointer);
  printf("\n%d %d %d %ld %u %u %p\n", got, tiny, small, large, octal, hex, pointer);
  got = sscanf("1.5 2.5e1 word abc]x-z", "%f %lf %3s%15s", &narrow, &wide, word, other);
  printf("%d %g %g %s %s\n", got, narrow, wide, word, other);
  got = sscanf("abcxyz123", "%[a-c]%[^0-9]%c", word, other, letters);
  printf("%d %s %s %c\n", got, word, other, letters[0]);
  got = sscanf("a-]b", "%[]a-]%2c", word, letters);
  printf("%d %s %d\n", got, word, sscanf("50% 7", "%d %% %d", &a, &b));
  printf("%d %d %d %d\n", a, b, sscanf("5x", "%d%%", &a), sscanf("q1", "%*[q]%d", &b));
  printf("%d %d %d\n", b, sscanf("9", "%*d"), sscanf("abc", "%*s%d", &a));
}

static int turned(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }
static int by_tens(const void *a, const void *b) { return *(const int *)a / 10 - *(const int *)b / 10; }

static void orders(void) {
  int numbers[17];
  for (int count = 0; count <= 17; count++) {
    for (int at = 0; at < count; at++) numbers[at] = at * 37 % 50;
    qsort(numbers, count, sizeof(int), count % 2 ? turned : by_tens);
    for (int at = 0; at < count; at++) printf("%d ", numbers[at]);
    for (int key = 0; key < 50 && count % 2; key += 7) {
      int *found = bsearch(&key, numbers, count, sizeof(int), turned);
      printf("%d,", found ? (int)(found - numbers) : -1);
    }
  }
  puts("");
  for (int seed = 0; seed < 4; seed++) {
    srand(seed == 3 ? 0x80000001u : seed);
    printf("%d %d %d ", rand(), rand(), rand());
    srand48(seed == 3 ? -1 : seed);
    printf("%ld %ld %a %ld;", lrand48(), mrand48(), drand48(), mrand48());
  }
  for (int at = 0; at < 40; at++) rand();
  unsigned state = 0xffffffffu;
  printf("%d %d %d\n", rand(), rand_r(&state), rand_r(&state));
  div_t a = div(7, -2), b = div(-7, -2), c = div(6, 3), d = div(INT_MIN, 3);
  ldiv_t e = ldiv(-7, 2), f = ldiv(LONG_MAX, -10);
  printf("%d %d %d %d %d %d %d %d %ld %ld %ld %ld\n", a.quot, a.rem, b.quot, b.rem, c.quot, c.rem, d.quot, d.rem, e.quot, e.rem, f.quot, f.rem);
}

static void strings(void) {
  static const char *const TEXTS[] = {"", "a", "b", "ab", "aab", "abc", "\x80", "ABC"};
  char room[16];
  for (int i = 0; i < COUNT(TEXTS); i++) {
    const char *a = TEXTS[i];
    for (int j = 0; j < COUNT(TEXTS); j++) {
      const char *b = TEXTS[j], *found = strstr(a, b);
      printf("%d %zu %zu ", found ? (int)(found - a) : -1, strspn(a, b), strcspn(a, b));
      found = strpbrk(a, b);
      printf("%d ", found ? (int)(found - a) : -1);
      for (int size = 0; size < 4; size++) printf("%d", (strncmp(a, b, size) > 0) - (strncmp(a, b, size) < 0));
      for (int size = 0; size < 5; size++) {
        memset(room, '.', 16);
        room[15] = 0;
        strncpy(room, b, size);
        printf(" %d%c", room[size ? size - 1 : 0], room[size]);
        strcpy(room, a);
        printf("%s", strncat(room, b, size));
      }
      found = memmem(a, strlen(a), b, strlen(b));
      printf(" %d;", found ? (int)(found - a) : -1);
    }
    for (int byte = 0; byte < 256; byte += byte < 100 ? 97 : 1) {
      const char *first = strchr(a, byte), *last = strrchr(a, byte), *in = memchr(a, byte, strlen(a));
      if (first || last || in) printf("%d %d %d %d,", byte, first ? (int)(first - a) : -1, last ? (int)(last - a) : -1, in ? (int)(in - a) : -1);
    }
    for (int size = 0; size < 5; size++) printf("%zu", strnlen(a, size));
    puts("");
  }
  memset(room, 0, 16);
  strcpy(room, "abcdef");
  strncpy(room + 8, room, 3);
  strncpy(room + 3, room + 6, 3);
  printf("%d %s %d\n", room[3], room + 8, snprintf(room, 4, "%d", 12345));
  for (int size = 0; size < 4; size++) {
    strcpy(room, "~~~~~~");
    int length = snprintf(room, size, "%s", "ab");
    printf("%d%s ", length, room);
  }
  char tokens[] = ",,a,b;;c,";
  for (char *token = strtok(tokens, ",;"); token; token = strtok(0, ",;")) printf("<%s>", token);
  puts("");
}

static void characters(void) {
  const unsigned short *classes = *__ctype_b_loc();
  const int *upper = *__ctype_toupper_loc(), *lower = *__ctype_tolower_loc();
  for (int c = -128; c < 256; c++) printf("%x %d %d,", classes[c], upper[c], lower[c]);
  int (*tests[])(int) = {isalnum, isalpha, isblank, iscntrl, isdigit, isgraph, islower, isprint, ispunct, isspace, isupper, isxdigit, isascii};
  for (int test = 0; test < COUNT(tests); test++)
    for (int c = -1; c < 257; c++) putchar(tests[test](c) ? '1' : '0');
  for (int c = -1; c < 256; c++) printf("%d %d %d,", (toupper)(c), (tolower)(c), toascii(c));
  for (int at = 0; at < 32; at += 5) printf("%d %d %d;", ffs(1 << at), ffsl(-1L << at), ffsll(1LL << (at + 32)));
  puts("");
}

static const double PLACES[] = {0.0, -0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.5, -0.5, -1.5, -2.5, -3.75, 8388607.5, 9223372036854774784.0, 9223372036854775808.0, -9223372036854775808.0, NAN, 4503599627370495.5, 4503599627370497.5, 9007199254740991.0, 9007199254740992.0, 1e300, INFINITY, -INFINITY, 5e-324, 2.2250738585072014e-308};

static void rounded(void) {
  int power;
  double whole;
  for (int at = 0; at < COUNT(PLACES); at++) {
    double x = PLACES[at];
    if (isnan(x)) x = fabs(x);
    printf("%a %a %a %a %a %a ", floor(x), ceil(x), trunc(x), round(x), rint(x), nearbyint(x));
    printf("%ld %ld %lld %lld ", lround(x), lrint(x), llround(x), llrint(x));
    double part = modf(x, &whole);
    printf("%a %a ", part, whole);
    if (isfinite(x)) {
      part = frexp(x, &power);
      printf("%a %d ", part, power);
    }
    printf("%a %d %a %a %a %a", logb(x), ilogb(x), ldexp(x, 3), scalbn(x, -3), scalbln(x, 1030), ldexp(x, -1074));
    printf(" %d %d %d %d %d;", isnan(x), isinf(x), isnormal(x), signbit(x) != 0, fpclassify(x));
    for (int other = 0; other < COUNT(PLACES) && !isnan(x); other++) {
      double y = PLACES[other];
      if (isnan(y)) continue;
      printf("%a %a %a %a %a,", fmin(x, y) + 0.0, fmax(x, y) + 0.0, copysign(x, y), nextafter(x, y), fabs(fdim(x, y)));
      if (isfinite(x) && y != 0 && (fabs(x) < 1e17 || y > 1e10)) {
        printf("%a %a ", fmod(x, y), remainder(x, y));
        part = remquo(x, y, &power);
        printf("%a %d;", part, power & 7);
      }
    }
    puts("");
  }
}

static const long double WIDE[] = {0.0L, -0.0L, 0.5L, -0.5L, 1.0L, -1.5L, 2.5L, 3.75L, -4.0L, 6.5L, 1e18L, 0x1p-16382L, 0x1p-16445L, 1e4000L, 0.1L, 0x1p63L, -0x1p63L, 9223372036854775807.0L, -0x1.00000002p63L, INFINITY, -INFINITY};

static void wide(void) {
  int power;
  long double whole;
  for (int at = 0; at < COUNT(WIDE); at++) {
    long double x = WIDE[at];
    printf("%La %La %La %La %La %La %La ", floorl(x), ceill(x), truncl(x), roundl(x), rintl(x), nearbyintl(x), fabsl(x));
    if (x >= 0) printf("%La ", sqrtl(x));
    printf("%ld %ld ", lroundl(x), lrintl(x));
    printf("%La %d %La %La ", logbl(x), ilogbl(x), ldexpl(x, 5), scalbnl(x, -5));
    if (isfinite(x)) {
      whole = frexpl(x, &power);
      printf("%La %d ", whole, power);
    }
    printf("%d %d %d %d %d;", isnan(x), isinf(x), isnormal(x), signbit(x) != 0, fpclassify(x));
    for (int other = 0; other < COUNT(WIDE); other++) printf("%La %La %La,", fminl(x, WIDE[other]) + 0.0L, fmaxl(x, WIDE[other]) + 0.0L, copysignl(x, WIDE[other]));
    puts("");
  }
}

static void shown(double x) { isnan(x) ? printf("nan ") : printf("%.9g ", x); }

static void poles(void) {
  static const double SPOTS[] = {0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 0.5, -0.5, 800.0, -800.0, 1e308, -1e308, 5e-324, INFINITY, -INFINITY, NAN};
  double (*functions[])(double) = {sqrt, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh, exp, exp2, expm1, log, log2, log10, log1p, cbrt, erf, erfc, tgamma, lgamma, fabs};
  for (int at = 0; at < COUNT(SPOTS); at++) {
    double x = SPOTS[at], sine, cosine;
    for (int one = 0; one < COUNT(functions); one++)
      if (fabs(x) < 1e9 || isinf(x) || isnan(x) || one > 6 || !one) shown(functions[one](x));
    for (int other = 0; other < COUNT(SPOTS); other++) {
      double y = SPOTS[other];
      shown(pow(x, y));
      shown(atan2(x, y));
      shown(hypot(x, y));
      shown(fmod(x, y));
      shown(remainder(x, y));
      shown(fdim(x, y));
      shown(fmin(x, y) + 0.0);
      shown(fmax(x, y) + 0.0);
      shown(fma(x, y, 1.0));
      printf("%a;", (double)powf(x, 3.0f));
    }
    sincos(x, &sine, &cosine);
    if (fabs(x) < 1e9) shown(sine), shown(cosine);
    puts("");
  }
}

static double summed(int count, ...) {
  va_list list, again;
  double sum = 0;
  va_start(list, count);
  va_copy(again, list);
  for (int at = 0; at < count; at++) sum = sum * 3 + va_arg(list, int) + va_arg(list, double) + va_arg(list, long);
  for (int at = 0; at < count; at++) sum = sum * 5 - va_arg(again, int) - va_arg(again, double) - va_arg(again, long);
  va_end(again);
  va_end(list);
  return sum;
}

static void said(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}

int main(void) {
  whole_numbers();
  real_numbers();
  read_numbers();
  scanned();
  orders();
  strings();
  characters();
  rounded();
  wide();
  poles();
  printf("%g %g\n", summed(0), summed(3, 1, 0.5, 1L << 40, -1, 2.25, -7L, 3, 1e10, 5L));
  said("%d %Lg %s %c %Lg %g %d %d %d %d %ld\n", 1, 2.5L, "three", '4', 5.5L, 6.5, 7, 8, 9, 10, 11L);
  return 0;
}
