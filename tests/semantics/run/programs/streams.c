/* Streams: what is read from the standard input, and a file that is named by the first argument. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv) {
  char line[16], word[16], set[16];
  int a, b, c;
  unsigned x;
  long l;
  short h;
  float f;
  double d;
  printf("%s", fgets(line, sizeof line, stdin));
  a = scanf("%d %x %o", &b, &x, &c);
  printf("%d %d %x %o\n", a, b, x, c);
  a = scanf("%ld,%hd,%f,%lf", &l, &h, &f, &d);
  printf("%d %ld %d %g %g\n", a, l, h, f, d);
  a = scanf(" %3s%[^;];%*d %c", word, set, line);
  printf("%d %s %s %c\n", a, word, set, line[0]);
  a = scanf("%% %[a-c]%i", set, &b);
  printf("%d %s %d\n", a, set, b);
  printf("%d\n", scanf("%d", &b));
  a = getchar();
  ungetc(a, stdin);
  printf("%c%c\n", a, fgetc(stdin));
  while ((a = getc(stdin)) != EOF)
    putchar(a == '\n' ? '/' : a);
  printf(" %d %d %d\n", feof(stdin) != 0, scanf("%d", &a), fgets(line, 4, stdin) == 0);
  fprintf(stderr, "to %s\n", "stderr");
  fputs("out ", stdout);
  fputc('!', stdout);
  putc('\n', stdout);
  fflush(stdout);
  a = write(1, "written\n", 8);
  printf("%d %d %d\n", a, fileno(stdin), fileno(stderr));
  FILE *file = fopen(argv[1], "w+b");
  if (!file || fopen("/no/such/folder/x", "r")) {
    perror("fopen");
    return 1;
  }
  fwrite("first\nsecond\n", 1, 13, file);
  fprintf(file, "%d\n", 42);
  printf("%ld\n", ftell(file));
  rewind(file);
  printf("%zu %.6s", fread(line, 2, 3, file), line);
  fseek(file, -3, SEEK_END);
  a = fscanf(file, "%d", &b);
  printf("%d %d %d %d\n", a, b, fgetc(file), fgetc(file));
  printf("%d %d\n", feof(file) != 0, ferror(file));
  clearerr(file);
  setvbuf(stdout, 0, _IONBF, 0);
  return fclose(file);
}
