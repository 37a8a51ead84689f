int main(int argc, char **argv) {
  unsigned x = argc-1;
  return __builtin_clz(x)&0;
}
