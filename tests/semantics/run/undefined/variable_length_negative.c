int main(int argc, char **argv) {
  int n = argc - 1;
  int a[n];
  a[0] = 1;
  return 0;
}
