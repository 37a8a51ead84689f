struct limits { const int low, high; };
static const struct limits limits = {1, 2};
int main(int argc, char **argv) {
  int *p = (int *)&limits.high;
  *p = argc;
  return limits.high;
}
