"""The items of an attribute group's record, which say themselves how long they are.

Each begins with its form. Forms 0 and 1 name an attribute by LLVM's number (`ATTR_KIND_…`), 1 with an integer; 3 and 4
spell it, 4 with a value, each text ending with a 0; 5 and 6 are type attributes without and with their type; 7 has a
range of integers and 8 a list of them. See LLVM's manual, BitCodeFormat, PARAMATTR_GRP_CODE_ENTRY, for the first ones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.schema.errors import RecordError
from bitcode.schema.runtime import NONE, chars, put_chars, put_rotated, rotated_integers, too_short

ENUM: Final = 0
INTEGER: Final = 1
STRING: Final = 3
STRING_VALUE: Final = 4
TYPE_NONE: Final = 5
TYPE: Final = 6
RANGE: Final = 7
RANGE_LIST: Final = 8


class RangeWords:
    """Integers from `lower` up to and without `upper`, each as 64-bit words, the lowest first; words of zeros at the
    top are left out."""

    __slots__ = ("lower", "upper")

    def __init__(self, lower: vec[i64], upper: vec[i64]) -> None:
        self.lower = lower
        self.upper = upper


NO_RANGES: Final[list[RangeWords]] = []


class AttributeItem:
    """One attribute: its `form`, and what that form has of the rest.

    `kind`: LLVM's number, or NONE. `value`: the integer or the type's id, or NONE. `key` and `text`: the two strings.
    `bit_width` and `ranges`: those of a range (one) or a list of ranges.
    """

    __slots__ = ("bit_width", "form", "key", "kind", "ranges", "text", "value")

    def __init__(
        self,
        form: i64,
        kind: i64 = NONE,
        value: i64 = NONE,
        key: bytes = b"",
        text: bytes = b"",
        bit_width: i64 = NONE,
        ranges: list[RangeWords] = NO_RANGES,
    ) -> None:
        self.form = form
        self.kind = kind
        self.value = value
        self.key = key
        self.text = text
        self.bit_width = bit_width
        self.ranges = ranges


def read_attribute_items(record: str, ops: vec[i64], i: i64, end: i64) -> list[AttributeItem]:
    """The items in operands i to end. Raises RecordError where one is cut short or has another form."""
    items: list[AttributeItem] = []
    while i < end:
        form = ops[i]
        i += 1
        if form in (STRING, STRING_VALUE):
            stop = _end_of_text(record, ops, i, end)
            key = chars(ops, i, stop)
            i = stop + 1
            text = b""
            if form == STRING_VALUE:
                stop = _end_of_text(record, ops, i, end)
                text = chars(ops, i, stop)
                i = stop + 1
            items.append(AttributeItem(form, key=key, text=text))
            continue
        if i >= end:
            raise too_short(record, 1, 0)
        kind = ops[i]
        i += 1
        if form in (ENUM, TYPE_NONE):
            items.append(AttributeItem(form, kind))
        elif form in (INTEGER, TYPE):
            if i >= end:
                raise too_short(record, 1, 0)
            items.append(AttributeItem(form, kind, ops[i]))
            i += 1
        elif form in (RANGE, RANGE_LIST):
            count: i64 = 1
            if form == RANGE_LIST:
                if i >= end:
                    raise too_short(record, 1, 0)
                count = ops[i]
                i += 1
            if i >= end:
                raise too_short(record, 1, 0)
            bit_width = ops[i]
            i += 1
            ranges: list[RangeWords] = []
            for _ in range(count):
                found = _read_range(record, ops, i, end, bit_width)
                ranges.append(found)
                i += len(found.lower) + len(found.upper) + (1 if bit_width > 64 else 0)
            items.append(AttributeItem(form, kind, bit_width=bit_width, ranges=ranges))
        else:
            raise RecordError(f"an attribute of form {form}, which no LLVM up to 22 writes", record=record)
    return items


def _end_of_text(record: str, ops: vec[i64], i: i64, end: i64) -> i64:
    while i < end:
        if ops[i] & 0xFF == 0:
            return i
        i += 1
    raise RecordError("an attribute's text without the 0 at its end", record=record)


def _read_range(record: str, ops: vec[i64], i: i64, end: i64, bit_width: i64) -> RangeWords:
    lower: i64 = 1
    upper: i64 = 1
    if bit_width > 64:
        if i >= end:
            raise too_short(record, 1, 0)
        lower = ops[i] & 0xFFFFFFFF
        upper = (ops[i] >> 32) & 0xFFFFFFFF
        i += 1
    if lower + upper > end - i:
        raise too_short(record, lower + upper, end - i)
    return RangeWords(
        rotated_integers(ops, i, i + lower),
        rotated_integers(ops, i + lower, i + lower + upper),
    )


def write_attribute_items(items: list[AttributeItem], out: list[int]) -> None:
    """Appends the operands of such items."""
    for item in items:
        out.append(item.form)
        if item.form in (STRING, STRING_VALUE):
            put_chars(out, item.key, 64)
            out.append(0)
            if item.form == STRING_VALUE:
                put_chars(out, item.text, 64)
                out.append(0)
            continue
        out.append(item.kind)
        if item.form in (INTEGER, TYPE):
            out.append(item.value)
        elif item.form in (RANGE, RANGE_LIST):
            if item.form == RANGE_LIST:
                out.append(len(item.ranges))
            out.append(item.bit_width)
            for one in item.ranges:
                if item.bit_width > 64:
                    out.append(len(one.lower) | len(one.upper) << 32)
                put_rotated(out, one.lower)
                put_rotated(out, one.upper)
