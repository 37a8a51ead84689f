int take(unsigned char x) { return x & 7; }
int main(int argc, char **argv) {
  float wide = 255.0f + argc;
  unsigned char byte = wide;
  return take(byte);
}
