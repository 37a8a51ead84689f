void add(int*restrict a, int*restrict b, int n) {
  for (int i = 0; i<n; i++) a[i+1] = b[i]+1;
}
int x[8];
int main(void) {
  add(x, x, 7);
  return x[0];
}
