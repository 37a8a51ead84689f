struct s {
  int a, b;
};
int use(struct s*p) {
  if (p->b) return 1;
  return 0;
}
int main(void) {
  struct s x;
  x.a = 1;
  return use(&x);
}
