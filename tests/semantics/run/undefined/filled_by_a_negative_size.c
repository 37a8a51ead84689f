#include <string.h>
char b[8];
int main(int argc, char **argv) {
  memset(b, 0, (unsigned long)(argc-2));
  return 0;
}
