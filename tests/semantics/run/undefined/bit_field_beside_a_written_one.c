struct b {
  unsigned x:3;
  int y:29;
};
int main(int argc, char **argv) {
  struct b q;
  q.x = argc;
  return q.y == 7;
}
