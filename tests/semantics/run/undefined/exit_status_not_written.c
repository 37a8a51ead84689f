int main(int argc, char **argv) {
  int status;
  if (argc > 3)
    status = 0;
  return status;
}
