#include <string.h>
int main(int argc, char **argv) {
  char b[16];
  memset(b, 0, 16);
  int *p = (int*)(b+argc);
  return *p;
}
