/* Each function of the library that the other programs do not call. -fno-builtin keeps the calls. */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <limits.h>
#include <locale.h>
#include <malloc.h>
#include <math.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(x) ((int)(sizeof(x) / sizeof((x)[0])))

static const double GIVEN[] = {0.0, -0.0, 0.25, -0.75, 1.0, -1.0, 2.5, 8.0, -3.0, 1e3, -1e3, INFINITY, -INFINITY, NAN};

/* Not-a-number without its sign, which is the machine's. */
static void shown(double x) {
  if (isnan(x)) printf(" nan");
  else printf(" %.5g", x);
}

#define ONE(name) {#name, name, name##f, name##l}
static const struct { const char *name; double (*f)(double); float (*g)(float); long double (*h)(long double); } UNARY[] = {
    ONE(acos), ONE(acosh), ONE(asin), ONE(asinh), ONE(atan), ONE(atanh), ONE(cbrt), ONE(ceil), ONE(cos), ONE(cosh),
    ONE(erf), ONE(erfc), ONE(exp), ONE(exp2), ONE(exp10), ONE(expm1), ONE(fabs), ONE(floor), ONE(log), ONE(log10), ONE(log1p),
    ONE(log2), ONE(logb), ONE(nearbyint), ONE(rint), ONE(round), ONE(roundeven), ONE(sin), ONE(sinh), ONE(sqrt), ONE(tan),
    ONE(tanh), ONE(tgamma), ONE(trunc)};
#define TWO(name) {#name, name, name##f, name##l}
static const struct { const char *name; double (*f)(double, double); float (*g)(float, float); long double (*h)(long double, long double); } BINARY[] = {
    TWO(atan2), TWO(copysign), TWO(fdim), TWO(fmax), TWO(fmin), TWO(fmod), TWO(hypot), TWO(pow), TWO(remainder)};

static void functions(void) {
  for (int f = 0; f < COUNT(UNARY); f++) {
    printf("%s:", UNARY[f].name);
    for (int i = 0; i < COUNT(GIVEN); i++) {
      shown(UNARY[f].f(GIVEN[i]));
      shown(UNARY[f].g((float)GIVEN[i]));
      shown((double)UNARY[f].h((long double)GIVEN[i]));
    }
    puts("");
  }
  for (int f = 0; f < COUNT(BINARY); f++) {
    printf("%s:", BINARY[f].name);
    for (int i = 0; i < COUNT(GIVEN); i++)
      for (int j = i % 3; j < COUNT(GIVEN); j += 3) {
        shown(BINARY[f].f(GIVEN[i], GIVEN[j]));
        shown(BINARY[f].g((float)GIVEN[i], (float)GIVEN[j]));
      }
    puts("");
  }
}

static void whole(void) {
  for (int i = 0; i < COUNT(GIVEN) - 3; i++) {
    double x = GIVEN[i], rest;
    float y = (float)x, part;
    long double z = x, piece;
    int exponent, again, third, quotient;
    printf("%ld %ld %lld %lld %ld %ld %lld %lld %lld ", lrint(x), lround(x), llrint(x), llround(x), lrintf(y), lroundf(y), llrintl(z), llroundf(y), llroundl(z));
    shown(frexp(x, &exponent)); shown(frexpf(y, &again)); shown((double)frexpl(z, &third));
    printf(" %d %d %d", exponent, again, third);
    shown(modf(x, &rest)); shown(rest); shown(modff(y, &part)); shown(part); shown((double)modfl(z, &piece)); shown((double)piece);
    shown(ldexp(x, 3)); shown(ldexpf(y, -3)); shown((double)ldexpl(z, 1)); shown(scalbn(x, -2)); shown(scalbnf(y, 2)); shown((double)scalblnl(z, 2)); shown(scalblnf(y, -1));
    shown(fma(x, 2.0, 1.0)); shown(fmaf(y, 3.0f, -1.0f)); shown((double)fmal(z, 2.0L, 0.5L));
    if (x != 0) printf(" %d %d", ilogb(x), ilogbf(y));
    printf(" %a %a %La %La", nextafterf(y, 2.0f), nextafter(x, -2.0), nextafterl(z, 1.0L), nextafterl(z, -9.0L));
    shown((double)fmodl(z, 0.3L)); shown((double)remainderl(z, 0.3L)); shown((double)fdiml(z, 0.3L)); shown((double)powl(z, 3.0L)); shown((double)hypotl(z, 4.0L)); shown((double)atan2l(z, -1.0L)); shown((double)copysignl(2.0L, z)); shown((double)fmaxl(z, -0.5L)); shown((double)fminl(z, -0.5L));
    shown(remquo(x, 1.5, &quotient)); printf(" %d", quotient & 7);
    shown(remquof(y, -0.75f, &quotient)); printf(" %d", quotient & 7);
    float sine, cosine; double s, c;
    sincosf(y, &sine, &cosine); sincos(x, &s, &c);
    shown(sine - cosine); shown(s - c);
    puts("");
  }
  printf("%lld %lld %ld %d\n", llabs(-7LL), llabs(LLONG_MAX), labs(-8L), abs(-9));
  div_t d = div(-17, 5); ldiv_t l = ldiv(17, -5); lldiv_t ll = lldiv(-17LL, -5LL);
  printf("%d %d %ld %ld %lld %lld\n", d.quot, d.rem, l.quot, l.rem, ll.quot, ll.rem);
  for (int c = 'A' - 1; c < 'z' + 2; c += 6) printf("%d %d %d ", tolower(c), toupper(c), toascii(c + 128));
  puts("");
}

static void strings(void) {
  char room[32] = "ab-cd,ab;", *end = stpncpy(room + 16, "xyz", 6);
  printf("%d %d %d %d ", (int)(end - room), room[18], room[19], room[21]);
  end = stpncpy(room + 16, "xyz", 2);
  printf("%d %d\n", (int)(end - room), room[18]);
  printf("%s %s %d %d\n", index(room, 'b'), rindex(room, 'b'), index(room, '!') == NULL, rindex(room, '!') == NULL);
  for (int n = 0; n < 10; n++) {
    char *found = memrchr(room, 'a', n);
    printf("%d ", found ? (int)(found - room) : -1);
  }
  for (int n = 1; n < 10; n++) {
    char *found = memmem(room, n, "ab;", 3), *at = memmem(room, 9, "cd,", n % 4);
    printf("%d %d ", found ? (int)(found - room) : -1, at ? (int)(at - room) : -1);
  }
  printf("%d %d\n", (int)(strchrnul(room, 'a') - room), (int)(strchrnul(room, '!') - room));
  char *rest = room, *word;
  while ((word = strsep(&rest, "-,"))) printf("<%s>%d", word, rest != NULL);
  char text[] = ",,one,two;;three,", *state, *token;
  for (token = __strtok_r(text, ",;", &state); token; token = __strtok_r(NULL, ",;", &state)) printf("[%s]", token);
  puts("");
  printf("%llu %llu %llu %d ", strtoull("18446744073709551615", NULL, 10), strtoull("-1", &end, 16), strtoull("18446744073709551616", NULL, 10), errno == ERANGE);
  printf("%s %lu %ld %lld\n", end, strtoul("077x", &end, 0), strtol("-0x1fg", NULL, 0), strtoll("zz", NULL, 36));
  char *made;
  int length = asprintf(&made, "%d-%s", 12, "made");
  printf("%d %s\n", length, made);
  free(made);
}

extern void *__memcpy_chk(void *, const void *, size_t, size_t);
extern void *__memmove_chk(void *, const void *, size_t, size_t);
extern void *__memset_chk(void *, int, size_t, size_t);
extern char *__strcpy_chk(char *, const char *, size_t);
extern char *__strcat_chk(char *, const char *, size_t);
extern char *__strncpy_chk(char *, const char *, size_t, size_t);
extern int __sprintf_chk(char *, int, size_t, const char *, ...);
extern int __snprintf_chk(char *, size_t, int, size_t, const char *, ...);
extern int __printf_chk(int, const char *, ...);
extern int __fprintf_chk(FILE *, int, const char *, ...);
extern int __vsnprintf_chk(char *, size_t, int, size_t, const char *, va_list);
extern int __vprintf_chk(int, const char *, va_list);
extern int __vfprintf_chk(FILE *, int, const char *, va_list);

static void list(char *room, const char *form, ...) {
  va_list given, again;
  va_start(given, form);
  va_copy(again, given);
  printf("%d %s ", __vsnprintf_chk(room, 5, 1, 32, form, given), room);
  va_end(given);
  __vprintf_chk(1, form, again);
  va_end(again);
  va_start(given, form);
  char *made;
  printf(" %d", vasprintf(&made, form, given));
  printf(" %s", made);
  free(made);
  va_end(given);
  va_start(given, form);
  __vfprintf_chk(stdout, 1, form, given);
  va_end(given);
}

static void sizes(void) {
  signed char hh = 0;
  short h = 0;
  int d = 0;
  long l = 0, t = 0;
  long long ll = 0;
  intmax_t j = 0;
  size_t z = 0;
  printf("%d ", sscanf("300 70000 5000000000 -5000000000 -9223372036854775808 77 -1 12", "%hhd %hd %d %ld %lld %jd %zd %td", &hh, &h, &d, &l, &ll, &j, &z, &t));
  printf("%d %d %d %ld %lld %jd %zu %td\n", hh, h, d, l, ll, j, z, t);
  unsigned char uc = 0;
  unsigned short us = 0;
  unsigned long ul = 0;
  unsigned u = 0;
  char first[4] = "", set[8] = "", rest[8] = "";
  int n = -1;
  float f = 0;
  double e = 0;
  long double g = 0;
  printf("%d ", sscanf("255 65535 18446744073709551615 0x1F 017", "%hhu %hu %lu %x %i", &uc, &us, &ul, &u, &d));
  printf("%d %d %lu %u %d\n", uc, us, ul, u, d);
  printf("%d ", sscanf("abcdef-xyz 12345", "%3c%[a-f]-%7s %2d", first, set, rest, &d));
  printf("%.3s %s %s %d %d\n", first, set, rest, n, d);
  printf("%d ", sscanf("1.5e2 -0x1p-3 12.25abc", "%f %lf %Lf%3[^z]", &f, &e, &g, first));
  printf("%g %g %Lg %.3s\n", f, e, g, first);
  printf("%.3Le %.4Lg %d %d\n", LDBL_MIN, LDBL_MAX, snprintf(NULL, 0, "%.2Lf", LDBL_MAX), snprintf(NULL, 0, "%.5000Lf", LDBL_MIN));
  printf("%d %g %g %d %Lg\n", sscanf("1e400 1e39", "%lf %f", &e, &f), e, f, sscanf("1e4000", "%Lf", &g), g);
  printf("%d %d %d\n", sscanf("", "%d", &d), sscanf("12", "%*d"), sscanf("7%8", "%d%%%d", &d, &n));
  printf("%d %d %d %d\n", fflush(stdout), setvbuf(stdout, NULL, _IOLBF, 0), fileno(stdin), ferror(stdout));
}

static void checked(void) {
  char room[32];
  __memset_chk(room, 'x', 31, 32);
  room[31] = 0;
  __memcpy_chk(room, "abcdef", 6, 32);
  __memmove_chk(room + 2, room, 5, 30);
  printf("%s ", room);
  __strcpy_chk(room, "copied", 32);
  __strcat_chk(room, "+more", 32);
  printf("%s ", room);
  __strncpy_chk(room, "ends", 8, 32);
  printf("%s %d %d ", room, room[7], room[8]);
  printf("%d ", __sprintf_chk(room, 1, 32, "%d,%s", 5, "x"));
  printf("%s ", room);
  printf("%d ", __snprintf_chk(room, 4, 1, 32, "%d,%s", 512, "x"));
  printf("%s ", room);
  __printf_chk(1, "%c|", 'p');
  __fprintf_chk(stdout, 1, "%s|", "f");
  list(room, "%d:%s", 77, "seventy");
  puts("");
}

static void read_in(void) {
  char *line = NULL, word[16];
  size_t size = 0;
  int number = 0, other = 0;
  long length;
  while ((length = getline(&line, &size, stdin)) > 1) printf("%ld %s", length, line);
  length = getdelim(&line, &size, ';', stdin);
  printf("%ld %s|", length, line);
  free(line);
  printf("%d ", scanf("%d %15s", &number, word));
  printf("%d %s %d ", number, word, fscanf(stdin, " %x,%d", &number, &other));
  printf("%d %d %d ", number, other, sscanf("7 8 9", "%d %*d %d", &number, &other));
  printf("%d %d %d ", number, other, sscanf("z", "%d", &number));
  int c = getchar();
  printf("%d ", c);
  c = getc(stdin);
  printf("%c %c", c, ungetc('u', stdin));
  c = getchar();
  printf("%c%c", c, getchar());
  printf(" %d %d\n", getchar(), feof(stdin) != 0);
}

static jmp_buf place;
static void handler(int number) { printf("signal %d\n", number == SIGUSR1); }

static void others(void) {
  setbuf(stdout, NULL);
  printf("%s %d\n", setlocale(LC_ALL, "C"), setlocale(LC_ALL, "xx_XX.none") == NULL);
  volatile int count = 0;
  if (sigsetjmp(place, 1) < 3) siglongjmp(place, ++count);
  printf("%d ", count);
  if (_setjmp(place) == 0) longjmp(place, 0);
  char *room = memalign(64, 10);
  printf("%d ", (int)((uintptr_t)room % 64));
  free(room);
  srandom(7);
  long first = random();
  srandom(7);
  printf("%d %d ", first == random(), first >= 0 && first <= RAND_MAX);
  unsigned seed = 1;
  int drawn = rand_r(&seed);
  printf("%d %d %u ", drawn, rand_r(&seed), seed);
  printf("%d ", sched_yield());
  signal(SIGUSR1, handler);
  puts("end");
}

int main(void) {
  functions();
  whole();
  strings();
  sizes();
  checked();
  read_in();
  others();
  fflush(stdout);
  quick_exit(41);
}
