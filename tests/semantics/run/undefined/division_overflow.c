int main(int argc, char **argv) {
  int low = -2147483647 - argc;
  return low / -argc == 3;
}
