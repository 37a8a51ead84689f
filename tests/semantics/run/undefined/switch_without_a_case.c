static int weight(int kind) {
  int w;
  switch (kind) {
  case 2: w = 20; break;
  case 3: w = 30; break;
  }
  return w;
}
int main(int argc, char **argv) {
  return weight(argc) / 10;
}
