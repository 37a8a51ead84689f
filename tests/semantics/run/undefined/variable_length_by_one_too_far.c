int main(int argc, char **argv) {
  int n = argc-1;
  int a[n+1];
  a[0] = 1;
  return a[n+1]&0;
}
