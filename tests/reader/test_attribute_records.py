"""Records of attribute groups: of every length, and with other numbers in each field. `attribute_records.txt` has what
is printed; `python tests/reader/test_attribute_records.py` writes it anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from reader_modules import Block, chars, read, rotated, types
from records_told import outcomes, record, recorded

import irkit
from bitcode.schema import codes as c
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "attribute_records.txt"
PTR, I32, VOID, FUNCTION = range(4)
TABLE = types(
    (c.TYPE_CODE_OPAQUE_POINTER, [0]),
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_FUNCTION, [0, I32, PTR]),
)
RESULT, PARAMETER, OF_FUNCTION = 0, 1, 0xFFFFFFFF
NOUNWIND, NOALIAS, ALIGN, DEREFERENCEABLE, BYVAL, RANGE, INITIALIZES = 18, 9, 1, 41, 3, 92, 94
ENUM, INTEGER, STRING, STRING_VALUE, TYPE_NONE, TYPE, RANGE_FORM, LIST_FORM = 0, 1, 3, 4, 5, 6, 7, 8
KEY, TEXT = (*chars("key"), 0), (*chars("text"), 0)
ROWS: dict[str, Sequence[int]] = {
    "of a function": [7, OF_FUNCTION, ENUM, NOUNWIND, STRING, *KEY],
    "of a parameter": [7, PARAMETER, ENUM, NOALIAS, INTEGER, DEREFERENCEABLE, 8],
    "integers": [7, PARAMETER, INTEGER, ALIGN, 16, INTEGER, DEREFERENCEABLE, 8],
    "strings": [7, OF_FUNCTION, STRING_VALUE, *KEY, *TEXT, STRING, *TEXT],
    "an empty string": [7, OF_FUNCTION, STRING, 0, STRING_VALUE, *KEY, 0],
    "types": [7, PARAMETER, TYPE, BYVAL, I32, TYPE_NONE, BYVAL],
    "a range": [7, RESULT, RANGE_FORM, RANGE, 32, rotated(-4), rotated(7)],
    "a range of words": [7, RESULT, RANGE_FORM, RANGE, 128, 1 | 2 << 32, rotated(5), rotated(6), rotated(7)],
    "ranges": [7, PARAMETER, LIST_FORM, INITIALIZES, 2, 64, rotated(0), rotated(8), rotated(16), rotated(24)],
}
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 9, 64, 65, 256, (1 << 32) - 1, 1 << 63)


def printed(operands: Sequence[int]) -> str:
    """The attributes of a declared function, and a digest of what is written back; or what is wrong."""
    group = Block(c.PARAMATTR_GROUP_BLOCK_ID, [(c.PARAMATTR_GRP_CODE_ENTRY, operands)])
    used = Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY, [7])])
    declared = (c.MODULE_CODE_FUNCTION, [0, 1, FUNCTION, 0, 1, 0, 1, 0, 0, 0])
    try:
        made = read(TABLE, group, used, declared, names="f", producer="LLVM22.1.0")
        lines = irkit.to_assembly(made).splitlines()
        written = hashlib.blake2b(irkit.to_bitcode(made), digest_size=2).hexdigest()
    except IRKitError as error:
        return str(getattr(error, "message", error))
    shown = [line for line in lines if line.startswith(("declare", "attributes"))]
    return " | ".join([*shown, written]).encode("utf-8", "backslashreplace").decode()


def told(name: str) -> Iterator[str]:
    yield from outcomes(ROWS[name], NUMBERS, printed)


@pytest.mark.parametrize("name", ROWS)
def test_what_records_of_attribute_groups_say(name: str) -> None:
    assert list(told(name)) == recorded(FILE, name)


def test_lists_of_old_files() -> None:
    """Each list is a record."""
    lists = Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY_OLD, [OF_FUNCTION, 1 << bit]) for bit in (5, 6, 7)])
    declared = [(c.MODULE_CODE_FUNCTION, [at, 1, FUNCTION, 0, 1, 0, at + 1, 0, 0, 0]) for at in range(3)]
    made = read(TABLE, lists, *declared, names="fgh", producer="LLVM13.0.1")
    found = [one.attribute_list for one in made.functions]
    assert [str(one.function) for one in found if one is not None] == ["nounwind", "noalias", "byval"]


if __name__ == "__main__":
    record(FILE, ROWS, told)
