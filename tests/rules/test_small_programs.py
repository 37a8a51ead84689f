"""Small programs, what they derive by both engines, and what is said of wrong ones, in full."""

from __future__ import annotations

import pytest

from irkit import ParseError, UnsupportedError, rules
from irkit.rules import sql
from irkit.rules.syntax import Declaration

Row = tuple[int | str | float, ...]
GIVEN = {
    "e": Declaration("e", (("x", "number"), ("y", "number"))),
    "s": Declaration("s", (("t", "symbol"),)),
    "w": Declaration("w", (("v", "float"),)),
}
FACTS: dict[str, list[Row]] = {
    "e": [(1, 2), (2, 3), (3, 4), (4, 4)],
    "s": [("a",), ("b",), ("abc",), ("",)],
    "w": [(0.5,), (-1.5,)],
}
HEAD = ".input e, s, w\n.decl p(x: number)\n.decl q(x: symbol)\n.decl v(x: float)\n.decl n()\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # Numbers at their bounds.
        ("p(-9223372036854775807 - 1).", [(-9223372036854775808,)]),
        ("p(9223372036854775806 + 1).", [(9223372036854775807,)]),
        ("p(-(9223372036854775807)).", [(-9223372036854775807,)]),
        ("p(x) :- x = 5 bshl 0 ; x = 0 bshl 3 ; x = 1 bshl 62.", [(0,), (5,), (4611686018427387904,)]),
        ("p(x) :- x = 5 bshr 0 ; x = -5 bshr 63 ; x = 12 bshr 2.", [(-1,), (3,), (5,)]),
        ("p(x) :- x = 0 band 0 ; x = 6 bor 1 ; x = 6 bxor 3 ; x = bnot 0.", [(-1,), (0,), (5,), (7,)]),
        ("p(x) :- x = 7 / -2 ; x = 7 % -2 ; x = -8 / 4 ; x = -8 % 4.", [(-3,), (-2,), (0,), (1,)]),
        ("p(x) :- x = 0 / 5 ; x = 5 / 0 ; x = 5 % 0.", [(0,)]),
        ("v(x) :- x = 7.0 / 2.0 ; x = 1.0 / 0.0.", [(3.5,)]),
        # Text.
        ('q(x) :- x = substr("abc", 0, 2).', [("ab",)]),
        ('q(x) :- x = substr("abc", 1, 0).', [("",)]),
        ('q(x) :- x = substr("abc", 1, 1).', [("b",)]),
        ('q(x) :- x = substr("abc", 3, 1) ; x = substr("abc", 9223372036854775807, 1).', [("",)]),
        ('q(x) :- x = substr("abc", 2, 9223372036854775807).', [("c",)]),
        ('q(x) :- x = substr("abc", 4294967295, 4294967296).', [("",)]),
        ('q(x) :- x = cat("a", "b", "c", "d").', [("abcd",)]),
        ('p(x) :- x = to_number("999999999999999999") ; x = to_number("9999999999999999990").', [(10**18 - 1,)]),
        ('p(x) :- x = to_number("-0") ; x = to_number("") ; x = to_number("-") ; x = to_number("+1").', [(0,)]),
        ('v(x) :- x = to_float("1") ; x = to_float("-0.25") ; x = to_float("1.") ; x = to_float(".5").',
         [(-0.25,), (1.0,)]),
        ("p(x) :- x = min(4, 3, 5, 2) ; x = max(4, 3, 5, 6).", [(2,), (6,)]),
        ("p(x) :- x = ftoi(2.75) ; x = ftoi(-2.75).", [(-2,), (2,)]),
        ('p(1) :- match("a.", "ab"). p(2) :- match("a", "ab"). p(3) :- !match("a", "ab"), !contains("c", "ab").',
         [(1,), (3,)]),
        # Comparisons of all kinds.
        ("p(x) :- e(x, y), x < y.", [(1,), (2,), (3,)]),
        ("p(x) :- e(x, y), x <= y, x > 1, x >= 3.", [(3,), (4,)]),
        ('q(x) :- s(x), x < "abc".', [("",), ("a",)]),
        ('q(x) :- s(x), x >= "abc", x != "b".', [("abc",)]),
        ("v(x) :- w(x), x > -1.5.", [(0.5,)]),
        ("v(x) :- w(y), x = y * 2.0 - 0.5, x < 1.0.", [(-3.5,), (0.5,)]),
        ("p(x) :- e(x, y), !(x < y).", [(4,)]),
        ("p(x) :- e(x, x).", [(4,)]),
        ("p(y) :- e(x, y), e(y, y), x != y.", [(4,)]),
        # What is known of a variable only later in the clause, and what is known twice.
        ("p(x) :- x = y + 1, y = z * 2, e(z, 3).", [(5,)]),
        ("p(x) :- y = x, e(y, 3).", [(2,)]),
        ("p(x) :- e(x, y), y = x + 1, y = 3.", [(2,)]),
        ("p(x) :- e(x, y), e(y, z), e(z, z).", [(2,), (3,), (4,)]),
        ("p(x) :- e(x, 4), e(_, x).", [(3,), (4,)]),
        ("p(x) :- e(x + 0, y), x = 3.", [(3,)]),
        ("p(x + y) :- e(x, y), e(x + 1, y + 1).", [(3,), (5,)]),
        ("p(x) :- e(x, _), !e(4 / (x - 4), 4).", [(1,), (2,), (3,)]),
        ("p(x) :- e(x, _), !e(x + 1, 4).", [(1,), (4,)]),
        ("p(x) :- e(x, _), !e(_, x).", [(1,)]),
        ("p(x) :- e(x, _), !s(\"z\"), !s(\"\"). p(7) :- !s(\"z\").", [(7,)]),
        # More rows than are gone on with at once.
        (".decl d(x: number) d(0). d(x + 1) :- d(x), x < 1200. p(x) :- d(x), x % 400 = 7.", [(7,), (407,), (807,)]),
        (".decl d(x: number) d(0). d(x + 1) :- d(x), x < 1200. p(y) :- d(x), y = x / 600.", [(0,), (1,), (2,)]),
        # Relations without columns.
        ("n() :- e(4, 4). p(1) :- n(). p(2) :- !n().", [(1,)]),
        ("n() :- e(4, 5). p(1) :- n(). p(2) :- !n().", [(2,)]),
        # Aggregates.
        ("p(x) :- x = count : { e(_, _) }.", [(4,)]),
        ("p(x) :- x = count : { e(9, _) }.", [(0,)]),
        ("p(x) :- x = sum y : { e(_, y) } ; x = sum y : { e(9, y) }.", [(0,), (13,)]),
        ("p(x) :- x = sum y + 1 : { e(_, y) } ; x = sum 1 : { e(_, _) }.", [(4,), (17,)]),
        ("v(x) :- x = sum y : { w(y) }.", [(-1.0,)]),
        ("v(x) :- x = sum y : { w(y), y > 0.0 } ; x = mean y : { e(_, y) }.", [(0.5,), (3.25,)]),
        ("v(x) :- x = mean y : { e(9, y) } ; x = min y : { w(y) } ; x = max y : { w(y) }.", [(-1.5,), (0.5,)]),
        ("p(x) :- x = min y : { e(_, y) } ; x = max z : { e(z, _), z < 4 }.", [(2,), (3,)]),
        ("p(x) :- e(x, _), 1 = count : { e(y, z), y < z, z = x }.", [(2,), (3,), (4,)]),
        ("p(x) :- e(x, _), 2 = count : { e(y, x) }.", [(4,)]),
        ("p(c) :- e(x, 4), c = sum y * x : { e(x, y) }.", [(12,), (16,)]),
        ("p(x) :- x = max(1, y), y = count : { e(_, 4) }.", [(2,)]),
        ("p(x) :- x = sum y / 0 : { e(_, y) } ; x = count : { e(_, y), y / (y - 4) = 0 }.", [(0,)]),
        # Recursion: by itself once, twice, and by another one.
        (".decl r(x: number, y: number) r(x, y) :- e(x, y). r(x, z) :- r(x, y), e(y, z). p(x) :- r(1, x).",
         [(2,), (3,), (4,)]),
        (".decl r(x: number, y: number) r(x, y) :- e(x, y). r(x, z) :- r(x, y), r(y, z). p(x) :- r(x, 4).",
         [(1,), (2,), (3,), (4,)]),
        (".decl a(x: number) .decl b(x: number)\n"
         "a(1). b(y) :- a(x), e(x, y). a(y) :- b(x), e(x, y). p(x) :- a(x), b(x).",
         [(4,)]),
        (".decl a(x: number) .decl b(x: number)\n"
         "a(1). b(x) :- a(x), x > 1. a(x + 1) :- a(x), x < 3, !n(). p(x) :- b(x).",
         [(2,), (3,)]),
        # Rows that are left out beside others.
        (".decl a(x: number, y: number) a(x, y) :- e(x, y). a(x, y) <= a(z, w) :- z > x. p(x) :- a(x, _).", [(4,)]),
        (".decl a(x: number) a(1). a(x + 2) :- a(x), x < 7. a(x) <= a(y) :- x < y. p(x) :- a(x).", [(7,)]),
        # Several heads, alternatives, and bodies that cannot hold.
        ("p(x), p(y) :- e(x, y), x = 1.", [(1,), (2,)]),
        ("p(x) :- e(x, y), (y = 2 ; y = 4), (x = 1 ; x = 3).", [(1,), (3,)]),
        ("p(x) :- e(x, y), !(y = 2 ; y = 4).", [(2,)]),
        ("p(x) :- e(x, _), false. p(9) :- true.", [(9,)]),
    ],
)  # fmt: skip
def test_derives(text: str, found: list[Row]) -> None:
    program = rules.parse(HEAD + text, known=GIVEN)
    names = [name for name in ("p", "q", "v") if program.clauses[name]]
    assert len(names) == 1
    assert sorted(rules.evaluate(program, FACTS)[names[0]]) == found
    assert sorted(sql.evaluate(program, FACTS)[names[0]]) == found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("p(min(1)).", "6:3: error: 'min' has 2 arguments, not 1"),
        ("p(min()).", "6:3: error: 'min' has 2 arguments, not 0"),
        ("p(band(1, 2, 3)).", "6:3: error: 'band' has 2 arguments, not 3"),
        ('p(min(1, 2, "a")).', "6:13: error: this is a symbol, where a number or a float is needed"),
        ('q(cat("a", "b", 3)).', "6:17: error: this is a number, where a symbol is needed"),
        ('q(cat("a", "b", "c", 0.5)).', "6:22: error: this is a float, where a symbol is needed"),
        ('p(strlen(1)).', "6:10: error: this is a number, where a symbol is needed"),
        ('p(x) :- e(x, _), x < "a".', "6:22: error: this is a symbol, where a number is needed"),
        ('p(x) :- s(x).', "6:11: error: 'x' is a symbol here, and a number elsewhere in the clause"),
        ('p(x) :- e(x, _), y = "a", y < x.', "6:31: error: this is a number, where a symbol is needed"),
        ('p(x) :- e(x, _), w(y), y = x.', "6:28: error: this is a number, where a float is needed"),
        ("p(x) :- x = sum y : { s(y) }.", "6:13: error: this is a symbol, where a number is needed"),
        ("v(x) :- x = 1 + 2.", "6:13: error: this is a number, where a float is needed"),
        ("v(x) :- x = 1.5 + 2.", "6:19: error: this is a number, where a float is needed"),
        ("p(x) :- x = mean y : { e(_, y) }.", "6:13: error: this is a float, where a number is needed"),
        ("p(1.5).", "6:3: error: this is a float, where a number is needed"),
        ("p(x) :- e(x).", "6:9: error: 'e' has 2 columns, not 1"),
        ("p().", "6:1: error: 'p' has 1 columns, not 0"),
        (".decl a(x: number, X: number)", "6:20: error: two columns are called 'X'"),
        (".type a = number .type a = symbol", "6:24: error: the type 'a' is declared twice"),
        (".type a = b .type a = c", "6:19: error: the type 'a' is declared twice"),
        (".type number = symbol", "6:7: error: the type 'number' is declared twice"),
        (".type a = number | symbol", "6:1: error: 'a' is made of types of several kinds: number, symbol"),
        (".type a = b | c .type b = number .type c = float",
         "6:1: error: 'a' is made of types of several kinds: float, number"),
        (".number_type a .decl z(x: a) z(\"b\").", "6:32: error: this is a symbol, where a number is needed"),
        (".symbol_type a .decl z(x: a) z(1).", "6:32: error: this is a number, where a symbol is needed"),
        (".decl z(x: strange)", "6:12: error: there is no type 'strange'"),
        (".input pq", "6:8: error: there is no relation 'pq'"),
        (".decl ee(x: number) .input ee", "did you mean 'e'?"),
        (".decl s(x: number) .input s", "1:11: error: 's' is declared as (number), and is given as (symbol)"),
        (".output z", "6:9: error: there is no relation 'z'"),
        (".decl z(x: number) eqrel", "6:20: error: irkit's rules have no relations of kind 'eqrel'"),
    ],
)  # fmt: skip
def test_is_wrong(text: str, message: str) -> None:
    with pytest.raises((ParseError, UnsupportedError)) as caught:
        rules.parse(HEAD + text, known=GIVEN)
    assert message in str(caught.value)
