int main(int argc, char **argv) {
  int *p;
  return *p;
}
