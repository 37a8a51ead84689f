int main(int argc, char **argv) {
  int a[3];
  a[0] = a[1] = argc;
  int sum = 0;
  for (int i = 0; i < 3; i++)
    sum += a[i];
  if (sum > 5)
    return 1;
  return 0;
}
