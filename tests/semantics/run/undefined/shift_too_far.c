int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  return take(argc << 32);
}
