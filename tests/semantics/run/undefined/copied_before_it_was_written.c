#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
struct pair { int a, b; };
int main(int argc, char **argv) {
  struct pair one, two;
  one.a = argc;
  memcpy(&two, &one, sizeof one);
  if (two.a == 1 && two.b == 1)
    return 1;
  return 0;
}
