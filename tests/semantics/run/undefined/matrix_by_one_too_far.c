#include <stdio.h>
int m[3][4];
int main(int argc, char **argv) {
  int s = 0;
  int *q = &m[0][0];
  for (int i = 0; i <= 12; i++) s += q[i];
  return s;
}
