#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
struct node { struct node *next; };
int main(int argc, char **argv) {
  struct node *head = 0;
  for (int i = 0; i < 3; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = head;
    head = n;
  }
  while (head) {
    free(head);
    head = head->next;
  }
  return 0;
}
