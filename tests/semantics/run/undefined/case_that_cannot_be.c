int f(int x) {
  switch (x&3) {
    case 0:
    return 1;
    case 2:
    return 2;
    default:
    __builtin_unreachable();
  }
}
int main(int argc, char **argv) {
  return f(argc)&0;
}
