struct __attribute__((packed)) s {
  char c;
  double d;
};
double get(double*p) {
  return *p;
}
int main(void) {
  struct s x = {1, 2.0};
  return get(&x.d) == 1.0;
}
