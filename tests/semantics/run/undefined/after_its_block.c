int main(int argc, char **argv) {
  int *p = &argc;
  {
    int inner[2] = {argc, 2};
    p = inner;
  }
  return *p;
}
