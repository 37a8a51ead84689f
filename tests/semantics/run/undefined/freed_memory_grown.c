#include <stdlib.h>
int main(int argc, char **argv) {
  char *p = malloc(4);
  free(p);
  p = realloc(p, 8);
  free(p);
  return 0;
}
