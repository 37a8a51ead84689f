int main(int argc, char **argv) {
  int n, sum = 0;
  for (int i = 0; i < n; i++)
    sum += i;
  return sum;
}
