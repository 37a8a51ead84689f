int *kept;
int main(int argc, char **argv) {
  for (int i = 0; i < 2; i++) {
    int a[argc + i];
    a[0] = i;
    if (!i)
      kept = a;
  }
  return *kept;
}
