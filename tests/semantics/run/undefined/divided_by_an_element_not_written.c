int main(int argc, char **argv) {
  int a[3];
  a[0] = a[1] = argc;
  return 10 % a[2 * argc];
}
