int main(int argc, char **argv) {
  int a[4] = {1, 2, 3, 4};
  int at = -argc;
  return a[at];
}
