int f(int x) {
  return x;
}
int main(int argc, char **argv) {
  double (*g)(double) = (double(*)(double))f;
  return (int)g(1.0);
}
