_Bool ask(int n) { return n > 3; }
int main(int argc, char **argv) {
  _Bool yes;
  if (argc > 3)
    yes = ask(argc);
  if (yes)
    return 1;
  return 0;
}
