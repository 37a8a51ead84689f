__attribute__((returns_nonnull)) int *chosen(int *p) {
  return p;
}
int main(int argc, char **argv) {
  int *p = argc > 3 ? &argc : 0;
  if (chosen(p) == &argc + 1)
    return 1;
  return 0;
}
