#include <stdlib.h>
int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  int low = -2147483647 - argc;
  return take(abs(low));
}
