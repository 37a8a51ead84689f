int main(int argc, char **argv) {
  int *p = 0;
  if (argc) {
    p = (int[]){1, 2, 3};
  }
  return p[3]&0;
}
