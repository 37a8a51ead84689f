#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  int *p = malloc(4 * sizeof(int));
  int r = take(p[1]);
  free(p);
  return r;
}
