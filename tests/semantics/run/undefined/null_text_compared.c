#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
int main(int argc, char **argv) {
  const char *text = argv[argc];
  return strcmp(text, "x") == 0;
}
