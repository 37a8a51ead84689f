int length(const int *p) {
  const int *start = p;
  while (*p != 0)
    p++;
  return p - start;
}
int main(int argc, char **argv) {
  int a[3] = {1, 2, argc};
  return length(a);
}
