"""What LLVM's own tools write is read as llvm-bcanalyzer reads it, and comes back to the byte."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from bitcode.bitstream import Block, read_bitstream, write_bitstream

pytestmark = pytest.mark.llvm

MODULE = """
target triple = "{triple}"
%pair = type {{ i32, [4 x i8] }}
@text = constant [15 x i8] c"hello, wor\\FFld\\0A\\00"
@wide = global i128 -170141183460469231731687303715884105728
declare void @callee(i32, i64)
define i64 @"a name, quoted"(i64 %x) !meta !0 {{
entry:
  %big = add i64 %x, -9223372036854775808
  %sum = mul nsw i64 %big, 1311768467463790320
  %c = icmp eq i64 %sum, 0
  br i1 %c, label %yes, label %no
yes:
  call void @callee(i32 1000, i64 %sum)
  ret i64 %sum
no:
  ret i64 0
}}
!0 = !{{!"string", i64 18446744073709551615}}
"""


def assembled(folder: Path, version: int, triple: str) -> Path:
    source = folder / f"{version}.ll"
    source.write_text(MODULE.format(triple=triple))
    target = folder / f"{version}.bc"
    subprocess.run([f"llvm-as-{version}", source, "-o", target], check=True)
    return target


def all_blocks(data: bytes) -> list[Block]:
    waiting = list(read_bitstream(data).blocks)
    found = []
    while waiting:
        block = waiting.pop()
        found.append(block)
        waiting.extend(block.scan().children)
    return found


def analyzer_counts(file: Path) -> Counter[int]:
    """Records by block id, as llvm-bcanalyzer counts them."""
    text = subprocess.run(["llvm-bcanalyzer-22", file], check=True, capture_output=True, text=True).stdout
    counts: Counter[int] = Counter()
    block_id = -1
    for line in text.splitlines():
        if match := re.match(r"  Block ID #(\d+)", line):
            block_id = int(match[1])
        elif block_id >= 0 and (match := re.match(r"\s*(?:Num|Tot/Avg) Records: (\d+)", line)):
            counts[block_id] = int(match[1])
    return +counts


@pytest.mark.parametrize("triple", ["x86_64-pc-linux-gnu", "arm64-apple-macosx11.0.0"])
@pytest.mark.parametrize("version", [13, 14, 16, 19, 22])
def test_a_module_of_each_version(tmp_path: Path, version: int, triple: str) -> None:
    file = assembled(tmp_path, version, triple)
    data = file.read_bytes()
    stream = read_bitstream(data)
    assert (stream.wrapper is not None) == ("apple" in triple)
    assert write_bitstream(stream) == data
    counts = Counter({block.block_id: 0 for block in all_blocks(data)})
    for block in all_blocks(data):
        counts[block.block_id] += len(block.scan())
    assert +counts == analyzer_counts(file)


@pytest.mark.parametrize("options", [[], ["-b"]])
def test_several_modules_in_a_file(tmp_path: Path, options: list[str]) -> None:
    if shutil.which("llvm-cat-22") is None:
        pytest.skip("needs llvm-cat-22")
    files = [assembled(tmp_path, version, "x86_64-pc-linux-gnu") for version in (19, 22)]
    both = tmp_path / "both.bc"
    subprocess.run(["llvm-cat-22", *options, *files, "-o", both], check=True)
    data = both.read_bytes()
    stream = read_bitstream(data)
    assert [block.name for block in stream.blocks].count("MODULE_BLOCK") == 2
    assert [block.name for block in stream.blocks].count("STRTAB_BLOCK") == (2 if options else 1)
    assert write_bitstream(stream) == data


def test_numbers_of_64_bits(tmp_path: Path) -> None:
    data = assembled(tmp_path, 22, "x86_64-pc-linux-gnu").read_bytes()
    numbers = set()
    for block in all_blocks(data):
        records = block.scan()
        for k in range(len(records)):
            numbers.update(records.operands(k))
    assert (1311768467463790320 << 1) in numbers
    assert 3 in numbers  # i64 -1, sign-rotated: 1 << 1 | 1
    assert 1 in numbers  # the least i64: a sign and no magnitude
