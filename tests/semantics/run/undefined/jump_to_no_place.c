#include <setjmp.h>
static jmp_buf place;
static void leave(int n) {
  longjmp(place, n);
}
int main(int argc, char **argv) {
  if (argc > 3 && setjmp(place))
    return 1;
  leave(argc);
  return 2;
}
