int main(int argc, char **argv) {
  int low = -2147483647 - argc;
  switch (--low) {
  case 3:
    return 1;
  }
  return 0;
}
