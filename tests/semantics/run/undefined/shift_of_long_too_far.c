int main(int argc, char **argv) {
  unsigned long one = argc;
  if (one << (argc + 63))
    return 1;
  return 0;
}
