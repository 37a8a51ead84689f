"""What a data layout string must be (LangRef, "Data Layout"): LLVM's parser of text refuses others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.data_layout import address_space
from irkit.dialects import Dialect
from irkit.dialects.features import BYTE_ALIGNMENT_CHECKED, INDEX_SIZE_CHECKED, POINTER_FLAGS, SIZES_NEEDED

MAX_SIZE: Final = (1 << 24) - 1
MAX_ALIGNMENT: Final = (1 << 16) - 1  # in bytes
MAX_NUMBER: Final = (1 << 32) - 1
MANGLINGS: Final = frozenset("elmowxa")


class _ProblemError(Exception):
    """What is wrong with a part."""


def data_layout_problem(layout: str, dialect: Dialect) -> str:
    """What is wrong with a data layout string; "" for nothing."""
    if not layout:
        return ""
    for part in layout.split("-"):
        try:
            check_part(part, dialect)
        except _ProblemError as problem:
            return f"'{part}' in the data layout: {problem}" if part else f"the data layout: {problem}"
    return ""


def check_part(part: str, dialect: Dialect) -> None:
    if not part:
        raise _ProblemError("two separators in a row, or one at an end")
    if part == "ni" or part.startswith("ni:"):
        for digits in part.split(":")[1:]:
            if number(digits) == 0:
                raise _ProblemError("address space 0 can never be non-integral")
        return
    check = CHECKS.get(part[0])
    if check is None:
        raise _ProblemError("an unknown specifier")
    fields = part[1:].split(":")
    if "" in fields[1:] or (len(fields) > 1 and part[0] == ":"):
        raise _ProblemError("an empty field")
    check(fields, dialect)


def number(digits: str, what: str = "a number") -> int:
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 20 or int(digits) > MAX_NUMBER:
        raise _ProblemError(f"expected {what}")
    return int(digits)


def space(digits: str) -> None:
    if address_space(digits) is None:
        raise _ProblemError("an address space is a 24-bit integer")


def in_bytes(digits: str) -> int:
    bits = number(digits, "an alignment")
    if bits % 8:
        raise _ProblemError("an alignment is a multiple of 8 bits")
    return bits // 8


def power_of_two(alignment: int, *, may_be_zero: bool) -> int:
    if alignment & (alignment - 1) or not (alignment or may_be_zero):
        raise _ProblemError("an alignment is a power of two")
    return alignment


def check_pointer(fields: list[str], dialect: Dialect) -> None:
    head = fields[0]
    if dialect.has(POINTER_FLAGS):
        head = head.lstrip("eu").partition("(")[0]
    if head:
        space(head)
    if len(fields) < 3:
        raise _ProblemError("expected size and alignment of a pointer")
    size = number(fields[1], "a size")
    if size == 0 or size > MAX_SIZE:
        raise _ProblemError("the size of a pointer is a 24-bit integer, and not zero")
    least = power_of_two(in_bytes(fields[2]), may_be_zero=False)
    best = power_of_two(in_bytes(fields[3]), may_be_zero=False) if len(fields) > 3 else least
    index = number(fields[4], "a size") if len(fields) > 4 else size
    if best < least:
        raise _ProblemError("the preferred alignment is less than the ABI's")
    if index == 0 or (index > size and dialect.has(INDEX_SIZE_CHECKED)):
        raise _ProblemError("the size of an index is not zero, and not larger than that of the pointer")


def check_integer(fields: list[str], dialect: Dialect) -> None:
    size, least = check_type(fields, dialect)
    if size == 8 and least != 1 and dialect.has(BYTE_ALIGNMENT_CHECKED):
        raise _ProblemError("i8 is aligned to a byte")


def check_primitive(fields: list[str], dialect: Dialect) -> None:
    check_type(fields, dialect)


def check_type(fields: list[str], dialect: Dialect) -> tuple[int, int]:
    size = number(fields[0], "a size") if fields[0] else 0
    if size > MAX_SIZE or (size == 0 and dialect.has(SIZES_NEEDED)):
        raise _ProblemError("a size is a 24-bit integer, and not zero")
    least = check_alignments(fields)
    if least == 0:
        raise _ProblemError("the ABI's alignment is not zero")
    return size, least


def check_aggregate(fields: list[str], dialect: Dialect) -> None:
    if fields[0] and number(fields[0], "a size") != 0:
        raise _ProblemError("an aggregate has no size")
    check_alignments(fields)


def check_alignments(fields: list[str]) -> int:
    """The ABI's alignment, and the preferred one that may follow; returns the first."""
    if len(fields) < 2:
        raise _ProblemError("expected an alignment")
    least = power_of_two(in_bytes(fields[1]), may_be_zero=True)
    best = power_of_two(in_bytes(fields[2]), may_be_zero=True) if len(fields) > 2 else least
    if least > MAX_ALIGNMENT or best > MAX_ALIGNMENT:
        raise _ProblemError("an alignment is a 16-bit integer")
    if max(1, best) < max(1, least):
        raise _ProblemError("the preferred alignment is less than the ABI's")
    return least


def check_native_widths(fields: list[str], dialect: Dialect) -> None:
    for digits in fields:
        width = number(digits, "a width")
        if width == 0 or width > MAX_SIZE:
            raise _ProblemError("the width of a native integer is not zero")


def check_stack(fields: list[str], dialect: Dialect) -> None:
    power_of_two(in_bytes(fields[0]), may_be_zero=True)


def check_function_pointers(fields: list[str], dialect: Dialect) -> None:
    if fields[0][:1] not in ("i", "n"):
        raise _ProblemError("an unknown sort of alignment of function pointers")
    power_of_two(in_bytes(fields[0][1:]), may_be_zero=True)


def check_space(fields: list[str], dialect: Dialect) -> None:
    space(fields[0])


def check_mangling(fields: list[str], dialect: Dialect) -> None:
    if fields[0] or len(fields) != 2 or fields[1] not in MANGLINGS:
        raise _ProblemError("an unknown mangling")


def check_nothing(fields: list[str], dialect: Dialect) -> None:
    """Endianness, and the old `s`."""


CHECKS: Final[dict[str, Callable[[list[str], Dialect], None]]] = {
    "E": check_nothing,
    "e": check_nothing,
    "s": check_nothing,
    "p": check_pointer,
    "i": check_integer,
    "v": check_primitive,
    "f": check_primitive,
    "a": check_aggregate,
    "n": check_native_widths,
    "S": check_stack,
    "F": check_function_pointers,
    "P": check_space,
    "A": check_space,
    "G": check_space,
    "m": check_mangling,
}
