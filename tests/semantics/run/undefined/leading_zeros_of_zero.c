int main(int argc, char **argv) {
  unsigned long none = argc / 2;
  if (__builtin_clzl(none) > 3)
    return 1;
  return 0;
}
