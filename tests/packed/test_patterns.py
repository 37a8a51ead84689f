"""Which shifts, masks and stores of a word are access to a bit field, where each field begins, how wide it is. What is
raised and lowered again gives what it gave, and leaves the same in memory."""

from __future__ import annotations

import re

import pytest

import irkit
from irkit.semantics.interpreter import Interpreter

# What is done with the word `%a` that was loaded from `%p`, and the fields.
READS = [
    ("%r = and i8 %a, 7", [(0, 3)]),
    ("%r = and i8 %a, 1", [(0, 1)]),
    ("%r = and i8 %a, 127", [(0, 7)]),
    ("%r = and i8 %a, 6", []),
    ("%r = and i8 %a, 5", []),
    ("%r = and i8 %a, 0", []),
    ("%r = and i8 %a, -1", []),
    ("%b = trunc i8 %a to i3; %r = zext i3 %b to i8", [(0, 3)]),
    ("%b = zext i8 %a to i16; %r = trunc i16 %b to i8", []),
    ("%r = lshr i8 %a, 1", [(1, 7)]),
    ("%r = lshr i8 %a, 3", [(3, 5)]),
    ("%r = lshr i8 %a, 7", [(7, 1)]),
    ("%r = lshr i8 %a, 0", []),
    ("%r = lshr i8 6, %a", []),
    ("%b = lshr i8 %a, 3; %r = and i8 %b, 7", [(3, 3)]),
    ("%b = lshr i8 %a, 3; %r = and i8 %b, 31", [(3, 5)]),
    ("%b = lshr i8 %a, 3; %r = and i8 %b, 63", [(3, 5)]),
    ("%b = lshr i8 %a, 3; %r = and i8 %b, 6", [(3, 5)]),
    ("%b = lshr i8 %a, 3; %r = or i8 %b, 7", [(3, 5)]),
    ("%b = lshr i8 %a, 3; %c = and i8 %b, 7; %r = add i8 %b, %c", [(3, 5)]),
    ("%b = lshr i8 %a, 3; %c = and i8 7, %b; %r = add i8 1, %c", [(3, 5)]),
    ("%r = ashr i8 %a, 3", [(3, 5)]),
    ("%r = ashr i8 %a, 7", [(7, 1)]),
    ("%b = shl i8 %a, 2; %r = ashr i8 %b, 5", [(3, 3)]),
    ("%b = shl i8 %a, 2; %r = ashr i8 %b, 2", [(0, 6)]),
    ("%b = shl i8 %a, 2; %r = ashr i8 %b, 7", [(5, 1)]),
    ("%b = shl i8 %a, 2; %r = ashr i8 %b, 1", []),
    ("%b = shl i8 %a, 2; %r = lshr i8 %b, 5", []),
    ("%b = shl i8 %a, 2; %c = ashr i8 %b, 5; %r = add i8 %b, %c", []),
    ("%r = add i8 %a, 1", []),
    ("%b = and i8 %a, 7; %c = lshr i8 %a, 6; %r = add i8 %b, %c", [(0, 3), (6, 2)]),
    ("%b = and i8 %a, 7; %c = add i8 %a, 6; %r = add i8 %b, %c", []),
]
WRITES = [
    ("%b = and i8 %a, -8; store i8 %b, ptr %p", [(0, 3)]),
    ("%b = and i8 %a, 127; store i8 %b, ptr %p", [(7, 1)]),
    ("%b = and i8 %a, -57; store i8 %b, ptr %p", [(3, 3)]),
    ("%b = and i8 %a, -1; store i8 %b, ptr %p", []),
    ("%b = and i8 %a, 0; store i8 %b, ptr %p", []),
    ("%b = and i8 %a, -21; store i8 %b, ptr %p", []),
    ("%b = and i8 %a, -8; %c = or i8 %b, 5; store i8 %c, ptr %p", [(0, 3)]),
    ("%b = and i8 %a, -8; %c = or i8 5, %b; store i8 %c, ptr %p", [(0, 3)]),
    ("%b = and i8 %a, -8; %c = or i8 %b, 7; store i8 %c, ptr %p", [(0, 3)]),
    ("%b = and i8 %a, -8; %c = or i8 %b, 8; store i8 %c, ptr %p", []),
    ("%b = and i8 %a, -57; %c = or i8 %b, 40; store i8 %c, ptr %p", [(3, 3)]),
    ("%b = and i8 %a, -57; %c = or i8 %b, 4; store i8 %c, ptr %p", []),
    ("%b = and i8 %a, -57; %v = and i8 %x, 56; %c = or i8 %b, %v; store i8 %c, ptr %p", [(3, 3)]),
    ("%b = and i8 %a, -57; %v = and i8 %x, 57; %c = or i8 %b, %v; store i8 %c, ptr %p", []),
    ("%b = and i8 %a, -8; %c = xor i8 %b, 5; store i8 %c, ptr %p", []),
    ("%b = and i8 %a, -8; %c = or i8 %b, 5; store i8 %c, ptr %q", []),
    ("%b = and i8 %a, -8; store i8 %b, ptr %p; store i8 %b, ptr %q", []),
    ("%b = and i8 %a, -8; store i8 1, ptr %q; store i8 %b, ptr %p", []),
    ("%b = and i8 %a, -8; fence seq_cst; store i8 %b, ptr %p", []),
    ("%b = and i8 %a, -8; %v = load i8, ptr %q; store i8 %b, ptr %p", [(0, 3)]),
    ("%b = and i8 %a, -8; %v = call i8 @llvm.expect.i8(i8 %x, i8 1); store i8 %b, ptr %p", [(0, 3)]),
    ("%b = and i8 %a, -8; %v = call i8 @other(i8 1); store i8 %b, ptr %p", []),
    ("%b = and i8 %a, -8; store atomic i8 %b, ptr %p release, align 1", []),
    ("%b = and i8 %a, -8; br label %n; n:; store i8 %b, ptr %p", []),
]
HEAD = """declare i8 @llvm.expect.i8(i8, i8)
define i8 @other(i8 %x) {
  ret i8 %x
}
define i8 @f(ptr %p, ptr %q, i8 %x) {
  %a = load i8, ptr %p
"""


def fields(text: str) -> list[tuple[int, int]]:
    found = set()
    for parts, place in re.findall(r"getelementptr inbounds \\{ ([^}]*) }/, ptr %p, i32 0, i32 (\d+)", text):
        widths = [int(part[1:]) for part in parts.split(", ")]
        found.add((sum(widths[: int(place)]), widths[int(place)]))
    return sorted(found)


def outcomes(module: irkit.Module) -> list[tuple[object, bytes]]:
    """What words give, and are afterwards."""
    found = []
    interpreter = Interpreter(module)
    for word in (0, 1, 6, 8, 56, 93, 127, 128, 170, 255):
        place, other = interpreter.allocate(1, bytes([word])), interpreter.allocate(1)
        result = interpreter.call("f", place, other, 93)
        found.append((result, interpreter.read(place, 1) + interpreter.read(other, 1)))
    return found


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [(f"{lines}; ret i8 %r", wanted) for lines, wanted in READS]
    + [(f"{lines}; ret i8 0", wanted) for lines, wanted in WRITES],
)
def test_fields_of_a_word(lines: str, wanted: list[tuple[int, int]]) -> None:
    text = HEAD + lines.replace(":;", ":").replace("; ", "\n") + "\n}\n"
    module = irkit.parse_assembly(text, llvm_version=22)
    before = irkit.to_assembly(module)
    irkit.raise_packed(module)
    assert irkit.verify(module) == []
    after = irkit.to_assembly(module)
    assert fields(after) == wanted
    if not wanted:
        assert after == before
        return
    irkit.lower_packed(module)
    assert outcomes(module) == outcomes(irkit.parse_assembly(text, llvm_version=22))
