char bytes[64] __attribute__((aligned(32)));
__attribute__((assume_aligned(16))) char *place(long at) { return bytes + at; }
int main(int argc, char **argv) {
  char *p = place(argc * 8);
  return *p;
}
