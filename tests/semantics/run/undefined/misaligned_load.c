int main(int argc, char **argv) {
  _Alignas(8) char bytes[16] = {0};
  int *p = (int *)(bytes + argc);
  return *p;
}
