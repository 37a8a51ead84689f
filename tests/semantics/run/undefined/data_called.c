int data = 3;
static int one(int a) { return a; }
int main(int argc, char **argv) {
  int (*f)(int) = (int (*)(int))&data;
  return f(argc);
}
