int *leak(int n) {
  int local = n;
  int *p = &local;
  return p;
}
int main(int argc, char **argv) {
  return *leak(argc);
}
