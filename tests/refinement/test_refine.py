"""`irkit.refine` on pairs of functions: verdicts, counterexamples, errors."""

from __future__ import annotations

import pytest

import irkit
from irkit import EditError
from irkit.refinement import FAILS, REFINES, UNKNOWN, Verdict

pytest.importorskip("z3")


def verdict(text: str, **how: float) -> Verdict:
    [found] = irkit.refine(irkit.parse_assembly(text), **how)  # type: ignore[arg-type]
    return found


def pair(parameters: str, result: str, before: str, after: str) -> str:
    return f"define {result} @src({parameters}) {{\n{before}\n}}\ndefine {result} @tgt({parameters}) {{\n{after}\n}}\n"


def test_a_counterexample_says_what_both_functions_do() -> None:
    text = pair("i8 %x", "i8", "%r = add i8 %x, 1\nret i8 %r", "%r = add nsw i8 %x, 1\nret i8 %r")
    found = verdict(text)
    assert found.outcome == FAILS
    assert found.counterexample is not None
    assert found.counterexample.arguments == {"%x": "i8 127"}
    assert found.counterexample.before == "returns i8 -128"
    assert found.counterexample.after == "returns i8 poison"


def test_flags_may_go() -> None:
    text = pair("i8 %x", "i8", "%r = add nsw nuw i8 %x, 1\nret i8 %r", "%r = add i8 %x, 1\nret i8 %r")
    assert verdict(text).outcome == REFINES


def test_two_modules_are_matched_by_name() -> None:
    before = irkit.parse_assembly("define i8 @f(i8 %x) {\nret i8 %x\n}\ndefine i8 @g() {\nret i8 1\n}\n")
    after = irkit.parse_assembly("define i8 @g() {\nret i8 2\n}\ndefine i8 @f(i8 %y) {\nret i8 %y\n}\n")
    found = irkit.refine(before, after)
    assert [(one.name, one.outcome, one.reason) for one in found] == [
        ("f", REFINES, "nothing was changed"),
        ("g", FAILS, "the functions return different values"),
    ]


def test_loops_are_looked_at_for_some_rounds() -> None:
    loop = (
        "br label %head\nhead:\n%i = phi i8 [ 0, %0 ], [ %n, %head ]\n%n = add i8 %i, 1\n"
        "%c = icmp ult i8 %n, %x\nbr i1 %c, label %head, label %out\nout:\nret i8 {}"
    )
    found = verdict(
        pair("i8 noundef %x", "i8", loop.format("%n"), loop.format("%n").replace("add i8 %i", "add nuw i8 %i"))
    )
    assert found.outcome == REFINES
    assert found.notes == ("loops are looked at for 4 rounds",)
    assert verdict(pair("i8 noundef %x", "i8", loop.format("%n"), loop.format("%i"))).outcome == FAILS


def test_what_cannot_be_told_is_named() -> None:
    text = pair("", "void", 'call void asm sideeffect "", ""()\nret void', "ret void")
    found = verdict(text)
    assert (found.outcome, found.reason) == (UNKNOWN, "inline assembly is not told to the solver")


def test_times_and_rounds_are_positive() -> None:
    module = irkit.parse_assembly(pair("", "i8", "ret i8 1", "ret i8 1"))
    with pytest.raises(EditError, match="positive"):
        irkit.refine(module, timeout=0)
    with pytest.raises(EditError, match="positive"):
        irkit.refine(module, loops=0)


def test_modules_of_different_layouts_do_not_compare() -> None:
    big = irkit.parse_assembly('target datalayout = "E"\n')
    with pytest.raises(EditError, match="layouts"):
        irkit.refine(big, irkit.parse_assembly(""))
