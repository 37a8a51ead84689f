int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  int value;
  return take(value);
}
