/* Strings, memory, numbers in text, characters, the order of qsort, what runs at exit. -fno-builtin keeps the calls. */
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

static jmp_buf place;

static int by_first(const void *a, const void *b) { return *(const char *)a - *(const char *)b; }
static void last(void) { puts("last"); }
static void before_last(void) { puts("before last"); }
static int sign(int x) { return (x > 0) - (x < 0); }

static void written(char *into, const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsprintf(into, format, list);
  va_end(list);
}

static int cut(char *into, size_t size, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int length = vsnprintf(into, size, format, list);
  va_end(list);
  return length;
}

static void text(void) {
  char a[32], b[32];
  strcpy(a, "one");
  printf("%s %ld\n", strcat(a, " two"), (long)(stpcpy(b, "three") - b));
  printf("%s|%s\n", strncat(a, "345", 2), strncpy(b, "xy", 4));
  printf("%d %d %d\n", sign(strcmp("a", "b")), sign(strcasecmp("Ab", "aB")), sign(strncmp("abc", "abd", 2)));
  printf("%d %d\n", sign(strncmp("a", "b", 0)), sign(strcoll("b", "a")));
  printf("%s %s %d\n", strchr("a.b.c", '.'), strrchr("a.b.c", '.'), strchr("abc", 'z') == 0);
  printf("%s %d %d\n", strstr("a needle b", "needle"), strstr("abc", "x") == 0, strrchr("abc", 'z') == 0);
  printf("%zu %zu %s %d\n", strspn("aab", "a"), strcspn("xyz,", ","), strpbrk("key=value", "=:"), strpbrk("a", "b") == 0);
  printf("%zu %zu\n", strnlen("abcdef", 4), strlen(""));
  char parts[] = "::a:b", *token = strtok(parts, ":");
  printf("%s", token);
  token = strtok(0, ":");
  printf(" %s %d\n", token, strtok(0, ":") == 0);
  written(a, "%d-%s", 7, "seven");
  printf("%s %d %s\n", a, cut(b, 4, "%s", "longer"), b);
  sprintf(a, "%3d|%-3d|%03d", 1, 2, 3);
  puts(a);
}

static void memory(void) {
  char *a = calloc(4, 2), *b;
  memset(a, 'x', 3);
  memmove(a + 1, a, 3);
  printf("%s %d %d\n", a, sign(memcmp("ab", "ac", 2)), sign(bcmp("ab", "ab", 2)));
  a = realloc(a, 64);
  printf("%s %ld %d\n", a, (long)((char *)memchr("abc", 'c', 3) - (char *)"abc") >= 0 ? 1L : 0L, memchr("a", 'b', 1) == 0);
  bzero(a, 2);
  printf("%d %d\n", a[0], malloc_usable_size(a) >= 64);
  free(a);
  b = aligned_alloc(64, 128);
  void *c;
  printf("%d %d", (int)((unsigned long)b % 64), posix_memalign(&c, 256, 8));
  printf(" %d\n", (int)((unsigned long)c % 256));
  free(b);
  free(c);
  free(0);
  a = realloc(0, 8);
  free(a);
}

static void numbers(void) {
  char *end;
  printf("%d %ld %lld %g\n", atoi(" -12x"), atol("99"), atoll("-5"), atof("2.5e1z"));
  printf("%ld %s\n", strtol("077 rest", &end, 0), end);
  printf("%ld %s\n", strtol("none", &end, 10), end);
  errno = 0;
  printf("%d %d", strtol("99999999999999999999", 0, 10) == LONG_MAX, errno == ERANGE);
  printf(" %d %lu\n", strtol("-99999999999999999999", 0, 10) == LONG_MIN, strtoul("-1", 0, 10));
  printf("%lu %s\n", strtoul("zz!", &end, 36), end);
  printf("%g %s %g %Lg\n", strtod("0x1.8p1,", &end), end, strtof("1e-3", 0), strtold("-0.5", 0));
  printf("%g %g %d\n", strtod("-inf", 0), strtod("nan", 0), strtod("x", &end) == 0);
  div_t small = div(-7, 2);
  ldiv_t large = ldiv(7, -2);
  printf("%d %d %ld %ld %d %ld\n", small.quot, small.rem, large.quot, large.rem, abs(-3), labs(-4));
  int exponent;
  double whole, part = modf(-2.75, &whole), fraction = frexp(40, &exponent);
  printf("%g %g %g %d %g %ld %ld\n", part, whole, fraction, exponent, ldexp(0.75, 3), lround(2.5), lrint(3.5));
  printf("%g %g %g %g\n", fmin(1, NAN), fmax(-0.5, 2), fdim(3, 1), fma(2, 3, 4));
  printf("%g %g %g %g\n", hypot(3, 4), remainder(5, 3), nextafter(1, 1), copysign(2, -1));
  printf("%.3f %.3f %.3f %.3f\n", log1p(0.5), expm1(0.5), cbrt(27), erf(0.5));
  printf("%g %g %g\n", log(0), sqrt(-1) != sqrt(-1) ? 1.0 : 0.0, exp(1000));
  printf("%g %g\n", difftime(10, 4), time(0) > 0 && clock() >= 0 ? 1.0 : 0.0);
}

static void characters(void) {
  const char *all = "a Z5_\n\x7f";
  for (; *all; all++) {
    int c = *all;
    printf("%d%d%d%d%d%d", !!isalpha(c), !!isdigit(c), !!isalnum(c), !!isspace(c), !!isupper(c), !!islower(c));
    printf("%d%d%d%d%d%d ", !!isxdigit(c), !!ispunct(c), !!isprint(c), !!isgraph(c), !!iscntrl(c), !!isblank(c));
  }
  printf("%c%c%d\n", toupper('x'), tolower('Q'), toupper(-1));
}

static void formats(void) {
  printf("%hhd %hd %ld %lld %zd %jd %td\n", 300, 70000, 1L << 40, -1LL, (size_t)3, (intmax_t)4, (ptrdiff_t)5);
  printf("%*d|%-*d|%.*f|%+.2e|% d|%#x|%#X\n", 4, 1, 4, 2, 1, 2.25, 12345.678, 5, 255u, 255u);
  printf("%5c|%-5c|%5.1s|%.0f|%#.0f|%g|%G|%#g\n", 'a', 'b', "word", 2.5, 2.0, 1e20, 1e-10, 1.0);
  printf("%f %F %e %g %5.1f|%-8.2f|%08.3f|%+f\n", INFINITY, -INFINITY, NAN, -0.0, 2.25, 2.5, -2.5, 1.0);
  printf("%u %o %x %lu %i %5u|%-5x|%.3d|%8.3d|%+i\n", 7u, 8u, 255u, -1UL, -3, 42u, 42u, 7, 7, 0);
  int length;
  printf("%s%n", "four", &length);
  printf(" %d %p %.3Lf %Le %La\n", length, (void *)16, 2.5L, 1234.5L, 1.0L);
  printf("%a %.2a %A %a %a %012a\n", 0.1, 1.999, -2.0, 0x1p-1060, 0.0, 1.5);
  printf("%La %La %.2La %La %.1La\n", 0.1L, -0.0L, 1.0L / 3, 0x1p-16400L, 0x1.fep0L);
}

int main(int argc, char **argv) {
  atexit(last);
  atexit(before_last);
  text();
  memory();
  numbers();
  characters();
  formats();
  char rows[] = "d1b2a3c4";
  qsort(rows, 4, 2, by_first);
  char *found = bsearch("b", rows, 4, 2, by_first);
  printf("%s %c %d\n", rows, found[1], bsearch("x", rows, 4, 2, by_first) == 0);
  int again = setjmp(place);
  printf("jumped %d\n", again);
  if (again < 2)
    longjmp(place, again + 1);
  printf("%d %s %s\n", getenv("NO_SUCH_VARIABLE_HERE") == 0, strerror(ENOENT), strcmp(strerror(2), strerror(2)) ? "" : "same");
  errno = EACCES;
  perror("said");
  exit(argc + 256 * 3);
}
