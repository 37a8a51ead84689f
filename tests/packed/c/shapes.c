/* Structs with bit fields of other shapes: nested, in arrays and unions, with fields of no width, packed. */
#include <stdio.h>
#include <string.h>

struct inner { unsigned a : 3; int b : 13; }; struct nested { int x : 5; struct inner in; unsigned y : 7; };
struct deep { struct { struct { unsigned a : 5, b : 6; } one; unsigned c : 2; } two; };
struct cell { unsigned a : 4, b : 9, c : 3; }; struct array { struct cell cells[3]; };
struct rows { char head; struct cell grid[2][2]; char tail; };
struct zero { unsigned a : 3; unsigned : 0; unsigned b : 5; char : 0; char c : 2; };
struct zeros { short a : 7; short : 0; short b : 7; long long : 0; int c : 17; };
struct bools { _Bool a : 1, b : 1, c : 1, d : 1, e : 1, f : 1, g : 1, h : 1, i : 1; };
struct boolean { int n : 3; _Bool b : 1; _Bool whole; _Bool c : 1; };
struct __attribute__((packed)) tight { int a : 3; int b : 30; int c : 31; };
struct __attribute__((packed)) tights { char c; unsigned long long a : 37; short s; unsigned b : 11; };
_Pragma("pack(push, 2)") struct pragma { char c; int a : 12; int b : 21; double d; }; _Pragma("pack(pop)")
struct either { union { struct { unsigned a : 6, b : 10; } f; unsigned short whole; } u; };
struct unions { unsigned tag : 2; union { struct { int a : 9; } one; struct { int b : 20; } two; } u; };
union flag { unsigned a : 5; unsigned b : 11; }; struct flags { union flag u; int c : 3; };
struct aligned { unsigned a : 3; _Alignas(8) char c; unsigned b : 6; };
struct changing { volatile int a : 4; volatile unsigned b : 12; };
struct wide { __int128 a : 70; unsigned b : 5; };
struct longs { unsigned long a : 1, b : 62, c : 1; unsigned long d : 63; };
enum kind { ONE, TWO, THREE = 200 }; struct kinds { enum kind k : 8; enum kind l : 9; char m : 5; };
struct pointers { char c : 4; void *p; char d : 4; int (*f)(void); unsigned e : 29; };
struct counted { unsigned n : 4; unsigned : 3; unsigned m : 9; unsigned char rest[3]; };
struct signs { signed a : 1; signed b : 2; signed char c : 1; short d : 16; int e : 32; long f : 33; };

static void show(const char *name, const void *p, size_t n) {
  printf("%s:", name);
  for (size_t i = 0; i < n; i++)
    printf(" %02x", ((const unsigned char *)p)[i]);
}

static void value(long long v) { printf(" %lld", v); }

static void t_nested(int x) {
  struct nested s;
  memset(&s, 0xa5, sizeof s);
  s.x = x; s.in.a = x; s.in.b = -x; s.y = x + 1;
  show("nested", &s, sizeof s);
  value(s.x); value(s.in.a); value(s.in.b); value(s.y);
}

static void t_deep(int x) {
  struct deep s;
  memset(&s, 0xa5, sizeof s);
  s.two.one.a = x; s.two.one.b = ~x; s.two.c = x;
  show("deep", &s, sizeof s);
  value(s.two.one.a); value(s.two.one.b); value(s.two.c);
}

static void t_array(int x) {
  struct array s;
  memset(&s, 0xa5, sizeof s);
  for (int i = 0; i < 3; i++) { s.cells[i].a = x + i; s.cells[i].b = x * i; s.cells[i].c = i; }
  show("array", &s, sizeof s);
  value(s.cells[0].a); value(s.cells[1].b); value(s.cells[2].c);
}

static void t_rows(int x) {
  struct rows s;
  memset(&s, 0xa5, sizeof s);
  s.grid[x & 1][1].b = x; s.grid[1][x & 1].a++; s.tail = s.grid[1][1].c;
  show("rows", &s, sizeof s);
  value(s.grid[1][1].b); value(s.tail);
}

static void t_zero(int x) {
  struct zero s;
  memset(&s, 0xa5, sizeof s);
  s.a = x; s.b = x; s.c = x;
  show("zero", &s, sizeof s);
  value(s.a); value(s.b); value(s.c);
}

static void t_zeros(int x) {
  struct zeros s;
  memset(&s, 0xa5, sizeof s);
  s.a = x; s.b = -x; s.c = x * 7;
  show("zeros", &s, sizeof s);
  value(s.a); value(s.b); value(s.c);
}

static void t_bools(int x) {
  struct bools s;
  memset(&s, 0xa5, sizeof s);
  s.a = x; s.c = x > 1; s.h = !x; s.i = s.a || s.h;
  show("bools", &s, sizeof s);
  value(s.a); value(s.c); value(s.h); value(s.i);
}

static void t_boolean(int x) {
  struct boolean s;
  memset(&s, 0xa5, sizeof s);
  s.n = x; s.b = x; s.whole = 1; s.c = s.whole ^ s.b;
  show("boolean", &s, sizeof s);
  value(s.n); value(s.b); value(s.c);
}

static void t_tight(int x) {
  struct tight s;
  memset(&s, 0xa5, sizeof s);
  s.a = x; s.b = x << 9; s.c = -x;
  show("tight", &s, sizeof s);
  value(s.a); value(s.b); value(s.c);
}

static void t_tights(int x) {
  struct tights s;
  memset(&s, 0xa5, sizeof s);
  s.a = (unsigned long long)x << 7; s.s = 3; s.b = x;
  show("tights", &s, sizeof s);
  value((long long)s.a); value(s.b);
}

static void t_pragma(int x) {
  struct pragma s;
  memset(&s, 0xa5, sizeof s);
  s.a = x; s.b = x; s.d = 0.5;
  show("pragma", &s, sizeof s);
  value(s.a); value(s.b);
}

static void t_either(int x) {
  struct either s;
  memset(&s, 0xa5, sizeof s);
  s.u.whole = 0xabcd; s.u.f.a = x;
  show("either", &s, sizeof s);
  value(s.u.whole); value(s.u.f.b);
}

static void t_unions(int x) {
  struct unions s;
  memset(&s, 0xa5, sizeof s);
  s.tag = x; s.u.two.b = x * 3; s.u.one.a = x;
  show("unions", &s, sizeof s);
  value(s.tag); value(s.u.one.a); value(s.u.two.b);
}

static void t_flags(int x) {
  struct flags s;
  memset(&s, 0xa5, sizeof s);
  s.u.b = x; s.u.a = 3; s.c = x;
  show("flags", &s, sizeof s);
  value(s.u.a); value(s.u.b); value(s.c);
}

static void t_aligned(int x) {
  struct aligned s;
  memset(&s, 0xa5, sizeof s);
  s.a = x; s.c = 4; s.b = x;
  show("aligned", &s, sizeof s);
  value(s.a); value(s.b);
}

static void t_changing(int x) {
  struct changing s;
  memset(&s, 0xa5, sizeof s);
  s.a = x; s.b += x; s.a++;
  show("changing", &s, sizeof s);
  value(s.a); value(s.b);
}

static void t_wide(int x) {
  struct wide s;
  memset(&s, 0xa5, sizeof s);
  s.a = (__int128)x << 61; s.b = x;
  show("wide", &s, sizeof s);
  value((long long)(s.a >> 61)); value(s.b);
}

static void t_longs(int x) {
  struct longs s;
  memset(&s, 0xa5, sizeof s);
  s.b = (unsigned long)x << 40; s.c = 1; s.d = x;
  show("longs", &s, sizeof s);
  value((long long)s.b); value(s.c); value((long long)s.d);
}

static void t_kinds(int x) {
  struct kinds s;
  memset(&s, 0xa5, sizeof s);
  s.k = THREE; s.l = x & 1 ? TWO : ONE; s.m = s.l;
  show("kinds", &s, sizeof s);
  value(s.k); value(s.l); value(s.m);
}

static void t_pointers(int x) {
  struct pointers s;
  memset(&s, 0xa5, sizeof s);
  s.c = x; s.p = 0; s.d = x >> 4; s.f = 0; s.e = x << 11;
  show("pointers", &s, sizeof s);
  value(s.c); value(s.d); value(s.e);
}

static void t_counted(int x) {
  struct counted s;
  memset(&s, 0xa5, sizeof s);
  s.n++; s.m -= x; s.rest[1] = s.n; s.m |= 1; s.n <<= 1;
  show("counted", &s, sizeof s);
  value(s.n); value(s.m);
}

static void t_signs(int x) {
  struct signs s;
  memset(&s, 0xa5, sizeof s);
  s.a = x; s.b = x; s.c = x; s.d = x; s.e = x; s.f = (long)x << 3;
  show("signs", &s, sizeof s);
  value(s.a); value(s.b); value(s.c); value(s.d); value(s.e); value(s.f);
}

int main(void) {
  void (*const tests[])(int) = {t_nested, t_deep, t_array, t_rows, t_zero, t_zeros, t_bools, t_boolean, t_tight, t_tights, t_pragma, t_either, t_unions, t_flags, t_aligned, t_changing, t_wide, t_longs, t_kinds, t_pointers, t_counted, t_signs};
  const int inputs[] = {0, 1, -1, 77, 12345};
  for (unsigned i = 0; i < sizeof inputs / sizeof *inputs; i++) {
    for (unsigned j = 0; j < sizeof tests / sizeof *tests; j++) {
      tests[j](inputs[i]);
      printf("\n");
    }
  }
  return 0;
}
