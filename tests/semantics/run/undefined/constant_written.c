const int limit = 3;
int main(int argc, char **argv) {
  *(int *)&limit = argc;
  return 0;
}
