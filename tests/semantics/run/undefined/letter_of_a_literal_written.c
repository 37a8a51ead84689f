int main(int argc, char **argv) {
  char*s="hello";
  s[argc]='a';
  return 0;
}
