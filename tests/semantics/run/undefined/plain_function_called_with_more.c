static int one(int n) { return n; }
int main(int argc, char **argv) {
  int (*f)(int, ...) = (int (*)(int, ...))one;
  return f(argc, 2);
}
