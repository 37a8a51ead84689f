static int parse(const char *s, int *out) {
  if (*s != '+')
    return 0;
  *out = 3;
  return 1;
}
int main(int argc, char **argv) {
  int n;
  parse("-", &n);
  if (n % 2)
    return 1;
  return 2;
}
