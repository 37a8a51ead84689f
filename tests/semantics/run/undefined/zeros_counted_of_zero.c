int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  return take(__builtin_ctz(argc - 1));
}
