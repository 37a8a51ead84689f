"""Without a solver small functions are run for all inputs."""

from __future__ import annotations

import importlib.util

import pytest
from changes import RIGHT, WRONG, module_of

import irkit
from irkit.refinement import FAILS, REFINES, UNKNOWN, Verdict
from irkit.refinement.enumeration import NOTE, enumerated
from irkit.refinement.pairs import pairs_in

NAMES = ("add gets nsw", "freeze left out", "select to and", "poison lane made", "off by one")


def verdict(text: str, timeout: float = 60.0) -> Verdict:
    [pair] = pairs_in(irkit.parse_assembly(text))
    return enumerated(pair, timeout)


@pytest.mark.parametrize("row", [row for row in WRONG if row[0] in NAMES], ids=lambda row: row[0])
def test_wrong_changes_are_refuted(row: list[str]) -> None:
    text = module_of(row)
    found = verdict(text.replace("i8", "i4") if "<2 x" in row[1] else text)
    assert found.outcome == FAILS
    assert found.counterexample is not None
    assert found.counterexample.confirmed


def test_right_changes_are_never_refuted() -> None:
    found = [verdict(module_of(row), 0.5) for row in RIGHT[::5]]
    assert {one.outcome for one in found} == {REFINES, UNKNOWN}


def pair(parameters: str, before: str, after: str) -> str:
    return f"define i8 @src({parameters}) {{\n{before}\n}}\ndefine i8 @tgt({parameters}) {{\n{after}\n}}\n"


def test_it_is_said_that_undef_is_not_looked_at() -> None:
    body = "%r = add {}i8 %x, 1\nret i8 %r"
    found = verdict(pair("i8 %x", body.format("nsw "), body.format("")))
    assert (found.outcome, found.notes) == (REFINES, (NOTE,))
    found = verdict(pair("i8 noundef %x", body.format("nsw "), body.format("")))
    assert (found.outcome, found.notes) == (REFINES, ())


def test_what_is_frozen_is_any_value_and_poison_is_none() -> None:
    body = "%f = freeze i8 undef\n%r = and i8 %f, 3\nret i8 %r"
    assert verdict(pair("", body, "ret i8 3")).outcome == REFINES
    assert verdict(pair("", body, "ret i8 4")).outcome == FAILS
    assert verdict(pair("", "ret i8 poison", "ret i8 4")).outcome == REFINES


def test_a_counterexample_says_what_both_functions_do() -> None:
    found = verdict(
        pair("<2 x i2> %v, i1 %c", "ret i8 1", "%d = freeze i1 %c\n%r = select i1 %d, i8 1, i8 -1\nret i8 %r")
    )
    assert found.reason == "the functions return different values"
    assert str(found.counterexample) == (
        "for %v = <2 x i2> <i2 0, i2 0>, %c = i1 false: before: returns i8 1; after: returns i8 -1"
    )


@pytest.mark.parametrize(
    ("parameters", "body", "reason"),
    [
        ("i64 %x", "ret i8 0", "more than"),
        ("ptr %p", "ret i8 0", "no integers"),
        ("i8 %x", "%r = call i8 @f(i8 %x)\nret i8 %r", "a call"),
        ("i8 range(i8 0, 4) %x", "ret i8 %x", "attribute range"),
        ("i8 %x", "%p = alloca i8\nstore i8 %x, ptr %p\nret i8 %x", "alloca"),
        ("i8 %x", "%r = ptrtoint ptr @g to i8\nret i8 %r", "a global, or the address of one"),
        ("i8 %x", "ret i8 ptrtoint (ptr @f to i8)", "a global, or the address of one"),
        ("i8 %x", "%r = add i8 %x, undef\nret i8 %r", "undef that is not frozen"),
        ("i8 %x", "ret i8 extractelement (<2 x i8> <i8 undef, i8 1>, i32 0)", "undef that is not frozen"),
        ("i8 %x", "%r = call i8 @llvm.read_register.i8(metadata !0)\nret i8 %r", "the interpreter cannot say"),
    ],
)
def test_the_rest_needs_the_solver(parameters: str, body: str, reason: str) -> None:
    head = 'declare i8 @f(i8)\n@g = global i8 0\n!0 = !{!"sp"}\n'
    found = verdict(head + pair(parameters, body, body))
    assert found.outcome == UNKNOWN
    assert reason in found.reason
    assert "irkit[solver]" in found.reason


def test_all_bits_of_parts_of_a_result_count() -> None:
    one, other = [f"<1 x i200> <i200 {number}>" for number in (0, 1 << 150)]
    bodies = [f"define <1 x i200> @{name}() {{\nret {value}\n}}\n" for name, value in (("src", one), ("tgt", other))]
    assert verdict("".join(bodies)).outcome == FAILS


def test_functions_of_other_types_are_no_refinement() -> None:
    found = verdict("define i8 @src(i8 %x) {\nret i8 %x\n}\ndefine i8 @tgt(i8 %x, i8 %y) {\nret i8 %x\n}\n")
    assert (found.outcome, found.reason) == (FAILS, "the types i8 (i8) and i8 (i8, i8) differ")


@pytest.mark.parametrize(
    ("parameters", "is_few"),
    [
        ("i17 noundef %x", True),
        ("i17 %x", False),
        ("i18 noundef %x", False),
        ("i9 noundef %x, i8 noundef %y", True),
        ("i9 noundef %x, i8 %y", False),
        ("i9 noundef %x, i9 noundef %y", False),
        ("<17 x i1> noundef %x", True),
        ("<18 x i1> noundef %x", False),
        ("{ i8, i9 } noundef %x", True),
        ("{ i9, i9 } noundef %x", False),
        ("{} %x", True),
    ],
)
def test_so_many_inputs_are_few(parameters: str, is_few: bool) -> None:
    found = verdict(pair(parameters, "ret i8 0", "ret i8 0"), 0.0)
    assert found.outcome == UNKNOWN
    assert ("more than 131072 inputs" in found.reason) is not is_few
    assert (found.reason == "no answer within the time") is is_few


@pytest.mark.parametrize(
    ("signature", "before", "after", "said"),
    [
        (
            "{ i1, i8 } @{}({ i1, i2 } noundef %s)",
            "%a = extractvalue { i1, i2 } %s, 0\n%r = insertvalue { i1, i8 } { i1 false, i8 7 }, i1 %a, 0\n"
            "ret { i1, i8 } %r",
            "ret { i1, i8 } { i1 false, i8 7 }",
            "%s = { i1, i2 } { i1 true, i2 0 }: before: returns { i1, i8 } { i1 true, i8 7 }; "
            "after: returns { i1, i8 } { i1 false, i8 7 }",
        ),
        (
            "<2 x i3> @{}(i3 noundef %x)",
            "%r = insertelement <2 x i3> splat (i3 -2), i3 %x, i64 1\nret <2 x i3> %r",
            "%y = and i3 %x, 3\n%r = insertelement <2 x i3> splat (i3 -2), i3 %y, i64 1\nret <2 x i3> %r",
            "%x = i3 -4: before: returns <2 x i3> <i3 -2, i3 -4>; after: returns <2 x i3> <i3 -2, i3 0>",
        ),
        (
            "i1 @{}(i2 %x)",
            "%r = icmp ne i2 %x, %x\nret i1 %r",
            "%y = add nuw i2 %x, 1\n%r = icmp ne i2 %y, %y\nret i1 %r",
            "%x = i2 -1: before: returns i1 false; after: returns i1 poison",
        ),
        (
            "void @{}(i2 %x)",
            "%r = udiv i2 1, %x\nret void",
            "%r = udiv i2 1, %x\n%y = udiv i2 %x, %r\nret void",
            "%x = i2 -2: before: returns; after: undefined behaviour",
        ),
    ],
)
def test_how_inputs_and_results_are_shown(signature: str, before: str, after: str, said: str) -> None:
    text = "".join(
        f"define {signature.replace('{}(', name + '(')} {{\n{body}\n}}\n"
        for name, body in (("src", before), ("tgt", after))
    )
    found = verdict(text)
    assert str(found.counterexample) == f"for {said}"
    reasons = {"poison": "returns poison", "undefined": "has undefined behaviour"}
    wanted = next(
        (reason for word, reason in reasons.items() if word in said.partition("after")[2]), "different values"
    )
    assert wanted in found.reason


def test_time_is_limited() -> None:
    body = "%r = mul i8 %x, %y\nret i8 %r"
    found = verdict(pair("i8 %x, i8 %y", body, body), 0.05)
    assert (found.outcome, found.reason) == (UNKNOWN, "no answer within the time")


def test_it_is_what_is_done_without_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    text = pair("i4 %x", "%r = zext i4 %x to i8\nret i8 %r", "%r = sext i4 %x to i8\nret i8 %r")
    [found] = irkit.refine(irkit.parse_assembly(text))
    assert found.outcome == FAILS
