#include <stdio.h>
int main(int argc, char **argv) {
  char b[4];
  snprintf(b, 8,"%d", argc*12345);
  return 0;
}
