int twice(int x) { return 2 * x; }
int main(int argc, char **argv) {
  unsigned char *code = (unsigned char *)&twice;
  int first = *code;
  return first == 256;
}
