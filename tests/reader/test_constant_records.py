"""Records of constants: of every length, and with other numbers in each field. `constant_records.txt` has what is
printed; `python tests/reader/test_constant_records.py` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from reader_modules import Block, chars, constants, file, identification, module, rotated, strtab, types, variable
from records_told import changes, outcomes, record, recorded

import irkit
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "constant_records.txt"
Record = tuple[int, Sequence[int]]

TYPES: dict[str, Record] = {
    "i32": (c.TYPE_CODE_INTEGER, [32]),
    "i64": (c.TYPE_CODE_INTEGER, [64]),
    "i1": (c.TYPE_CODE_INTEGER, [1]),
    "i8": (c.TYPE_CODE_INTEGER, [8]),
    "i128": (c.TYPE_CODE_INTEGER, [128]),
    "i24": (c.TYPE_CODE_INTEGER, [24]),
    "i16": (c.TYPE_CODE_INTEGER, [16]),
    "float": (c.TYPE_CODE_FLOAT, []),
    "double": (c.TYPE_CODE_DOUBLE, []),
    "half": (c.TYPE_CODE_HALF, []),
    "fp80": (c.TYPE_CODE_X86_FP80, []),
    "fp128": (c.TYPE_CODE_FP128, []),
    "ptr": (c.TYPE_CODE_OPAQUE_POINTER, [0]),
    "void": (c.TYPE_CODE_VOID, []),
    "metadata": (c.TYPE_CODE_METADATA, []),
    "token": (c.TYPE_CODE_TOKEN, []),
    "ints": (c.TYPE_CODE_VECTOR, [2, 0]),
    "longs": (c.TYPE_CODE_VECTOR, [2, 1]),
    "floats": (c.TYPE_CODE_VECTOR, [2, 7]),
    "bits": (c.TYPE_CODE_VECTOR, [2, 2]),
    "ptrs": (c.TYPE_CODE_VECTOR, [2, 12]),
    "scalable": (c.TYPE_CODE_VECTOR, [2, 0, 1]),
    "many": (c.TYPE_CODE_VECTOR, [4, 0]),
    "array": (c.TYPE_CODE_ARRAY, [2, 0]),
    "text": (c.TYPE_CODE_ARRAY, [3, 3]),
    "halves": (c.TYPE_CODE_ARRAY, [2, 9]),
    "odd": (c.TYPE_CODE_ARRAY, [2, 5]),
    "shorts": (c.TYPE_CODE_ARRAY, [2, 6]),
    "doubles": (c.TYPE_CODE_ARRAY, [2, 8]),
    "long": (c.TYPE_CODE_ARRAY, [2, 10]),
    "none": (c.TYPE_CODE_ARRAY, [0, 0]),
    "pair": (c.TYPE_CODE_STRUCT_ANON, [0, 0, 7]),
    "empty": (c.TYPE_CODE_STRUCT_ANON, [0]),
    "function": (c.TYPE_CODE_FUNCTION, [0, 13]),
    "of ints": (c.TYPE_CODE_STRUCT_ANON, [0, 21]),
    "other ptr": (c.TYPE_CODE_OPAQUE_POINTER, [1]),
}
T = {name: number for number, name in enumerate(TYPES)}
TYPED = {
    **TYPES,
    "ptr": (c.TYPE_CODE_POINTER, [T["i32"], 0]),
    "other ptr": (c.TYPE_CODE_POINTER, [T["pair"], 0]),
    "code": (c.TYPE_CODE_POINTER, [T["function"], 0]),
}
CODE = len(TYPES)
# Values: what is looked at, a function with two blocks, one without, a variable; then constants.
OWN, BODY, DECLARED, ITEM, NULL, SEVEN, MINUS, LONG, ZERO, REAL, NO_PTR, INTS, ZEROS, FLOATS, TRUE, PTRS = range(16)
ADDRESS, WIDE, LAST, NEXT, LATER = range(16, 21)


def typed(name: str, code: int, *operands: int) -> tuple[Record, Record]:
    return (c.CST_CODE_SETTYPE, [T[name]]), (code, operands)


BEFORE: tuple[Record, ...] = (
    *typed("i32", c.CST_CODE_NULL),
    (c.CST_CODE_INTEGER, [rotated(7)]),
    (c.CST_CODE_INTEGER, [rotated(-1)]),
    *typed("i64", c.CST_CODE_INTEGER, rotated(1)),
    (c.CST_CODE_NULL, []),
    *typed("float", c.CST_CODE_FLOAT, 0x3FC00000),
    *typed("ptr", c.CST_CODE_NULL),
    *typed("ints", c.CST_CODE_DATA, 1, 0),
    (c.CST_CODE_NULL, []),
    *typed("floats", c.CST_CODE_DATA, 0x3F800000, 0x40000000),
    *typed("i1", c.CST_CODE_INTEGER, rotated(-1)),
    *typed("ptrs", c.CST_CODE_NULL),
    *typed("i64", c.CST_CODE_CE_CAST, 9, T["ptr"], ITEM),
    *typed("i128", c.CST_CODE_WIDE_INTEGER, 2, 4),
    *typed("i32", c.CST_CODE_INTEGER, rotated(1)),
)
AFTER = typed("i32", c.CST_CODE_INTEGER, rotated(9))


@dataclass
class Row:
    """A record of a constant of this type."""

    type: str
    code: int
    operands: Sequence[int]
    release: int = 22


# What is called in the function, since nothing is set to it.
BEFORE_SPLATS = 17  # the last release whose text has no short form of them
CALLED = (c.CST_CODE_INLINEASM_OLD, c.CST_CODE_INLINEASM_OLD2, c.CST_CODE_INLINEASM_OLD3, c.CST_CODE_INLINEASM)


def printed(row: Row, operands: Sequence[int]) -> str:
    """The constant that the record makes, or what is wrong; and whether LLVM would have made another one of it."""
    old = row.release < 15
    place = CODE if row.type == "code" else T[row.type]
    kinds = TYPED if old else TYPES
    functions = [(c.MODULE_CODE_FUNCTION, [1 + n, 1, T["function"], 0, n, 0, 0, 0, 0, 0]) for n in range(2)]
    numbers = constants(*BEFORE, (c.CST_CODE_SETTYPE, [place]), (row.code, operands), *AFTER)
    ends: list[Record] = [(c.FUNC_CODE_INST_BR, [1]), (c.FUNC_CODE_INST_RET, [])]
    if row.code in CALLED:
        ends.insert(0, (c.FUNC_CODE_INST_CALL, [0, 1 << 15, T["function"], LATER + 1 - NEXT]))
    body = Block(c.FUNCTION_BLOCK_ID, [(c.FUNC_CODE_DECLAREBLOCKS, [2]), *ends])
    own = variable(place, None if row.code in CALLED else NEXT, (0, 1))
    items = [types(*kinds.values()), own, *functions, variable(T["i32"], SEVEN, (3, 1))]
    data = file(identification(f"LLVM{row.release}.1.0"), module(*items, numbers, body), strtab("gfdv"))
    try:
        made = parse_bitcode(data, "x")
        made.load_contents()
        if row.code in CALLED:
            return str(made.functions[0].blocks[0].instructions[0])
        foreign = " (foreign)" if made.provenance.has_foreign_constants else ""
        if row.type == "scalable" and row.release == BEFORE_SPLATS:
            line = next(line for line in irkit.to_assembly(made).splitlines() if line.startswith("@g"))
            return line + foreign
        return f"{made.globals[0].initializer}{foreign}"
    except IRKitError as error:
        return str(getattr(error, "message", error))


INBOUNDS = 1
GEP_BY_ZERO = (c.CST_CODE_CE_GEP_OLD, [T["i32"], T["ptr"], ITEM, T["i64"], ZERO])
ROWS: dict[str, Row] = {
    "NULL of i32": Row("i32", c.CST_CODE_NULL, [1]),
    **{f"NULL of {name}": Row(name, c.CST_CODE_NULL, []) for name in TYPES},
    "UNDEF": Row("pair", c.CST_CODE_UNDEF, [1]),
    "POISON": Row("pair", c.CST_CODE_POISON, [1]),
    "INTEGER": Row("i32", c.CST_CODE_INTEGER, [6]),
    "INTEGER of i24": Row("i24", c.CST_CODE_INTEGER, [6]),
    "INTEGER of a vector": Row("ints", c.CST_CODE_INTEGER, [6]),
    "INTEGER of a scalable vector": Row("scalable", c.CST_CODE_INTEGER, [6]),
    "INTEGER of a scalable vector of LLVM 17": Row("scalable", c.CST_CODE_INTEGER, [6], BEFORE_SPLATS),
    "INTEGER of float": Row("float", c.CST_CODE_INTEGER, [6]),
    "INTEGER of an array": Row("array", c.CST_CODE_INTEGER, [6]),
    "WIDE_INTEGER": Row("i128", c.CST_CODE_WIDE_INTEGER, [6, 5, 3]),
    "WIDE_INTEGER of 32 bits": Row("i32", c.CST_CODE_WIDE_INTEGER, [6, 5]),
    "FLOAT": Row("float", c.CST_CODE_FLOAT, [0x3FC00000, 1]),
    "FLOAT of 80 bits": Row("fp80", c.CST_CODE_FLOAT, [0xBFFF8000000000000000 >> 16, 0x4000, 1]),
    "FLOAT of 128 bits": Row("fp128", c.CST_CODE_FLOAT, [5, 0x3FFF000000000000, 1]),
    "FLOAT of a vector": Row("floats", c.CST_CODE_FLOAT, [0x3FC00000]),
    "FLOAT of an integer": Row("i32", c.CST_CODE_FLOAT, [0x3FC00000]),
    "FLOAT of a half": Row("half", c.CST_CODE_FLOAT, [0x3C00]),
    "AGGREGATE": Row("pair", c.CST_CODE_AGGREGATE, [SEVEN, REAL]),
    "AGGREGATE of an array": Row("array", c.CST_CODE_AGGREGATE, [SEVEN, MINUS]),
    "AGGREGATE of a vector": Row("ints", c.CST_CODE_AGGREGATE, [SEVEN, LATER]),
    "AGGREGATE of a scalable vector": Row("scalable", c.CST_CODE_AGGREGATE, [SEVEN, SEVEN]),
    "AGGREGATE of an empty struct": Row("empty", c.CST_CODE_AGGREGATE, [SEVEN]),
    "AGGREGATE of no array": Row("none", c.CST_CODE_AGGREGATE, [SEVEN]),
    "AGGREGATE of an integer": Row("i32", c.CST_CODE_AGGREGATE, [SEVEN]),
    "STRING": Row("text", c.CST_CODE_STRING, [97, 98, 99, 100]),
    "CSTRING": Row("text", c.CST_CODE_CSTRING, [97, 98, 99]),
    "STRING of i32": Row("array", c.CST_CODE_STRING, [97, 98]),
    **{f"DATA of {name}": Row(name, c.CST_CODE_DATA, [1, 1 << 40 | 2]) for name in TYPES if TYPES[name][0] == 11},
    "DATA of a vector": Row("ints", c.CST_CODE_DATA, [1, 2, 3]),
    "DATA of an integer": Row("i32", c.CST_CODE_DATA, [1]),
    "DATA of no array": Row("none", c.CST_CODE_DATA, [1]),
    "CE_BINOP": Row("i64", c.CST_CODE_CE_BINOP, [0, ADDRESS, LONG, 3]),
    "CE_BINOP of small integers": Row("i32", c.CST_CODE_CE_BINOP, [10, SEVEN, MINUS]),
    "CE_BINOP of numbers": Row("float", c.CST_CODE_CE_BINOP, [1, REAL, REAL]),
    "CE_BINOP of pointers": Row("ptr", c.CST_CODE_CE_BINOP, [0, ITEM, NO_PTR]),
    "CE_BINOP of LLVM 13": Row("i64", c.CST_CODE_CE_BINOP, [3, ADDRESS, LONG], 13),
    "CE_BINOP with an address behind": Row("i64", c.CST_CODE_CE_BINOP, [10, LONG, ADDRESS], 13),
    "CE_BINOP of i32": Row("i32", c.CST_CODE_CE_BINOP, [10, SEVEN, LATER], 13),
    **{
        f"CE_BINOP of LLVM {release}": Row("i64", c.CST_CODE_CE_BINOP, [3, ADDRESS, LONG], release)
        for release in range(14, 22)
    },
    **{f"CE_GEP by zeros of LLVM {release}": Row("ptr", *GEP_BY_ZERO, release) for release in (13, 14, 15, 17, 18)},
    "CE_UNOP": Row("float", c.CST_CODE_CE_UNOP, [0, REAL], 13),
    "CE_UNOP of an integer": Row("i32", c.CST_CODE_CE_UNOP, [0, SEVEN], 13),
    "CE_CAST": Row("i64", c.CST_CODE_CE_CAST, [9, T["ptr"], ITEM]),
    "CE_CAST of a vector": Row("longs", c.CST_CODE_CE_CAST, [9, T["ptrs"], PTRS]),
    "CE_CAST to itself": Row("i64", c.CST_CODE_CE_CAST, [11, T["i64"], LONG]),
    "CE_CAST of LLVM 13": Row("i32", c.CST_CODE_CE_CAST, [0, T["i64"], LONG], 13),
    "CE_SELECT": Row("i32", c.CST_CODE_CE_SELECT, [TRUE, SEVEN, LATER], 13),
    "CE_EXTRACTELT": Row("i32", c.CST_CODE_CE_EXTRACTELT, [T["ints"], INTS, T["i64"], LONG]),
    "CE_EXTRACTELT of old form": Row("i32", c.CST_CODE_CE_EXTRACTELT, [T["ints"], INTS, LAST], 13),
    "CE_INSERTELT": Row("ints", c.CST_CODE_CE_INSERTELT, [INTS, SEVEN, T["i64"], LONG]),
    "CE_INSERTELT of old form": Row("ints", c.CST_CODE_CE_INSERTELT, [INTS, SEVEN, LAST], 13),
    "CE_INSERTELT into an integer": Row("i32", c.CST_CODE_CE_INSERTELT, [INTS, SEVEN, LAST], 13),
    "CE_SHUFFLEVEC": Row("ints", c.CST_CODE_CE_SHUFFLEVEC, [INTS, ZEROS, INTS]),
    "CE_SHUFFLEVEC of an integer": Row("i32", c.CST_CODE_CE_SHUFFLEVEC, [INTS, ZEROS, INTS]),
    "CE_SHUFVEC_EX": Row("ints", c.CST_CODE_CE_SHUFVEC_EX, [T["ints"], INTS, ZEROS, INTS]),
    "CE_SHUFVEC_EX of a scalable vector": Row("scalable", c.CST_CODE_CE_SHUFVEC_EX, [T["scalable"], INTS, ZEROS, INTS]),
    "CE_CMP": Row("i1", c.CST_CODE_CE_CMP, [T["ptr"], ITEM, NO_PTR, 33], 16),
    "CE_CMP of numbers": Row("i1", c.CST_CODE_CE_CMP, [T["float"], REAL, REAL, 1], 16),
    "CE_GEP": Row("ptr", c.CST_CODE_CE_GEP, [T["pair"], INBOUNDS, T["ptr"], ITEM, T["i64"], LONG, T["i32"], NULL]),
    "CE_GEP by zeros": Row("ptr", c.CST_CODE_CE_GEP, [T["i32"], 0, T["ptr"], ITEM, T["i64"], ZERO]),
    "CE_GEP by zeros of LLVM 16": Row("ptr", c.CST_CODE_CE_GEP_OLD, [T["i32"], T["ptr"], ITEM, T["i64"], ZERO], 16),
    "CE_GEP of scalable vectors": Row("ptr", c.CST_CODE_CE_GEP, [T["scalable"], 0, T["ptr"], ITEM, T["i64"], LONG]),
    "CE_GEP of vectors": Row("ptrs", c.CST_CODE_CE_GEP, [T["i32"], 0, T["ptrs"], PTRS, T["i64"], LONG]),
    "CE_GEP of what is to come": Row("ptr", c.CST_CODE_CE_GEP, [T["i32"], 0, T["ptr"], ITEM, T["i32"], LATER]),
    "CE_GEP of type i32": Row("i32", c.CST_CODE_CE_GEP, [T["i32"], 0, T["ptr"], ITEM, T["i32"], LATER]),
    "CE_GEP_OLD": Row("ptr", c.CST_CODE_CE_GEP_OLD, [T["ptr"], ITEM, T["i64"], LONG], 13),
    "CE_GEP_OLD with its type": Row("ptr", c.CST_CODE_CE_GEP_OLD, [T["i32"], T["ptr"], ITEM, T["i64"], LONG], 13),
    "CE_INBOUNDS_GEP": Row("ptr", c.CST_CODE_CE_INBOUNDS_GEP, [T["i32"], T["ptr"], ITEM, T["i64"], LONG], 16),
    "CE_INBOUNDS_GEP of old form": Row("ptr", c.CST_CODE_CE_INBOUNDS_GEP, [T["ptr"], ITEM, T["i64"], LONG], 13),
    "CE_GEP_WITH_INRANGE_INDEX_OLD": Row(
        "ptr",
        c.CST_CODE_CE_GEP_WITH_INRANGE_INDEX_OLD,
        [T["pair"], 1 << 1 | INBOUNDS, T["ptr"], ITEM, T["i64"], LONG, T["i32"], NULL],
        16,
    ),
    "CE_GEP_WITH_INRANGE_INDEX_OLD by zeros": Row(
        "ptr", c.CST_CODE_CE_GEP_WITH_INRANGE_INDEX_OLD, [T["i32"], 0, T["ptr"], ITEM, T["i64"], ZERO], 16
    ),
    "CE_GEP_WITH_INRANGE": Row(
        "ptr",
        c.CST_CODE_CE_GEP_WITH_INRANGE,
        [T["i32"], INBOUNDS, 64, rotated(-4), rotated(8), T["ptr"], ITEM, T["i64"], LONG],
    ),
    "CE_GEP_WITH_INRANGE of 7 bits": Row(
        "ptr",
        c.CST_CODE_CE_GEP_WITH_INRANGE,
        [T["i32"], INBOUNDS, 7, rotated(63), rotated(64), T["ptr"], ITEM, T["i64"], LONG],
    ),
    "CE_GEP_WITH_INRANGE of 128 bits": Row(
        "ptr",
        c.CST_CODE_CE_GEP_WITH_INRANGE,
        [T["i32"], 0, 128, 2 | 2 << 32, 0, rotated(-(1 << 62)), 1, 2, T["ptr"], ITEM, T["i64"], LONG],
    ),
    "BLOCKADDRESS": Row("ptr", c.CST_CODE_BLOCKADDRESS, [T["ptr"], BODY, 1]),
    "BLOCKADDRESS of type i32": Row("i32", c.CST_CODE_BLOCKADDRESS, [T["ptr"], BODY, 1]),
    "DSO_LOCAL_EQUIVALENT": Row("ptr", c.CST_CODE_DSO_LOCAL_EQUIVALENT, [T["ptr"], BODY]),
    "NO_CFI_VALUE": Row("ptr", c.CST_CODE_NO_CFI_VALUE, [T["ptr"], BODY]),
    "PTRAUTH": Row("ptr", c.CST_CODE_PTRAUTH, [ITEM, SEVEN, LONG, NO_PTR]),
    "PTRAUTH of LLVM 19": Row("ptr", c.CST_CODE_PTRAUTH, [ITEM, SEVEN, LONG, NO_PTR], 19),
    "PTRAUTH2": Row("ptr", c.CST_CODE_PTRAUTH2, [ITEM, SEVEN, LONG, NO_PTR, ITEM]),
    "INLINEASM_OLD": Row("code", c.CST_CODE_INLINEASM_OLD, [1, 1, *chars("a"), 1, *chars("b")], 13),
    "INLINEASM_OLD2": Row("code", c.CST_CODE_INLINEASM_OLD2, [1, 1, *chars("a"), 1, *chars("b")], 13),
    "INLINEASM_OLD3": Row("code", c.CST_CODE_INLINEASM_OLD3, [1, 1, *chars("a"), 1, *chars("b")], 13),
    "INLINEASM_OLD of a pointer to no function": Row("ptr", c.CST_CODE_INLINEASM_OLD, [1, 1, *chars("a"), 0], 13),
    "INLINEASM_OLD of type i32": Row("i32", c.CST_CODE_INLINEASM_OLD, [1, 1, *chars("a"), 0], 13),
    "INLINEASM": Row("ptr", c.CST_CODE_INLINEASM, [T["function"], 1, 1, *chars("a"), 1, *chars("b")]),
    "INLINEASM of type i32": Row("i32", c.CST_CODE_INLINEASM, [T["function"], 1, 1, *chars("a"), 1, *chars("b")]),
    "a record that there is not": Row("i32", 99, []),
}
BITS = tuple(1 << bit for bit in range(8))
FLAGS = range(16)
SWEPT: tuple[tuple[str, int, Iterable[int]], ...] = (
    ("CE_BINOP", 0, range(15)),
    ("CE_BINOP", 3, range(8)),
    ("CE_BINOP of numbers", 0, range(15)),
    ("CE_BINOP of LLVM 13", 0, range(15)),
    *((f"CE_BINOP of LLVM {release}", 0, range(15)) for release in range(14, 22)),
    ("CE_CAST", 0, range(16)),
    ("CE_CAST of LLVM 13", 0, range(16)),
    ("CE_CMP", 3, range(30, 44)),
    ("CE_CMP of numbers", 3, range(18)),
    ("CE_GEP", 1, range(10)),
    ("CE_GEP_WITH_INRANGE", 1, range(10)),
    ("CE_GEP_WITH_INRANGE_INDEX_OLD", 1, range(8)),
    ("CE_GEP_WITH_INRANGE", 2, (1, 2, 63, 65, 0xFFFFFFFF, 1 << 32)),
    ("CE_GEP_WITH_INRANGE of 128 bits", 2, (127, 129, 0xFFFFFFFF, 1 << 32)),
    ("CE_GEP_WITH_INRANGE of 7 bits", 3, (rotated(62), rotated(-64), rotated(-65), rotated(127), rotated(128))),
    ("BLOCKADDRESS", 2, (0, 1, 2, 0xFFFFFFFF, 1 << 32)),
    ("INLINEASM_OLD", 0, FLAGS),
    ("INLINEASM_OLD2", 0, FLAGS),
    ("INLINEASM_OLD3", 0, FLAGS),
    ("INLINEASM", 1, FLAGS),
    ("FLOAT of 80 bits", 1, (0xFFFF, 0x10000, 0x1FFFF)),
    ("PTRAUTH2", 4, (ITEM, NO_PTR, SEVEN)),
)
NUMBERS = (0, 1, 2, NEXT, LATER, LATER + 1, (1 << 32) - 1, 1 << 63)


def told(name: str) -> Iterator[str]:
    fields = ROWS[name].operands
    yield from outcomes(fields, NUMBERS, partial(printed, ROWS[name]))
    for swept, place, numbers in SWEPT:
        if swept == name:
            yield from changes(fields, place, numbers, partial(printed, ROWS[name]))


@pytest.mark.parametrize("name", ROWS)
def test_what_records_of_constants_say(name: str) -> None:
    assert list(told(name)) == recorded(FILE, name)


if __name__ == "__main__":
    record(FILE, ROWS, told)
