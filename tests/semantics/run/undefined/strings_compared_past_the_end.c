#include <string.h>
int main(int argc, char **argv) {
  char a[3] = {'a', 'b', 'c'};
  return strcmp(a, argc > 3 ? "abd" : "abc") == 7;
}
