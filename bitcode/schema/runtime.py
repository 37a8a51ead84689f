"""What the generated codecs share: the value for "absent", sign rotation, strings, and the errors."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.schema.errors import RecordError

#: An absent optional operand; also the metadata or value id of "none" where the file stores id + 1.
NONE: Final = -1

#: In a list of types beside a list of values: what the other list holds at this place is a metadata id.
METADATA_OPERAND: Final = -2

#: Shared by all records without operands left over; a vec is never changed in place once a record holds it.
EMPTY: Final = vec[i64]()


def too_short(record: str, needed: i64, left: i64) -> RecordError:
    """The error for a record that ends before its operands do."""
    return RecordError(f"record too short: needs {needed} more operand(s), {left} left", record=record)


def too_long(record: str, left: i64) -> RecordError:
    """The error for operands behind the last one that the record can have."""
    return RecordError(f"record too long: {left} operand(s) more than it can have", record=record)


def refuse_short(record: str, needed: i64, left: i64) -> None:
    """Raises `too_short`. The codecs call this because a call is less C than a raise, and they have hundreds."""
    raise too_short(record, needed, left)


def refuse_long(record: str, left: i64) -> None:
    """Raises `too_long`."""
    raise too_long(record, left)


def unrotate(x: i64) -> i64:
    """The integer whose sign bit a record moved to bit 0; "-0" is the least 64-bit integer."""
    magnitude = (x >> 1) & 0x7FFFFFFFFFFFFFFF
    if x & 1 == 0:
        return magnitude
    return -magnitude if magnitude != 0 else -0x7FFFFFFFFFFFFFFF - 1


def uncomplement(x: i64) -> i64:
    """The integer whose sign bit a record moved to bit 0, the complement of the rest if it is set."""
    magnitude = (x >> 1) & 0x7FFFFFFFFFFFFFFF
    return magnitude if x & 1 == 0 else ~magnitude


def relative_values(ops: vec[i64], i: i64, end: i64, base: i64) -> vec[i64]:
    """Operands i to end as absolute value ids (see `leaves.RelativeValue`)."""
    if i >= end:
        return EMPTY
    out = ops[i:end]
    for k in range(end - i):
        out[k] = (base - out[k]) & 0xFFFFFFFF
    return out


def rotated_integers(ops: vec[i64], i: i64, end: i64) -> vec[i64]:
    """Operands i to end as integers whose sign bit was moved to bit 0."""
    if i >= end:
        return EMPTY
    out = ops[i:end]
    for k in range(end - i):
        out[k] = unrotate(out[k])
    return out


def metadata_or_none(ops: vec[i64], i: i64, end: i64) -> vec[i64]:
    """Operands i to end, each a metadata id + 1 or 0, as metadata ids or NONE."""
    if i >= end:
        return EMPTY
    out = ops[i:end]
    for k in range(end - i):
        out[k] = (out[k] & 0xFFFFFFFF) - 1
    return out


def wide(high: i64, low: i64) -> i64:
    """The 64 bits of two operands of 32."""
    top = high & 0xFFFFFFFF
    if top >= 0x80000000:
        top -= 0x100000000
    return (top << 32) | (low & 0xFFFFFFFF)


def wide_numbers(record: str, ops: vec[i64], i: i64, end: i64, in_halves: bool) -> vec[i64]:
    """Operands i to end as numbers of 64 bits, each in two operands or in one (see `leaves.Wide`)."""
    if not in_halves:
        return rest(ops, i, end)
    out = vec[i64]()
    while i < end:
        if end - i < 2:
            raise too_short(record, 2, end - i)
        out = append(out, wide(ops[i], ops[i + 1]))
        i += 2
    return out


class TypedValues:
    """Values, their types, and where the operands after them begin."""

    __slots__ = ("i", "types", "values")

    def __init__(self, values: vec[i64], types: vec[i64], i: i64) -> None:
        self.values = values
        self.types = types
        self.i = i


def any_forward(values: vec[i64], base: i64) -> bool:
    """Whether a value is a forward reference, so that its type follows it."""
    for value in values:  # noqa: SIM110 - `any` makes a generator of what is compiled to a loop
        if value >= base:
            return True
    return False


def typed_values(record: str, ops: vec[i64], i: i64, end: i64, base: i64, count: i64, marker: i64) -> TypedValues:
    """Relative values, each with its type if it is a forward reference (see `leaves.TypedRest`); count < 0: all."""
    values = vec[i64]()
    types = vec[i64]()
    forward = False
    n: i64 = 0
    while i < end if count < 0 else n < count:
        if i >= end:
            raise too_short(record, count - n, 0)
        x = ops[i]
        value = (base - x) & 0xFFFFFFFF
        i += 1
        its_type: i64 = NONE
        if value >= base:
            if i >= end:
                raise too_short(record, 1, 0)
            if marker != NONE and x == marker:
                value = (base - ops[i]) & 0xFFFFFFFF
                its_type = METADATA_OPERAND
            else:
                its_type = ops[i]
            i += 1
            forward = True
        values = append(values, value)
        types = append(types, its_type)
        n += 1
    return TypedValues(values, types if forward else EMPTY, i)


def rest(ops: vec[i64], i: i64, end: i64) -> vec[i64]:
    """Operands i to end as they are."""
    return ops[i:end] if i < end else EMPTY


def chars(ops: vec[i64], i: i64, end: i64) -> bytes:
    """Operands i to end as bytes, the low eight bits of each."""
    # A vec is a buffer of native 64-bit words: every eighth byte of it is what a char operand holds.
    return bytes(ops[i:end])[_LOW_BYTE::8]


_LOW_BYTE: Final = 0 if bytes(vec[i64]([1]))[0] == 1 else 7


def rotate(value: i64) -> i64:
    """A signed integer with its sign bit moved to bit 0."""
    if value >= 0:
        # Bit 63 of the operand is bit 62 of the value: operands are signed here.
        return (value & 0x3FFFFFFFFFFFFFFF) * 2 + (-0x7FFFFFFFFFFFFFFF - 1 if value > 0x3FFFFFFFFFFFFFFF else 0)
    if value == -0x7FFFFFFFFFFFFFFF - 1:
        return 1
    return rotate(-value) + 1


def put(out: list[int], values: vec[i64]) -> None:
    """Appends operands as they are."""
    for x in values:
        out.append(x)


def put_relative(out: list[int], values: vec[i64], base: i64) -> None:
    """Appends values as distances back from `base`."""
    for x in values:
        out.append((base - x) & 0xFFFFFFFF)


def put_rotated(out: list[int], values: vec[i64]) -> None:
    """Appends integers with their sign bit moved to bit 0."""
    for x in values:
        out.append(rotate(x))


def put_wide(out: list[int], value: i64, in_halves: bool) -> None:
    """Appends a number of 64 bits, in two operands or in one."""
    if in_halves:
        out.append((value >> 32) & 0xFFFFFFFF)
        out.append(value & 0xFFFFFFFF)
    else:
        out.append(value)


def put_wide_numbers(out: list[int], values: vec[i64], in_halves: bool) -> None:
    """Appends numbers of 64 bits, each in two operands or in one."""
    for x in values:
        put_wide(out, x, in_halves)


def put_chars(out: list[int], text: bytes, extension: i64) -> None:
    """Appends bytes, those from 0x80 up sign-extended to `extension` bits (0: as they are)."""
    high: i64 = 0
    if extension == 64:
        high = -0x100
    elif extension == 32:
        high = 0xFFFFFF00
    for c in text:
        out.append(c | high if c >= 0x80 else c)


def put_typed(out: list[int], values: vec[i64], types: vec[i64], base: i64, marker: i64) -> None:
    """Appends relative values, each with its type if it has one; see `typed_values`."""
    if not types:
        put_relative(out, values, base)
    for k in range(len(types)):
        its_type = types[k]
        if its_type == METADATA_OPERAND:
            out.append(marker)
        out.append((base - values[k]) & 0xFFFFFFFF)
        if its_type >= 0:
            out.append(its_type)
