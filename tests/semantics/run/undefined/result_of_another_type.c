double half(int a) { return a / 2.0; }
int main(int argc, char **argv) {
  int (*f)(int) = (int (*)(int))half;
  return f(argc) != 0;
}
