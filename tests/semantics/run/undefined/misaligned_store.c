int main(int argc, char **argv) {
  _Alignas(8) char bytes[16];
  double *p = (double *)(bytes + 4 * argc);
  *p = 1.0;
  return 0;
}
