#include <stdlib.h>
int compare(const void *a, const void *b) { return *(const char *)a - *(const char *)b; }
int main(int argc, char **argv) {
  char a[3] = {3, 1, 2};
  qsort(a, 3 + argc, 1, compare);
  return a[0] != 1;
}
