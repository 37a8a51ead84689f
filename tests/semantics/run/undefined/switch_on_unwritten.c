int main(int argc, char **argv) {
  int kind;
  switch (kind) {
  case 1:
    return 1;
  default:
    return 0;
  }
}
