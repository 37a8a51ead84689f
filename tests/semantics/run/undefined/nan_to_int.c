int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  double zero = argc - 1;
  return take((int)(zero / zero));
}
