#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
struct pair { long a, b; };
int main(int argc, char **argv) {
  struct pair from = {argc, 2}, *to = malloc(sizeof(long));
  *to = from;
  free(to);
  return 0;
}
