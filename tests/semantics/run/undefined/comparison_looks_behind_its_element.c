#include <stdlib.h>
int cmp(const void*a, const void*b) {
  return ((int*)a)[2]-*(int*)b;
}
int main(int argc, char **argv) {
  int x[2] = {3, 1};
  qsort(x, 2, 4, cmp);
  return 0;
}
