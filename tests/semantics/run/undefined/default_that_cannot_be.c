static int name(int kind) {
  switch (kind) {
  case 0: return 'a';
  case 2: return 'b';
  default: __builtin_unreachable();
  }
}
int main(int argc, char **argv) { return name(argc); }
