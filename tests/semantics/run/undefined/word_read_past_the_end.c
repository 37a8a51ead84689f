#include <stdio.h>
int main(int argc, char **argv) {
  char word[4];
  sscanf(argc > 3 ? "abc" : "abcd", "%s", word);
  return word[0] == 0;
}
