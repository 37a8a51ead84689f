#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
static int first(int n, ...) {
  va_list list;
  va_start(list, n);
  int *at = va_arg(list, int *);
  va_end(list);
  return *at;
}
int main(int argc, char **argv) { return first(argc, 1.5); }
