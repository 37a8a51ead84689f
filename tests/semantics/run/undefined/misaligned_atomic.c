int main(int argc, char **argv) {
  char bytes[16] __attribute__((aligned(8))) = {0};
  int *counter = (int *)(bytes + 2 * argc);
  return __atomic_fetch_add(counter, 1, __ATOMIC_SEQ_CST);
}
