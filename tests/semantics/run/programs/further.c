/* Functions beside those of the C standard that glibc has. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <ctype.h>
#include <time.h>
#include <sys/time.h>

static const char *rest(const char *found, const char *none) { return found ? found : none; }

static void compared(void) {
  const char *words[] = {"", "a", "ab", "abc", "ABD", "\xff", "zebra"};
  for (int i = 0; i < 7; i++) {
    for (int j = 0; j < 7; j++) {
      const char *a = words[i], *b = words[j];
      printf("%d %d %d %d %d;", strcmp(a, b), strncmp(a, b, 2), strcasecmp(a, b), strncasecmp(a, b, 2), memcmp(a, b, 1));
    }
    printf("\n");
  }
}

static void strings(void) {
  char text[40] = "one,two;three", *at, *token;
  for (token = strtok_r(text, ",;", &at); token; token = strtok_r(NULL, ",;", &at)) printf("<%s>", token);
  char other[] = "a::b", *left = other;
  while ((token = strsep(&left, ":"))) printf("[%s]", token);
  char *copy = strndup("abcdef", 3), room[8], small[4];
  printf("%s", copy);
  free(copy);
  printf(" %d %d", (int)(stpncpy(room, "xy", 6) - room), (int)((char *)mempcpy(room, "xyz", 4) - room));
  printf(" %s %s %s", (char *)memrchr("abcabc", 'b', 6), (char *)memmem("abcabc", 6, "ca", 2), strchrnul("abc", 'x'));
  printf(" %s %s", rest(strcasestr("Hello World", "WORLD"), "none"), rest(strcasestr("Hello", "xyz"), "none"));
  bcopy("12345", room, 6);
  printf(" %s %zu %d %d %d", room, strxfrm(small, "ab", 4), isascii('a'), isascii(200), toascii(0xe1));
  printf(" %d %d %d\n", ffs(0), ffsl(1L << 40), ffsll(-8LL));
}

static void streams(void) {
  char *line = NULL, *made;
  size_t size = 0;
  long length;
  while ((length = getline(&line, &size, stdin)) >= 0) printf("%ld %d %s", length, size >= (size_t)length, line);
  free(line);
  printf("%d", asprintf(&made, "%d-%s", 42, "x"));
  printf(" %s\n", made);
  free(made);
  fflush(stdout);
  dprintf(1, "%s %d\n", "direct", 7);
}

static void numbers(void) {
  unsigned seed = 5;
  int *many = reallocarray(NULL, 4, sizeof *many);
  many = reallocarray(many, 8, sizeof *many);
  many[7] = rand_r(&seed);
  printf("%d %d %.6f", many[7], rand_r(&seed), drand48());
  srand48(7);
  printf(" %.10f %ld %ld\n", drand48(), lrand48(), mrand48());
  free(many);
  struct timespec spec;
  struct timeval value;
  printf("%d %d", clock_gettime(CLOCK_REALTIME, &spec), gettimeofday(&value, NULL));
  printf(" %d %d\n", value.tv_sec - spec.tv_sec < 5, spec.tv_nsec < 1000000000);
}

int main(void) {
  compared();
  strings();
  streams();
  numbers();
  return 0;
}
