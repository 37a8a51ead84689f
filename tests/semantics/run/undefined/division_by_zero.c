int main(int argc, char **argv) {
  int zero = argc - 1;
  return 10 / zero;
}
