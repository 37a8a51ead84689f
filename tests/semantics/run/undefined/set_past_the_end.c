#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  char to[4];
  memset(to, 0, 4 + argc);
  return 0;
}
