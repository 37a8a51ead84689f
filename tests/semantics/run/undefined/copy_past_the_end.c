#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  char from[8] = {0}, to[4];
  memcpy(to, from, 8);
  return 0;
}
