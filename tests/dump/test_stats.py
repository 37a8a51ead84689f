"""`stats`: what takes how much of a file."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

import irkit
from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter
from bitcode.bitstream.abbreviations import LITERAL, VBR
from bitcode.dump import stats, stats_json, stats_lines

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").glob("*/*.bc"))


def test_all_bits_are_counted_once(module: bytes) -> None:
    found = stats(module, "m.bc")
    assert found.other_bits == 32  # the magic
    for block in found.blocks.values():
        inside = sum(record.bits for record in block.records.values()) + block.definition_bits
        assert 64 <= block.bits - inside <= block.count * (64 + 36)


def test_counts(module: bytes) -> None:
    found = stats(module, "m.bc")
    function = found.blocks[12]
    assert (function.count, function.record_count, function.abbreviated_count) == (1, 8, 2)
    assert found.blocks[0].definitions == 2
    load = function.records[20]
    assert (load.name, load.count, load.abbreviated, load.bits) == ("INST_LOAD", 1, 1, 4 + 6 + 4 + 4 + 1)
    assert {key: use.count for key, use in function.abbrevs.items()} == {
        (4, "[10]"): 1,
        (5, "[20, VBR(6), Fixed(4), VBR(4), Fixed(1)]"): 1,
    }
    assert found.instructions == {"load": 1, "or": 1, "add|fadd": 1, "icmp": 1, "call": 1, "ret": 1}


KINDS = """
define <2 x float> @f(i32 %a, double %b, <2 x float> %c, ptr %p) {
  %i = add i32 %a, 1
  %d = fadd double %b, 2.0
  %v = fmul <2 x float> %c, %c
  %e = extractelement <2 x float> %v, i32 0
  %n = fneg float %e
  %s = fsub float %n, %e
  %l = load atomic i32, ptr %p acquire, align 4
  %x = cmpxchg ptr %p, i32 %l, i32 %i acq_rel acquire
  %y = extractvalue { i32, i1 } %x, 0
  %z = mul i32 %y, %i
  call void @g()
  %u = call float @h()
  %w = fdiv float %u, %s
  %q = sdiv i32 %z, %a
  %r = urem i32 %q, %q
  br label %next
next:
  %later = phi i32 [ %q, %0 ]
  ret <2 x float> %v
}
declare void @g()
declare float @h()
"""


def test_integers_and_floating_point_numbers_are_told_apart() -> None:
    """Their operators share a record: the types of operands tell."""
    found = stats(irkit.to_bitcode(irkit.parse_assembly(KINDS)), "kinds.bc")
    words = ["add", "fadd", "fmul", "fneg", "fsub", "mul", "fdiv", "sdiv", "urem"]
    assert {word: found.instructions[word] for word in words} == dict.fromkeys(words, 1)
    assert found.instructions["load atomic"] == 1
    assert not any("|" in opcode for opcode in found.instructions)


def test_opcodes_are_those_that_the_reader_finds() -> None:
    for file in FIXTURES[::7]:
        data = file.read_bytes()
        wanted: Counter[str] = Counter()
        for module in irkit.parse_bitcode_modules(data):
            for function in module.functions:
                for instruction in (one for block in function.blocks for one in block):
                    is_atomic = isinstance(instruction, irkit.LoadInst | irkit.StoreInst) and instruction.ordering
                    wanted[instruction.opcode + (" atomic" if is_atomic else "")] += 1
        assert stats(data).instructions == wanted, file.name


def test_lines(module: bytes) -> None:
    lines = list(stats_lines(module, "m.bc"))
    assert lines[0] == f"m.bc: {len(module)} bytes, 6 blocks, 15 records"
    assert any(re.match(r"FUNCTION_BLOCK +1 +8 +25 % +\d+\.\d +\d+\.\d %  #+$", line) for line in lines)
    assert any(re.match(r"  INST_CALL +1 +0 % +\d+\.\d +\d+\.\d %  #+$", line) for line in lines)
    assert "instructions: 6" in lines
    assert any(re.match(r"  add\|fadd +1 +16\.7 %  #####$", line) for line in lines)


def test_json(module: bytes) -> None:
    data = json.loads("\n".join(stats_json(module, "m.bc")))
    sizes = [block["bits"] for block in data["blocks"]]
    assert sizes == sorted(sizes, reverse=True)
    assert sum(sizes) + data["other_bits"] == data["size"] * 8
    assert data["instructions"]["call"] == 1


def test_a_stream_without_blocks() -> None:
    assert next(iter(stats_lines(b"BC\xc0\xde", "empty.bc"))) == "empty.bc: 4 bytes, 0 blocks, 0 records"


def test_large_codes_and_many_abbreviations_are_told_apart() -> None:
    writer = BitWriter()
    writer.raw_bytes(b"BC\xc0\xde")
    writer.enter_block(50, 8)
    shape = Abbrev([AbbrevOp(LITERAL, 5), AbbrevOp(VBR, 6)])
    ids = [writer.define_abbrev(shape) for _ in range(61)]
    assert ids[-1] == 64
    for abbreviation, code in ((ids[-2], 5), (ids[-1], 5), (3, 127), (3, 128), (ids[-1], 5)):
        writer.record(abbreviation, code, [1])
    writer.enter_block(51, 3)
    writer.end_block()
    writer.record(3, 128, [1])
    for code in (0, 127, -1 << 63):  # as the 64 bits are, 2**63
        writer.enter_block(51, 3)
        writer.end_block()
        writer.record(3, code, [1])
        writer.define_abbrev(shape)
    writer.end_block()
    outer = stats(writer.getvalue(), "m.bc").blocks[50]
    counted = {code: (use.count, use.abbreviated, use.bits) for code, use in outer.records.items()}
    long = 8 + 12 + 6 + 6  # id, code, number of operands, operand
    assert counted == {
        5: (3, 3, 3 * 14),
        0: (1, 0, long - 6),
        127: (2, 0, 2 * long),
        128: (2, 0, 2 * long),
        1 << 63: (1, 0, long + 11 * 6),
    }
    uses = {number: (use.count, use.bits) for (number, _), use in outer.abbrevs.items()}
    assert uses == {63: (1, 14), 64: (2, 2 * 14)}
    definition = 8 + 5 + (1 + 8) + (1 + 3 + 5)  # id, number of operands, a literal, an encoding with a width
    assert (outer.definitions, outer.definition_bits) == (64, 64 * definition)


def analyzed(file: Path) -> dict[int, list[tuple[int, int]]]:
    """Records by block id, as llvm-bcanalyzer's histograms have them: count and bits of each code."""
    text = subprocess.run(["llvm-bcanalyzer-22", file], check=True, capture_output=True, text=True).stdout
    found: dict[int, list[tuple[int, int]]] = {}
    block_id = -1
    for line in text.splitlines():
        if match := re.match(r"  Block ID #(\d+)", line):
            block_id = int(match[1])
        elif match := re.match(r"\t\t +(\d+) +(\d+) ", line):
            found.setdefault(block_id, []).append((int(match[1]), int(match[2])))
    return {key: sorted(value) for key, value in found.items()}


@pytest.mark.llvm(22)
def test_the_same_counts_and_sizes_as_llvm_bcanalyzer() -> None:
    files = [file for file in FIXTURES if ".22." in file.name][::4]
    assert files
    for file in files:
        found = stats(file.read_bytes(), file.name)
        ours = {
            block.block_id: sorted((record.count, record.bits) for record in block.records.values())
            for block in found.blocks.values()
            if block.records
        }
        assert ours == analyzed(file), file.name
