// Which handler takes which pointer, by what is const and volatile in it, and casts to bases that come twice.
#include <cstdio>
#include <typeinfo>
struct Base { virtual ~Base() {} int tag = 1; };
struct Left : Base { int left = 2; };
struct Right : Base { int right = 3; };
struct Both : Left, Right { int both = 4; };
struct Top { virtual ~Top() {} int top = 5; };
struct One : virtual Top { int one = 6; };
struct Two : virtual Top { int two = 7; };
struct Last : One, Two, Left { int last = 8; };
struct Hidden : private Left { int hidden = 9; Left *own() { return this; } };
static Both both;
static Last last;
static Hidden hidden;
static int number = 11;

static void thrown(int which) {
  switch (which) {
  case 0: throw &number;
  case 1: throw static_cast<const int *>(&number);
  case 2: throw static_cast<volatile int *>(&number);
  case 3: throw static_cast<const volatile int *>(&number);
  case 4: throw &both;
  case 5: throw static_cast<const Both *>(&both);
  case 6: throw static_cast<volatile Left *>(&both);
  case 7: throw &last;
  case 8: throw static_cast<const Last *>(&last);
  case 9: throw nullptr;
  case 10: throw &hidden;
  case 11: throw "text";
  case 12: throw static_cast<void *>(&number);
  case 13: throw last;
  case 14: throw both;
  default: throw 1.5;
  }
}

static const char *taken(int which) {
  try { thrown(which); }
  catch (int *) { return "int *"; }
  catch (const int *p) { return p && *p == 11 ? "const int *" : "a null const int *"; }
  catch (volatile int *) { return "volatile int *"; }
  catch (Base *) { return "Base *"; }
  catch (Left *p) { return p->left == 2 ? "Left *" : "a wrong Left *"; }
  catch (const Top *p) { return p->top == 5 ? "const Top *" : "a wrong Top *"; }
  catch (const Right *p) { return p->right == 3 ? "const Right *" : "a wrong Right *"; }
  catch (const volatile Left *p) { return p->left == 2 ? "const volatile Left *" : "a wrong Left *"; }
  catch (const char *p) { return p; }
  catch (const void *) { return "const void *"; }
  catch (const Top &t) { return t.top == 5 ? "Top &" : "a wrong Top &"; }
  catch (Base &) { return "Base &"; }
  catch (Right &r) { return r.right == 3 ? "Right &" : "a wrong Right &"; }
  catch (...) { return "..."; }
  return "nothing";
}

template <typename To, typename From> static int cast(From *from) { return dynamic_cast<To *>(from) != nullptr; }

int main() {
  for (int which = 0; which < 16; which++) std::printf("%d: %s\n", which, taken(which));
  Left *left = &both;
  Right *right = &both;
  Base *by_left = left, *by_right = right;
  Top *top = &last;
  One *one = &last;
  std::printf("%d %d %d %d ", cast<Right>(left), cast<Left>(right), cast<Both>(by_left), cast<Both>(by_right));
  std::printf("%d %d %d %d ", dynamic_cast<Right *>(by_left) == right, dynamic_cast<Left *>(by_right) == left, cast<Base>(left), cast<Last>(by_left));
  std::printf("%d %d %d %d ", dynamic_cast<Two *>(top) == &last, dynamic_cast<Two *>(one) == &last, dynamic_cast<Left *>(one) == &last, cast<Right>(one));
  std::printf("%d %d ", dynamic_cast<void *>(right) == &both, dynamic_cast<void *>(top) == &last);
  Base *inside = hidden.own();
  std::printf("%d %d %d\n", cast<Hidden>(inside), cast<Left>(inside), cast<Right>(inside));
  std::printf("%d %d %d\n", typeid(*by_right) == typeid(Both), typeid(*top) == typeid(Last), typeid(*left) == typeid(Left));
  return 0;
}
