struct view { const int *from; int n; };
struct view make(int n) {
  int local[2] = {n, n + 1};
  struct view v = {local, 2};
  return v;
}
int main(int argc, char **argv) {
  struct view v = make(argc);
  return v.from[1];
}
