int main(int argc, char **argv) {
  char bytes[16];
  int *first = (int *)bytes, *second = (int *)(bytes + 4 + argc);
  if (second - first > 1)
    return 1;
  return 0;
}
