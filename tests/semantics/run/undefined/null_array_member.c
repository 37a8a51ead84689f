struct row { int n; int cells[4]; };
int main(int argc, char **argv) {
  struct row one = {1, {2, 3, 4, 5}}, *p = argc > 3 ? &one : 0;
  return p->cells[argc];
}
