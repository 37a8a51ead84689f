#include <string.h>
int main(int argc, char **argv) {
  char a[3] = {1, 2, 3};
  return memchr(a, 7, 3 + argc) != 0;
}
