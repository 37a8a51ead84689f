int calls;
__attribute__((const)) int square(int n) {
  return ++calls * n * n;
}
int main(int argc, char **argv) { return square(argc) - 1; }
