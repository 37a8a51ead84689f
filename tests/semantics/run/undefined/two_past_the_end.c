int main(int argc, char **argv) {
  int a[2] = {1, 2};
  int *p = a + 4 * argc;
  return *p;
}
