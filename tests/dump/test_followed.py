"""What `stats` makes of the types of values: each instruction is followed by an `add` of what it gave, and whether that
is counted as `add`, as `fadd` or as either shows what was known of it. `followed.txt` has all counts;
`python tests/dump/test_followed.py` writes it anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from bitcode.bitstream import BitWriter
from bitcode.dump import stats
from bitcode.schema import codes as c

FILE = Path(__file__).parent / "followed.txt"
Record = tuple[int, list[int]]

I32, FLOAT, VECTOR, OPAQUE, POINTER, STRUCT, ARRAY, CALLED, VOID, NOTHING, CALLED_BY, BODY = range(12)
TYPES: list[Record] = [
    (c.TYPE_CODE_NUMENTRY, [12]),
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_FLOAT, []),
    (c.TYPE_CODE_VECTOR, [2, FLOAT]),
    (c.TYPE_CODE_OPAQUE_POINTER, [0]),
    (c.TYPE_CODE_POINTER, [FLOAT, 0]),
    (c.TYPE_CODE_STRUCT_ANON, [0, I32, FLOAT]),
    (c.TYPE_CODE_ARRAY, [2, FLOAT]),
    (c.TYPE_CODE_FUNCTION, [0, FLOAT, I32]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_FUNCTION_OLD, [0, 0, VOID]),
    (c.TYPE_CODE_POINTER, [CALLED, 0]),
    (c.TYPE_CODE_FUNCTION, [0, VOID, I32, FLOAT, VECTOR, STRUCT, ARRAY, POINTER, OPAQUE, CALLED_BY]),
]
# Values 0 to 3; constants are 4 and 5, arguments 6 to 13, the body's constant is 14, its first instruction 15.
GLOBALS: list[Record] = [
    (c.MODULE_CODE_FUNCTION, [CALLED, 0, 1]),
    (c.MODULE_CODE_FUNCTION, [NOTHING, 0, 1]),
    (c.MODULE_CODE_GLOBALVAR, [I32, 3]),
    (c.MODULE_CODE_FUNCTION, [BODY, 0, 0]),
]
FIRST = 15
FORWARD = (1 << 32) - 1  # the distance to the next value


class Made:
    def __init__(self, version: int) -> None:
        self.version = version
        self.writer = BitWriter()

    def block(self, block_id: int, records: list[Record]) -> None:
        self.writer.enter_block(block_id, 4)
        for code, ops in records:
            self.writer.record(3, code, [op % (1 << 64) for op in ops])

    def data(self, *body: Record) -> bytes:
        writer = self.writer
        writer.raw_bytes(b"BC\xc0\xde")
        self.block(8, [(c.MODULE_CODE_VERSION, [self.version])])
        self.block(17, TYPES)
        writer.end_block()
        for code, ops in GLOBALS:
            writer.record(3, code, [*([0, 0] if self.version > 1 else []), *ops])
        self.block(11, [(c.CST_CODE_SETTYPE, [FLOAT]), (c.CST_CODE_NULL, []), (c.CST_CODE_SETTYPE, [I32])])
        writer.record(3, c.CST_CODE_NULL, [])
        writer.end_block()
        self.block(12, [])
        self.block(11, [(c.CST_CODE_SETTYPE, [VECTOR]), (c.CST_CODE_NULL, [])])
        writer.end_block()
        for code, ops in body:
            writer.record(3, code, [op % (1 << 64) for op in ops])
        writer.end_block()
        writer.end_block()
        return writer.getvalue()


def counts(version: int, *body: Record) -> dict[str, int]:
    """The counts after these records and an `add` of the value that the last of them gives."""
    last = 1 if version else FIRST + len(body) - 1
    return dict(stats(Made(version).data(*body, (c.FUNC_CODE_INST_BINOP, [last, last, 0]))).instructions)


def counted(*body: Record) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts(2, *body).items()))


def line(version: int, code: int, several: Iterable[list[int]]) -> str:
    """What the records with these operands are counted as, and a letter for each of them: the value was counted as an
    integer (i), as a floating-point number (f), as either (e), or was not there (-)."""
    names: set[str] = set()
    letters = ""
    for ops in several:
        found = counts(version, (code, ops))
        letters += next((letter for name, letter in LETTERS.items() if name in found), "-")
        names |= found.keys() - LETTERS.keys()
    return f"{version} {code} {', '.join(sorted(names))}: {letters}"


LETTERS = {"add": "i", "fadd": "f", "add|fadd": "e"}
CODES = sorted(
    value for name, value in vars(c).items() if name.startswith("FUNC_CODE_INST_") and isinstance(value, int)
)
CALLS = (c.FUNC_CODE_INST_CALL, c.FUNC_CODE_INST_INVOKE, c.FUNC_CODE_INST_CALLBR)
MIDDLES = ([], [0], [0, 0], [0, 1], [0, 1, 0], [0, 2, 0, 0])
CALLEES = ([], [CALLED], [NOTHING], [CALLED, 1], [CALLED_BY, 1], [2], [14], [FIRST], [I32], [99])
PATHS = ([], [0], [1], [2], [1 << 63], [0, 0], [1, 0], [0, 1])


def outcomes() -> Iterator[str]:
    for version in (2, 1, 0):
        for code in CODES:
            yield line(version, code, ([value, FLOAT, 1, 0, 1, 1] for value in range(17)))
            whole = [FIRST - 7 if version else 7, 1, VECTOR, FLOAT, 0, 1, 1]
            yield line(version, code, (whole[:length] for length in range(8)))
    for version in (2, 0):
        for path in PATHS:
            yield line(version, c.FUNC_CODE_INST_EXTRACTVAL, ([value, *path] for value in range(17)))
        for code in CALLS:
            for flags in (0, 1, 0x2000, 0x8000, 0x20000, 0x28000, 0xFFFF):
                yield line(version, code, ([0, flags, *middle, *callee] for middle in MIDDLES for callee in CALLEES))
    for number in (*range(14), 31, 32, 41, 42, 63, 64, 1 << 62):
        for name, value in (("i32", 10), ("float", 9), ("nothing known", 1)):
            unknown = (c.FUNC_CODE_INST_VAARG, [0, 0, 99])
            yield f"operator {number} of {name}: {counted(unknown, (c.FUNC_CODE_INST_BINOP, [value, 1, number]))}"
        yield f"unary {number}: {counted((c.FUNC_CODE_INST_UNOP, [8, number]))}"
        yield f"cast {number}: {counted((c.FUNC_CODE_INST_CAST, [8, FLOAT, number]))}"
        yield f"comparison {number}: {counted((c.FUNC_CODE_INST_CMP2, [8, 8, number]))}"
    exchange = (c.FUNC_CODE_INST_CMPXCHG, [9, 8, 1, 0, 0, 0, 0, 0, 0])
    old_exchange = (c.FUNC_CODE_INST_CMPXCHG_OLD, [4, 8, 1, 0, 0, 0, 0])
    for body in (
        [exchange, (c.FUNC_CODE_INST_EXTRACTVAL, [1, 0])],
        [exchange, (c.FUNC_CODE_INST_EXTRACTVAL, [1, 1])],
        [old_exchange, (c.FUNC_CODE_INST_EXTRACTVAL, [1, 0])],
        [old_exchange, (c.FUNC_CODE_INST_EXTRACTVAL, [1, 1])],
        [(127, [8]), (128, [8]), (c.FUNC_CODE_INST_FREEZE, [8])],
        [(c.FUNC_CODE_INST_FREEZE, [8]), (c.FUNC_CODE_INST_FREEZE, [1]), (c.FUNC_CODE_INST_FREEZE, [FORWARD, 1])],
        [(c.FUNC_CODE_INST_CALL, [0, 0, 99]), (c.FUNC_CODE_INST_FREEZE, [8])],
    ):
        yield f"{body}: {counted(*body)}"


def test_what_is_known_of_the_values_of_each_instruction() -> None:
    assert list(outcomes()) == FILE.read_text(encoding="utf-8").splitlines()


A_FLOAT = (c.TYPE_CODE_FLOAT, [])
VALUE: Record = (c.FUNC_CODE_INST_VAARG, [0, 0, 0])  # of the first type


@pytest.mark.parametrize(
    ("types", "body"),
    [
        ([A_FLOAT], [VALUE]),
        ([(c.TYPE_CODE_VECTOR, [2, 1]), A_FLOAT], [VALUE, (c.FUNC_CODE_INST_EXTRACTELT, [1, 1])]),
        ([(c.TYPE_CODE_POINTER, [1, 0]), A_FLOAT], [VALUE, (c.FUNC_CODE_INST_LOAD, [1, 0, 0])]),
        ([(c.TYPE_CODE_STRUCT_ANON, [0, 1]), A_FLOAT], [VALUE, (c.FUNC_CODE_INST_EXTRACTVAL, [1, 0])]),
        ([(c.TYPE_CODE_ARRAY, [2, 1]), A_FLOAT], [VALUE, (c.FUNC_CODE_INST_EXTRACTVAL, [1, 0])]),
        ([(c.TYPE_CODE_FUNCTION, [0, 1]), A_FLOAT], [VALUE, (c.FUNC_CODE_INST_CALL, [0, 0x8000, 0, 1])]),
        ([A_FLOAT, (c.TYPE_CODE_FUNCTION, [0, 0])], [VALUE, (c.FUNC_CODE_INST_CALL, [0, 0x8000, 1, 1])]),
        (
            [(c.TYPE_CODE_POINTER, [1, 0]), (c.TYPE_CODE_FUNCTION, [0, 2]), A_FLOAT],
            [VALUE, (c.FUNC_CODE_INST_CALL, [0, 0, 1])],
        ),
    ],
)
def test_the_first_type_is_as_good_as_others(types: list[Record], body: list[Record]) -> None:
    made = Made(2)
    made.writer.raw_bytes(b"BC\xc0\xde")
    made.block(8, [(c.MODULE_CODE_VERSION, [2])])
    made.block(17, [*types, (c.TYPE_CODE_VOID, []), (c.TYPE_CODE_FUNCTION, [0, len(types)])])
    made.writer.end_block()
    made.writer.record(3, c.MODULE_CODE_FUNCTION, [0, 0, len(types) + 1, 0, 0])
    made.block(12, [*body, (c.FUNC_CODE_INST_BINOP, [1, 1, 0])])
    made.writer.end_block()
    made.writer.end_block()
    assert stats(made.writer.getvalue()).instructions["fadd"] == 1


def test_a_body_of_nobody() -> None:
    """Where no function is said to have a body, nothing is known of the types of its values."""
    made = Made(2)
    made.writer.raw_bytes(b"BC\xc0\xde")
    made.block(8, [])
    made.block(17, [A_FLOAT])
    made.writer.end_block()
    made.block(12, [VALUE, (c.FUNC_CODE_INST_BINOP, [1, 1, 0])])
    made.writer.end_block()
    made.writer.end_block()
    assert stats(made.writer.getvalue()).instructions == {"va_arg": 1, "add|fadd": 1}


if __name__ == "__main__":
    FILE.write_text("".join(f"{one}\n" for one in outcomes()), encoding="utf-8")
