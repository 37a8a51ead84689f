int main(int argc, char **argv) {
  unsigned long flags = 1;
  flags <<= 63 + argc;
  if (flags)
    return 1;
  return 0;
}
