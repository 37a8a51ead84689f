int g[4] = {1, 2, 3, 4};
int h[4];
int get(int i) {
  return g[i];
}
int main(int argc, char **argv) {
  return get(argc-2)&0;
}
