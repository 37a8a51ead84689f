static int sign(int n) {
  if (n > 1)
    return 1;
}
int main(int argc, char **argv) {
  if (sign(argc) == 1)
    return 2;
  return 3;
}
