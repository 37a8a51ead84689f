int main(int argc, char **argv) {
  char *s = "hello";
  s[0] = 'H';
  return 0;
}
