int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  double big = 1e20 * argc;
  return take((int)big);
}
