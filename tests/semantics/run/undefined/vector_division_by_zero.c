typedef int four __attribute__((vector_size(16)));
int main(int argc, char **argv) {
  four v = {1, 2, 3, 4}, w = {argc, 1, argc - 1, 2};
  four q = v / w;
  return q[0] != 1;
}
