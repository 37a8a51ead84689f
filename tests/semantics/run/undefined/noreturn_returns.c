#include <stdio.h>
#include <stdlib.h>
_Noreturn void stop(int n) {
  if (n)
    exit(0);
}
int main(int argc, char **argv) { stop(argc - 1); }
