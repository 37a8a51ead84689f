int value(int n) {
  int result;
  if (n > 3)
    result = n;
  return result;
}
int main(int argc, char **argv) {
  if (value(argc) == 7)
    return 1;
  return 0;
}
