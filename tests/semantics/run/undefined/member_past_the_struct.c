struct pair { int a, b; };
int main(int argc, char **argv) {
  struct pair one[2] = {{1, 2}, {3, 4}};
  struct pair *p = one + 2 * argc;
  return p->b;
}
