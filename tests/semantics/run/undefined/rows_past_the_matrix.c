int main(int argc, char **argv) {
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}}, sum = 0;
  for (int i = 0; i < 3; i++)
    sum += m[i][argc];
  return sum;
}
