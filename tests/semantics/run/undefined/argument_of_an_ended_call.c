int *kept;
void keep(int n) { kept = &n; }
int main(int argc, char **argv) {
  keep(argc);
  return *kept;
}
