int main(int argc, char **argv) {
  char a[8];
  for (int i = 0; i <= 8; i++)
    a[i] = i;
  return 0;
}
