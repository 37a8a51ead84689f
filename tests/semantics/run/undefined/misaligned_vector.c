typedef float four __attribute__((vector_size(16)));
int main(int argc, char **argv) {
  float a[8] __attribute__((aligned(16))) = {0};
  four *p = (four *)(a + argc);
  four v = *p;
  return v[0] != 0;
}
