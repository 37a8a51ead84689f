int main(int argc, char **argv) {
  int a[4] = {1, 2, 3, 4};
  return a[argc + 3];
}
