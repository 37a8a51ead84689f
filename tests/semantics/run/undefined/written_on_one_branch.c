int main(int argc, char **argv) {
  int found;
  if (argc > 3)
    found = 1;
  else if (argc > 2)
    found = 2;
  while (found)
    found--;
  return 0;
}
