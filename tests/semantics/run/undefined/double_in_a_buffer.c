#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
int main(int argc, char **argv) {
  char *buffer = malloc(32);
  double *d = (double *)(buffer + 4 * argc);
  *d = 1.5;
  free(buffer);
  return 0;
}
