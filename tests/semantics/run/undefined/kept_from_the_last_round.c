int main(int argc, char **argv) {
  int *last = 0, sum = 0;
  for (int i = 0; i < 3; i++) {
    if (last)
      sum += *last;
    int here = i + argc;
    last = &here;
  }
  return sum;
}
