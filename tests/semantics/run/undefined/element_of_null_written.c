int main(int argc, char **argv) {
  int *p = argc>9?&argc:0;
  p[1] = 2;
  return 0;
}
