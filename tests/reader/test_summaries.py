"""Records of summaries of every length and version: what is printed of the whole record, and a digest
of what is printed of it without its last operands. `python tests/reader/test_summaries.py` writes `summaries.txt` anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from reader_modules import Block, chars, file, identification, module, strtab, types

import irkit
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "summaries.txt"
VERSIONS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
PROFILES_FOLLOW = 13  # the version from which on profiles stand behind the functions that they are of
SHOWN = (1, 9, 14)
Record = tuple[int, Sequence[int]]

TABLE = types(
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_OPAQUE_POINTER, [0]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_FUNCTION, [0, 2]),
)
GLOBALS: tuple[Record, ...] = (
    (c.MODULE_CODE_FUNCTION, [0, 1, 3, 0, 1, 0, 0, 0, 0, 0]),
    (c.MODULE_CODE_FUNCTION, [1, 1, 3, 0, 1, 3, 0, 0, 0, 0]),
    (c.MODULE_CODE_GLOBALVAR, [2, 1, 0, 3, 0, 0, 0, 0]),
)
PATHS = Block(
    c.MODULE_STRTAB_BLOCK_ID,
    [
        (c.MST_CODE_ENTRY, [0, *chars("one")]),
        (c.MST_CODE_HASH, [1, 2, 3, 4, 5]),
        (c.MST_CODE_ENTRY, [1, *chars("two")]),
    ],
)

# Numbers that each record is made of: small ones, which are ids, counts and flags as it comes.
OWN: dict[int, list[int]] = {
    c.FS_PERMODULE: [0, 0x13, 10, 3, 2, 1, 0, 1, 2, 1, 2],
    c.FS_PERMODULE_PROFILE: [0, 0x21, 10, 3, 2, 1, 1, 1, 2, 1, 3, 2, 12],
    c.FS_PERMODULE_RELBF: [0, 0x45, 10, 5, 1, 0, 1, 2, 1, 257, 2, 4],
    c.FS_PERMODULE_GLOBALVAR_INIT_REFS: [2, 0x87, 5, 0, 1],
    c.FS_PERMODULE_VTABLE_GLOBALVAR_INIT_REFS: [2, 0x100, 9, 2, 0, 1, 0, 8, 1, 16],
    c.FS_ALIAS: [0, 0x200, 2],
    c.FS_TYPE_TESTS: [7, 1 << 63, 9],
    c.FS_TYPE_TEST_ASSUME_VCALLS: [7, 8, 1 << 63, 16],
    c.FS_TYPE_CHECKED_LOAD_VCALLS: [7, 8, 9, 1 << 63],
    c.FS_TYPE_TEST_ASSUME_CONST_VCALL: [7, 8, 1 << 63, 4],
    c.FS_TYPE_CHECKED_LOAD_CONST_VCALL: [7, 8, 3, 1 << 63],
    c.FS_VALUE_GUID: [5, 77, 3],
    c.FS_CFI_FUNCTION_DEFS: [0, 1, 1, 2],
    c.FS_CFI_FUNCTION_DECLS: [2, 1, 0, 3],
    c.FS_FLAGS: [0x1FF],
    c.FS_TYPE_ID: [0, 1, 1, 3, 4, 1, 2, 3, 0, 2, 1, 1, 1, 9, 2, 5, 6],
    c.FS_TYPE_ID_METADATA: [0, 1, 16, 1, 32, 2],
    c.FS_BLOCK_COUNT: [1 << 40],
    c.FS_PARAM_ACCESS: [1, 0, 8, 1, 3, 1, 2, 6, 2, 2, 4, 0],
    c.FS_STACK_IDS: [5, 6, 7, 8],
    c.FS_PERMODULE_CALLSITE_INFO: [1, 0, 1],
    c.FS_PERMODULE_ALLOC_INFO: [2, 1, 2, 0, 1, 2, 1, 1],
    c.FS_CONTEXT_RADIX_TREE_ARRAY: [1, 0, 1, 2],
    c.FS_ALLOC_CONTEXT_IDS: [1, 2, 3, 4],
}
COMBINED: dict[int, list[int]] = {
    c.FS_COMBINED: [0, 0, 0x13, 10, 3, 4, 2, 1, 0, 1, 2, 1, 2],
    c.FS_COMBINED_PROFILE: [0, 1, 0x31, 10, 3, 4, 2, 1, 1, 1, 2, 1, 3, 2, 2],
    c.FS_COMBINED_GLOBALVAR_INIT_REFS: [2, 1, 0x51, 7, 0, 1],
    c.FS_COMBINED_ALIAS: [1, 0, 0x61, 2],
    c.FS_COMBINED_ORIGINAL_NAME: [99],
    c.FS_COMBINED_CALLSITE_INFO: [1, 2, 1, 0, 1, 0, 1],
    c.FS_COMBINED_ALLOC_INFO: [1, 2, 1, 2, 0, 1, 1, 0],
    c.FS_COMBINED_ALLOC_INFO_NO_CONTEXT: [1, 2, 1, 2, 0, 1, 1],
}


def summary(version: int, records: list[Record], combined: bool, full: bool) -> str:
    """What is printed of the summary, but for its first lines, which are of modules."""
    block = Block(
        c.FULL_LTO_GLOBALVAL_SUMMARY_BLOCK_ID if full else c.GLOBALVAL_SUMMARY_BLOCK_ID,
        [(c.FS_VERSION, [version]), *records],
    )
    if combined:
        items = [TABLE, PATHS, block]
    else:
        items = [TABLE, (c.MODULE_CODE_SOURCE_FILENAME, chars("a.c")), *GLOBALS, block]
    data = file(identification("LLVM23.1.0"), module(*items), strtab("fgv"))
    try:
        lines = irkit.to_assembly(parse_bitcode(data, "x")).splitlines()
    except IRKitError as error:
        return str(getattr(error, "message", error))
    return " | ".join(line.partition(" = ")[2] for line in lines if line.startswith("^") and "= module" not in line)


PROFILES = (
    c.FS_PERMODULE_CALLSITE_INFO,
    c.FS_PERMODULE_ALLOC_INFO,
    c.FS_COMBINED_CALLSITE_INFO,
    c.FS_COMBINED_ALLOC_INFO,
    c.FS_COMBINED_ALLOC_INFO_NO_CONTEXT,
)
NAMED = (c.FS_COMBINED, c.FS_COMBINED_PROFILE, c.FS_COMBINED_GLOBALVAR_INIT_REFS, c.FS_COMBINED_ALIAS)


def made(version: int, code: int, operands: list[int]) -> str:
    """The summary with this record among those that it needs."""
    stack: Record = (c.FS_STACK_IDS, [0, 5, 0, 6] if version > 11 else [5, 6])
    records: list[Record] = []
    if code in COMBINED:
        records += [(c.FS_VALUE_GUID, [n, *([n] if version > 11 else []), n + 5]) for n in range(3)]
        function: Record = (c.FS_COMBINED, [2, 1, 0, 1, 0] if version == 1 else [2, 1, 0, 1, 0, 0, 0, 0, 0])
    else:
        if version > 5 and code == c.FS_ALIAS:
            records.append((c.FS_PERMODULE_GLOBALVAR_INIT_REFS, [2, 0, 0]))
        function = (c.FS_PERMODULE, [1, 0, 1, 0] if version == 1 else [1, 0, 1, 0, 0, 0, 0])
    own: list[Record] = [(code, operands)]
    if code in NAMED:
        own.append((c.FS_COMBINED_ORIGINAL_NAME, [3]))
    if code in PROFILES:
        records.append(stack)
    follows = code in PROFILES and version >= PROFILES_FOLLOW
    records += [function, *own] if follows else [*own, function]
    return summary(version, records, code in COMBINED, version % 2 == 1 and code in OWN)


def digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=2).hexdigest()


def outcomes() -> Iterator[str]:
    for code, operands in {**OWN, **COMBINED}.items():
        for version in VERSIONS:
            each = [digest(made(version, code, operands[:length])) for length in range(len(operands))]
            whole = made(version, code, operands)
            yield f"{code} in version {version}: {whole if version in SHOWN else digest(whole)} {' '.join(each)}"
    for number in (0, *(1 << bit for bit in range(14)), 10, 11, 15, 1 << 63):
        for version in (2, 3, 14):
            yield f"flags {number}, {version}: {made(version, c.FS_PERMODULE_GLOBALVAR_INIT_REFS, [2, number, 0])}"
    for number in (*range(10), 16, 64):
        operands = [2, 0, number, 0, 1]
        yield f"variable {number}: {made(14, c.FS_PERMODULE_GLOBALVAR_INIT_REFS, operands)}"
        yield f"calls {number}: {made(14, c.FS_PERMODULE_PROFILE, [0, 0, 1, number, 0, 0, 0, 1, number])}"
    for own, read_only, write_only in (
        (2, 0, 0),
        (2, 1, 0),
        (2, 0, 1),
        (2, 1, 1),
        (2, 2, 0),
        (2, 2, 1),
        (2, 0, 3),
        (2, 1 << 63, 0),
    ):
        operands = [0, 0, 1, 0, own, read_only, write_only, 1, 2, 1]
        yield f"references {operands}: {made(14, c.FS_PERMODULE, operands)}"
    for at, size in ((0, 0), (0, 3), (3, 0), (0, 4), (1, 3), (2, 1), (4, 0), (1 << 63, 1), (1, 1 << 63)):
        yield f"{size} bytes at {at}: {made(14, c.FS_CFI_FUNCTION_DEFS, [at, size])}"
    for version in (0, 1, 14, 15, 1 << 63):
        yield f"version {version}: {summary(version, [], False, False)}"
    for records in ([], [(c.FS_FLAGS, [1])], [(c.FS_VERSION, [])]):
        block = Block(c.GLOBALVAL_SUMMARY_BLOCK_ID, records)
        try:
            read = parse_bitcode(file(identification("LLVM23.1.0"), module(TABLE, block), strtab("")), "x")
            yield f"{records}: {read.summary is not None}"
        except IRKitError as error:
            yield f"{records}: {error}"


def test_what_records_of_summaries_say() -> None:
    assert list(outcomes()) == FILE.read_text(encoding="utf-8").splitlines()


def test_what_is_wrong_with_a_summary_is_told_again() -> None:
    block = Block(c.GLOBALVAL_SUMMARY_BLOCK_ID, [(c.FS_VERSION, [15])])
    read = parse_bitcode(file(identification("LLVM23.1.0"), module(TABLE, block), strtab("")), "x")
    for _ in range(2):
        with pytest.raises(IRKitError, match="version 15"):
            _ = read.summary
    with pytest.raises(IRKitError, match="version 15"):
        irkit.to_bitcode(read)


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in outcomes()), encoding="utf-8")
