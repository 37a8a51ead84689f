#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
  char *s = malloc(8);
  if (!s)
    return 1;
  strcpy(s, "text");
  free(s);
  puts(s);
  return 0;
}
