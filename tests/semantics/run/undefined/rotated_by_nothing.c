static unsigned rotate(unsigned x, unsigned by) {
  return x << by | x >> (32 - by);
}
int main(int argc, char **argv) {
  return rotate(argc, argc - 1) ? 1 : 0;
}
