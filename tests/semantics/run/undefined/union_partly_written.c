union word { short part; int whole; };
int main(int argc, char **argv) {
  union word w;
  w.part = argc;
  if (w.whole == 1)
    return 1;
  return 0;
}
