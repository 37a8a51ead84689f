// Memory: a sieve in bytes, a list of objects, and a sum of doubles.
#include <stdio.h>
#include <stdlib.h>
struct node {
  struct node *next;
  int value;
};
int main(void) {
  int size = 400000, primes = 0;
  char *composite = calloc(size, 1);
  for (int i = 2; i < size; i++)
    if (!composite[i]) {
      primes++;
      for (int j = 2 * i; j < size; j += i)
        composite[j] = 1;
    }
  struct node *list = 0;
  for (int i = 0; i < 100000; i++) {
    struct node *made = malloc(sizeof *made);
    made->next = list;
    made->value = i;
    list = made;
  }
  long sum = 0;
  for (struct node *at = list; at; at = at->next)
    sum += at->value;
  double harmonic = 0;
  for (int i = 1; i < 500000; i++)
    harmonic += 1.0 / i;
  printf("%d %ld %f\n", primes, sum, harmonic);
  return 0;
}
