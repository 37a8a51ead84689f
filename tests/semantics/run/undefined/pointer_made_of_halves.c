int main(int argc, char **argv) {
  int n = argc, *p = &n, *q;
  unsigned char *from = (unsigned char *)&p, *to = (unsigned char *)&q;
  for (int i = 0; i < 7; i++)
    to[i] = from[i];
  return *q;
}
