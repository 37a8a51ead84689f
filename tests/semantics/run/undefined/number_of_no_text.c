#include <stdlib.h>
int main(int argc, char **argv) {
  char*p = argc>5?"1":0;
  return atoi(p);
}
