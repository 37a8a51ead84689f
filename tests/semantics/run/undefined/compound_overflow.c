int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  int product = 1 << 20;
  product *= argc << 12;
  return take(product);
}
