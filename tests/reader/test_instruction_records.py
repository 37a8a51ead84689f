"""Records of instructions: of every length, and with other numbers in each field. `instruction_records.txt` has what is
printed; `python tests/reader/test_instruction_records.py` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from reader_modules import Block, chars, constants, file, identification, module, rotated, strtab, types
from records_told import changes, outcomes, record, recorded

import irkit
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "instruction_records.txt"
Record = tuple[int, Sequence[int]]
BITS = tuple(1 << bit for bit in range(20))

(I1, I32, I64, FLOAT, PTR, INTS, FLOATS, PAIR, ARRAY, VOID, TOKEN, METADATA) = range(12)
(PTRS, STRUCT_PTR, NOTHING, SOME, ONE, FUNCTION) = range(12, 18)
TYPES: list[Record] = [
    (c.TYPE_CODE_INTEGER, [1]),
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_INTEGER, [64]),
    (c.TYPE_CODE_FLOAT, []),
    (c.TYPE_CODE_OPAQUE_POINTER, [0]),
    (c.TYPE_CODE_VECTOR, [2, I32]),
    (c.TYPE_CODE_VECTOR, [2, FLOAT]),
    (c.TYPE_CODE_STRUCT_ANON, [0, I32, FLOAT]),
    (c.TYPE_CODE_ARRAY, [4, I32]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_TOKEN, []),
    (c.TYPE_CODE_METADATA, []),
    (c.TYPE_CODE_VECTOR, [2, PTR]),
    (c.TYPE_CODE_OPAQUE_POINTER, [1]),
    (c.TYPE_CODE_FUNCTION, [0, VOID]),
    (c.TYPE_CODE_FUNCTION, [1, VOID, I32]),
    (c.TYPE_CODE_FUNCTION, [0, I32, I32]),
    (c.TYPE_CODE_FUNCTION, [0, VOID, I1, I32, I64, FLOAT, PTR, INTS, FLOATS, PAIR, ARRAY, PTRS, STRUCT_PTR]),
]
# Where pointers say what they point to.
TYPED = [*TYPES, (c.TYPE_CODE_POINTER, [NOTHING, 0])]
TYPED[PTR] = (c.TYPE_CODE_POINTER, [I32, 0])
TYPED[STRUCT_PTR] = (c.TYPE_CODE_POINTER, [PAIR, 1])
# Values: functions, constants, arguments.
VARARG, SIMPLE, OWN, NULL, SEVEN, MINUS, NONE, ZEROS, EQUAL, UNLIKE, ASM, LABELS = range(12)
A_BIT, A_INT, A_LONG, A_FLOAT, A_PTR, SOME_INTS, SOME_FLOATS, A_PAIR, AN_ARRAY, SOME_PTRS, A_STRUCT, NEXT = range(
    12, 24
)
CONSTANTS = constants(
    (c.CST_CODE_SETTYPE, [I32]),
    (c.CST_CODE_NULL, []),
    (c.CST_CODE_INTEGER, [rotated(7)]),
    (c.CST_CODE_INTEGER, [rotated(-1)]),
    (c.CST_CODE_SETTYPE, [TOKEN]),
    (c.CST_CODE_NULL, []),
    (c.CST_CODE_SETTYPE, [INTS]),
    (c.CST_CODE_NULL, []),
    (c.CST_CODE_DATA, [1, 1]),
    (c.CST_CODE_DATA, [1, 0]),
    (c.CST_CODE_SETTYPE, [PTR]),
    (c.CST_CODE_INLINEASM, [NOTHING, 1, 1, ord("n"), 0]),
    (c.CST_CODE_INLINEASM, [NOTHING, 1, 1, ord("n"), 5, *chars("!i,!i")]),
)
OLD_CONSTANTS = constants(
    *CONSTANTS.items[:-3],
    (c.CST_CODE_SETTYPE, [len(TYPES)]),
    (c.CST_CODE_INLINEASM_OLD3, [1, 1, ord("n"), 0]),
    (c.CST_CODE_INLINEASM_OLD3, [1, 1, ord("n"), 5, *chars("!i,!i")]),
)
EMPTY, NUMBER, PLACE, WORD = range(4)
NODES = Block(
    c.METADATA_BLOCK_ID,
    [
        (c.METADATA_NODE, []),
        (c.METADATA_VALUE, [I32, SEVEN]),
        (c.METADATA_LOCATION, [0, 3, 4, EMPTY, 0, 0]),
        (c.METADATA_STRING_OLD, chars("word")),
    ],
)
GROUPS = (
    Block(c.PARAMATTR_GROUP_BLOCK_ID, [(c.PARAMATTR_GRP_CODE_ENTRY, [1, 0xFFFFFFFF, 3, *chars("key"), 0])]),
    Block(c.PARAMATTR_BLOCK_ID, [(c.PARAMATTR_CODE_ENTRY, [1])]),
)


def names(block: int, code: int, *words: str) -> Block:
    return Block(block, [(code, chars(word)) for word in words])


TAGS = names(c.OPERAND_BUNDLE_TAGS_BLOCK_ID, c.OPERAND_BUNDLE_TAG, "deopt", "funclet")
SCOPES = names(c.SYNC_SCOPE_NAMES_BLOCK_ID, c.SYNC_SCOPE_NAME, "singlethread", "", "other")
FEW_BLOCKS = 4
BEFORE_DEBUG_RECORDS = 18


@dataclass(frozen=True)
class Value:
    """An operand that counts back to a value."""

    number: int


@dataclass
class Row:
    """A record; `release` says how pointers are, and `before` what stands in front of it."""

    code: int
    operands: Sequence[int | Value]
    release: int = 22
    before: Sequence[Record] = ()
    layout: str = ""

    def stored(self) -> list[int]:
        place = NEXT + sum(code in DEFINING for code, _ in self.before)
        return [place - one.number if isinstance(one, Value) else one for one in self.operands]


DEFINING = (c.FUNC_CODE_INST_CATCHSWITCH, c.FUNC_CODE_INST_CLEANUPPAD, c.FUNC_CODE_INST_PHI)
POINTERS = (
    c.FUNC_CODE_INST_ALLOCA,
    c.FUNC_CODE_INST_GEP,
    c.FUNC_CODE_INST_GEP_OLD,
    c.FUNC_CODE_INST_INBOUNDS_GEP_OLD,
)
TERMINATORS = (
    c.FUNC_CODE_INST_RET,
    c.FUNC_CODE_INST_BR,
    c.FUNC_CODE_INST_SWITCH,
    c.FUNC_CODE_INST_INVOKE,
    c.FUNC_CODE_INST_INDIRECTBR,
    c.FUNC_CODE_INST_UNREACHABLE,
    c.FUNC_CODE_INST_RESUME,
    c.FUNC_CODE_INST_CLEANUPRET,
    c.FUNC_CODE_INST_CATCHRET,
    c.FUNC_CODE_INST_CATCHSWITCH,
    c.FUNC_CODE_INST_CALLBR,
)


def printed(row: Row, stored: Sequence[int]) -> str:
    """The instructions that the record and those before it make, or what is wrong."""
    typed = row.release < 15
    declared = [(c.MODULE_CODE_FUNCTION, [n, 1, (SOME, ONE)[n], 0, 1, 0, 0, 0, 0, 0]) for n in range(2)]
    records = [*row.before, (row.code, stored)]
    ended = sum(code in TERMINATORS for code, _ in records)
    body = Block(
        c.FUNCTION_BLOCK_ID,
        [
            (c.FUNC_CODE_DECLAREBLOCKS, [FEW_BLOCKS]),
            *records,
            *[(c.FUNC_CODE_INST_UNREACHABLE, [])] * (FEW_BLOCKS - ended),
        ],
    )
    items = [
        *GROUPS,
        types(*(TYPED if typed else TYPES)),
        (c.MODULE_CODE_DATALAYOUT, chars(row.layout)),
        TAGS,
        SCOPES,
        *declared,
        (c.MODULE_CODE_FUNCTION, [2, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0]),
        OLD_CONSTANTS if typed else CONSTANTS,
        NODES,
        body,
    ]
    data = file(identification(f"LLVM{row.release}.1.0"), module(*items), strtab("vsf"))
    try:
        made = parse_bitcode(data, "x")
        made.load_contents()
        lines = irkit.to_assembly(made).split("\n")
    except IRKitError as error:
        return str(getattr(error, "message", error))
    start = next(number for number, line in enumerate(lines) if line.startswith("define"))
    body_lines = [line.strip() for line in lines[start : lines.index("}")] if line.startswith(("  ", "define"))]
    shown = [line for line in body_lines[1:] if line != "unreachable"]
    if "personality" in body_lines[0]:
        shown.insert(0, body_lines[0].partition(" personality ")[2])
    if row.code in POINTERS:
        shown.append(str(made.functions[2].blocks[0].instructions[0].type))
    if made.provenance.has_foreign_constants:
        shown.append("(LLVM would write other constants)")
    if made.provenance.short_locations:
        shown.append("(short locations)")
    if made.debug_records and row.release == BEFORE_DEBUG_RECORDS:
        shown.append("(debug records)")
    return " | ".join([*shown, *(line for line in lines if line.startswith("!"))])


def value(number: int) -> Value:
    return Value(number)


INT, LONG, REAL, BIT, POINTER = value(A_INT), value(A_LONG), value(A_FLOAT), value(A_BIT), value(A_PTR)
ALIGN = 3
EXPLICIT, CALL_EXPLICIT, CALL_FAST = 1 << 13, 1 << 15, 1 << 17
SEQ_CST = 6
CATCHSWITCH: Record = (c.FUNC_CODE_INST_CATCHSWITCH, [NEXT - NONE, 1, 1])
CLEANUPPAD: Record = (c.FUNC_CODE_INST_CLEANUPPAD, [NEXT - NONE, 0])
BUNDLE: Record = (c.FUNC_CODE_OPERAND_BUNDLE, [0, NEXT - A_INT, NEXT - SEVEN])
OTHER_BUNDLE: Record = (c.FUNC_CODE_OPERAND_BUNDLE, [1, NEXT - A_LONG])
EMPTY_BUNDLE: Record = (c.FUNC_CODE_OPERAND_BUNDLE, [1])
UNREACHABLE: Record = (c.FUNC_CODE_INST_UNREACHABLE, [])
FENCE: Record = (c.FUNC_CODE_INST_FENCE, [SEQ_CST, 1])
LOCATED: Record = (c.FUNC_CODE_DEBUG_LOC, [9, 8, EMPTY + 1, 0, 0])

ROWS: dict[str, Row] = {
    "UNOP": Row(c.FUNC_CODE_INST_UNOP, [REAL, 0, 3]),
    "BINOP of integers": Row(c.FUNC_CODE_INST_BINOP, [INT, value(SEVEN), 0, 3]),
    "BINOP of numbers": Row(c.FUNC_CODE_INST_BINOP, [REAL, REAL, 1, 6]),
    "BINOP of pointers": Row(c.FUNC_CODE_INST_BINOP, [POINTER, POINTER, 0]),
    "CAST": Row(c.FUNC_CODE_INST_CAST, [INT, I64, 1, 1]),
    "CAST to a number": Row(c.FUNC_CODE_INST_CAST, [INT, FLOAT, 5, 3]),
    "CMP": Row(c.FUNC_CODE_INST_CMP, [INT, value(SEVEN), 33]),
    "CMP2 of integers": Row(c.FUNC_CODE_INST_CMP2, [INT, value(SEVEN), 36, 1]),
    "CMP2 of numbers": Row(c.FUNC_CODE_INST_CMP2, [value(SOME_FLOATS), value(SOME_FLOATS), 5, 6]),
    "FREEZE": Row(c.FUNC_CODE_INST_FREEZE, [REAL, 4]),
    "EXTRACTELT": Row(c.FUNC_CODE_INST_EXTRACTELT, [value(SOME_INTS), INT]),
    "INSERTELT": Row(c.FUNC_CODE_INST_INSERTELT, [value(SOME_INTS), INT, LONG]),
    "SHUFFLEVEC": Row(c.FUNC_CODE_INST_SHUFFLEVEC, [value(SOME_INTS), value(ZEROS), value(UNLIKE)]),
    "EXTRACTVAL": Row(c.FUNC_CODE_INST_EXTRACTVAL, [value(A_PAIR), 1]),
    "EXTRACTVAL of an array": Row(c.FUNC_CODE_INST_EXTRACTVAL, [value(AN_ARRAY), 3]),
    "INSERTVAL": Row(c.FUNC_CODE_INST_INSERTVAL, [value(A_PAIR), INT, 0]),
    "RET": Row(c.FUNC_CODE_INST_RET, [INT]),
    "BR": Row(c.FUNC_CODE_INST_BR, [1, 2, BIT]),
    "SWITCH": Row(c.FUNC_CODE_INST_SWITCH, [I32, INT, 1, SEVEN, 2, MINUS, 3]),
    "SWITCH with ranges": Row(
        c.FUNC_CODE_INST_SWITCH,
        [0x4B5 << 16, I32, INT, 1, 2, 2, 1, rotated(5), 0, rotated(7), rotated(9), 2, 1, 1, rotated(1), 3],
    ),
    "SWITCH with a range too large behind another case": Row(
        c.FUNC_CODE_INST_SWITCH,
        [0x4B5 << 16, I32, INT, 1, 2, 1, 1, rotated(5), 2, 1, 0, rotated(7), rotated(6 + (1 << 20)), 3],
    ),
    "SWITCH with ranges of 64 bits": Row(
        c.FUNC_CODE_INST_SWITCH, [0x4B5 << 16, I64, LONG, 1, 1, 1, 0, rotated(-3), rotated(-2), 2]
    ),
    "INDIRECTBR": Row(c.FUNC_CODE_INST_INDIRECTBR, [PTR, POINTER, 1, 2]),
    "UNREACHABLE": Row(c.FUNC_CODE_INST_UNREACHABLE, [1]),
    "PHI": Row(c.FUNC_CODE_INST_PHI, [FLOAT, rotated(NEXT - A_FLOAT), 1, rotated(NEXT - A_FLOAT), 2, 6]),
    "PHI that names itself": Row(c.FUNC_CODE_INST_PHI, [I32, 0, 1, rotated(NEXT - A_INT), 2]),
    "PHI of another type than before": Row(
        c.FUNC_CODE_INST_PHI, [FLOAT, rotated(-4), 1], before=[(c.FUNC_CODE_INST_PHI, [I32, rotated(-5), 1])]
    ),
    "PHI of the type before": Row(
        c.FUNC_CODE_INST_PHI, [I32, rotated(-4), 1], before=[(c.FUNC_CODE_INST_PHI, [I32, rotated(-5), 1])]
    ),
    "SELECT": Row(c.FUNC_CODE_INST_SELECT, [INT, value(SEVEN), BIT]),
    "VSELECT": Row(c.FUNC_CODE_INST_VSELECT, [REAL, REAL, BIT, 4]),
    "ALLOCA": Row(c.FUNC_CODE_INST_ALLOCA, [I32, I32, SEVEN, 1 << 6 | ALIGN]),
    "ALLOCA with a space": Row(c.FUNC_CODE_INST_ALLOCA, [I32, I32, SEVEN, 1 << 6 | ALIGN, 1]),
    "ALLOCA where a layout has a space": Row(
        c.FUNC_CODE_INST_ALLOCA, [I32, I32, SEVEN, 1 << 6 | ALIGN, 0], layout="A5"
    ),
    "ALLOCA of old form": Row(c.FUNC_CODE_INST_ALLOCA, [PTR, I32, SEVEN, ALIGN], 13),
    "LOAD": Row(c.FUNC_CODE_INST_LOAD, [POINTER, I32, ALIGN, 1]),
    "LOAD of typed pointers": Row(c.FUNC_CODE_INST_LOAD, [POINTER, I32, ALIGN, 0], 13),
    "LOAD without a type": Row(c.FUNC_CODE_INST_LOAD, [POINTER, ALIGN, 0], 13),
    "LOADATOMIC": Row(c.FUNC_CODE_INST_LOADATOMIC, [POINTER, I32, ALIGN, 1, SEQ_CST, 0]),
    "LOADATOMIC without a type": Row(c.FUNC_CODE_INST_LOADATOMIC, [POINTER, ALIGN, 0, SEQ_CST, 2], 13),
    "STORE": Row(c.FUNC_CODE_INST_STORE, [POINTER, INT, ALIGN, 1]),
    "STORE of typed pointers": Row(c.FUNC_CODE_INST_STORE, [POINTER, INT, ALIGN, 0], 13),
    "STORE_OLD": Row(c.FUNC_CODE_INST_STORE_OLD, [POINTER, INT, ALIGN, 1], 13),
    "STOREATOMIC": Row(c.FUNC_CODE_INST_STOREATOMIC, [POINTER, INT, ALIGN, 1, SEQ_CST, 0]),
    "STOREATOMIC_OLD": Row(c.FUNC_CODE_INST_STOREATOMIC_OLD, [POINTER, INT, ALIGN, 0, SEQ_CST, 2], 13),
    "FENCE": Row(c.FUNC_CODE_INST_FENCE, [SEQ_CST, 0]),
    "CMPXCHG": Row(c.FUNC_CODE_INST_CMPXCHG, [POINTER, INT, value(SEVEN), 1, 6, 0, 2, 1, ALIGN]),
    "CMPXCHG_OLD": Row(c.FUNC_CODE_INST_CMPXCHG_OLD, [POINTER, INT, value(SEVEN), 1, 6, 0, 2, 1], 13),
    "ATOMICRMW": Row(c.FUNC_CODE_INST_ATOMICRMW, [POINTER, INT, 1, 1, SEQ_CST, 0, ALIGN]),
    "ATOMICRMW of LLVM 23": Row(c.FUNC_CODE_INST_ATOMICRMW, [POINTER, value(SOME_INTS), 1, 0, SEQ_CST, 0, ALIGN], 23),
    "ATOMICRMW_OLD": Row(c.FUNC_CODE_INST_ATOMICRMW_OLD, [POINTER, INT, 1, 0, SEQ_CST, 0], 13),
    "GEP": Row(c.FUNC_CODE_INST_GEP, [1, PAIR, POINTER, INT, value(NULL)]),
    "GEP of typed pointers": Row(c.FUNC_CODE_INST_GEP, [1, PAIR, value(A_STRUCT), INT, value(NULL)], 13),
    "GEP of an array": Row(c.FUNC_CODE_INST_GEP, [2, ARRAY, POINTER, LONG, INT]),
    "GEP by vectors": Row(c.FUNC_CODE_INST_GEP, [4, PAIR, value(SOME_PTRS), value(SOME_INTS), value(EQUAL)]),
    "GEP by zeros": Row(c.FUNC_CODE_INST_GEP, [0, PAIR, value(SOME_PTRS), INT, value(ZEROS)]),
    "GEP by zeros of typed pointers": Row(c.FUNC_CODE_INST_GEP, [0, PAIR, value(A_STRUCT), INT, value(ZEROS)], 13),
    "GEP by vectors of typed pointers": Row(c.FUNC_CODE_INST_GEP, [0, PAIR, value(A_STRUCT), INT, value(EQUAL)], 13),
    "GEP by unlike numbers": Row(c.FUNC_CODE_INST_GEP, [0, PAIR, value(SOME_PTRS), INT, value(UNLIKE)]),
    "GEP by a vector": Row(c.FUNC_CODE_INST_GEP, [0, I32, POINTER, value(SOME_INTS)]),
    "GEP_OLD": Row(c.FUNC_CODE_INST_GEP_OLD, [value(A_STRUCT), INT, value(NULL)], 13),
    "INBOUNDS_GEP_OLD": Row(c.FUNC_CODE_INST_INBOUNDS_GEP_OLD, [value(A_STRUCT), INT, value(NULL)], 13),
    "CALL": Row(c.FUNC_CODE_INST_CALL, [1, CALL_EXPLICIT, ONE, value(SIMPLE), INT]),
    "CALL of many": Row(
        c.FUNC_CODE_INST_CALL, [0, CALL_EXPLICIT | 8 << 1, SOME, value(VARARG), INT, REAL, value(A_PAIR)]
    ),
    "CALL that is fast": Row(c.FUNC_CODE_INST_CALL, [0, CALL_EXPLICIT | CALL_FAST, 6, ONE, value(SIMPLE), INT]),
    "CALL without a type": Row(c.FUNC_CODE_INST_CALL, [0, 1, value(SIMPLE), INT], 13),
    "CALL with bundles": Row(
        c.FUNC_CODE_INST_CALL, [0, CALL_EXPLICIT, ONE, value(SIMPLE), INT], before=[BUNDLE, EMPTY_BUNDLE, OTHER_BUNDLE]
    ),
    "a bundle before another instruction": Row(c.FUNC_CODE_INST_RET, [], before=[BUNDLE]),
    "OPERAND_BUNDLE": Row(c.FUNC_CODE_OPERAND_BUNDLE, [0, INT]),
    "INVOKE": Row(c.FUNC_CODE_INST_INVOKE, [1, EXPLICIT | 8, 1, 2, ONE, value(SIMPLE), INT]),
    "INVOKE without a type": Row(c.FUNC_CODE_INST_INVOKE, [0, 8, 1, 2, value(SIMPLE), INT], 13),
    "INVOKE with a bundle": Row(c.FUNC_CODE_INST_INVOKE, [0, EXPLICIT, 1, 2, ONE, value(SIMPLE), INT], before=[BUNDLE]),
    "CALLBR": Row(c.FUNC_CODE_INST_CALLBR, [1, CALL_EXPLICIT | 8 << 1, 1, 2, 2, 3, NOTHING, value(ASM)]),
    "CALLBR of assembly with labels": Row(
        c.FUNC_CODE_INST_CALLBR, [0, CALL_EXPLICIT, 1, 2, 2, 3, NOTHING, value(LABELS)]
    ),
    "CALLBR of LLVM 13": Row(c.FUNC_CODE_INST_CALLBR, [0, CALL_EXPLICIT, 1, 2, 2, 3, NOTHING, value(ASM)], 13),
    "CALLBR with a bundle": Row(
        c.FUNC_CODE_INST_CALLBR, [0, CALL_EXPLICIT, 1, 0, ONE, value(SIMPLE), INT], before=[BUNDLE]
    ),
    "VAARG": Row(c.FUNC_CODE_INST_VAARG, [PTR, POINTER, FLOAT]),
    "RESUME": Row(c.FUNC_CODE_INST_RESUME, [value(A_PAIR)]),
    "LANDINGPAD": Row(c.FUNC_CODE_INST_LANDINGPAD, [PAIR, 1, 2, 0, value(SIMPLE), 1, value(EQUAL)]),
    "LANDINGPAD_OLD": Row(
        c.FUNC_CODE_INST_LANDINGPAD_OLD, [PAIR, value(SIMPLE), 0, 2, 0, value(VARARG), 1, value(EQUAL)], 13
    ),
    "a second LANDINGPAD_OLD": Row(
        c.FUNC_CODE_INST_LANDINGPAD_OLD,
        [PAIR, NEXT + 1 - SIMPLE, 1, 0],
        13,
        [(c.FUNC_CODE_INST_LANDINGPAD_OLD, [PAIR, NEXT - SIMPLE, 1, 0])],
    ),
    "CATCHSWITCH": Row(c.FUNC_CODE_INST_CATCHSWITCH, [value(NONE), 2, 1, 2, 3]),
    "CATCHPAD": Row(c.FUNC_CODE_INST_CATCHPAD, [value(NEXT), 2, INT, REAL], before=[CATCHSWITCH]),
    "CLEANUPPAD": Row(c.FUNC_CODE_INST_CLEANUPPAD, [value(NONE), 1, INT]),
    "CATCHRET": Row(c.FUNC_CODE_INST_CATCHRET, [value(NEXT), 2], before=[CLEANUPPAD]),
    "CLEANUPRET": Row(c.FUNC_CODE_INST_CLEANUPRET, [value(NEXT), 2], before=[CLEANUPPAD]),
    "DECLAREBLOCKS": Row(c.FUNC_CODE_DECLAREBLOCKS, [2]),
    "BLOCKADDR_USERS": Row(c.FUNC_CODE_BLOCKADDR_USERS, [OWN, SIMPLE]),
    "DEBUG_LOC": Row(c.FUNC_CODE_DEBUG_LOC, [5, 6, EMPTY + 1, PLACE + 1, 1, 2, 3], before=[FENCE]),
    "DEBUG_LOC without an instruction": Row(c.FUNC_CODE_DEBUG_LOC, [5, 6, EMPTY + 1, 0, 0]),
    "DEBUG_LOC_AGAIN": Row(c.FUNC_CODE_DEBUG_LOC_AGAIN, [], before=[FENCE, LOCATED, FENCE]),
    "DEBUG_LOC_AGAIN of none": Row(c.FUNC_CODE_DEBUG_LOC_AGAIN, [], before=[FENCE]),
    "DEBUG_RECORD_VALUE": Row(c.FUNC_CODE_DEBUG_RECORD_VALUE, [PLACE, EMPTY, EMPTY, NUMBER], before=[FENCE]),
    "DEBUG_RECORD_DECLARE": Row(c.FUNC_CODE_DEBUG_RECORD_DECLARE, [PLACE, EMPTY, EMPTY, NUMBER], before=[FENCE]),
    "DEBUG_RECORD_DECLARE_VALUE": Row(
        c.FUNC_CODE_DEBUG_RECORD_DECLARE_VALUE, [PLACE, EMPTY, EMPTY, NUMBER], before=[FENCE]
    ),
    "DEBUG_RECORD_VALUE_SIMPLE": Row(c.FUNC_CODE_DEBUG_RECORD_VALUE_SIMPLE, [PLACE, EMPTY, EMPTY, INT], before=[FENCE]),
    "DEBUG_RECORD_ASSIGN": Row(
        c.FUNC_CODE_DEBUG_RECORD_ASSIGN, [PLACE, EMPTY, EMPTY, NUMBER, EMPTY, EMPTY, NUMBER], before=[FENCE]
    ),
    "DEBUG_RECORD_LABEL": Row(c.FUNC_CODE_DEBUG_RECORD_LABEL, [PLACE, EMPTY], before=[FENCE]),
    "DEBUG_RECORD_LABEL of LLVM 18": Row(c.FUNC_CODE_DEBUG_RECORD_LABEL, [PLACE, EMPTY], BEFORE_DEBUG_RECORDS, [FENCE]),
    "FENCE of LLVM 18": Row(c.FUNC_CODE_INST_FENCE, [SEQ_CST, 1], BEFORE_DEBUG_RECORDS),
    "two blocks ended": Row(c.FUNC_CODE_INST_RET, [], before=[UNREACHABLE]),
    "a record that there is not": Row(999, [1]),
}
# Of these fields many numbers.
ORDERS = range(9)
SWEPT: tuple[tuple[str, int, Iterable[int]], ...] = (
    ("UNOP", 2, BITS),
    ("BINOP of integers", 2, range(15)),
    ("BINOP of integers", 3, range(6)),
    ("BINOP of numbers", 2, range(15)),
    ("BINOP of numbers", 3, BITS),
    ("CAST", 2, range(16)),
    ("CAST to a number", 2, range(16)),
    ("CAST to a number", 3, BITS),
    ("CMP2 of integers", 2, range(30, 44)),
    ("CMP2 of numbers", 2, range(18)),
    ("CMP2 of numbers", 3, BITS),
    ("FREEZE", 1, BITS),
    ("PHI", 5, BITS),
    ("VSELECT", 3, BITS),
    ("CALL that is fast", 2, BITS),
    ("ALLOCA", 3, [0, *(1 << 6 | align for align in range(40)), *(1 << 6 | bit for bit in BITS)]),
    ("ALLOCA of old form", 3, BITS),
    ("ALLOCA with a space", 4, (0, 1, 2, 255, 256, (1 << 24) - 1, 1 << 24)),
    ("LOAD", 2, range(37)),
    ("STORE", 2, (32, 33, 34, 35)),
    ("LOADATOMIC", 4, ORDERS),
    ("STOREATOMIC", 4, ORDERS),
    ("STOREATOMIC_OLD", 4, ORDERS),
    ("LOADATOMIC", 5, range(5)),
    ("FENCE", 0, ORDERS),
    ("FENCE", 1, range(5)),
    ("CMPXCHG", 4, ORDERS),
    ("CMPXCHG", 6, ORDERS),
    ("CMPXCHG_OLD", 4, ORDERS),
    ("CMPXCHG_OLD", 6, ORDERS),
    ("ATOMICRMW", 2, [*range(30), *(1 << bit for bit in range(5, 14))]),
    ("ATOMICRMW of LLVM 23", 2, [*range(30), *(1 << bit | 1 for bit in range(5, 14))]),
    ("ATOMICRMW_OLD", 2, range(30)),
    ("ATOMICRMW", 4, ORDERS),
    ("GEP", 0, range(10)),
    ("CALL", 1, [CALL_EXPLICIT, *(CALL_EXPLICIT | bit for bit in BITS)]),
    ("CALL without a type", 1, BITS),
    ("INVOKE", 1, [EXPLICIT | bit for bit in BITS]),
    ("CALLBR", 1, [CALL_EXPLICIT | bit for bit in BITS]),
    ("OPERAND_BUNDLE", 0, range(4)),
    ("SWITCH with ranges", 9, (rotated(5), rotated(6), rotated(7), rotated(6 + (1 << 20)), rotated(8 + (1 << 32)))),
)
NUMBERS = (0, 1, 2, NEXT, (1 << 32) - 1, 1 << 63)


def told(name: str) -> Iterator[str]:
    fields = ROWS[name].stored()
    yield from outcomes(fields, NUMBERS, partial(printed, ROWS[name]))
    for swept, place, numbers in SWEPT:
        if swept == name:
            yield from changes(fields, place, numbers, partial(printed, ROWS[name]))


@pytest.mark.parametrize("name", ROWS)
def test_what_records_of_instructions_say(name: str) -> None:
    assert list(told(name)) == recorded(FILE, name)


if __name__ == "__main__":
    record(FILE, ROWS, told)
