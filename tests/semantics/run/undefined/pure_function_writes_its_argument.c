__attribute__((pure)) int sum(int *numbers, int count) {
  int total = 0;
  for (int i = 0; i < count; i++)
    total += numbers[i], numbers[i] = 0;
  return total;
}
int main(int argc, char **argv) {
  int numbers[] = {1, 2, 3};
  return sum(numbers, argc) - 1;
}
