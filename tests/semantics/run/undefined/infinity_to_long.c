long take(long x) { return x & 7; }
int main(int argc, char **argv) {
  double zero = argc - 1;
  return take((long)(1.0 / zero));
}
