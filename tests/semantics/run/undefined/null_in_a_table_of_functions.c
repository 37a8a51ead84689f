static int one(int n) { return n; }
static int (*const table[3])(int) = {one, one};
int main(int argc, char **argv) {
  return table[argc + 1](argc);
}
