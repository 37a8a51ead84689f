int main(int argc, char **argv) {
  long low = -9223372036854775807L - argc;
  return low % -argc == 3;
}
