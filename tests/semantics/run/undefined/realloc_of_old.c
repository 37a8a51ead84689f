#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  int *p = malloc(sizeof(int));
  int *q = realloc(p, 64);
  *p = argc;
  free(q);
  return 0;
}
