#include <stdlib.h>
int main(int argc, char **argv) {
  int *p = malloc(16);
  if (!p)
    return 1;
  for (int i = 3; i >= -1; i--)
    p[i] = i;
  free(p);
  return 0;
}
