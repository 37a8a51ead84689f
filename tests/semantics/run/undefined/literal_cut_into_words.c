#include <string.h>
int main(int argc, char **argv) {
  char own[] = "a b", *s = argc > 3 ? own : "a b";
  return strtok(s, " ") == 0;
}
