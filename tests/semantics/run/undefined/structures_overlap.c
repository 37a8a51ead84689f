struct four { int at[4]; };
int main(int argc, char **argv) {
  int buffer[6] = {argc, 2, 3, 4, 5, 6};
  struct four *a = (struct four *)buffer, *b = (struct four *)(buffer + argc);
  *b = *a;
  return buffer[5];
}
