int main(int argc, char **argv) {
  __builtin_assume(argc > 3);
  return 0;
}
