long g(long a, long b) {
  return a%b;
}
int main(int argc, char **argv) {
  return (int)g(5, argc-1);
}
