#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
int main(int argc, char **argv) {
  char s[8] = "abcdef";
  strcpy(s + argc, s);
  return s[3];
}
