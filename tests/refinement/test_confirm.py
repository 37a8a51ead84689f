"""Counterexamples are run by the interpreter."""

from __future__ import annotations

import pytest

import irkit
from irkit.refinement import FAILS, Counterexample
from irkit.refinement.running import Address, NotRunError, allows
from irkit.semantics.blocks import MixedByte
from irkit.semantics.values import Event, Poison, Undef

pytest.importorskip("z3")

CALL = "call void @use(i8 1); "
DIVISION = "%r = udiv i8 1, %x; "
DECLARATIONS = "declare void @use(i8)\n@g = global i8 0\n"


def counterexample(parameters: str, result: str, before: str, after: str) -> Counterexample:
    text = DECLARATIONS + "".join(
        f"define {result} @{name}({parameters}) {{\n{body.replace('; ', chr(10))}\n}}\n"
        for name, body in (("src", before), ("tgt", after))
    )
    [found] = irkit.refine(irkit.parse_assembly(text), timeout=60.0)
    assert found.outcome == FAILS
    assert found.counterexample is not None
    return found.counterexample


@pytest.mark.parametrize(
    ("parameters", "result", "before", "after"),
    [
        ("i8 %x", "i8", "%r = add i8 %x, 1; ret i8 %r", "%r = add nsw i8 %x, 1; ret i8 %r"),
        ("half %x", "i1", "%r = fcmp oeq half %x, %x; ret i1 %r", "ret i1 true"),
        ("ptr %p", "i8", "%v = load i8, ptr %p; ret i8 %v", "%v = load i8, ptr %p; %w = add i8 %v, 1; ret i8 %w"),
        ("ptr %p", "ptr", "%q = getelementptr i8, ptr %p, i64 1; ret ptr %q", "ret ptr %p"),
        ("i8 %x", "void", "call void @use(i8 %x); ret void", "%y = add i8 %x, 1; call void @use(i8 %y); ret void"),
        ("i8 %x", "i8", f"{CALL}{DIVISION}ret i8 %r", f"{DIVISION}{CALL}ret i8 %r"),
        ("i8 %x", "i8", "%r = mul i8 %x, 2; ret i8 %r", "%r = add i8 %x, %x; ret i8 %r"),
        ("i8 %x", "i8", "ret i8 0", "%a = freeze i8 %x; %b = freeze i8 %x; %r = sub i8 %a, %b; ret i8 %r"),
    ],
)
def test_the_interpreter_agrees(parameters: str, result: str, before: str, after: str) -> None:
    assert counterexample(parameters, result, before, after).confirmed is True


def test_what_happens_to_variables_is_not_compared() -> None:
    assert counterexample("", "void", "store i8 1, ptr @g; ret void", "ret void").confirmed is None


def byte(poison: int, undef: int, bits: int) -> MixedByte:
    return MixedByte(EVENT, poison, undef, bits)


EVENT = Event(None, "a test")


@pytest.mark.parametrize(
    ("before", "after", "is_right"),
    [
        (byte(0x0F, 0x00, 0x50), 0x53, True),
        (byte(0x0F, 0x00, 0x50), 0x63, False),
        (byte(0x00, 0x0F, 0x50), 0x53, True),
        (byte(0x00, 0x0F, 0x50), 0x63, False),
        (byte(0x0F, 0xF0, 0x00), 0xA5, True),
        (byte(0x0F, 0x00, 0x50), byte(0x0F, 0x00, 0x50), True),
        (byte(0x0F, 0x00, 0x50), byte(0x00, 0x0F, 0x50), True),
        (byte(0x00, 0x0F, 0x50), byte(0x0F, 0x00, 0x50), False),
        (byte(0x00, 0x0F, 0x50), byte(0x00, 0x3F, 0x40), False),
        (byte(0x03, 0x0C, 0x50), byte(0x01, 0x0C, 0x50), True),
        (byte(0x03, 0x0C, 0x50), byte(0x04, 0x00, 0x50), False),
        (Undef(EVENT, 0xFF), byte(0x00, 0x0F, 0x50), True),
        (Undef(EVENT, 0xFF), byte(0x01, 0x00, 0x50), False),
        (0x50, byte(0x00, 0x01, 0x50), False),
        (Undef(EVENT, 0x0F, 0x50), Undef(EVENT, 0x03, 0x54), True),
        (Undef(EVENT, 0x0F, 0x50), Undef(EVENT, 0x1F, 0x40), False),
        (Undef(EVENT, 0x0F, 0x50), Undef(EVENT, 0x03, 0x64), False),
        (Undef(EVENT, 0x0F, 0x50), 0x5A, True),
        (Undef(EVENT, 0x0F, 0x50), 0x6A, False),
        (Poison(EVENT), 7, True),
        (7, Poison(EVENT), False),
        (7, Undef(EVENT, 1, 6), False),
        (-1, 255, True),
        ([1, Poison(EVENT)], [1, 2], True),
        ([1, 2], [1, 3], False),
        (0.0, -0.0, False),
        (float("nan"), float("nan"), True),
    ],
)
def test_what_a_value_stands_for(before: object, after: object, is_right: bool) -> None:
    assert allows(before, after, 8) is is_right


def test_pointers_of_the_solver() -> None:
    from irkit.refinement.confirm import pointer_of  # noqa: PLC0415 - with z3
    from irkit.refinement.terms import OFFSET_BITS  # noqa: PLC0415

    assert pointer_of(0) is None
    assert pointer_of(5) == 5
    assert pointer_of((1 << OFFSET_BITS) - 1) == -1
    found = pointer_of(3 << OFFSET_BITS | 6)
    assert isinstance(found, Address)
    assert (found.block, found.offset) == (3, 6)
    with pytest.raises(NotRunError):
        pointer_of((4 << OFFSET_BITS) - 1)
