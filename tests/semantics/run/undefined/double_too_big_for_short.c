static short cut(double d) { return d; }
int main(int argc, char **argv) {
  return cut(32767.5 + argc) == 3;
}
