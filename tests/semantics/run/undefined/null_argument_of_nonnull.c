__attribute__((nonnull)) int first(int *p) { return p == 0; }
int main(int argc, char **argv) {
  int *p = argc > 3 ? &argc : 0;
  return first(p);
}
