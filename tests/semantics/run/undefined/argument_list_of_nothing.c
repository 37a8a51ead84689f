#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
static int first(int n, ...) {
  va_list list;
  va_start(list, n);
  char *text = va_arg(list, char *);
  va_end(list);
  return text[0];
}
int main(int argc, char **argv) { return first(argc); }
