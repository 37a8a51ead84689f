/* The C library, variable arguments, floats, vectors, structs by value, labels as values. */
#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef float v4 __attribute__((vector_size(16)));
typedef struct { double a; long b; int c[10]; } big;

static long sum(int n, ...) {
  va_list list;
  long found = 0;
  va_start(list, n);
  for (int i = 0; i < n; i++)
    found += va_arg(list, int);
  va_end(list);
  return found;
}

static double mixed(const char *kinds, ...) {
  va_list list, again;
  double found = 0;
  va_start(list, kinds);
  va_copy(again, list);
  for (; *kinds; kinds++)
    found += *kinds == 'i' ? va_arg(list, int) : *kinds == 'd' ? va_arg(list, double) : (double)va_arg(list, long double);
  va_end(list);
  vprintf("%d %f\n", again);
  va_end(again);
  return found;
}

static int compare(const void *a, const void *b) { return *(int *)a - *(int *)b; }

static big changed(big x) {
  x.a *= 2;
  x.b++;
  x.c[3] = 7;
  return x;
}

int main(int argc, char **argv) {
  printf("%ld %f\n", sum(5, 1, 2, 3, 4, 5), mixed("idL", 3, 2.5, 1.25L));
  int a[] = {5, 3, 9, -1, 7}, key = 7;
  qsort(a, 5, sizeof *a, compare);
  for (int i = 0; i < 5; i++)
    printf("%d ", a[i]);
  printf("%d\n", (int)((int *)bsearch(&key, a, 5, sizeof *a, compare) - a));
  v4 x = {1, 2, 3, 4}, y = x * x + 1;
  printf("%g %g %g %g\n", y[0], y[1], y[2], y[3]);
  big one = {1.5, 41}, two = changed(one);
  printf("%g %ld %d %d\n", two.a, two.b, two.c[3], one.c[3]);
  printf("%.17g %g %e %a %Lf %.20Lf\n", 0.1, 1e-5, 12345.678, 1.0, 3.5L, 1.0L / 3);
  float wide = 16777217.0f;
  printf("%f %d %f\n", wide, (int)(wide / 3), fmodf(-5.5f, 2));
  printf("%s %5s|%-5s|%05d|%+d|%x|%X|%#o|%c|%%|%p|%.2s\n", "s", "ab", "cd", 42, 7, 255u, 255u, 8u, 'z', (void *)0, "cut");
  char buffer[64], word[10];
  printf("%d %s\n", snprintf(buffer, sizeof buffer, "%d-%s", 12, "xyz"), buffer);
  int number;
  double real;
  int count = sscanf("42 hello 2.5", "%d %9s %lf", &number, word, &real);
  printf("%d %d %s %g\n", count, number, word, real);
  printf("%g %g %g %g %g\n", sqrt(2), pow(2, 0.5), floor(-2.5), round(2.5), rint(2.5));
  printf("%d %d %c\n", isalpha('a') != 0, isdigit('a'), toupper('q'));
  printf("%d %d\n", rand(), rand());
  srand(42);
  printf("%d\n", rand());
  __int128 third = ((__int128)1 << 100) / 3;
  printf("%lx %lx\n", (long)(third >> 64), (long)third);
  printf("%d %ld\n", atoi("123"), strtol("0x1f", 0, 16));
  char *copy = strdup("a,b;c");
  for (char *token = strtok(copy, ",;"); token; token = strtok(0, ",;"))
    printf("[%s]", token);
  puts("");
  free(copy);
  _Complex double z = 1.0 + 2.0i;
  z = z * z;
  printf("%g %g\n", __real z, __imag z);
  void *labels[] = {&&first, &&second};
  goto *labels[argc - 1];
first:
  puts("first");
second:
  puts("second");
  return argc * 3;
}
