int main(int argc, char **argv) {
  int by;
  return argc / by;
}
