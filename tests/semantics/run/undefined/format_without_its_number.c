#include <stdio.h>
int main(void) {
  printf("%s %d\n","x");
  return 0;
}
