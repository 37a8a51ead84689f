struct __attribute__((packed)) mixed { char c; int n; };
static int read(const int *p) {
  return *p;
}
int main(int argc, char **argv) {
  struct mixed m[2] = {{'a', argc}, {'b', 2}};
  return read(&m[0].n);
}
