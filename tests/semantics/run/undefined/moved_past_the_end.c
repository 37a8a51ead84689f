#include <string.h>
int main(int argc, char **argv) {
  int a[4] = {1, 2, 3, 4};
  memmove(a + argc, a, 4 * sizeof(int));
  return a[0] != 1;
}
