int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  char by = 31 + argc;
  int bit = 1;
  bit <<= by;
  return take(bit);
}
