int main(int argc, char **argv) {
  char bytes[8] = {1};
  char *p = bytes + 0x4000000000000000L * argc;
  return *p;
}
