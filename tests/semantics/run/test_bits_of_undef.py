"""Which bits of a result are undef where some bits of an operand are: `and` with one bit tells of each."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

import irkit
from irkit.semantics.interpreter import Interpreter

NUMBERS = (0, 1, 2, 3, 6, 7, 12, 16, 77, 128, 192, 255)
# How an i8 is made of undef, and the numbers that it may be.
PARTLY_UNDEF = {
    "and i8 undef, 15": range(16),
    "and i8 undef, 68": (0, 4, 64, 68),
    "or i8 undef, -17": (239, 255),
    "xor i8 %low, 3": range(16),
    "shl i8 undef, 5": range(0, 256, 32),
    "and i8 undef, -128": (0, 128),
}
Operation = Callable[[int, int], int]
EXACT: dict[str, Operation] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}
SHIFTS: dict[str, Operation] = {
    "shl": lambda a, b: a << b & 255,
    "lshr": lambda a, b: a >> b,
    "ashr": lambda a, b: ((a ^ 128) - 128) >> b & 255,
}
# Of these the bits below the lowest that is undef are known.
LOW: dict[str, Operation] = {
    "add": lambda a, b: a + b & 255,
    "sub": lambda a, b: a - b & 255,
    "mul": lambda a, b: a * b & 255,
}
Change = Callable[[int], int]
CASTS: dict[str, Change] = {
    "trunc i8 %x to i4": lambda one: one & 15,
    "zext i8 %x to i12": lambda one: one,
    "sext i8 %x to i12": lambda one: ((one ^ 128) - 128) & 0xFFF,
}


def said(values: set[int], bits: int) -> list[str]:
    """Each bit, or undef where the values differ in it. The last is the sign."""
    signed = {value - (1 << bits) if value >> (bits - 1) else value for value in values}
    found = [{value & (1 << bit if bit < bits - 1 else -1 << bit) for value in signed} for bit in range(bits)]
    return ["undef" if len(one) > 1 else repr(one.pop()) for one in found]


def low(values: set[int], bits: int) -> list[str]:
    """The same, but nothing is known from the first bit on in which they differ."""
    found = said(values, bits)
    known = list(itertools.takewhile(lambda one: one != "undef", found))
    return known + ["undef"] * (bits - len(known))


def looked_at(made: str, line: str, bits: int) -> str:
    """The body of a function that returns each bit of `%r` for itself, made of `%x`."""
    text = f"{{\n  %low = and i8 undef, 15\n  %x = {made}\n  %r = {line}\n"
    before = "poison"
    for bit in range(bits):
        number = (1 << bit) - (1 << bits if bit == bits - 1 else 0)
        text += f"  %b{bit} = and i{bits} %r, {number}\n"
        text += f"  %v{bit} = insertvalue [{bits} x i{bits}] {before}, i{bits} %b{bit}, {bit}\n"
        before = f"%v{bit}"
    return text + f"  ret [{bits} x i{bits}] {before}\n}}\n"


def outcomes(bodies: list[str], bits: int) -> list[str]:
    text = "".join([f"define [{bits} x i{bits}] @f{place}() {body}" for place, body in enumerate(bodies)])
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    return [repr(interpreter.call(f"f{place}")) for place in range(len(bodies))]


def listed(found: list[str]) -> str:
    return f"[{', '.join(found)}]"


@pytest.mark.parametrize("made", PARTLY_UNDEF)
@pytest.mark.parametrize("opcode", [*EXACT, *LOW])
def test_one_operand_is_partly_undef(opcode: str, made: str) -> None:
    bodies, wanted = [], []
    action = {**EXACT, **LOW}[opcode]
    for number in NUMBERS:
        for order in ("%x, {0}", "{0}, %x"):
            bodies.append(looked_at(made, f"{opcode} i8 {order.format(number)}", 8))
            pairs = [(one, number) if order[0] == "%" else (number, one) for one in PARTLY_UNDEF[made]]
            rule = said if opcode in EXACT else low
            wanted.append(listed(rule({action(a, b) for a, b in pairs}, 8)))
    assert outcomes(bodies, 8) == wanted


@pytest.mark.parametrize("opcode", EXACT)
def test_both_operands_are_partly_undef(opcode: str) -> None:
    bodies, wanted = [], []
    for made, values in PARTLY_UNDEF.items():
        bodies.append(looked_at(made, f"{opcode} i8 %x, %low", 8))
        if made != "xor i8 %low, 3":
            wanted.append(listed(said({EXACT[opcode](a, b) for a in values for b in range(16)}, 8)))
        else:
            bodies.pop()
    assert outcomes(bodies, 8) == wanted


@pytest.mark.parametrize("opcode", SHIFTS)
def test_what_is_shifted_is_partly_undef(opcode: str) -> None:
    bodies, wanted = [], []
    for made, values in PARTLY_UNDEF.items():
        for amount in range(8):
            bodies.append(looked_at(made, f"{opcode} i8 %x, {amount}", 8))
            wanted.append(listed(said({SHIFTS[opcode](one, amount) for one in values}, 8)))
    assert outcomes(bodies, 8) == wanted


@pytest.mark.parametrize("made", PARTLY_UNDEF)
def test_casts_of_what_is_partly_undef(made: str) -> None:
    values = PARTLY_UNDEF[made]
    for cast, change in CASTS.items():
        bits = 4 if "i4" in cast else 12
        assert outcomes([looked_at(made, cast, bits)], bits) == [listed(said({change(one) for one in values}, bits))]


@pytest.mark.parametrize(
    ("made", "line", "wanted"),
    [
        ("and i8 undef, 15", "shl i8 1, %x", "poison"),  # the amount may be beyond the width
        ("and i8 undef, 7", "lshr i8 1, %x", "poison"),
        ("and i8 undef, 15", "shl i8 %x, 8", "poison"),
        ("and i8 undef, 15", "ashr i8 %x, 9", "poison"),
        ("and i8 undef, 15", "mul i8 %x, 0", "0"),
        ("and i8 undef, 15", "mul i8 0, %x", "0"),
        ("and i8 undef, 15", "mul i8 %x, 1", "undef"),
        ("and i8 undef, -16", "mul i8 %x, 16", "0"),
        ("and i8 undef, -16", "mul i8 8, %x", "undef"),
        ("and i8 undef, -16", "mul i8 %x, %x", "undef"),
        ("freeze i8 undef", "or i8 %x, -1", "-1"),
        ("or i8 undef, -1", "or i8 %x, 0", "-1"),
    ],
)
def test_as_a_whole(made: str, line: str, wanted: str) -> None:
    text = f"define i8 @f() {{\n  %x = {made}\n  %r = {line}\n  ret i8 %r\n}}\n"
    assert repr(Interpreter(irkit.parse_assembly(text, llvm_version=22)).call("f")) == wanted


# What makes %r of %x, its bits, and its value where bytes are in little and in big order.
THROUGH: dict[str, tuple[str, int, Change, Change]] = {
    "memory": (
        "%a = alloca i8\n  store i8 %x, ptr %a\n  %r = load i8, ptr %a",
        8,
        lambda x: x,
        lambda x: x,
    ),
    "a copy of memory": (
        "%a = alloca i16\n  %b = alloca i16\n  %w = sext i8 %x to i16\n  store i16 %w, ptr %a\n"
        "  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 2, i1 false)\n  %r = load i16, ptr %b",
        16,
        lambda x: ((x ^ 128) - 128) & 0xFFFF,
        lambda x: ((x ^ 128) - 128) & 0xFFFF,
    ),
    "the first byte of two": (
        "%a = alloca i16\n  %w = zext i8 %x to i16\n  %s = shl i16 %w, 3\n  store i16 %s, ptr %a\n"
        "  %r = load i8, ptr %a",
        8,
        lambda x: x << 3 & 255,
        lambda x: x << 3 >> 8,
    ),
    "a byte of four that are written": (
        "%a = alloca i32\n  store i32 0, ptr %a\n  %b = getelementptr i8, ptr %a, i64 1\n  store i8 %x, ptr %b\n"
        "  %r = load i32, ptr %a",
        32,
        lambda x: x << 8,
        lambda x: x << 16,
    ),
    "twelve bits in memory": (
        "%a = alloca i12\n  %w = zext i8 %x to i12\n  %s = shl i12 %w, 3\n  store i12 %s, ptr %a\n"
        "  %r = load i12, ptr %a",
        12,
        lambda x: x << 3,
        lambda x: x << 3,
    ),
    "lanes to a number": (
        "%v = insertelement <2 x i8> <i8 5, i8 poison>, i8 %x, i32 1\n  %r = bitcast <2 x i8> %v to i16",
        16,
        lambda x: 5 | x << 8,
        lambda x: 5 << 8 | x,
    ),
    "a number to lanes": (
        "%w = zext i8 %x to i16\n  %s = shl i16 %w, 4\n  %v = bitcast i16 %s to <4 x i4>\n"
        "  %r = extractelement <4 x i4> %v, i32 2",
        4,
        lambda x: x >> 4,
        lambda x: x & 15,
    ),
    "lanes to other lanes": (
        "%v = insertelement <2 x i8> <i8 poison, i8 -61>, i8 %x, i32 0\n  %u = bitcast <2 x i8> %v to <4 x i4>\n"
        "  %r = extractelement <4 x i4> %u, i32 1",
        4,
        lambda x: x >> 4,
        lambda x: x & 15,
    ),
    "lanes in memory": (
        "%a = alloca i8\n  %t = trunc i8 %x to i4\n  %v = insertelement <2 x i4> <i4 -7, i4 poison>, i4 %t, i32 1\n"
        "  store <2 x i4> %v, ptr %a\n  %r = load i8, ptr %a",
        8,
        lambda x: 9 | (x & 15) << 4,
        lambda x: 9 << 4 | x & 15,
    ),
    "a number in memory as lanes": (
        "%a = alloca i8\n  store i8 %x, ptr %a\n  %v = load <2 x i4>, ptr %a\n  %r = extractelement <2 x i4> %v, i32 0",
        4,
        lambda x: x & 15,
        lambda x: x >> 4,
    ),
    "a choice": ("%r = select i1 true, i8 %x, i8 0", 8, lambda x: x, lambda x: x),
    "an aggregate": (
        "%s = insertvalue { i8, [2 x i8] } poison, i8 %x, 1, 1\n  %r = extractvalue { i8, [2 x i8] } %s, 1, 1",
        8,
        lambda x: x,
        lambda x: x,
    ),
}


@pytest.mark.parametrize("layout", ["e", "E"])
@pytest.mark.parametrize("name", THROUGH)
def test_what_takes_bits_as_they_are(name: str, layout: str) -> None:
    lines, bits, little, big = THROUGH[name]
    text = f'target datalayout = "{layout}"\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n'
    wanted: list[str] = []
    for made, values in PARTLY_UNDEF.items():
        body = looked_at(made, "?", bits).replace("%r = ?", lines)
        text += f"define [{bits} x i{bits}] @f{len(wanted)}() {body}"
        wanted.append(listed(said({(little if layout == "e" else big)(one) for one in values}, bits)))
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    assert [repr(interpreter.call(f"f{place}")) for place in range(len(wanted))] == wanted
