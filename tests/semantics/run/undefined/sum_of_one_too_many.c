int main(int argc, char **argv) {
  int a[4];
  int s = 0;
  for (int i = 0; i<3; i++)a[i] = i;
  for (int i = 0; i<4; i++) s += a[i];
  return s>100;
}
