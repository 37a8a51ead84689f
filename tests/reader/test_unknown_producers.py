"""Files whose producer is unknown, or that name none: which release they are taken to be of."""

from __future__ import annotations

import pytest
from reader_modules import Block, file, identification, module, strtab, types

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter
from bitcode.bitstream.abbreviations import LITERAL
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c

Records = list[tuple[int, list[int]]]
PLAIN = types((c.TYPE_CODE_INTEGER, [32]))
TYPED = types((c.TYPE_CODE_INTEGER, [32]), (c.TYPE_CODE_POINTER, [0, 0]))
OPAQUE = types((c.TYPE_CODE_INTEGER, [32]), (c.TYPE_CODE_OPAQUE_POINTER, [0]))


class Summary(Block):
    """A summary with abbreviations of these codes, in which abbreviation ids have so many bits."""

    def __init__(self, records: Records, defined: tuple[int, ...] = (), width: int = 4, full: bool = False) -> None:
        super().__init__(c.FULL_LTO_GLOBALVAL_SUMMARY_BLOCK_ID if full else c.GLOBALVAL_SUMMARY_BLOCK_ID, records)
        self.defined = defined
        self.width = width

    def write(self, writer: BitWriter) -> None:
        writer.enter_block(self.block_id, self.width)
        for code in self.defined:
            writer.define_abbrev(Abbrev([AbbrevOp(LITERAL, code)]))
        for code, operands in self.items:  # type: ignore[misc]
            writer.record(3, code, list(operands))
        writer.end_block()


def release(*items: Block, producer: str | None = "somebody's own") -> int:
    blocks = [] if producer is None else [identification(producer)]
    return parse_bitcode(file(*blocks, module(*items), strtab("")), "x").dialect.llvm_version


@pytest.mark.parametrize(
    ("version", "expected"),
    [(0, 13), (1, 13), (7, 13), (8, 13), (9, 18), (10, 19), (11, 20), (12, 22), (13, 23), (1 << 63, 23)],
)
def test_the_version_of_a_summary(version: int, expected: int) -> None:
    for full in (False, True):
        assert release(PLAIN, Summary([(c.FS_VERSION, [version])], full=full)) == expected


COUNTED: Records = [(c.FS_VERSION, [12]), (c.FS_BLOCK_COUNT, [1])]


@pytest.mark.parametrize(
    ("summary", "expected"),
    [
        (Summary([]), 23),
        (Summary([(c.FS_VERSION, [])]), 23),
        (Summary([(c.FS_FLAGS, [1])]), 23),
        (Summary([(c.FS_FLAGS, [9]), (c.FS_VERSION, [9])]), 23),
        (Summary([(c.FS_VERSION, [12])], width=3), 15),
        (Summary([(c.FS_VERSION, [12])], width=5), 22),
        (Summary([(c.FS_VERSION, [12])], (c.FS_PERMODULE,)), 17),
        (Summary([(c.FS_VERSION, [12])], (c.FS_COMBINED,)), 17),
        (Summary([(c.FS_VERSION, [12])], (c.FS_ALIAS,)), 22),
        (Summary(COUNTED), 22),
        (Summary(COUNTED, (c.FS_PERMODULE,)), 16),
        (Summary(COUNTED, (c.FS_COMBINED,)), 16),
        (Summary([(c.FS_VERSION, [9])], (c.FS_COMBINED,)), 17),
    ],
)
def test_the_form_of_a_summary(summary: Summary, expected: int) -> None:
    assert release(PLAIN, summary) == expected
    assert release(OPAQUE, summary) == expected


def test_the_style_of_pointers() -> None:
    assert [release(table) for table in (PLAIN, TYPED, OPAQUE)] == [23, 14, 23]
    assert release(Summary([(c.FS_VERSION, [9])]), TYPED) == 14


def test_files_that_name_no_producer() -> None:
    """Only what began with LLVM 13 or later tells that a file is not older than LLVM 3.8."""
    assert [release(table, producer=None) for table in (PLAIN, TYPED, OPAQUE)] == [13, 13, 23]
    assert release(producer=None) == 13
    for full in (False, True):
        assert release(PLAIN, Summary([(c.FS_VERSION, [9])], full=full), producer=None) == 18
