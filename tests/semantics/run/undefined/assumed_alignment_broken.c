int main(int argc, char **argv) {
  char bytes[64] __attribute__((aligned(32))) = {0};
  char *p = __builtin_assume_aligned(bytes + argc, 16);
  return *p;
}
