#include <string.h>
struct s {
  int a[8];
};
struct s *mk(void) {
  struct s x;
  memset(&x, 1, sizeof x);
  struct s*p = &x;
  return p;
}
int main(void) {
  struct s*p = mk();
  struct s y = *p;
  return y.a[0]&1;
}
