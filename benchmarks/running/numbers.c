// Numbers: a loop of integer operations and an array on the stack.
#include <stdio.h>
int main(void) {
  unsigned hash = 1;
  int table[64];
  for (int i = 0; i < 64; i++)
    table[i] = i;
  for (int i = 0; i < 1000000; i++) {
    hash = hash * 31 + table[i & 63];
    if (hash & 1)
      hash ^= 0x5a5a;
    table[(i * 7) & 63] = hash & 0xffff;
  }
  printf("%u\n", hash);
  return 0;
}
