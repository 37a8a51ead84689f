int main(int argc, char **argv) {
  int big = 2147483647;
  if (big + argc < 0)
    return 1;
  return 0;
}
