#include <string.h>
int place[4];
__attribute__((pure)) int cleared(int size) {
  memset(place, 0, size);
  return place[0];
}
int main(int argc, char **argv) { return cleared(argc * 4); }
