#include <stdarg.h>
int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += va_arg(list, int);
  va_end(list);
  return sum;
}
int main(int argc, char **argv) { return sum(argc + 2, -1, 1); }
