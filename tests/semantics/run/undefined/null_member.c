struct pair { int a, b; };
int main(int argc, char **argv) {
  struct pair one = {1, 2}, *p = argc > 3 ? &one : 0;
  return p->a;
}
