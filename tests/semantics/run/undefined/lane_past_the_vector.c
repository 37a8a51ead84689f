typedef int four __attribute__((vector_size(16)));
int take(int x) { return x & 7; }
int main(int argc, char **argv) {
  four v = {1, 2, 3, 4};
  return take(v[3 + argc]);
}
