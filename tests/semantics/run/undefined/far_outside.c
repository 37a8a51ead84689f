int table[10];
int main(int argc, char **argv) {
  return table[100 * argc];
}
