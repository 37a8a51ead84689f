int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  int by = -argc;
  return take(256 >> by);
}
