int main(int argc, char **argv) {
  long big = 0x7fffffffffffffffL;
  if (big + argc < 0)
    return 1;
  return 0;
}
