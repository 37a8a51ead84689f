int main(int argc, char **argv) {
  unsigned __int128 x = argc;
  x >>= 127 + argc;
  return x == 1;
}
