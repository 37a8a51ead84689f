int main(int argc, char **argv) {
  int n;
  int a[n];
  a[0] = argc;
  return a[0];
}
