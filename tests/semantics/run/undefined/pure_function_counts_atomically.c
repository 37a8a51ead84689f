int calls;
__attribute__((pure)) int number(int n) {
  int own = 0, *counted = &calls; return __atomic_add_fetch(counted, n, __ATOMIC_SEQ_CST);
}
int main(int argc, char **argv) { return number(argc) - 1; }
