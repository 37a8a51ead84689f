#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
static int table[4];
int main(int argc, char **argv) {
  int *p = argc > 3 ? malloc(4) : table;
  p[0] = argc;
  free(p);
  return 0;
}
