int sign(int n) {
  if (n > 3)
    return 1;
  __builtin_unreachable();
}
int main(int argc, char **argv) {
  return sign(argc);
}
