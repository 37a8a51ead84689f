#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
static int next(va_list list) {
  return va_arg(list, int);
}
static int sum(int n, ...) {
  va_list list;
  return next(list);
}
int main(int argc, char **argv) { return sum(argc, 1); }
