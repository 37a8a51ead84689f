/* Pointers of many kinds: lists, trees, tables of functions, pointers to pointers, structs that are copied. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node { struct node *next; int *value; };
struct pair { int *first, *second; struct node *list; };
typedef int *(*chooser)(struct pair *);

static int seven = 7, eight = 8;
static int *slots[4];
static struct node *head;

static int *choose_first(struct pair *p) { return p->first; }
static int *choose_second(struct pair *p) { return p->second; }
static int *choose_last(struct pair *p) {
  struct node *n = p->list;
  while (n->next) n = n->next;
  return n->value;
}
static chooser choosers[] = {choose_first, choose_second, choose_last};

__attribute__((noinline)) static struct node *push(struct node **list, int *value) {
  struct node *made = malloc(sizeof *made);
  made->next = *list;
  made->value = value;
  *list = made;
  return made;
}

__attribute__((noinline)) static void swap(int **a, int **b) {
  int *kept = *a;
  *a = *b;
  *b = kept;
}

__attribute__((noinline)) static int compare(const void *a, const void *b) {
  return **(int *const *)a - **(int *const *)b;
}

__attribute__((noinline)) static int *depth(int n, int *best) {
  int here = n;
  if (n == 0) return best;
  if (here > *best) return depth(n - 1, best);
  int *found = depth(n - 1, &here);
  return found == &here ? best : found;
}

int main(int argc, char **argv) {
  int local = 3, others[3] = {5, 1, 4};
  struct pair one = {&seven, &local, 0}, two;
  int *heap = calloc(4, sizeof(int)), total = 0;
  for (int i = 0; i < 3; i++) push(&head, i == 1 ? heap + i : &others[i]);
  one.list = head;
  memcpy(&two, &one, sizeof two);
  swap(&two.first, &two.second);
  heap = realloc(heap, 64 * sizeof(int));
  heap[5] = 9;
  push(&two.list, &heap[5]);
  for (int i = 0; i < 9; i++) {
    int *chosen = choosers[i % 3](i & 1 ? &one : &two);
    if (i % 3 != 2) *chosen += i;
    slots[i & 3] = i % 3 == 2 ? &eight : chosen;
  }
  qsort(slots, 4, sizeof slots[0], compare);
  for (int i = 0; i < 4; i++) total = total * 10 + *slots[i];
  total += *depth(4, &eight);
  for (struct node *n = two.list; n != one.list; n = n->next) total += *n->value;
  printf("%d %s\n", total, argc > 1 ? argv[1] : "none");
  return 0;
}
