int sum(int a[static 4]) { return a[0] + a[1]; }
int main(int argc, char **argv) {
  int a[3] = {-1, 1, 0};
  return sum(a);
}
