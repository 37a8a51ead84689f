struct pair { int a, b; };
int main(int argc, char **argv) {
  struct pair one, two;
  one.a = argc;
  two = one;
  if (two.b)
    return 1;
  return 0;
}
