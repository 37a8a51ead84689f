#include <stdlib.h>
int main(int argc, char **argv) {
  char b[16];
  char*p = argc>5?malloc(4):b;
  free(p);
  return 0;
}
