#include <string.h>
char b[32];
int main(int argc, char **argv) {
  memcpy(b+argc, b, 8);
  return b[0];
}
