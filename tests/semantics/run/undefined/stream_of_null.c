#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
int main(int argc, char **argv) {
  FILE *out = argc > 3 ? stdout : NULL;
  fprintf(out, "%d\n", argc);
  return 0;
}
