int main(int argc, char **argv) {
  int *p = &argc;
  switch (argc) {
  case 1: {
    int twice = argc * 2;
    p = &twice;
    break;
  }
  default:
    argc++;
  }
  return *p;
}
