#include <stdarg.h>
int sum(int n, ...) {
  va_list a;
  va_start(a, n);
  int s = 0;
  while (n--) s += va_arg(a, int);
  va_end(a);
  return s;
}
int main(void) {
  return sum(3, 1, -1);
}
