#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  char text[3] = {'a', 'b', 'c'};
  return strlen(text);
}
