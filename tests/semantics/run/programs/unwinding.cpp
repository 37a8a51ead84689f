// Destructors, exceptions and what is thrown from where, as this compiler has them.
#include <cstdio>
#include <exception>
#include <new>
#include <typeinfo>
struct Log {
  int id;
  static int alive;
  Log(int id) : id(id) { ++alive; std::printf("+%d ", id); }
  Log(const Log &o) : id(o.id + 100) { ++alive; std::printf("c%d ", id); }
  ~Log() { --alive; std::printf("-%d ", id); }
};
int Log::alive = 0;
struct Thrower {
  Log a, b;
  Thrower(int n) try : a(n), b(n + 1) {
    if (n > 10) throw n;
  } catch (int e) {
    std::printf("[ctor %d] ", e);
    throw e * 2;
  }
};
struct A { virtual ~A() {} };
struct B { virtual ~B() {} int b = 7; };
struct C : A, B { int c = 9; };
struct V { int v = 5; virtual ~V() {} };
struct L : virtual V {};
struct R : virtual V {};
struct D : L, R {};
static int nested(int n) {
  Log l(n);
  try {
    if (n == 0) throw D();
    return nested(n - 1) + 1;
  } catch (const A &) {
    return -1;
  }
}
static void array_of(int n) {
  Log *p = new Log[2]{Log(1), Log(2)};
  delete[] p;
  if (n) throw p ? 1 : 2;
}
struct Guard { int *p; ~Guard() { *p += 1; } };
static int with_finally(int n) {
  int count = 0;
  for (int i = 0; i < n; i++) {
    try {
      Guard g{&count};
      if (i % 3 == 1) throw i;
      if (i % 3 == 2) continue;
    } catch (int) {
      count += 10;
    }
  }
  return count;
}
static void rethrow(int depth) {
  try { throw; } catch (const char *s) {
    if (depth) { try { rethrow(depth - 1); } catch (const char *t) { std::printf("{%s %d} ", t, depth); throw; } }
    else throw;
  }
}
template <class T> static const char *kind(T t) {
  try { throw t; }
  catch (int) { return "int"; } catch (unsigned) { return "unsigned"; } catch (const char *) { return "chars"; }
  catch (A &) { return "A"; } catch (void *) { return "pointer"; } catch (...) { return "other"; }
}
int main() {
  try { Thrower t(1); std::printf("ok "); } catch (int e) { std::printf("caught %d ", e); }
  try { Thrower t(11); } catch (int e) { std::printf("caught %d ", e); }
  std::printf("alive %d\n", Log::alive);
  try { throw C(); } catch (B &b) { std::printf("B %d\n", b.b); }
  try { static C c; throw &c; } catch (B *b) { std::printf("B* %d\n", b->b); }
  try { throw D(); } catch (V &v) { std::printf("V %d\n", v.v); }
  try { nested(3); } catch (R &e) { std::printf("what %d alive %d\n", e.v, Log::alive); }
  try { array_of(1); } catch (int e) { std::printf("array %d alive %d\n", e, Log::alive); }
  std::printf("finally %d\n", with_finally(7));
  try { try { throw "text"; } catch (...) { rethrow(2); } } catch (const char *s) { std::printf("%s\n", s); }
  std::printf("%s %s %s %s %s %s\n", kind(1), kind(1u), kind("s"), kind(C()), kind(new int), kind(1.5f));
  try { throw Log(50); } catch (Log l) { std::printf("by value "); }
  std::printf("alive %d\n", Log::alive);
  B *b = new C; std::printf("%d %d\n", dynamic_cast<C *>(b)->c, dynamic_cast<A *>(b) != nullptr); delete b;
  std::printf("uncaught %d\n", std::uncaught_exceptions());
  return Log::alive;
}
struct Left { virtual ~Left() {} int l = 1; }; struct Right { virtual ~Right() {} int r = 2; };
struct Both : Left, Right {}; struct Twice : Both, virtual V { int t = 3; };
struct P1 : L { int x = 4; }; struct P2 : P1, R { int y = 6; };
__attribute__((destructor)) static void casts() {
  Twice t; Left *l = &t; Right *r = &t; V *v = &t;
  std::printf("%d %d %d %d\n", dynamic_cast<Right *>(l) == r, dynamic_cast<Twice *>(r)->t, dynamic_cast<Left *>(v) == l, dynamic_cast<void *>(r) == &t);
  P2 p; V *pv = &p; std::printf("%d %d %d\n", dynamic_cast<P1 *>(pv)->x, dynamic_cast<P2 *>(pv)->y, dynamic_cast<Both *>(pv) == nullptr);
  try { throw p; } catch (const V &c) { std::printf("%d\n", c.v); }
  try { throw &p; } catch (const V *c) { std::printf("%d\n", c->v); }
}
