#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  char a[4], b[4] = {0};
  return memcmp(a, b, 4);
}
