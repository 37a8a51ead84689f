int main(int argc, char **argv) {
  long double big = 9223372036854775807.0L + argc;
  long n = big;
  return n > 3;
}
