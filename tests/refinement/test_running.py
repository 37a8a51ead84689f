"""What two runs by the interpreter are compared by: values, endings, and the worlds that both are run in."""

from __future__ import annotations

import math

import pytest

import irkit
from irkit.functions import Function
from irkit.semantics.blocks import MixedByte
from irkit.semantics.choices import Choices
from irkit.semantics.values import Event, Poison, Undef

pytest.importorskip("z3")
from irkit.refinement.bytes import NUMBER, PAYLOAD_BITS, POINTER, POISON, UNDEF
from irkit.refinement.counterexample import cell_of
from irkit.refinement.running import (
    Address,
    Ending,
    NotRunError,
    World,
    allows,
    allows_ending,
    calls_others,
    in_all_ways,
    parted,
    touches_globals,
)

EVENT = Event(None, "a test")
P = Poison(EVENT)


def u(mask: int, bits: int = 0) -> Undef:
    return Undef(EVENT, mask, bits)


def m(poison: int, undef: int, bits: int) -> MixedByte:
    return MixedByte(EVENT, poison, undef, bits)


ALLOWED = [
    ([1, P], [1, P]), ([P, 1], [2, 1]),
    (P, 1), (P, P), (P, u(255)), (1, 1), (0x1FF, 0xFF), (None, None), (1.0, 1.0), (math.nan, -math.nan),
    (Address(1, 2), Address(1, 2)), (u(0xFF), 5), (u(0xF0, 5), 0x15), (u(0xF0, 5), 0x105), (u(0xF0, 5), u(0xF0, 5)),
    (u(0xF0, 5), u(0x10, 0x25)), (u(0xFF), 1.5), (u(0x30, 4), u(0x20, 4)), (u(0xFF), m(0, 0x0F, 0x10)),
    (m(0x0F, 0, 0xA0), m(0x0F, 0, 0xA0)), (m(0x0F, 0, 0xA0), 0xA5), (m(0x0F, 0xF0, 0), 0x77), (0xA5, m(0, 0, 0xA5)),
    (m(0x0F, 0xF0, 0), m(0, 0xF0, 0)), (0x1A5, m(0, 0, 0xA5)), (m(0xF0, 0, 5), u(0xF0, 5)),
]  # fmt: skip
REFUSED = [
    ([1], [1, 2]), ([1, 2], [1]),
    (1, P), (1, 2), (1, u(255)), (0.0, -0.0), (1.0, math.nan), (math.nan, 1.0), ([1, 2], [1, 3]), (u(0xF0, 5), 0x16),
    (Address(1, 2), Address(1, 3)), (Address(1, 2), Address(2, 2)), (None, 1), (u(0xF0, 5), 7), (u(0xF0, 5), u(1, 4)),
    (u(0xF0, 5), u(0x30, 7)), (u(0xF0, 5), u(0x30, 4)), (m(0x0F, 0, 0xA0), 0xB5), (m(0x0F, 0, 0xA0), m(0x1F, 0, 0xA0)),
    (m(0x0F, 0, 0xA0), u(0xFF)), (u(0xFF), m(1, 0, 0x10)), (0xA5, m(0, 0x0F, 0xA0)), (0xA5, m(1, 0, 0xA4)),
    (m(0, 0, 0xA0), m(0, 0x0F, 0xA0)), (0xA5, m(0, 1, 0xA4)),
]  # fmt: skip
NOT_COMPARED = [([1], 1), (1, [1]), (1.0, 1), (1, 1.5), (m(1, 0, 0), 1.5)]


def test_which_values_stand_for_which() -> None:
    assert [(one, other) for one, other in ALLOWED if not allows(one, other, 8)] == []
    assert [(one, other) for one, other in REFUSED if allows(one, other, 8)] == []
    for one, other in NOT_COMPARED:
        with pytest.raises(NotRunError):
            allows(one, other, 8)


MODULE = """
declare i8 @sees(i8)
declare i8 @reads(i8) memory(read)
declare i8 @writes(i8) memory(write)
declare i8 @argument(i8) memory(argmem: readwrite)
declare i8 @other(i8) memory(readwrite, argmem: none)
declare void @ends()
declare void @takes(ptr)
define i8 @own(i8 %x) {
  ret i8 42
}
"""


def run(body: str, parameter: str = "ptr %p", **how: object) -> Ending:
    """How a function ends that gets a block of two bytes."""
    text = f"{MODULE}define i8 @f({parameter}) {{\n{body.replace('; ', chr(10))}\n}}\n"
    function = irkit.parse_assembly(text, llvm_version=22).get("f")
    assert isinstance(function, Function)
    [found] = World([Address(64, 0)], {64: [1, 2]}, **how).endings(function)  # type: ignore[arg-type]
    return found


UB = run("unreachable").value


def ends(value: object = 1, *, stops: bool = False, call: object = None, cells: int | None = None) -> Ending:
    found = {} if cells is None else {64: [cells]}
    return Ending(value, stops, [] if call is None else [("f", [call], found)], {} if call is not None else found)  # type: ignore[dict-item]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (ends(UB), ends(), True),
        (ends(UB), ends(UB), True),
        (ends(), ends(UB), False),
        (ends(1), ends(257), True),
        (ends(1), ends(2), False),
        (ends(1, stops=True), ends(2, stops=True), True),
        (ends(1, stops=True), ends(1), False),
        (ends(1), ends(1, stops=True), False),
        (ends(call=1), ends(), False),
        (ends(call=1), ends(call=1), True),
        (ends(call=1 << 127), ends(call=0), False),
        (ends(call=1 << 200), ends(call=0), False),
        (ends(call=1, cells=5), ends(call=1, cells=5), True),
        (ends(call=1, cells=5), ends(call=1, cells=6), False),
        (ends(call=1, stops=True), ends(call=2, stops=True), False),
        (ends(cells=5), ends(cells=0x105), True),
        (ends(cells=5), ends(cells=7), False),
        (ends(cells=5), ends(), False),
        (ends(), ends(cells=5), True),
        (Ending(1, False, [("f", [], {})]), Ending(1, False, [("g", [], {})]), False),
    ],
)
def test_which_endings_stand_for_which(before: Ending, after: Ending, expected: bool) -> None:
    assert allows_ending(before, after, 8) == expected


def test_runs_part_where_one_ending_is_new() -> None:
    one, two, three = ends(1), ends(2), ends(3)
    assert parted([one, two], [two, one], 8) is None
    found = parted([one, two], [two, three], 8)
    assert found is not None
    assert found[0] is one
    assert found[1] is three
    with pytest.raises(NotRunError):
        parted([ends(u(1))], [ends(1)], 8)


@pytest.mark.parametrize("widths", [[], [1], [2], [1, 2], [2, 1, 1], [9]])
def test_a_run_is_made_for_each_way_to_choose(widths: list[int]) -> None:
    def run(choices: Choices) -> Ending:
        return Ending(tuple([choices.bits(width) for width in widths]))

    found = [ending.value for ending in in_all_ways(run)]
    assert len(set(found)) == len(found) == 1 << sum(widths)


def test_there_are_so_many_ways_at_most() -> None:
    made = 0
    with pytest.raises(NotRunError):
        for _ in in_all_ways(lambda choices: Ending(choices.bits(10))):
            made += 1
    assert made == 600


SEEN = {64: [1, 2]}


@pytest.mark.parametrize(
    ("name", "parameter", "finds", "leaves"),
    [
        ("sees", "ptr %p", SEEN, {64: [0x5B, 0x5B]}),
        ("reads", "ptr %p", SEEN, SEEN),
        ("writes", "ptr %p", {}, {64: [0x5B, 0x5B]}),
        ("argument", "ptr %p", {}, SEEN),
        ("other", "ptr %p", {}, SEEN),
        ("sees", "ptr noalias %p", {}, SEEN),
        ("sees", "ptr byval(i16) %p", {}, SEEN),
    ],
)
def test_what_those_who_are_called_find_and_leave(
    name: str, parameter: str, finds: dict[int, list[int]], leaves: dict[int, list[int]]
) -> None:
    found = run(f"%r = call i8 @{name}(i8 3); ret i8 %r", parameter, answer=1, touches=True)
    assert (found.value, found.has_stopped, found.calls, found.cells) == (1, False, [(name, [3], finds)], leaves)
    assert run(f"%r = call i8 @{name}(i8 3); ret i8 %r", parameter, answer=0).cells == SEEN


def test_each_call_leaves_something_else() -> None:
    found = run("%r = call i8 @sees(i8 3); %s = call i8 @sees(i8 4); ret i8 %s", touches=True)
    assert found.calls == [("sees", [3], SEEN), ("sees", [4], {64: [0x5B, 0x5B]})]
    assert found.cells == {64: [0x5C, 0x5C]}


def test_who_is_called_may_end_the_program() -> None:
    found = run("call void @ends(); store i8 7, ptr %p; ret i8 1", answer=None)
    assert (found.has_stopped, found.value, found.calls) == (True, None, [("ends", [], SEEN)])


def test_own_functions_are_run() -> None:
    found = run("%r = call i8 @own(i8 3); ret i8 %r")
    assert (found.value, found.calls) == (42, [])


def test_pointers_are_told_by_their_blocks() -> None:
    found = run("%q = getelementptr i8, ptr %p, i64 1; call void @takes(ptr %q); call void @takes(ptr null); ret i8 0")
    assert [arguments for _, arguments, _ in found.calls] == [[Address(64, 1)], [Address(0, 0)]]
    with pytest.raises(NotRunError):
        run("%q = alloca i8; call void @takes(ptr %q); ret i8 0")


@pytest.mark.parametrize(
    ("body", "calls", "touches"),
    [
        ("ret i8 0", False, False),
        ("%r = call i8 @own(i8 3); ret i8 %r", True, False),
        ("%r = add i8 1, 2; ret i8 %r", False, False),
        ("%r = load i8, ptr @constant; ret i8 %r", False, False),
        ("%r = load i8, ptr @weak; ret i8 %r", False, True),
        ("%r = load i8, ptr @variable; ret i8 %r", False, True),
    ],
)
def test_what_is_compared_but_roughly(body: str, calls: bool, touches: bool) -> None:
    text = "@constant = constant i8 1\n@weak = weak constant i8 1\n@variable = global i8 1\n"
    text += f"define i8 @own(i8 %x) {{\nret i8 %x\n}}\ndefine i8 @f() {{\n{body.replace('; ', chr(10))}\n}}\n"
    function = irkit.parse_assembly(text).get("f")
    assert isinstance(function, Function)
    assert (calls_others(function), touches_globals(function)) == (calls, touches)


@pytest.mark.parametrize(
    ("kind", "mask", "value", "expected"),
    [
        (NUMBER, 0, 0x41, "65"),
        (NUMBER, 0xFF, 0x41, "poison"),
        (NUMBER, 0x0F, 0x5A, "15 0 80"),
        (NUMBER, 0x80, 0x5A, "128 0 90"),
        (POISON, 0, 0x41, "poison"),
        (UNDEF, 0, 0, "undef 255"),
        (UNDEF, 0xFF, 0, "undef 255"),
        (POINTER, 0xFF, 0x41, "0"),
    ],
)
def test_bytes_as_the_interpreter_has_them(kind: int, mask: int, value: int, expected: str) -> None:
    cell = cell_of(kind << PAYLOAD_BITS | mask << 8 | value)
    if isinstance(cell, MixedByte):
        assert f"{cell.poison} {cell.mask} {cell.bits}" == expected
    elif isinstance(cell, Undef):
        assert f"undef {cell.mask}" == expected
    else:
        assert str(cell) == expected
