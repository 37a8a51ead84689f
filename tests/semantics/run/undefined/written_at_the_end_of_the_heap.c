#include <stdlib.h>
int main(int argc, char **argv) {
  char*p = malloc(4);
  char*q = p+4;
  *q = 1;
  free(p);
  return 0;
}
