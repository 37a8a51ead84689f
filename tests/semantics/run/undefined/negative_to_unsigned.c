int take(unsigned x) { return x & 7; }
int main(int argc, char **argv) {
  float low = -5.0f * argc;
  return take((unsigned)low);
}
