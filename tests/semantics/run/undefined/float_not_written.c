int main(int argc, char **argv) {
  double sum;
  for (int i = 0; i < argc; i++)
    sum += i;
  if (sum > 1.0)
    return 1;
  return 0;
}
