#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  char *p = malloc(3);
  free(p);
  free(p);
  return 0;
}
