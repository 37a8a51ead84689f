int main(int argc, char **argv) {
  int n = 2147483647;
  n++;
  while (n > argc)
    n -= 2147483647;
  return 0;
}
