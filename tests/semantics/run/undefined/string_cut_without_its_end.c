#include <string.h>
int main(int argc, char **argv) {
  char a[4], b[8];
  strncpy(a,"abcdef", 4);
  strcpy(b, a);
  return 0;
}
