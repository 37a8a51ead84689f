int main(int argc, char **argv) {
  int x = -2147483647-argc;
  int d = 1;
  d -= 2*argc;
  return (x/d)&0;
}
