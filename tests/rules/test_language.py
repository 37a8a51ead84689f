"""Soufflé's Datalog: what rules derive, and what is said of those that are wrong."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from irkit import IRKitError, ParseError, UnsupportedError, rules
from irkit.rules import sql
from irkit.rules.modules import evaluate_on
from irkit.rules.syntax import Declaration

DECLARATIONS = ".decl p(x: number)\n.decl q(x: symbol)\n.decl e(x: number, y: number)\n"


def derived(text: str, name: str, **facts: set[tuple[object, ...]]) -> list[tuple[object, ...]]:
    known = {
        one: Declaration(one, tuple((f"c{place}", "number") for place in range(len(next(iter(rows))))))
        for one, rows in facts.items()
    }
    return sorted(rules.evaluate(rules.parse(text, known=known), facts)[name])


def test_recursion() -> None:
    text = ".decl way(a: number, b: number) way(a, b) :- edge(a, b). way(a, c) :- way(a, b), way(b, c)."
    found = derived(text, "way", edge={(1, 2), (2, 3), (3, 1), (4, 4)})
    assert found == [*[(a, b) for a in (1, 2, 3) for b in (1, 2, 3)], (4, 4)]


def test_relations_that_need_each_other() -> None:
    text = """.decl even(x: number) .decl odd(x: number)
        even(0). odd(x + 1) :- even(x), x < 6. even(x + 1) :- odd(x), x < 6."""
    assert derived(text, "even") == [(0,), (2,), (4,), (6,)]


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("e(x, _), !e(_, x)", [1]),
        ("e(x, y), x < y, y != 3", [1, 3]),
        ("e(x, y), (y = 2 ; x = 3)", [1, 3]),
        ("e(x, y), !(y = 2 ; x = 3)", [2]),
        ("e(2, y), x = y * 10 + 7 % 4", [33]),
        ("x = count : { e(_, _) }", [3]),
        ("x = count : e(_, _)", [3]),
        ("x = sum y : { e(_, y) }", [9]),
        ("x = max y + 1 : { e(z, y), z < 3 }", [4]),
        ("e(x, _), 1 = count : { e(_, x) }", [2, 3]),
        ("e(x, _), 2 = count : { e(y, _), 0 < count : { e(_, z), z < x, z = y } }", []),
        ("x = min(4, 3, 5)", [3]),
        ("x = -7 / 2 ; x = -7 % 2", [-3, -1]),
        ("e(y, _), x = 1 / (y - 1)", [0, 1]),
        ("x = min y : { e(y, y) }", []),
        ("e(y, y), x = 1", []),
        ("e(y, z), e(z, y), x = 1 ; e(y, z), e(z, _), x = y", [1, 2]),
        ("x = strlen(cat(\"a\\\"\", \"bc\"))", [4]),
        ("x = to_number(\"12\") ; x = to_number(\"a\")", [12]),
        ("x = 0x10 band 0b11000 ; x = bnot 3", [-4, 16]),
        ("contains(\"b\", \"abc\"), match(\"a.c\", \"abc\"), x = 1", [1]),
        ("true, x = 1 ; false, x = 2", [1]),
        ("e(x, x + 1)", [1, 2, 3]),
        ("x = 7 bxor 2 ; x = 1 bshl 4 ; x = -16 bshr 2", [-4, 5, 16]),
        ("x = 1 bshl 64 ; x = 1 bshl -1 ; x = -1 bshl 1 ; x = 1 bshr 64 ; x = 1 bshr -1", []),
        ("x = 1 % 0 ; x = -(3 - 5)", [2]),
        ("x = ftoi(to_float(\"-2.75\")) ; x = ftoi(to_float(\"two\"))", [-2]),
        ("x = ftoi(to_float(\"9007199254740993\"))", [9007199254740992]),
        ("x = ftoi(to_float(\"9007199254740994\"))", []),
        ("x = ftoi(to_float(\"-9007199254740992\")) ; x = ftoi(to_float(\"-9007199254740994\"))", [-9007199254740992]),
        ("x = ftoi(itof(-3) / 2.0) ; x = ftoi(1.0 / 0.0)", [-1]),
        ("x = to_number(substr(\"a12b\", 1, 2)) ; x = strlen(substr(\"abc\", 2, 9))", [1, 12]),
        ("x = strlen(substr(\"abc\", -1, 2)) ; x = strlen(substr(\"abc\", 1, -1))", []),
        ("x = to_number(to_string(-45))", [-45]),
        ("x = max y : { e(y, y) } ; x = 1, 0 = sum y : { e(y, y) }", [1]),
        ("x = ftoi(mean y : { e(_, y) }) ; x = ftoi(mean y : { e(y, y) })", [3]),
    ],
)  # fmt: skip
def test_bodies(body: str, found: list[int]) -> None:
    text = f"{DECLARATIONS} .input e p(x) :- {body}."
    known = {"e": Declaration("e", (("x", "number"), ("y", "number")))}
    program = rules.parse(text, known=known)
    facts: dict[str, list[tuple[int | str | float, ...]]] = {"e": [(1, 2), (2, 3), (3, 4)]}
    assert sorted(x for (x,) in rules.evaluate(program, facts)["p"]) == found
    assert sorted(x for (x,) in sql.evaluate(program, facts)["p"]) == found


@pytest.mark.parametrize("evaluate", [rules.evaluate, sql.evaluate])
@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("x = 4611686018427387904 + 4611686018427387904", "more than 64 bits|out of range|Overflow"),
        ('match("(", "a"), x = 1', "no regular expression|missing"),
    ],
)
def test_what_goes_wrong_while_rules_are_applied(evaluate, body: str, message: str) -> None:
    with pytest.raises(IRKitError, match=message):
        evaluate(rules.parse(f"{DECLARATIONS} p(x) :- {body}."), {})


def test_a_head_with_several_relations() -> None:
    assert derived(f"{DECLARATIONS} p(x), e(x, x) :- x = 3.", "e") == [(3, 3)]


def test_types() -> None:
    text = """.type id <: number .type name = symbol .type both = id | number .type old
        .decl a(x: id, y: both, z: name, w: old, v: float) a(1, 2, "a", "b", 0.5)."""
    assert derived(text, "a") == [(1, 2, "a", "b", 0.5)]


def test_files_that_are_included(tmp_path) -> None:
    (tmp_path / "base.dl").write_text(DECLARATIONS + 'p(1). .include "base.dl"')
    main = tmp_path / "main.dl"
    main.write_text('.include "base.dl"\ne(x, x) :- p(x).')
    assert rules.evaluate(rules.parse(main.read_text(), str(main)))["e"] == {(1, 1)}


@pytest.mark.parametrize("count", [99, 100])
def test_as_many_files_as_there_may_be(tmp_path, count: int) -> None:
    for number in range(1, count):
        (tmp_path / f"{number}.dl").write_text(f'.include "{number + 1}.dl"')
    (tmp_path / f"{count}.dl").write_text(".decl last(x: number)")
    main = tmp_path / "main.dl"
    if count < 100:
        assert "last" in rules.parse('.include "1.dl"', str(main)).declarations
        return
    with pytest.raises(ParseError, match=r"99\.dl:1:1: error: more than 100 files are included"):
        rules.parse('.include "1.dl"', str(main))


def test_an_engine_that_there_is_not() -> None:
    program = rules.parse(DECLARATIONS)
    with pytest.raises(UnsupportedError, match="there is no engine 'what' for rules; there are auto, duckdb, small"):
        evaluate_on(program, [], ["p"], "what")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("p(x) :- q(x).", "<rules>:4:11: error: 'x' is a symbol here, and a number elsewhere in the clause"),
        ("p(x) :- e(1, 2).", "<rules>:4:3: error: nothing binds 'x'"),
        ("p(x) :- !p(x).", "<rules>:4:12: error: nothing binds 'x'"),
        ("p(x) :- e(x + 1, _).", "<rules>:4:11: error: nothing binds 'x'"),
        ("p(x) :- e(x, _), !p(x).", "'p' cannot be told apart from what it is not"),
        ("p(x) :- x = count : { p(_) }.", "'p' cannot be told apart from what it is not"),
        ("p(1", "error: the end of the text cannot stand here; expected ')' or ','"),
        ('p("a").', "error: this is a symbol, where a number is needed"),
        ("p(_) :- e(1, _).", "error: '_' stands for any value"),
        ("p(f(1)).", "error: there is no function 'f'"),
        ("p(99999999999999999999).", "error: this number has more than 64 bits"),
        ("p(9223372036854775808).", "error: this number has more than 64 bits"),
        ("p(0x8000000000000000).", "error: this number has more than 64 bits"),
        ("p(0b1" + "0" * 79 + ").", "error: this number has more than 64 bits"),
        ('q("\\z").', "error: '\\z' is no escape"),
        ("p(1, 2).", "error: 'p' has 1 columns, not 2"),
        ("f(1).", "error: there is no relation 'f'"),
        (".input p", "error: no relation 'p' is given"),
        ("p(" + "(" * 3000 + "1" + ")" * 3000 + ").", "error: this is nested deeper than 100 times"),
        ("p(" + "-" * 97 + "1).", "<rules>:4:1: error: this is nested deeper than 100 times"),
        ("p(1" + " + 1" * 99 + ").", "<rules>:4:2: error: this is nested deeper than 100 times"),
        ("p(x) :- " + ", ".join(["(p(x) ; p(x))"] * 20) + ".", "error: this body has more than 1000 alternatives"),
        ("p(x) :- e(x, y) q(x).", "error: 'q' cannot stand here; expected ',' or '.'"),
        ('.include "nothing.dl"', "error: there is no file 'nothing.dl'"),
        ("p(x) :- e(x, 1), min(x, 3).", "error: 'min' is a function, not a relation"),
        (".decl p(a: number)", "error: 'p' is declared twice"),
        (".type a <: b .type b <: a", "error: there is no type 'b'"),
        ("/* never", "error: '/' cannot stand here"),
        ("p(x) <= e(x, x) :- p(x).", "error: a row can be left out beside another row of the same relation only"),
        ("p(x + 1) <= p(x).", "error: a row that is left out has variables and constants"),
        ("p(x) <= p(_).", "error: '_' stands for any value, and a row beside another one needs its values"),
        ("p(x) <= p(y) :- y < z.", "error: nothing binds 'z'"),
        ("p(x) <= p(y) :- !p(y).", "'p' cannot be told apart from what it is not"),
    ],
)
def test_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        rules.parse(DECLARATIONS + text)
    assert message in str(caught.value)
    assert "^" in str(caught.value)


GIVEN = {"given": Declaration("given", (("x", "number"), ("y", "symbol")))}
MESSAGES = (Path(__file__).parent / "messages.txt").read_text().splitlines()


@pytest.mark.parametrize("line", MESSAGES)
def test_all_that_is_said_of_what_is_wrong(line: str) -> None:
    """Where it is, the message, how long the piece of text is that is marked, and the notes."""
    text, _, wanted = line.partition(" => ")
    with pytest.raises(ParseError) as caught:
        rules.parse(DECLARATIONS + text, known=GIVEN)
    first, _, marks, *notes = [part for part in str(caught.value).split("\n") if part.strip()]
    said = [f"{first.removeprefix('<rules>:4:')} ({len(marks.strip())})", *[note.strip() for note in notes]]
    assert " // ".join(said) == wanted


@pytest.mark.parametrize("choices", [(10, 10, 10), (1000,), (1, 1000), (7, 11, 13), (1001,), (2, 501)])
def test_as_many_alternatives_as_there_may_be(choices: tuple[int, ...]) -> None:
    body = ", ".join(["(" + " ; ".join(["p(x)"] * count) + ")" for count in choices])
    if math.prod(choices) <= 1000:
        assert len(rules.parse(f"{DECLARATIONS} p(x) :- {body}.").clauses["p"]) == math.prod(choices)
        return
    with pytest.raises(ParseError, match="this body has more than 1000 alternatives"):
        rules.parse(f"{DECLARATIONS} p(x) :- {body}.")


@pytest.mark.parametrize(("said", "number"), [("017", 17), ("08", 8), ("0x1F", 31), ("0b101", 5), ("0", 0)])
def test_numbers(said: str, number: int) -> None:
    assert derived(f".decl a(x: number) a({said}).", "a") == [(number,)]


def test_the_longest_number() -> None:
    for said in ("0" * 79 + "1", "0b" + "0" * 77 + "1", "0x" + "0" * 77 + "1"):
        assert derived(f".decl a(x: number) a({said}).", "a") == [(1,)]
        with pytest.raises(ParseError, match="more than 64 bits"):
            rules.parse(f".decl a(x: number) a({said[:-1]}01).")


def test_relations_that_are_given() -> None:
    for text, inputs, outputs in (
        (".decl given(x: number, y: symbol) .input given", ["given"], []),
        (".output given", ["given"], ["given"]),
        ("p(x) :- given(x, _). .output p", ["given"], ["p"]),
        (".output given .output given", ["given"], ["given"]),
    ):
        program = rules.parse(DECLARATIONS + text, known=GIVEN)
        assert (program.inputs, program.outputs) == (inputs, outputs)
        for evaluate in (rules.evaluate, sql.evaluate):
            assert len(evaluate(program, {"given": [(1, "a"), (2, "a")]})["given"]) == 2


def test_the_largest_number() -> None:
    for said in ("9223372036854775807", "0x7fffffffffffffff", "0b" + "1" * 63):
        assert derived(f".decl a(x: number) a({said}).", "a") == [(9223372036854775807,)]


def test_sums_of_as_many_parts_as_may_be_nested() -> None:
    """Each operator is looked at once: otherwise so many of them would never end."""
    assert derived(".decl a(x: number) a(0" + " + 1" * 96 + ").", "a") == [(96,)]
    assert derived(".decl a(x: number) a(" + "-" * 96 + "1).", "a") == [(1,)]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (".comp A { }", "components"),
        (".type A = [ x: number ]", "records and algebraic data types"),
        (".type A = B { x: number }", "records and algebraic data types"),
        ("p($).", "counters"),
        ("p(2 ^ 3).", "powers"),
        ("#define X 1", "C preprocessor"),
        (".decl u(x: unsigned)", "unsigned numbers"),
        (".decl u(x: number, y: number) eqrel", "'eqrel'"),
        ('.output p(filename="x")', "read and write no files"),
    ],
)
def test_what_souffle_has_and_irkit_does_not(text: str, what: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        rules.parse(DECLARATIONS + text)
    assert what in str(caught.value)
    assert "<rules>:4:" in str(caught.value)


@pytest.mark.parametrize("engine", ["ours", "duckdb"])
def test_numbers_that_do_not_fit(engine: str) -> None:
    program = rules.parse(DECLARATIONS + "p(1). p(x * 1000000) :- p(x).")
    with pytest.raises(IRKitError, match="more than 64 bits"):
        rules.evaluate(program) if engine == "ours" else sql.evaluate(program, {})


def test_the_way_round_is_told_where_a_relation_needs_all_of_itself() -> None:
    text = DECLARATIONS + (
        ".decl a(x: number) .decl b(x: number) .decl c(x: number)\n"
        "a(x) :- p(x), !b(x). b(x) :- c(x). c(x) :- p(x), a(x). p(1).\n"
    )
    with pytest.raises(ParseError) as caught:
        rules.evaluate(rules.parse(text), {})
    assert "'a' cannot be told apart from what it is not: it needs all of 'b'" in str(caught.value)
    assert "'a' needs 'b' needs 'c' needs 'a'" in str(caught.value)
