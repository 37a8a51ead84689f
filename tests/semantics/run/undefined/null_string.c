#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  char *s = argc > 3 ? "x" : 0;
  return strlen(s);
}
