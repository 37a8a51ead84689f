#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
int main(int argc, char **argv) {
  _Bool flags[2];
  memset(flags, 1 + argc, sizeof flags);
  return flags[1] ? 1 : 2;
}
