int one(int a) { return a; }
int main(int argc, char **argv) {
  int (*f)(int, int) = (int (*)(int, int))one;
  return f(argc, 2) - 1;
}
