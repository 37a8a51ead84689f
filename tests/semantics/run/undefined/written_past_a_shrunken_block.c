#include <stdlib.h>
int main(int argc, char **argv) {
  int *p = malloc(40);
  p[9] = 1;
  p = realloc(p, 8);
  p[9] = 2;
  free(p);
  return 0;
}
