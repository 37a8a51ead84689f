#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
static const int table[3] = {3, 1, 2};
static int order(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(int argc, char **argv) {
  qsort((void *)table, 3, sizeof(int), order);
  return table[0];
}
