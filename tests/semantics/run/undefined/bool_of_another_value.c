#include <stdbool.h>
int take(bool b) { return b ? 1 : 0; }
int main(int argc, char **argv) {
  bool flag;
  *(unsigned char *)&flag = 1 + argc;
  return take(flag) == 5;
}
