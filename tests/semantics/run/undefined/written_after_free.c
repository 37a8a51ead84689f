#include <stdlib.h>
int main(int argc, char **argv) {
  int *p = malloc(8);
  int *q = p;
  free(p);
  q[1] = argc;
  return 0;
}
