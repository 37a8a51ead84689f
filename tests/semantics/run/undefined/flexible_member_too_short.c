#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
struct line { int n; int at[]; };
int main(int argc, char **argv) {
  struct line *l = malloc(sizeof(struct line) + 2 * sizeof(int));
  l->n = 3;
  for (int i = 0; i < l->n; i++)
    l->at[i] = argc;
  free(l);
  return 0;
}
