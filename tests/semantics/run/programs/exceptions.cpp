// Exceptions through frames with cleanups, by base class, by pointer, thrown again; statics, virtual functions.
#include <cstdio>

struct Base {
  virtual ~Base() { std::puts("~Base"); }
  virtual int number() { return 1; }
};
struct Derived : Base {
  int number() override { return 2; }
  ~Derived() { std::puts("~Derived"); }
};
struct Named {
  const char *name;
  Named(const char *name) : name(name) { std::printf("begin %s\n", name); }
  ~Named() { std::printf("end %s\n", name); }
};
Named global("global");

int deep(int n) {
  Named local("local");
  if (n == 0)
    throw 42;
  if (n == 5)
    throw Derived();
  if (n == 7)
    throw "text";
  return deep(n - 1) + 1;
}

int main() {
  try {
    deep(2);
  } catch (int e) {
    std::printf("int %d\n", e);
  }
  try {
    deep(5);
  } catch (Base &base) {
    std::printf("base %d\n", base.number());
  }
  try {
    try {
      deep(7);
    } catch (...) {
      std::puts("any");
      throw;
    }
  } catch (const char *s) {
    std::printf("text %s\n", s);
  }
  Base *p = new Derived;
  std::printf("%d\n", p->number());
  delete p;
  static Named once("static");
  try {
    throw 1.5;
  } catch (int) {
  } catch (double d) {
    std::printf("%g\n", d);
  }
  return 3;
}
