int main(int argc, char **argv) {
  for (int i = 1; i > 0; i *= 2)
    if (argc > 5)
      return 1;
  return 0;
}
