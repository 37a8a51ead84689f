static int one(int a) { return a; }
int main(int argc, char **argv) {
  int (*f)(int) = argc > 3 ? one : 0;
  return f(argc);
}
