#include <string.h>
struct mixed { char a; int b; };
int main(int argc, char **argv) {
  struct mixed one, two;
  one.a = two.a = 1;
  one.b = two.b = argc;
  return memcmp(&one, &two, sizeof one);
}
