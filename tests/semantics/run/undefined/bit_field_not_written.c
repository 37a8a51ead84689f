struct flags { unsigned a : 3, b : 5; };
int main(int argc, char **argv) {
  struct flags f;
  f.a = argc;
  if (f.b)
    return 1;
  return 0;
}
