"""Records of globals of every length, and with every number of a linkage: what the fields mean that are there, and what
those that are not there. `lengths.txt` has what is printed, and a digest of what is written back; `python
tests/reader/test_lengths.py` writes it anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from reader_modules import Block, chars, file, identification, module, strtab, types
from records_told import record, recorded

import irkit
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.attributes import FUNCTION_INDEX
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "lengths.txt"

I32, POINTER, VOID, FUNCTION = range(4)
OPAQUE = types(
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_OPAQUE_POINTER, [0]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_FUNCTION, [0, 2, 0]),
)
OLD_VARIABLE, OLD_FUNCTION = 1, 4  # types of old records are pointers
TYPED = types(
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_POINTER, [0, 3]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_FUNCTION, [0, 2, 0]),
    (c.TYPE_CODE_POINTER, [3, 0]),
)
BEFORE = (
    Block(c.PARAMATTR_GROUP_BLOCK_ID, [(c.PARAMATTR_GRP_CODE_ENTRY, [1, FUNCTION_INDEX, 3, *chars("key"), 0])]),
    Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY, [1])]),
)
NAMES = (
    (c.MODULE_CODE_TRIPLE, chars("x86_64-unknown-linux")),
    (c.MODULE_CODE_SECTIONNAME, chars("one")),
    (c.MODULE_CODE_SECTIONNAME, chars("two")),
    (c.MODULE_CODE_GCNAME, chars("shadow")),
    (c.MODULE_CODE_GCNAME, chars("other")),
)
COMDATS = ((c.MODULE_CODE_COMDAT, [0, 1, 3]), (c.MODULE_CODE_COMDAT, [1, 1, 5]))
OLD_COMDATS = ((c.MODULE_CODE_COMDAT, [3, 1, *chars("f")]), (c.MODULE_CODE_COMDAT, [5, 1, *chars("g")]))
AIM = (c.MODULE_CODE_GLOBALVAR, [1, 1, I32, 3, 0, 0, 0, 0])  # what an alias refers to
OLD_AIM = (c.MODULE_CODE_GLOBALVAR, [OLD_VARIABLE, 1, 0, 0, 0, 0])

# By the code and the module's version: the fields behind the name, each with a value that shows.
FIELDS: dict[str, tuple[int, int, list[int]]] = {
    "GLOBALVAR": (
        c.MODULE_CODE_GLOBALVAR,
        2,
        [I32, 3 | 3 << 2, 0, 0, 5, 2, 2, 3, 2, 1, 2, 2, 1, 1, 1, 1, 0b1111, 2],
    ),
    "GLOBALVAR of LLVM 3.6": (c.MODULE_CODE_GLOBALVAR, 1, [OLD_VARIABLE, 1, 0, 0, 5, 2, 2, 3, 2, 1, 2, 2, 1, 1]),
    "FUNCTION": (
        c.MODULE_CODE_FUNCTION,
        2,
        [FUNCTION, 9, 1, 0, 1, 4, 2, 1, 2, 1, 1, 2, 2, 1, 1, 1, 5, 1, 1, 3],
    ),
    "FUNCTION of LLVM 3.6": (
        c.MODULE_CODE_FUNCTION,
        1,
        [OLD_FUNCTION, 9, 1, 0, 1, 4, 2, 1, 2, 1, 0, 2, 2, 0, 0, 1],
    ),
    "ALIAS": (c.MODULE_CODE_ALIAS, 2, [I32, 0, 0, 0, 2, 2, 3, 2, 1, 1, 1]),
    "ALIAS of LLVM 4": (c.MODULE_CODE_ALIAS, 1, [I32, 3, 0, 0, 2, 2, 3, 2, 1]),
    "ALIAS_OLD": (c.MODULE_CODE_ALIAS_OLD, 1, [OLD_VARIABLE, 0, 0, 2, 2, 3, 2]),
    "IFUNC": (c.MODULE_CODE_IFUNC, 2, [FUNCTION, 0, 0, 0, 1, 1, 1, 1]),
    "COMDAT": (c.MODULE_CODE_COMDAT, 2, [4]),
}
# Where the linkage stands, and a length that ends before what old linkages imply.
LINKAGES: dict[int, tuple[int, int]] = {
    c.MODULE_CODE_GLOBALVAR: (3, 8),
    c.MODULE_CODE_FUNCTION: (3, 9),
    c.MODULE_CODE_ALIAS: (3, 5),
    c.MODULE_CODE_ALIAS_OLD: (2, 4),
    c.MODULE_CODE_IFUNC: (3, 4),
}

IMPLYING = (1, 5)  # one of a comdat, one of a DLL storage class


def printed(code: int, version: int, fields: list[int], name: tuple[int, ...] = (0, 1)) -> str:
    """The lines of the global, or what is wrong with it."""
    own = (code, [*name, *fields] if version == 2 else fields)
    aims = code in (c.MODULE_CODE_ALIAS, c.MODULE_CODE_ALIAS_OLD, c.MODULE_CODE_IFUNC)
    if version == 2:
        items = [OPAQUE, *BEFORE, *NAMES, *COMDATS, *([AIM] if aims else []), own]
        producer = "LLVM23.1.0"
    else:
        table = Block(c.VALUE_SYMTAB_BLOCK_ID, [(c.VST_CODE_ENTRY, [int(aims), *chars("f")])])
        items = [TYPED, *BEFORE, *NAMES, *OLD_COMDATS, *([OLD_AIM] if aims else []), own, table]
        producer = "LLVM13.0.1"
    data = file(identification(producer), module(*items, version=version), strtab("fgp"))
    try:
        made = parse_bitcode(data, "x")
        lines = irkit.to_assembly(made).splitlines()
        written = hashlib.blake2b(irkit.to_bitcode(made), digest_size=2).hexdigest()
    except IRKitError as error:
        return str(getattr(error, "message", error))
    shown = [line for line in lines if line and not line.startswith((";", "target", "source", "attributes"))]
    return " | ".join([*shown, written])


def told(name: str) -> Iterator[str]:
    code, version, fields = FIELDS[name]
    if version == 2:
        yield f"nothing: {printed(code, version, [], ())}"
        yield f"half a name: {printed(code, version, [], (0,))}"
    for count in range(len(fields) + 1):
        yield f"{count} fields: {printed(code, version, fields[:count])}"
    for place in range(len(fields)):
        for number in (0, 1, (1 << 32) - 1, 1 << 63):
            changed = [*fields[:place], number, *fields[place + 1 :]]
            yield f"field {place} is {number}: {printed(code, version, changed)}"
    if code in LINKAGES:
        at, short = LINKAGES[code]
        for number in (*range(21), 256):
            for count in range(short, len(fields) + 1) if number in IMPLYING else (len(fields), short):
                changed = [*fields[:at], number, *fields[at + 1 :]][:count]
                yield f"linkage {number} of {count} fields: {printed(code, version, changed)}"
        for count in range(short, len(fields) + 1):
            plain = [*fields[:3], *[0] * (len(fields) - 3)][:count]
            yield f"{count} fields that say nothing: {printed(code, version, plain)}"


@pytest.mark.parametrize("name", FIELDS)
def test_what_records_of_every_length_say(name: str) -> None:
    assert list(told(name)) == recorded(FILE, name)


if __name__ == "__main__":
    record(FILE, FIELDS, told)
