static const int k = 5;
void set(int*p) {
  *p = 6;
}
int main(int argc, char **argv) {
  set((int*)&k);
  return k-k;
}
