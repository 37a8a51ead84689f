int main(int argc, char **argv) {
  int flag;
  if (argc > 3)
    flag = 1;
  if (flag)
    return 1;
  return 0;
}
