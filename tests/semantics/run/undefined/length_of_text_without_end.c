#include <string.h>
int main(int argc, char **argv) {
  char b[4];
  memset(b,'x', 4);
  return (int)strlen(b)&0;
}
