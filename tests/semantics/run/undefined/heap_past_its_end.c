#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  int *p = malloc(4 * sizeof(int));
  p[4] = argc;
  free(p);
  return 0;
}
