int main(int argc, char **argv) {
  int a[4] = {1, 2, 3, argc}, sum = 0;
  for (int *p = a + 3; p >= a; p--)
    sum += *p;
  return sum;
}
