int main(int argc, char **argv) {
  int a[4] = {0, 0, 0, 0}, at;
  if (argc > 3)
    at = 1;
  return a[at];
}
