#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  int *p = malloc(sizeof(int));
  *p = argc;
  free(p);
  return *p;
}
