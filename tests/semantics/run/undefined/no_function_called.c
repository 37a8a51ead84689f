void (*h)(void);
int main(void) {
  h();
  return 0;
}
