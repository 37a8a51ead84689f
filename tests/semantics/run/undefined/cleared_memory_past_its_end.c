#include <stdlib.h>
int main(int argc, char **argv) {
  short *p = calloc(4, 2);
  int s = p[argc*4];
  free(p);
  return s;
}
