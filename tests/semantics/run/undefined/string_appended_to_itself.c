#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
int main(int argc, char **argv) {
  char s[16] = "abc";
  strcat(s, s + argc - 1);
  return s[3];
}
