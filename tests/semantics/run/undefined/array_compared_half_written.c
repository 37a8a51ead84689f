#include <string.h>
int main(int argc, char **argv) {
  char a[8] = {1}, b[8];
  b[0] = 1;
  return memcmp(a, b, 8) != 0;
}
