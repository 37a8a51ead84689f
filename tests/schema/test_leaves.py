"""Each kind of operand at the ends of its range: what a stored number means, and how that is stored."""

from __future__ import annotations

from typing import Any

import pytest
from construct import StreamError, Struct, this

from bitcode.schema import leaves
from bitcode.schema.leaves import (
    METADATA_OPERAND,
    NONE,
    Chars,
    Complemented,
    Cursor,
    IfLeft,
    Int,
    Leaf,
    MetadataPlus1,
    NumberPlus1,
    Opt,
    RelativeValue,
    Repeat,
    Rest,
    SignedRelativeValue,
    SignRotated,
    TypedRest,
    TypesOf,
    ValuePlus1,
    When,
    Wide,
)

BASE = 100
LEAST = -(1 << 63)
MOST = (1 << 63) - 1


def read(layout: Any, *operands: int, absolute: bool = False, base: int = BASE) -> Any:
    return layout.parse_stream(Cursor(list(operands), absolute), base=base, n=len(operands), version=1)


def written(layout: Any, value: Any, n: int = NONE, base: int = BASE) -> list[int]:
    cursor = Cursor()
    layout.build_stream(value, cursor, base=base, n=n, version=1)
    return cursor.operands


def one(leaf: Leaf) -> Struct:
    return Struct("x" / leaf)


@pytest.mark.parametrize(
    ("leaf", "stored", "value"),
    [
        (Int(), LEAST, LEAST),
        (Int(), MOST, MOST),
        *(
            (kind(), stored, stored - 1)
            for kind in (ValuePlus1, MetadataPlus1, NumberPlus1)
            for stored in (0, 1, 2**32 - 1)
        ),
        (RelativeValue(), 0, BASE),
        (RelativeValue(), 1, BASE - 1),
        (RelativeValue(), BASE, 0),
        (RelativeValue(), (1 << 32) - 1, BASE + 1),
        (RelativeValue(), BASE + 1, (1 << 32) - 1),
        (SignedRelativeValue(), 0, BASE),
        (SignedRelativeValue(), 2, BASE - 1),
        (SignedRelativeValue(), 3, BASE + 1),
        (SignedRelativeValue(), 2 * BASE, 0),
        (SignRotated(), 0, 0),
        (SignRotated(), 2, 1),
        (SignRotated(), 3, -1),
        (SignRotated(), 1, LEAST),
        (SignRotated(), -2, MOST),
        (SignRotated(), -1, -MOST),
        (SignRotated(), LEAST, 1 << 62),
        (SignRotated(), MOST - 1, (1 << 62) - 1),
        (Complemented(), 0, 0),
        (Complemented(), 1, -1),
        (Complemented(), 2, 1),
        (Complemented(), 3, -2),
        (Complemented(), -2, MOST),
        (Complemented(), -1, LEAST),
        (Complemented(), LEAST, 1 << 62),
        (Complemented(), MOST, -(1 << 62)),
    ],
)
def test_leaves(leaf: Leaf, stored: int, value: int) -> None:
    layout = one(leaf)
    assert read(layout, stored).x == value
    assert written(layout, {"x": value}) == [stored]


def test_more_than_32_bits_are_not_looked_at_where_llvm_does_not() -> None:
    for kind in (ValuePlus1, MetadataPlus1, NumberPlus1):
        assert read(one(kind()), 1 << 32).x == NONE
        assert read(one(kind()), (1 << 32) + 5).x == 4
        assert read(one(kind()), -1).x == (1 << 32) - 2


def test_wide_numbers() -> None:
    halves, whole = one(Wide()), one(Wide(in_halves=False))
    by_version = one(Wide(in_halves=this._params.version >= 2))
    for value, operands in (
        (0, [0, 0]),
        (1, [0, 1]),
        (1 << 32, [1, 0]),
        (MOST, [0x7FFFFFFF, 0xFFFFFFFF]),
        (LEAST, [0x80000000, 0]),
        (-1, [0xFFFFFFFF, 0xFFFFFFFF]),
    ):
        assert read(halves, *operands).x == value
        assert written(halves, {"x": value}) == operands
        assert read(whole, value).x == value
        assert written(whole, {"x": value}) == [value]
        assert read(by_version, value).x == value
    assert read(halves, 1 << 40 | 3, 1 << 50 | 4).x == 3 << 32 | 4
    with pytest.raises(StreamError, match="record too short"):
        read(halves, 1)


def test_leaves_that_may_not_be_there() -> None:
    optional = Struct("a" / Int(), "b" / Opt(Int()), "c" / Opt(Int(), default=7))
    assert [read(optional, *ops).b for ops in ([1], [1, 2], [1, 2, 3])] == [NONE, 2, 2]
    assert [read(optional, *ops).c for ops in ([1], [1, 2], [1, 2, 3])] == [7, 7, 3]
    whole = {"a": 1, "b": 2, "c": 3}
    assert [written(optional, whole, n) for n in (NONE, 1, 2, 3)] == [[1, 2, 3], [1], [1, 2], [1, 2, 3]]
    there = Struct("a" / Int(), "b" / When(this.a == 1, Int()), "c" / When(this.a > 1, Int(), default=5))
    assert [(read(there, *ops).b, read(there, *ops).c) for ops in ([0], [1, 2], [2, 3])] == [
        (NONE, 5),
        (2, 5),
        (NONE, 3),
    ]
    assert [written(there, {"a": a, "b": 8, "c": 9}) for a in (0, 1, 2)] == [[0], [1, 8], [2, 9]]
    middle = Struct("a" / IfLeft(2, Int(), default=4), "b" / Int())
    assert [(read(middle, *ops).a, read(middle, *ops).b) for ops in ([1], [1, 2])] == [(4, 1), (1, 2)]
    assert [written(middle, {"a": a, "b": 6}) for a in (4, 5)] == [[6], [5, 6]]


def test_leaves_again_and_again() -> None:
    layout = Struct("some" / Rest(Int(), keep=1), "last" / Int())
    assert [list(read(layout, *range(n)).some) for n in (1, 2, 4)] == [[], [0], [0, 1, 2]]
    counted = Struct("count" / Int(), "some" / Repeat(this.count, Int()), "text" / Chars())
    assert read(counted, 2, 3, 4, 65, 256 + 66).text == b"AB"
    assert read(counted, 0).text == b""
    assert read(counted, 1, 5).some == [5]
    for operands in ([2, 3], [-1, 3], [1]):
        with pytest.raises(StreamError, match="record too short"):
            read(counted, *operands)
    text = Struct("count" / Int(), "text" / Chars(count=this.count))
    assert read(text, 2, 65, 66, 67).text == b"AB"
    for operands in ([2, 65], [-1, 65]):
        with pytest.raises(StreamError, match="record too short"):
            read(text, *operands)
    for signed, high in ((0, 0x80), (32, 0xFFFFFF80), (64, -0x80)):
        assert written(Struct("text" / Chars(signed=signed)), {"text": b"\x7f\x80"}) == [0x7F, high]


TYPED = Struct("values" / TypedRest(marker=77), "values_types" / TypesOf())
COUNTED = Struct("count" / Int(), "values" / TypedRest(count=this.count), "values_types" / TypesOf())


@pytest.mark.parametrize(
    ("operands", "values", "types"),
    [
        ([], [], []),
        ([1, 2], [99, 98], []),
        ([1, 0, 5], [99, 100], [NONE, 5]),
        ([0, 5, 1], [100, 99], [5, NONE]),
        ([(1 << 32) - 1, 0], [101], [0]),
        ([77, 3, 1], [97, 99], [METADATA_OPERAND, NONE]),
    ],
)
def test_values_with_types_where_they_are_forward(operands: list[int], values: list[int], types: list[int]) -> None:
    found = read(TYPED, *operands)
    assert (list(found["values"]), list(found.values_types)) == (values, types)
    assert written(TYPED, {"values": values, "values_types": types}) == operands


def test_so_many_values_with_types() -> None:
    assert read(COUNTED, 2, 1, 2, 3)["values"] == [99, 98]
    assert read(COUNTED, 2, 0, 4, 2)["values_types"] == [4, NONE]
    for operands in ([2, 1], [2, 0, 4], [2, 1, 0], [-1, 1]):
        with pytest.raises(StreamError, match="record too short"):
            read(COUNTED, *operands)


def test_ids_that_do_not_count_back() -> None:
    """Modules of version 0: the operands become those that later versions have."""
    for leaf in (RelativeValue(), SignedRelativeValue()):
        cursor = Cursor([97], absolute=True)
        assert one(leaf).parse_stream(cursor, base=BASE, n=1).x == 97
        assert cursor.operands == [3 if isinstance(leaf, RelativeValue) else 6]
    cursor = Cursor([97, 100, 5], absolute=True)
    found = TYPED.parse_stream(cursor, base=BASE, n=3)
    assert (list(found["values"]), list(found.values_types)) == ([97, 100], [NONE, 5])
    assert cursor.operands == [3, 0, 5]


def test_what_conditions_speak_of() -> None:
    assert leaves.mentions_count(this._params.n == 3)
    assert leaves.mentions_count((this.a == 1) & (this._params.n > 2))
    assert leaves.mentions_count((this._params.n > 2) & (this.a == 1))
    assert not leaves.mentions_count((this.a == 1) & (this._params.base > 2))
    assert not leaves.mentions_count(3)
    assert leaves.fields_in((this.a == 1) & (this._.b > this._params.n)) == ["a", "b"]
    assert leaves.path_parts(this._params.base) == ["_params", "base"]
    flags = leaves.Flags({"first": 0, "second": 1, "wide": (4, 3)})
    assert [flags.part(0b1010011, name) for name in ("first", "second", "wide")] == [1, 1, 5]
