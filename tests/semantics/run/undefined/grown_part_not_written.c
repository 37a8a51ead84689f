#include <stdlib.h>
int main(int argc, char **argv) {
  int *p = calloc(2, sizeof(int));
  if (!p)
    return 1;
  p = realloc(p, 4 * sizeof(int));
  int found = 0;
  if (p[argc + 1])
    found = 1;
  free(p);
  return found;
}
