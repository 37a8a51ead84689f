#include <string.h>
int main(int argc, char **argv) {
  char a[4], *from = argc > 3 ? argv[0] : 0;
  memcpy(a, from, argc);
  return 0;
}
