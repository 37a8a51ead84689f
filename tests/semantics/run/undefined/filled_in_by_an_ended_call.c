static void point(int **out, int n) {
  int local = n;
  *out = &local;
}
int main(int argc, char **argv) {
  int *p;
  point(&p, argc);
  *p = 3;
  return 0;
}
