int main(int argc, char **argv) {
  int *p = argc > 3 ? &argc : 0;
  return p[argc - 2];
}
