#include <string.h>
int main(int argc, char **argv) {
  char s[8] = "1234";
  strcat(s, argc > 3 ? "" : "5678");
  return s[0] == 0;
}
