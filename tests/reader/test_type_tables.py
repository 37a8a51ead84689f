"""Type tables at their limits: how long a type may be, what it may be made from, names that come again, pointers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from reader_modules import Block, chars, file, module, read, types

from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.errors import BitcodeError

Record = tuple[int, Sequence[int]]
BYTE: Record = (c.TYPE_CODE_INTEGER, [8])
LONG = 19
# Each is twice as long as that before it, and a word more: the last takes 0xFFFFF words of 0x100000 that are allowed.
LONGEST: list[Record] = [BYTE, *((c.TYPE_CODE_STRUCT_ANON, [0, number, number]) for number in range(LONG))]
NAME: Record = (c.TYPE_CODE_STRUCT_NAME, chars("s"))


def struct(*elements: int) -> Record:
    return (c.TYPE_CODE_STRUCT_ANON, [0, *elements])


def named(*elements: int) -> Record:
    return (c.TYPE_CODE_STRUCT_NAMED, [0, *elements])


def array(element: int) -> Record:
    return (c.TYPE_CODE_ARRAY, [2, element])


TOO_LONG = "a type that takes more than 1048576 words to write"


@pytest.mark.parametrize(
    ("records", "message"),
    [
        ([array(19), array(20)], ""),
        ([array(19), array(20), array(21)], TOO_LONG),
        ([struct(19, 0)], ""),
        ([struct(19, 0, 0)], TOO_LONG),
        ([BYTE, struct(19, 20)], ""),
        ([NAME, named(19, 19), struct(19, 20)], ""),
        ([NAME, named(19, 19), struct(19, 20, 0)], TOO_LONG),
        ([NAME, named(19, 19), array(20), struct(18, 21, 20)], ""),
        ([struct(19, 21), NAME, named(0)], ""),
        ([struct(19, 21, 21), NAME, named(0)], TOO_LONG),
        ([(c.TYPE_CODE_OPAQUE, [0]), struct(19, 20)], ""),
        ([array(20)], "only an identified struct may be referred to before it comes"),
        ([array(21)], "type id 21 where there are 21 types"),
        ([array(21), BYTE], "only an identified struct may be referred to before it comes"),
        ([NAME, named(20)], "a struct that holds itself"),
    ],
)
def test_what_a_type_may_be_made_from(records: list[Record], message: str) -> None:
    if not message:
        read(types(*LONGEST, *records))
        return
    with pytest.raises(BitcodeError, match=message):
        read(types(*LONGEST, *records))


def test_types_are_counted_before_they_come() -> None:
    for records, message in (
        ([BYTE], "more types than the 0 that NUMENTRY says"),
        ([(c.TYPE_CODE_NUMENTRY, [1]), BYTE, BYTE], "more types than the 1 that NUMENTRY says"),
        ([(c.TYPE_CODE_NUMENTRY, [2]), BYTE], "1 types where NUMENTRY says 2"),
    ):
        with pytest.raises(BitcodeError, match=message):
            parse_bitcode(file(module(Block(c.TYPE_BLOCK_ID_NEW, records))), "x")


def test_names_of_structs_that_come_again() -> None:
    made = read(types(*[NAME, named()] * 3, *[(c.TYPE_CODE_STRUCT_NAME, chars("t")), named()] * 2, named()))
    assert [one.name for one in made.context.identified_structs] == ["s", "s.0", "s.1", "t", "t.2", ""]


@pytest.mark.parametrize(
    ("producer", "records", "are_opaque"),
    [
        ("LLVM14.0.0", [BYTE], False),
        ("LLVM14.0.0", [BYTE, (c.TYPE_CODE_OPAQUE_POINTER, [0])], True),
        ("LLVM14.0.0", [BYTE, (c.TYPE_CODE_POINTER, [0, 0]), (c.TYPE_CODE_OPAQUE_POINTER, [0])], False),
        ("LLVM19.1.7", [BYTE], True),
        ("LLVM19.1.7", [BYTE, (c.TYPE_CODE_OPAQUE_POINTER, [0])], True),
        ("LLVM19.1.7", [BYTE, (c.TYPE_CODE_POINTER, [0, 0])], False),
    ],
)
def test_which_pointers_a_module_has(producer: str, records: list[Record], are_opaque: bool) -> None:
    assert read(types(*records), producer=producer).opaque_pointers == are_opaque
