"""What values of fields and of attributes come to, in `checks.txt`: the numbers on both sides of each bound, words, and
what is neither. `python tests/model/test_checks.py` writes it anew."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import irkit
from irkit import words
from irkit.attribute_values import AllocSize, ConstantRange, VScaleRange
from irkit.attributes import (
    Attribute,
    AttributeSet,
    ConstantRangeAttribute,
    ConstantRangeListAttribute,
    IntAttribute,
    StringAttribute,
    TypeAttribute,
)
from irkit.denormals import DEFAULT, NUMBER, SINGLE, mode_of, modes_said
from irkit.errors import EditError
from irkit.integers import low_bits, quotient_to_zero, signed

FILE = Path(__file__).parent / "checks.txt"
WORD = 0xFFFFFFFF
NUMBERS = (-1, 0, 1, 2, 3, 4, 6, 8, 12, 1 << 24, (1 << 24) - 1, WORD, 1 << 32, 3 << 31, 1 << 33, True, None, "1", 1.0)
TEXTS = ("", "a", "\udcff", "\ud800", "é", None, 1, b"a")
LISTS = ([], [0], (1, 2), [WORD], [1 << 32], [-1], ["1"], [True], "0", None, 3)
NAMES = (["a", "b"], ("a",), [], iter(["x"]), {"a": 1}, "ab", b"ab", [1], ["a", 2], None, 3)
ORDERINGS = (*words.ORDERINGS.words, "relaxed", None, 1)
PREDICATES = ("eq", "sgt", "oeq", "true", "ult", "", None)
CHECKS: dict[str, tuple[Callable[[object], object], tuple[object, ...]]] = {
    "alignment": (words.check_alignment, NUMBERS),
    "alignment of an access": (words.check_access_alignment, NUMBERS),
    "address space": (words.check_address_space, NUMBERS),
    "number up to 6": (lambda value: words.check_number("it", value, 6), NUMBERS),
    "flag": (words.check_flag, (True, False, 0, 1, None, "True")),
    "indices": (words.check_indices, LISTS),
    "names": (words.check_names, NAMES),
    "text": (lambda value: words.check_text("name", value), TEXTS),
    "sync scope": (words.check_sync_scope, TEXTS),
    "ordering": (words.check_ordering, ORDERINGS),
    "ordering of a success": (words.check_success_ordering, ORDERINGS),
    "ordering of a failure": (words.check_failure_ordering, ORDERINGS),
    "tail kind": (words.check_tail_kind, ("", "tail", "musttail", "notail", "call", None)),
    "operation": (words.check_operation, ("add", "fadd", "uinc_wrap", "mul", "", None)),
    "predicate of icmp": (lambda value: words.check_predicate("icmp", value), PREDICATES),
    "predicate of fcmp": (lambda value: words.check_predicate("fcmp", value), PREDICATES),
}
SIZES = (-1, 0, 1, 7, WORD - 1, WORD, WORD + 1)
MAYBE = (None, *SIZES)
RANGES = (
    *((0, 0, 0), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, -1, 0), (1, 1, 1), (1, 2, 0), (1, -2, 0), (8, 0, 5), (8, 250, 3)),
    *((8, -6, 3), (8, 0, 255), (8, 0, 256), (8, -128, 127), (8, -129, 0), (8, 0, 0), (8, 255, 255), (8, 3, 3)),
    *((8, -1, -1), (8, 128, 127), (64, 0, 1 << 63), (64, 0, 1 << 64), (8, 5, 0), (-1, 0, 0)),
)
MODES = (
    "",
    "ieee",
    "dynamic",
    "preserve-sign,ieee",
    "ieee,",
    ",dynamic",
    ",",
    "positive-zero,preserve-sign",
    "x",
    "ieee,x",
)


def answered(ask: Callable[[], object]) -> str:
    try:
        return ascii(ask())
    except EditError as error:
        return ascii(str(error))[1:-1].partition(": LLVM has")[0]


def of_checks() -> Iterator[str]:
    for name, (check, values) in CHECKS.items():
        for value in values:
            shown = "an iterator" if hasattr(value, "__next__") else ascii(value)
            yield f"{name} {shown}: {answered(lambda check=check, value=value: check(value))}"  # type: ignore[misc]
    for text in MODES:
        yield f"denormals {text!r}: {mode_of(text)}"


def alloc_size(size: int, count: int | None) -> str:
    one = AllocSize(size, count)
    again = AllocSize.of_value(one.value)
    return f"{one} {one!r} {one.value:#x} {one.size} {one.count} {one == again} {hash(one) == hash(again)}"


def vscale_range(minimum: int, maximum: int | None) -> str:
    one = VScaleRange(minimum, maximum)
    again = VScaleRange.of_value(one.value)
    return f"{one} {one!r} {one.value:#x} {one.minimum} {one.maximum} {one == again} {hash(one) == hash(again)}"


def of_sizes() -> Iterator[str]:
    for size, count in itertools.product(SIZES, MAYBE):
        yield f"allocsize {size}, {count}: {answered(lambda size=size, count=count: alloc_size(size, count))}"  # type: ignore[misc]
        yield f"vscale_range {size}, {count}: {answered(lambda size=size, count=count: vscale_range(size, count))}"  # type: ignore[misc]
    for value in (0, 1, WORD, 1 << 32, WORD << 32, (1 << 64) - 1, 5 << 32 | 6):
        yield f"of {value:#x}: {AllocSize.of_value(value)!r} {VScaleRange.of_value(value)!r}"
    unequal = (
        AllocSize(1) == AllocSize(1, 0),
        AllocSize(1) == 1,
        VScaleRange(1) == VScaleRange(2),
        VScaleRange(1) == 1,
    )
    yield f"unequal: {unequal}"


def constant_range(width: int, lower: int, upper: int) -> str:
    one = ConstantRange(width, lower, upper)
    held = [number for number in range(-130, 260) if number in one]
    return (
        f"{one!r} {one} {one.key()} {one.signed_lower} {one.signed_upper} full {one.is_full} empty {one.is_empty}, "
        f"{len(held)}: {held[:2]}..{held[-2:]}"
    )


def of_ranges() -> Iterator[str]:
    for bounds in RANGES:
        yield f"range {bounds}: {answered(lambda bounds=bounds: constant_range(*bounds))}"  # type: ignore[misc]
    same, other = ConstantRange(8, -1, 2), ConstantRange(8, 255, 2)
    yield f"equal: {same == other} {hash(same) == hash(other)} {same == ConstantRange(9, 255, 2)} {same == 1}"


def each_attribute() -> list[Attribute]:
    made: list[Attribute] = [Attribute("byval"), Attribute("byref"), IntAttribute("byval", 1), IntAttribute("byval", 2)]
    made += [StringAttribute("byval", None), StringAttribute("byval", "1"), TypeAttribute("byval", None)]
    made += [TypeAttribute("byval", irkit.i32), ConstantRangeAttribute("byval", ConstantRange(8, 0, 1))]
    made += [ConstantRangeListAttribute("byval", width, (ConstantRange(8, 0, 1),)) for width in (8, 9)]
    return made


def of_attributes() -> Iterator[str]:
    """Which are equal, and what a list of attributes says where there are none."""
    made, again = each_attribute(), each_attribute()
    for place, (one, other) in enumerate(zip(made, again, strict=True)):
        equal = [number for number, known in enumerate((*made, "byval")) if one == known]
        yield f"attribute {place}: {equal} {hash(one) == hash(other)}"
    module = irkit.parse_assembly('declare void @f(i32, i32 zeroext)\ndeclare void @g() nounwind "a"="b"')
    for function in module.functions:
        for where, held in (("function", function.attributes), *((str(a.index), a.attributes) for a in function.args)):
            told = f"{held} {len(held)} {[*held]} {held.get('nounwind')} {'zeroext' in held}"
            yield f"attributes of {function.name}, {where}: {told}"
    for texts in ({NUMBER: number} for number in (0, 1, 4, 16, 64, 0xE4, 0x1B)):
        yield f"modes of {texts}: {modes_said(AttributeSet((IntAttribute(NUMBER, texts[NUMBER]),)))}"
    for default, single in itertools.product((None, "ieee", "dynamic", "preserve-sign,ieee", "x"), repeat=2):
        said = {name: text for name, text in ((DEFAULT, default), (SINGLE, single)) if text is not None}
        yield f"modes of {said}: {modes_said(AttributeSet(tuple(StringAttribute(*one) for one in said.items())))}"
    others = AttributeSet((StringAttribute("other", "dynamic"), IntAttribute("align", 2), Attribute(NUMBER)))
    yield f"modes of others: {modes_said(others)}, of nothing: {modes_said(None)}"


def of_integers() -> Iterator[str]:
    yield f"low bits: {[low_bits(number, width) for number in (-3, -1, 0, 5, 256) for width in (0, 1, 2, 8)]}"
    yield f"signed: {[signed(bits, width) for bits, width in ((0, 1), (1, 1), (1, 2), (2, 2), (127, 8), (128, 8))]}"
    numbers = range(-5, 6)
    yield f"quotients: {[quotient_to_zero(a, b) for a in numbers for b in numbers if b]}"


def lines() -> list[str]:
    return [*of_attributes(), *of_integers(), *of_checks(), *of_sizes(), *of_ranges()]


def test_what_values_come_to() -> None:
    now, recorded = lines(), FILE.read_text(encoding="utf-8").splitlines()
    assert (sorted(set(now) - set(recorded)), sorted(set(recorded) - set(now))) == ([], [])
    assert now == recorded


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    sys.stdout.write(f"{len(lines())} lines\n")
