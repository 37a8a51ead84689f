#include <stdio.h>
#include <string.h>
struct anon { char c : 2; int i : 2; };
struct anon s;
static void show(const char *name, const void *p, size_t n) {
  printf("%s", name);
  for (size_t i = 0; i < n; i++) printf(" %02x", ((const unsigned char *)p)[i]);
  printf("\n");
}
int main(void) {
  memset(&s, 0x5a, sizeof s);
  s.i = 1;
  s.c = -2;
  show("anon", &s, sizeof s);
  printf("%d %d\n", s.c, s.i);
}
