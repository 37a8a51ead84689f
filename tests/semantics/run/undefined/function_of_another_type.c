static int add(int a, int b) { return a + b; }
int main(int argc, char **argv) {
  int (*f)(int) = (int (*)(int))add;
  return f(argc);
}
