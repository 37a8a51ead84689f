"""How the releases between 16 and 19 write summaries: which records, in which abbreviations."""

from __future__ import annotations

import pytest

import irkit
from bitcode.bitstream import read_bitstream
from bitcode.bitstream.blocks import Block
from bitcode.schema import codes as c

MODULE = """\
define i32 @f() {
  ret i32 0
}

^0 = module: (path: "a", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
^2 = flags: 0
^3 = blockcount: 0
"""
COMBINED = """\
^0 = module: (path: "a", hash: (0, 0, 0, 0, 0))
^1 = gv: (guid: 5, summaries: (function: (module: ^0, flags: (linkage: external), insts: 1, calls: ((callee: ^2)))))
^2 = gv: (guid: 6, summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
^3 = flags: 0
^4 = blockcount: 0
"""


def summary(text: str, version: int) -> Block:
    """The summary's block in the bitcode of a text."""
    data = irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=version))
    [module] = [block for block in read_bitstream(data).blocks if block.block_id == c.MODULE_BLOCK_ID]
    [block] = [child for child in module.scan().children if child.block_id == c.GLOBALVAL_SUMMARY_BLOCK_ID]
    return block


@pytest.mark.parametrize(
    ("version", "function", "in_combined", "counts_blocks"),
    [
        (16, c.FS_PERMODULE, c.FS_COMBINED, True),
        (17, c.FS_PERMODULE, c.FS_COMBINED, False),
        (18, c.FS_PERMODULE_PROFILE, c.FS_COMBINED_PROFILE, False),
        (19, c.FS_PERMODULE_PROFILE, c.FS_COMBINED_PROFILE, False),
    ],
)
def test_records_of_a_release(version: int, function: int, in_combined: int, counts_blocks: bool) -> None:
    codes = list(summary(MODULE, version).scan().codes)
    assert [code for code in codes if code in (c.FS_PERMODULE, c.FS_PERMODULE_PROFILE)] == [function]
    assert (c.FS_BLOCK_COUNT in codes) == counts_blocks
    codes = list(summary(COMBINED, version).scan().codes)
    assert [code for code in codes if code in (c.FS_COMBINED, c.FS_COMBINED_PROFILE)] == [in_combined] * 2
    assert (c.FS_BLOCK_COUNT in codes) == counts_blocks


@pytest.mark.parametrize(("version", "fields"), [(16, 2), (17, 2), (18, 2), (19, 3)])
def test_the_abbreviation_of_allocations(version: int, fields: int) -> None:
    """An array and its element; from LLVM 19 on the number of contexts before them."""
    definitions = summary(MODULE, version).scan().definitions
    defined = [abbrev for abbrev in definitions if abbrev.operands[0].value == c.FS_PERMODULE_ALLOC_INFO]
    assert [len(abbrev.operands) - 1 for abbrev in defined] == [fields]
