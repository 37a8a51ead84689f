#include <stdio.h>
int main(int argc, char **argv) {
  char s[4];
  snprintf(s, 8, "%d", argc * 1000);
  return s[0] == 0;
}
