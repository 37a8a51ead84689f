#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
int main(int argc, char **argv) {
  char from[8] = "abc", to[8];
  size_t n;
  memcpy(to, from, n);
  return to[0];
}
