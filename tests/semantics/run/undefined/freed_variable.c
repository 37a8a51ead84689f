#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  int here = 1;
  free(&here);
  return 0;
}
