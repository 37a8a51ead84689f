int one(void) { return 0; }
int main(int argc, char **argv) {
  int (*f)(void);
  if (argc > 3)
    f = one;
  return f();
}
