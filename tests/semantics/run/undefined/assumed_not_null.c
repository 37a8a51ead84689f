int main(int argc, char **argv) {
  int *p = argc > 3 ? &argc : 0;
  __builtin_assume(p != 0);
  return 0;
}
