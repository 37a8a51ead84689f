#include <stdlib.h>
int main(int argc, char **argv) {
  char *s = argc > 3 ? "12" : 0;
  return atoi(s) != 12;
}
