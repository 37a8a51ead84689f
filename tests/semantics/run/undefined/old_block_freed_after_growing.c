#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
int main(int argc, char **argv) {
  int *p = malloc(4), *q = realloc(p, 4000);
  q[0] = argc;
  free(p);
  return 0;
}
