#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
struct owner { char *text; };
static void drop(struct owner *o) {
  free(o->text);
}
int main(int argc, char **argv) {
  struct owner a = {strdup("text")}, b = a;
  drop(&a);
  drop(&b);
  return 0;
}
