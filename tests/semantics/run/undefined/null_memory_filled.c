#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
int main(int argc, char **argv) {
  char *buffer = argc > 3 ? malloc(8) : NULL;
  memset(buffer, 0, 4 * argc);
  return 0;
}
