#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <limits.h>
int main(int argc, char **argv) {
  char text[16] = "abcdefgh";
  memcpy(text + argc, text, 8);
  return 0;
}
