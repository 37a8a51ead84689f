/* Thirty structs with bit fields: each is written all over, and printed byte by byte with what is read back. */
#include <stdio.h>
#include <string.h>

static void show(const char *name, const void *p, size_t n) {
  printf("%s:", name);
  for (size_t i = 0; i < n; i++)
    printf(" %02x", ((const unsigned char *)p)[i]);
}

static void value(long long v) { printf(" %lld", v); }

struct s01 { char c : 2; int i : 2; };
struct s02 { unsigned a : 3; unsigned b : 4; };
struct s03 { int i : 3; char c : 6; };
struct s04 { int i : 3; int c : 6; };
struct s05 { int i : 15; int j : 15; };
struct s06 { unsigned a : 8; unsigned b : 3; };
struct s07 { unsigned a : 1; unsigned b : 1; unsigned c : 1; unsigned d : 1; unsigned e : 28; };
struct s08 { char before; int a : 5; int b : 7; char after; };
struct s09 { long long a : 33; long long b : 31; };
struct s10 { long long a : 40; int b : 9; };
struct s11 { unsigned a : 24; };
struct s12 { unsigned a : 20; unsigned b : 12; double d; };
struct s13 { int a : 4; int : 0; int b : 4; };
struct s14 { int a : 4; int : 3; int b : 4; };
struct __attribute__((packed)) s15 { char c : 3; int i : 14; short s; };
struct __attribute__((packed)) s16 { char c; int a : 9; int b : 15; };
struct s17 { short a : 5; short b : 11; short c; };
struct s18 { _Bool a : 1; _Bool b : 1; unsigned char c : 6; };
struct s19 { signed char a : 7; signed char b : 7; signed char c : 7; };
struct s20 { unsigned a : 31; unsigned b : 2; unsigned c : 31; };
struct s21 { struct s02 inner; int x : 5; };
struct s22 { char c; struct s02 inner[2]; };
struct s23 { int a : 1; int b : 31; int *p; };
struct s24 { unsigned long long a : 64; unsigned b : 1; };
struct s25 { unsigned char a : 4, b : 4, c : 4, d : 4; };
struct s26 { unsigned short a : 12; unsigned b : 20; };
struct s27 { int x; unsigned a : 16; unsigned b : 16; };
struct s28 { unsigned a : 7; float f; unsigned b : 7; };
enum colour { RED, GREEN, BLUE };
struct s29 { enum colour c : 2; enum colour d : 2; int rest : 28; };
struct __attribute__((packed)) s30 { unsigned a : 3; unsigned long long b : 60; unsigned c : 9; };

#define BEGIN(T) \
  struct T s; \
  memset(&s, 0xa5, sizeof s);
#define END(T) \
  show(#T, &s, sizeof s);

static void t01(int x) { BEGIN(s01) s.i = 1; s.c = x; END(s01) value(s.c); value(s.i); }
static void t02(int x) { BEGIN(s02) s.a = x; s.b = x + 1; END(s02) value(s.a); value(s.b); }
static void t03(int x) { BEGIN(s03) s.i = x; s.c = x * 3; END(s03) value(s.i); value(s.c); }
static void t04(int x) { BEGIN(s04) s.i = -1; s.c = x; END(s04) value(s.i); value(s.c); }
static void t05(int x) { BEGIN(s05) s.i = x * 1000; s.j = -x; END(s05) value(s.i); value(s.j); }
static void t06(int x) { BEGIN(s06) s.a = x; s.b = 5; END(s06) value(s.a); value(s.b); }
static void t07(int x) { BEGIN(s07) s.a = 0; s.c = 1; s.d = x; s.e = x << 20; END(s07) value(s.b); value(s.e); }
static void t08(int x) { BEGIN(s08) s.before = 1; s.a = x; s.b = -x; s.after = 2; END(s08) value(s.a); value(s.b); }
static void t09(long long x) { BEGIN(s09) s.a = x << 20; s.b = -x; END(s09) value(s.a); value(s.b); }
static void t10(long long x) { BEGIN(s10) s.a = x << 30; s.b = 200; END(s10) value(s.a); value(s.b); }
static void t11(int x) { BEGIN(s11) s.a = x * 70000; END(s11) value(s.a); }
static void t12(int x) { BEGIN(s12) s.a = x; s.b = x; s.d = 1.5; END(s12) value(s.a); value(s.b); }
static void t13(int x) { BEGIN(s13) s.a = x; s.b = x; END(s13) value(s.a); value(s.b); }
static void t14(int x) { BEGIN(s14) s.a = x; s.b = x; END(s14) value(s.a); value(s.b); }
static void t15(int x) { BEGIN(s15) s.c = x; s.i = x * 50; s.s = 7; END(s15) value(s.c); value(s.i); }
static void t16(int x) { BEGIN(s16) s.c = 1; s.a = x; s.b = x * 100; END(s16) value(s.a); value(s.b); }
static void t17(int x) { BEGIN(s17) s.a = x; s.b = -x; s.c = 3; END(s17) value(s.a); value(s.b); }
static void t18(int x) { BEGIN(s18) s.a = x != 0; s.b = x == 0; s.c = x; END(s18) value(s.a); value(s.b); value(s.c); }
static void t19(int x) { BEGIN(s19) s.a = x; s.b = -x; s.c = 1; END(s19) value(s.a); value(s.b); value(s.c); }
static void t20(int x) { BEGIN(s20) s.a = x; s.b = 3; s.c = x << 8; END(s20) value(s.a); value(s.b); value(s.c); }
static void t21(int x) { BEGIN(s21) s.inner.a = x; s.inner.b = 2; s.x = -3; END(s21) value(s.inner.a); value(s.x); }
static void t22(int x) { BEGIN(s22) s.c = 9; s.inner[x & 1].a = x; s.inner[1].b = 6; END(s22) value(s.inner[1].b); }
static void t23(int x) { BEGIN(s23) s.a = -1; s.b = x; s.p = 0; END(s23) value(s.a); value(s.b); }
static void t24(int x) { BEGIN(s24) s.a = x; s.b = 1; END(s24) value((long long)s.a); value(s.b); }
static void t25(int x) { BEGIN(s25) s.a = x; s.b = 1; s.c = x; s.d = 3; END(s25) value(s.a); value(s.d); }
static void t26(int x) { BEGIN(s26) s.a = x; s.b = x << 10; END(s26) value(s.a); value(s.b); }
static void t27(int x) { BEGIN(s27) s.x = x; s.a = x; s.b = 500; END(s27) value(s.a); value(s.b); }
static void t28(int x) { BEGIN(s28) s.a = x; s.f = 2.5f; s.b = x; END(s28) value(s.a); value(s.b); }
static void t29(int x) { BEGIN(s29) s.c = GREEN; s.d = BLUE; s.rest = -x; END(s29) value(s.c); value(s.rest); }
static void t30(long long x) { BEGIN(s30) s.a = 5; s.b = x << 33; s.c = x; END(s30) value((long long)s.b); value(s.c); }

static struct s02 global = {5, 9};
static struct s08 others = {1, -3, 33, 4};

static void through_a_pointer(struct s08 *p, struct s02 *q, int x) {
  p->a += x;
  p->b = p->a;
  q->a ^= x;
  q->b++;
}

int main(void) {
  void (*const tests[])(int) = {t01, t02, t03, t04, t05, t06, t07, t08, t11, t12, t13, t14, t15, t16,
                                t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29};
  const int inputs[] = {0, 1, -1, 77, 12345};
  for (unsigned i = 0; i < sizeof inputs / sizeof *inputs; i++) {
    for (unsigned j = 0; j < sizeof tests / sizeof *tests; j++) {
      tests[j](inputs[i]);
      printf("\n");
    }
    t09(inputs[i]);
    t10(inputs[i]);
    t30(inputs[i]);
    through_a_pointer(&others, &global, inputs[i]);
    show(" others", &others, sizeof others);
    show(" global", &global, sizeof global);
    printf("\n");
  }
  return 0;
}
