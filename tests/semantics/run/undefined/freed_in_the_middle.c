#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  char *p = malloc(8);
  free(p + argc);
  return 0;
}
