"""What is known of a number where it is returned: the bounds that are asked for, and that every run stays in them."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import irkit
from irkit.analysis.value_ranges import ValueRanges
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Poison, Undef

DECLARED = """declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.expect.i8(i8, i8)
declare i8 @llvm.bitreverse.i8(i8)
declare void @llvm.assume(i1)
define range(i8 3, 9) i8 @few() {
  ret i8 5
}
@given = constant i8 2
"""
# name | attribute of the argument %x | body, its lines separated by `;` | least | greatest
KNOWN = [
    [part.strip() for part in line.split("|")]
    for line in (Path(__file__).parent / "ranges.txt").read_text().splitlines()
]


@pytest.mark.parametrize(("name", "attribute", "body", "least", "greatest"), KNOWN, ids=[row[0] for row in KNOWN])
def test_bounds_of_what_is_returned(name: str, attribute: str, body: str, least: str, greatest: str) -> None:
    lines = body.replace("; ", "\n").replace(":;", ":")
    text = f"{DECLARED}define i8 @f(i8 {attribute} %x) {{\n{lines}\n}}\n!0 = !{{i8 1, i8 3, i8 8, i8 10}}\n"
    module = irkit.parse_assembly(text, llvm_version=22)
    assert irkit.verify(module) == []
    function = module["f"]
    assert isinstance(function, irkit.Function)
    ranges = ValueRanges(function)
    found = [
        ranges.of(block.terminator.operands[0], block)
        for block in function.blocks
        if isinstance(block.terminator, irkit.ReturnInst) and ranges.is_feasible(block)
    ]
    assert (min(one.low for one in found), max(one.high for one in found)) == (int(least), int(greatest))
    interpreter = Interpreter(module)
    for given in range(256) if not attribute else ():
        try:
            result = interpreter.call("f", given)
        except UndefinedBehaviorError:
            continue
        assert isinstance(result, (Poison, Undef)) or int(least) <= result & 255 <= int(greatest)


KEYS = Path(__file__).parent / "facts.txt"


def facts(row: list[str]) -> str:
    """A digest of all that is known of the values of a row's function, in each of its blocks."""
    lines = row[2].replace("; ", "\n").replace(":;", ":")
    text = f"{DECLARED}define i8 @f(i8 {row[1]} %x) {{\n{lines}\n}}\n!0 = !{{i8 1, i8 3, i8 8, i8 10}}\n"
    function = irkit.parse_assembly(text, llvm_version=22).functions["f"]
    ranges = ValueRanges(function)
    found = [
        (block.name, ranges.is_feasible(block), None if known is None else known.key())
        for block in function.blocks
        for value in (*function.arguments, *function.instructions)
        for known in [ranges.of(value, block)]
    ]
    return hashlib.md5(str(found).encode(), usedforsecurity=False).hexdigest()[:8]


def test_all_that_is_known() -> None:
    """Bits and signed bounds too: `facts.txt`, which `python tests/analysis/test_value_ranges.py` writes."""
    assert [f"{row[0]}: {facts(row)}" for row in KNOWN] == KEYS.read_text().splitlines()


def test_what_is_no_integer_has_no_facts() -> None:
    module = irkit.parse_assembly("define void @f(float %x, i9999 %y, <2 x i8> %z) {\n  ret void\n}\n", llvm_version=22)
    function = module["f"]
    assert isinstance(function, irkit.Function)
    ranges = ValueRanges(function)
    assert [ranges.of(one) is None for one in function.arguments] == [True, True, False]
    pair = irkit.parse_constant("<2 x i8> <i8 3, i8 5>")
    assert (ranges.of(pair).low, ranges.of(pair).high, ranges.number(pair)) == (3, 5, None)
    assert ranges.number(irkit.parse_constant("<2 x i8> zeroinitializer")) == 0


if __name__ == "__main__":
    KEYS.write_text("".join([f"{row[0]}: {facts(row)}\n" for row in KNOWN]))
