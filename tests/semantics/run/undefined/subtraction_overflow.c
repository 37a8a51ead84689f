int main(int argc, char **argv) {
  int low = -2147483647 - 1;
  if (low - argc > 0)
    return 1;
  return 0;
}
