#include <string.h>
char kept[8];
__attribute__((pure)) unsigned long length(const char *s) {
  strcpy(kept, s);
  return strlen(kept);
}
int main(int argc, char **argv) { return length("four") - 4; }
