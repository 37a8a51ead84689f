int main(int argc, char **argv) {
  int big = 65536 * argc;
  if (big * big)
    return 1;
  return 0;
}
