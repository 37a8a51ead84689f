int main(int argc, char **argv) {
  int *p = (int *)(4096UL * argc);
  return *p;
}
