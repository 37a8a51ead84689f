int *q;
void f(int n) {
  int x = n;
  if (n == 3)q = &x;
  if (n)f(n-1);
}
int main(int argc, char **argv) {
  f(5);
  return *q-3;
}
