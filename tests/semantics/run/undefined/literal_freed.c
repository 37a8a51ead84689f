#include <stdlib.h>
int main(int argc, char **argv) {
  char *s = argc > 3 ? malloc(4) : "abc";
  free(s);
  return 0;
}
