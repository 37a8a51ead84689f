"""Records of metadata that the declarations of nodes do not tell all of, above all of old releases: of every length,
and with other numbers in each field. `node_records.txt` has what is printed; `python tests/reader/test_node_records.py`
writes it anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from reader_modules import UNABBREVIATED, Block, chars, constants, file, identification, module, rotated, strtab, types
from records_told import changes, outcomes, record, recorded

import irkit
from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter
from bitcode.bitstream.abbreviations import BLOB, LITERAL, VBR
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "node_records.txt"
NUMBERS = (0, 1, 2, (1 << 32) + 2, 1 << 63)
Record = tuple[int, Sequence[int]]

I32, METADATA, VOID, PTR, FUNCTION = range(5)
TABLE = types(
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_METADATA, []),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_OPAQUE_POINTER, [0]),
    (c.TYPE_CODE_FUNCTION, [0, VOID]),
)
GLOBALS = (
    (c.MODULE_CODE_GLOBALVAR, [0, 1, I32, 3, 0, 0, 0, 0]),
    (c.MODULE_CODE_FUNCTION, [1, 1, FUNCTION, 0, 1, 0, 0, 0, 0, 0]),
)
G, F, SEVEN = range(3)
CONSTANTS = constants((c.CST_CODE_SETTYPE, [I32]), (c.CST_CODE_INTEGER, [14]))
KINDS = Block(
    c.METADATA_KIND_BLOCK_ID, [(c.METADATA_KIND, [0, *chars("dbg")]), (c.METADATA_KIND, [1, *chars("other")])]
)
# What records refer to, by its number plus one.
NONE, ONE, TWO, EMPTY, FILE_NODE, INT, STRUCT, NUMBER, VARIABLE, OWN, NEXT = range(11)
BEFORE: tuple[Record, ...] = (
    (c.METADATA_STRING_OLD, chars("one")),
    (c.METADATA_STRING_OLD, chars("two")),
    (c.METADATA_NODE, []),
    (c.METADATA_FILE, [0, ONE, TWO, 0, 0]),
    (c.METADATA_BASIC_TYPE, [0, 0x24, ONE, 32, 0, 5, 0]),
    (c.METADATA_COMPOSITE_TYPE, [0, 0x13, ONE, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, TWO]),
    (c.METADATA_VALUE, [I32, SEVEN]),
    (c.METADATA_VALUE, [PTR, G]),
)
SUBPROGRAM = [2, STRUCT, ONE, TWO, FILE_NODE, 7, EMPTY, 1, 1, 9, INT, 2, 3, 4, 1, EMPTY, EMPTY, NONE, EMPTY, 5, EMPTY]
FIELDS: dict[str, tuple[int, str, list[int]]] = {
    "LOCATION": (c.METADATA_LOCATION, "22", [0, 3, 4, EMPTY - 1, EMPTY, 1, 5, 6, 7]),
    "GENERIC_DEBUG": (c.METADATA_GENERIC_DEBUG, "22", [0, 13, 0, ONE, EMPTY, TWO]),
    "SUBRANGE of version 0": (c.METADATA_SUBRANGE, "13", [0, 5, 6, 7]),
    "SUBRANGE of version 1": (c.METADATA_SUBRANGE, "13", [2, NUMBER, 5, 7]),
    "ENUMERATOR of 64 bits": (c.METADATA_ENUMERATOR, "13", [0, 5, ONE, 7]),
    "ENUMERATOR": (c.METADATA_ENUMERATOR, "22", [4, 7, ONE, rotated(-3), 5]),
    "ENUMERATOR without a sign": (c.METADATA_ENUMERATOR, "22", [6, 7, ONE, rotated(-3)]),
    "SUBPROGRAM without flags": (c.METADATA_SUBPROGRAM, "13", SUBPROGRAM),
    "SUBPROGRAM that names a function": (c.METADATA_SUBPROGRAM, "13", [0, *SUBPROGRAM[1:]]),
    "SUBPROGRAM": (c.METADATA_SUBPROGRAM, "22", [6, *SUBPROGRAM[1:7], 9, 9, INT, 8, 3, 4, *SUBPROGRAM[15:]]),
    "NAMESPACE with a place": (c.METADATA_NAMESPACE, "13", [0, STRUCT, FILE_NODE, ONE, 7]),
    "GLOBAL_VAR of version 0": (
        c.METADATA_GLOBAL_VAR,
        "13",
        [0, EMPTY, ONE, TWO, FILE_NODE, 7, STRUCT, 0, 1, NONE, EMPTY, 8, 9],
    ),
    "GLOBAL_VAR of version 1": (
        c.METADATA_GLOBAL_VAR,
        "13",
        [2, EMPTY, ONE, TWO, FILE_NODE, 7, STRUCT, 0, 1, NONE, EMPTY, 8, 9],
    ),
    "LOCAL_VAR without alignment": (c.METADATA_LOCAL_VAR, "13", [0, STRUCT, ONE, FILE_NODE, 7, INT, 3, 4]),
    "LOCAL_VAR with a tag": (c.METADATA_LOCAL_VAR, "13", [0, 256, STRUCT, ONE, FILE_NODE, 7, INT, 3, 4, EMPTY]),
    "FILE": (c.METADATA_FILE, "22", [0, ONE, TWO, 1, TWO, ONE]),
    "COMPILE_UNIT": (
        c.METADATA_COMPILE_UNIT,
        "22",
        [
            1,
            12,
            FILE_NODE,
            ONE,
            1,
            TWO,
            2,
            TWO,
            1,
            EMPTY,
            EMPTY,
            EMPTY,
            EMPTY,
            EMPTY,
            3,
            EMPTY,
            1,
            1,
            2,
            1,
            ONE,
            TWO,
            7,
        ],
    ),
    "DERIVED_TYPE": (
        c.METADATA_DERIVED_TYPE,
        "19",
        [0, 15, ONE, FILE_NODE, 7, STRUCT, INT, 64, 32, 8, 4, EMPTY, 3, EMPTY, 0x201],
    ),
    "IMPORTED_ENTITY": (c.METADATA_IMPORTED_ENTITY, "22", [0, 8, STRUCT, EMPTY, 7, ONE, FILE_NODE, EMPTY]),
    "GLOBAL_VAR_EXPR": (c.METADATA_GLOBAL_VAR_EXPR, "22", [0, EMPTY, EMPTY]),
    "OBJC_PROPERTY": (c.METADATA_OBJC_PROPERTY, "22", [0, ONE, FILE_NODE, 7, TWO, ONE, 3, INT]),
    "OBJC_PROPERTY of LLVM 19": (c.METADATA_OBJC_PROPERTY, "19", [0, ONE, FILE_NODE, 7, TWO, ONE, 3, INT]),
    "ASSIGN_ID": (c.METADATA_ASSIGN_ID, "22", [1]),
    "NODE": (c.METADATA_NODE, "22", [EMPTY, NONE, NEXT]),
    "OLD_NODE": (c.METADATA_OLD_NODE, "13", [METADATA, EMPTY - 1, VOID, 0, I32, SEVEN, PTR, F]),
    "OLD_FN_NODE": (c.METADATA_OLD_FN_NODE, "13", [I32, SEVEN]),
    "OLD_FN_NODE of several": (c.METADATA_OLD_FN_NODE, "13", [I32, SEVEN, I32, SEVEN]),
    "VALUE": (c.METADATA_VALUE, "22", [I32, SEVEN]),
    "ARG_LIST": (c.METADATA_ARG_LIST, "22", [NUMBER - 1, VARIABLE - 1]),
    "KIND": (c.METADATA_KIND, "13", [2, *chars("k")]),
    "GLOBAL_DECL_ATTACHMENT": (c.METADATA_GLOBAL_DECL_ATTACHMENT, "22", [G, 0, EMPTY - 1, 1, OWN - 1]),
    "NAMED_NODE": (c.METADATA_NAMED_NODE, "22", [EMPTY - 1, NEXT - 1]),
    "INDEX": (c.METADATA_INDEX, "22", [1]),
    "a record that there is not": (99, "22", [1]),
}
# Of these fields the numbers at a limit.
SWEPT: tuple[tuple[str, int, tuple[int, ...]], ...] = (
    ("LOCATION", 2, (0xFFFF, 0x10000)),
    ("LOCATION", 3, (0xFFFFFFFF, 0x100000000)),
    ("GLOBAL_DECL_ATTACHMENT", 0, (3, 4)),
    ("GENERIC_DEBUG", 1, (0xFFFF, 0x10000)),
    ("SUBPROGRAM without flags", 13, (1 << 20, 1 << 21, 3 << 21)),
    ("ENUMERATOR", 1, (6, 63, 64, 65, 128, 1 << 23, (1 << 23) + 1)),
    ("ENUMERATOR", 3, (rotated(63), rotated(64), rotated(127), rotated(128), rotated(-64), rotated(-65))),
    ("ENUMERATOR without a sign", 3, (rotated(127), rotated(128), rotated(-64))),
    ("SUBPROGRAM", 0, (4, 5, 7)),
    ("SUBPROGRAM", 12, (1 << 20, 1 << 21, 3 << 21)),
    ("SUBPROGRAM", 9, (0, 1, 8, 16)),
    ("SUBPROGRAM", 16, (0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)),
    ("LOCAL_VAR without alignment", 6, (0xFFFF, 0x10001)),
)
DEREF, CONSTU, MINUS, PLUS, PLUS_UCONST, PIECE, STACK_VALUE, FRAGMENT = 6, 16, 28, 34, 35, 0x9D, 0x9F, 0x1000
EXPRESSIONS = (
    [],
    [DEREF],
    [PLUS, 5],
    [MINUS, 5],
    [PLUS],
    [DEREF, DEREF, MINUS, 3],
    [DEREF, PIECE, 1, 2],
    [DEREF, FRAGMENT, 1, 2],
    [PIECE, 1, 2],
    [1, PIECE, 2],
    [FRAGMENT, 1, 2],
    [CONSTU, PLUS, STACK_VALUE],
    [DEREF, CONSTU, 1, FRAGMENT, 0, 8],
    [PLUS_UCONST, 1 << 63],
    [MINUS, 4, PIECE, 8, 16],
)
NO_METADATA = (c.METADATA_KIND, c.METADATA_GLOBAL_DECL_ATTACHMENT, c.METADATA_INDEX)
NO_NODES = (c.METADATA_VALUE, c.METADATA_OLD_FN_NODE, c.METADATA_ARG_LIST)
USUAL = ("@g = external constant i32", "declare void @f()", "!n = !{!0}")


def text_of(code: int, release: str, operands: Sequence[int]) -> str:
    """The module with this record, or what is wrong with it."""
    name: Record = (c.METADATA_NAME, chars("n"))
    records: list[Record] = [*BEFORE]
    if code == c.METADATA_NAMED_NODE:
        records += [(c.METADATA_DISTINCT_NODE, []), (c.METADATA_NODE, [EMPTY]), name, (code, operands)]
    elif code in NO_METADATA:
        records += [(code, operands), (c.METADATA_DISTINCT_NODE, []), name, (c.METADATA_NAMED_NODE, [EMPTY - 1])]
    else:
        records += [(code, operands), (c.METADATA_DISTINCT_NODE, [NUMBER])]
        records += [(c.METADATA_NODE, [OWN]), name, (c.METADATA_NAMED_NODE, [OWN + 1 if code in NO_NODES else OWN - 1])]
    items = [TABLE, *GLOBALS, CONSTANTS, KINDS, Block(c.METADATA_BLOCK_ID, records)]
    data = file(identification(f"LLVM{release}.1.0"), module(*items), strtab("gf"))
    try:
        made = parse_bitcode(data, "x")
        made.load_contents()
        if code == c.METADATA_EXPRESSION and made.named_metadata[0].operands[0].distinct:
            return "a distinct one"  # the text does not say that
        return irkit.to_assembly(made)
    except IRKitError as error:
        return str(getattr(error, "message", error))


def printed(code: int, release: str, operands: Sequence[int]) -> str:
    """The line of the node, with the kinds of those that it refers to, and what else is not always there."""
    text = text_of(code, release, operands)
    if "\n" not in text:
        return text
    nodes = dict(re.findall(r"^(!\d+) = (.*)$", text, re.MULTILINE))
    kinds = {name: re.sub(r"\(.*", "", said) for name, said in nodes.items()}
    lines = [line for line in text.splitlines() if re.match(r"@|declare|!n", line) and line not in USUAL]
    if "!0" in nodes and code not in NO_METADATA:
        lines.append(nodes["!0"])
    return " | ".join(re.sub(r"!\d+", lambda found: kinds[found[0]], line) for line in lines)


class Strings(Block):
    """A METADATA block of STRINGS and a node of all of them."""

    def __init__(self, count: int, offset: int, blob: bytes) -> None:
        super().__init__(c.METADATA_BLOCK_ID, [])
        self.count = count
        self.offset = offset
        self.blob = blob

    def write(self, writer: BitWriter) -> None:
        writer.enter_block(self.block_id, 4)
        layout = [AbbrevOp(LITERAL, c.METADATA_STRINGS), AbbrevOp(VBR, 6), AbbrevOp(VBR, 6), AbbrevOp(BLOB)]
        writer.record(writer.define_abbrev(Abbrev(layout)), c.METADATA_STRINGS, [self.count, self.offset], self.blob)
        writer.record(UNABBREVIATED, c.METADATA_NODE, list(range(1, min(self.count, 40) + 1)))
        writer.record(UNABBREVIATED, c.METADATA_NAME, chars("n"))
        writer.record(UNABBREVIATED, c.METADATA_NAMED_NODE, [self.count])
        writer.end_block()


def lengths(*numbers: int) -> bytes:
    """Numbers as VBR6, in as few bytes as hold them."""
    pieces = []
    for number in numbers:
        rest = number
        while rest > 31:
            pieces.append(rest & 31 | 32)
            rest >>= 5
        pieces.append(rest)
    packed = sum(piece << 6 * place for place, piece in enumerate(pieces))
    return packed.to_bytes((6 * len(pieces) + 7) // 8, "little")


STRINGS: tuple[tuple[int, int, bytes], ...] = (
    (1, 1, lengths(0)),
    (1, 0, lengths(0)),
    (1, 1, lengths(3) + b"abc"),
    (1, 1, lengths(4) + b"abc"),
    (1, 2, lengths(40) + b"a" * 40),
    (1, 1, lengths(40) + b"a" * 40),
    (2, 2, lengths(1, 2) + b"abc"),
    (2, 1, lengths(1, 2) + b"abc"),
    (2, 2, lengths(2, 2) + b"abc"),
    (4, 3, lengths(1, 0, 2, 1) + b"abcd"),
    (4, 2, lengths(1, 0, 2, 1) + b"abcd"),
    (4, 3, lengths(0, 0, 0, 0)),
    (2, 2, lengths(0, 0)),
    (5, 3, lengths(1, 0, 2, 1) + b"abcd"),
    (3, 3, lengths(1, 33, 1) + b"a" * 35),
    (2, 4, lengths(1000, 40) + b"a" * 1040),
    (3, 5, lengths(1, 40000, 1) + b"a" * 2 + b"b" * 40000),
    (1, 4, b"\xff\xff\xff\xff" + b"abc"),
    (1, 6, bytes.fromhex("ffffffffff03") + b"abc"),
    (1, 6, lengths(1 << 29) + b"abc"),
    (1, 6, lengths(1 << 30) + b"abc"),
    (1, 6, lengths(1 << 35) + b"abc"),
    (0, 0, b"abc"),
    (1, 7, lengths(1) + b"abc"),
    (1, 4, lengths(0) + b"abc"),
    (1, 5, lengths(0) + b"abc"),
    (1 << 40, 1, lengths(0)),
)
# Records of attachments in a function of two instructions with a global as argument, whose attachments the text has.
INNER, VALUE = 10, 11  # the function's own metadata
ATTACHMENTS: tuple[tuple[list[int], ...], ...] = (
    ([],),
    ([0],),
    ([0, 1, EMPTY - 1],),
    ([1, 1, EMPTY - 1],),
    ([2, 1, EMPTY - 1],),
    ([(1 << 64) - 1, 1, EMPTY - 1],),
    ([1, EMPTY - 1],),
    ([0, EMPTY - 1],),
    ([1, EMPTY - 1, 2, OWN - 1],),
    ([0, 1, EMPTY - 1, 2, OWN - 1],),
    ([0, 1, EMPTY - 1, 1, OWN - 1],),
    ([0, 1, EMPTY - 1, 2, OWN - 1], [0, 1, OWN - 1]),
    ([0, 2, EMPTY - 1], [0, 1, OWN - 1], [1, 2, OWN - 1]),
    ([1, EMPTY - 1], [1, OWN - 1]),
    ([0, 0, EMPTY - 1],),
    ([0, 0, NEXT - 1],),
    ([0, 1, ONE - 1],),
    ([1, ONE - 1],),
    ([0, 1, NUMBER - 1],),
    ([0, 3, EMPTY - 1],),
    ([3, EMPTY - 1],),
    ([0, 1, INNER],),
    ([0, 1, VALUE],),
    ([0, 1, VALUE + 1],),
    ([0, 1, (1 << 64) - 1],),
    ([0, 1, EMPTY - 1, 2, VALUE, 1, OWN - 1],),
)


def shown(items: Sequence[Block | Record]) -> str:
    """The lines of functions and their nodes of a module of LLVM 22, or what is wrong with it."""
    try:
        made = parse_bitcode(file(identification("LLVM22.1.0"), module(*items), strtab("gf")), "x")
        made.load_contents()
        text = irkit.to_assembly(made)
    except IRKitError as error:
        return str(getattr(error, "message", error))
    lines = text.splitlines()
    return " | ".join(line.strip() for line in lines if re.match(r"@|declare .*!|define|  |!", line))[:300]


# Records one after the other; what is named are the last two that define something.
HERE: Record = (c.METADATA_LOCATION, [0, 3, 4, EMPTY - 1, 0, 0])
N_OF_HERE: tuple[Record, ...] = ((c.METADATA_NAME, chars("m")), (c.METADATA_NAMED_NODE, [OWN - 1]))
SEQUENCES: dict[str, tuple[Record, ...]] = {
    "twice the same": (HERE, HERE),
    "a name between": (HERE, *N_OF_HERE, HERE),
    "an attachment between": (HERE, (c.METADATA_GLOBAL_DECL_ATTACHMENT, [G, 0, EMPTY - 1]), HERE),
    "a kind between": (HERE, (c.METADATA_KIND, [2, *chars("k")]), HERE),
    "a node that is to come before": (HERE, (c.METADATA_NODE, [OWN + 2]), HERE),
    "a node that is to come between": (HERE, (c.METADATA_NODE, [OWN + 3]), HERE, (c.METADATA_DISTINCT_NODE, [])),
    "the second with what is to come": (
        (c.METADATA_LOCATION, [0, 3, 4, OWN + 1, 0, 0]),
        (c.METADATA_LOCATION, [0, 3, 4, OWN + 1, 0, 0]),
        (c.METADATA_DISTINCT_NODE, []),
    ),
    "itself": ((c.METADATA_NODE, [OWN]), (c.METADATA_NODE, [OWN])),
    "each other": ((c.METADATA_NODE, [OWN + 1]), (c.METADATA_NODE, [OWN])),
    "a string that is to come": ((c.METADATA_NODE, [OWN + 1]), (c.METADATA_STRING_OLD, chars("three"))),
    "a name without a node": (HERE, HERE, (c.METADATA_NAME, chars("m"))),
    "a name before another": (HERE, HERE, (c.METADATA_NAME, chars("m")), (c.METADATA_NAME, chars("m"))),
    "a name before a node": (HERE, (c.METADATA_NAME, chars("m")), HERE),
    "a node without a name": (HERE, HERE, (c.METADATA_NAMED_NODE, [OWN - 1])),
    "a name that comes again": (HERE, HERE, *N_OF_HERE, *N_OF_HERE),
    "a kind that is there": (HERE, HERE, (c.METADATA_KIND, [1, *chars("k")])),
    "a name of a kind that is there": (HERE, HERE, (c.METADATA_KIND, [7, *chars("dbg")])),
    "nothing empty before a node that is dropped": ((c.METADATA_OLD_FN_NODE, []), (c.METADATA_OLD_FN_NODE, [VOID, 0])),
}


def following(records: tuple[Record, ...]) -> str:
    last = len(BEFORE) + sum(code not in (c.METADATA_NAME, c.METADATA_NAMED_NODE, *NO_METADATA) for code, _ in records)
    named = [(c.METADATA_NAME, chars("n")), (c.METADATA_NAMED_NODE, [OWN - 1, last - 1])]
    return shown([TABLE, *GLOBALS, CONSTANTS, KINDS, Block(c.METADATA_BLOCK_ID, [*BEFORE, *records, *named])])


def attached(*records: list[int]) -> str:
    kinds = Block(
        c.METADATA_KIND_BLOCK_ID, [(c.METADATA_KIND, [n, *chars(k)]) for n, k in enumerate(("dbg", "a", "b"))]
    )
    declared = (c.MODULE_CODE_FUNCTION, [1, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0])
    table = types(
        (c.TYPE_CODE_INTEGER, [32]),
        (c.TYPE_CODE_METADATA, []),
        (c.TYPE_CODE_VOID, []),
        (c.TYPE_CODE_OPAQUE_POINTER, [0]),
        (c.TYPE_CODE_FUNCTION, [0, VOID, I32]),
    )
    nodes = Block(
        c.METADATA_BLOCK_ID,
        [*BEFORE, (c.METADATA_DISTINCT_NODE, []), (c.METADATA_LOCATION, [0, 1, 2, EMPTY - 1, 0, 0])],
    )
    argument = 3
    body = Block(
        c.FUNCTION_BLOCK_ID,
        [
            (c.FUNC_CODE_DECLAREBLOCKS, [2]),
            Block(c.METADATA_BLOCK_ID, [(c.METADATA_NODE, [ONE]), (c.METADATA_VALUE, [I32, argument])]),
            (c.FUNC_CODE_INST_UNREACHABLE, []),
            (c.FUNC_CODE_INST_UNREACHABLE, []),
            Block(c.METADATA_ATTACHMENT_ID, [(c.METADATA_ATTACHMENT, record) for record in records]),
        ],
    )
    return shown([table, GLOBALS[0], declared, CONSTANTS, kinds, nodes, body])


def told(name: str) -> Iterator[str]:
    if name in FIELDS:
        code, release, fields = FIELDS[name]
        yield from outcomes(fields, NUMBERS, partial(printed, code, release))
        for swept, place, numbers in SWEPT:
            if swept == name:
                yield from changes(fields, place, numbers, partial(printed, code, release))
    elif name == "EXPRESSION":
        for header in range(10):
            for elements in EXPRESSIONS:
                yield f"{header} of {elements}: {printed(c.METADATA_EXPRESSION, '13', [header, *elements])}"
    elif name == "STRINGS":
        for count, offset, blob in STRINGS:
            said = shown([Strings(count, offset, blob)])
            yield f"{count} strings at {offset} of {len(blob)} bytes, {blob.hex()[:16]}: {said}"
    elif name == "ATTACHMENT":
        for attachments in ATTACHMENTS:
            yield f"{' and '.join(map(str, attachments))}: {attached(*attachments)}"
    else:
        for sequence, records in SEQUENCES.items():
            yield f"{sequence}: {following(records)}"


@pytest.mark.parametrize(("number", "taken"), [(0, True), (1, False)])
def test_functions_alone_may_have_metadata(number: int, taken: bool) -> None:
    """What a function's block defines is gone in the next function."""
    node = Block(c.METADATA_BLOCK_ID, [(c.METADATA_DISTINCT_NODE, [])])
    bodies = [
        Block(
            c.FUNCTION_BLOCK_ID,
            [
                (c.FUNC_CODE_DECLAREBLOCKS, [1]),
                node,
                (c.FUNC_CODE_INST_UNREACHABLE, []),
                Block(c.METADATA_ATTACHMENT_ID, [(c.METADATA_ATTACHMENT, [0, 1, own])]),
            ],
        )
        for own in (0, number)
    ]
    declared = [(c.MODULE_CODE_FUNCTION, [place, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0]) for place in range(2)]
    wanted = " | ".join(
        ["define void @g() {", "unreachable, !other !0", "define void @f() {", "unreachable, !other !1"]
    )
    said = shown([TABLE, KINDS, *declared, *bodies])
    assert said == (
        f"{wanted} | !0 = distinct !{{}} | !1 = distinct !{{}}" if taken else "metadata id 1 where there are 1"
    )


NAMES = (*FIELDS, "EXPRESSION", "STRINGS", "ATTACHMENT", "one after the other")


@pytest.mark.parametrize("name", NAMES)
def test_what_records_of_metadata_say(name: str) -> None:
    assert list(told(name)) == recorded(FILE, name)


if __name__ == "__main__":
    record(FILE, NAMES, told)
