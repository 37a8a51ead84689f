int main(int argc, char **argv) {
  int n = argc + 2;
  int a[n];
  for (int i = 0; i < n; i++)
    a[i] = i;
  return a[n];
}
