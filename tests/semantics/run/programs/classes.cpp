// Exceptions of classes with several bases, pointers to them, filters; statics that are made once; virtual functions.
#include <cstdio>
#include <cstdlib>

struct First { int a = 1; virtual int what() const { return a; } virtual ~First() {} };
struct Second { int b = 2; virtual int other() const { return b; } };
struct Shared : virtual First { int c = 3; };
struct Both : First, Second { int d = 4; int what() const override { return d; } };
struct Diamond : Shared { int e = 5; };
struct Unrelated {};

static void thrown(int n) {
  static Both both;
  switch (n) {
  case 0: throw Both();
  case 1: throw &both;
  case 2: throw Diamond();
  case 3: throw 2.5;
  case 4: throw static_cast<const char *>("words");
  case 5: throw Unrelated();
  case 6: throw static_cast<const Second *>(&both);
  case 7: throw nullptr;
  case 8: throw static_cast<First *>(nullptr);
  case 9: throw static_cast<Second *>(&both);
  case 10: throw static_cast<volatile int *>(nullptr);
  }
}

static void caught(int n) {
  try {
    thrown(n);
    std::puts("nothing");
  } catch (const Second &second) {
    std::printf("second %d %d\n", second.b, second.other());
  } catch (const Shared &shared) {
    std::printf("shared %d\n", shared.c);
  } catch (Second *second) {
    std::printf("second by a pointer %d\n", second ? second->b : -1);
  } catch (const First *first) {
    std::printf("first by a pointer %d\n", first ? first->what() : -1);
  } catch (const void *any) {
    std::printf("any pointer %d\n", any != nullptr);
  } catch (double real) {
    std::printf("double %g\n", real);
  } catch (...) {
    std::puts("else");
  }
}

struct Counted {
  static int alive;
  Counted() { alive++; }
  Counted(const Counted &) { alive++; }
  ~Counted() { alive--; }
};
int Counted::alive = 0;

static int made(int n) {
  if (n < 2)
    throw n;
  return n * 10;
}

static int once(int n) {
  static int kept = made(n);
  return kept;
}

static void again() {
  try {
    throw Counted();
  } catch (Counted &) {
    try {
      throw;
    } catch (Counted copy) {
      std::printf("%d alive\n", Counted::alive);
    }
    std::printf("%d alive\n", Counted::alive);
  }
}

static void nested() {
  try {
    try {
      throw 1;
    } catch (int) {
      throw 2L;
    }
  } catch (long l) {
    std::printf("long %ld\n", l);
  }
}

int main(int argc, char **) {
  for (int n = 0; n < 12; n++)
    caught(n);
  for (int n = 1; n < 5; n++)
    try {
      std::printf("%d\n", once(n));
    } catch (int e) {
      std::printf("not made: %d\n", e);
    }
  again();
  std::printf("%d alive\n", Counted::alive);
  nested();
  First *first = argc ? static_cast<First *>(new Both) : new First;
  std::printf("%d\n", first->what());
  delete first;
  int *numbers = new int[3]{1, 2, 3};
  std::printf("%d\n", numbers[2]);
  delete[] numbers;
  return 0;
}
