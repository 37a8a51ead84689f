"""The operations of which the table's rules are made, on all numbers of four bits."""

from __future__ import annotations

import itertools

import pytest

from irkit.semantics.expressions import BINARY, COMPARISONS, UNARY, swap_bytes

WIDTH = 4
SIZE = 1 << WIDTH
NUMBERS = range(SIZE)


def signed(x: int) -> int:
    return x - SIZE if x >= SIZE // 2 else x


def towards_zero(x: int, y: int) -> int:
    return abs(x) // abs(y) * (-1 if x * y < 0 else 1)


# As SMT-LIB has them, division by zero too.
WANTED = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "udiv": lambda a, b: a // b if b else -1,
    "urem": lambda a, b: a % b if b else a,
    "sdiv": lambda a, b: towards_zero(signed(a), signed(b)) if b else 1 if signed(a) < 0 else -1,
    "srem": lambda a, b: signed(a) - signed(b) * towards_zero(signed(a), signed(b)) if b else a,
    "shl": lambda a, b: a * 2**b,
    "lshr": lambda a, b: a // 2**b,
    "ashr": lambda a, b: signed(a) // 2**b,
    "and": lambda a, b: sum(2**k for k in range(WIDTH) if a // 2**k % 2 and b // 2**k % 2),
    "or": lambda a, b: sum(2**k for k in range(WIDTH) if a // 2**k % 2 or b // 2**k % 2),
    "xor": lambda a, b: sum(2**k for k in range(WIDTH) if a // 2**k % 2 != b // 2**k % 2),
}
COMPARED = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}
DIGITS = {a: f"{a:0{WIDTH}b}" for a in NUMBERS}
ALONE = {
    "not": lambda a: SIZE - 1 - a,
    "neg": lambda a: -a % SIZE,
    "bitreverse": lambda a: int(DIGITS[a][::-1], 2),
    "ctpop": lambda a: DIGITS[a].count("1"),
    "ctlz": lambda a: len(DIGITS[a]) - len(DIGITS[a].lstrip("0")),
    "cttz": lambda a: len(DIGITS[a]) - len(DIGITS[a].rstrip("0")),
}


@pytest.mark.parametrize("name", BINARY)
def test_two_numbers(name: str) -> None:
    for a, b in itertools.product(NUMBERS, repeat=2):
        assert BINARY[name](a, b, WIDTH) == WANTED[name](a, b) % SIZE, (a, b)


@pytest.mark.parametrize("name", COMPARISONS)
def test_comparisons(name: str) -> None:
    for a, b in itertools.product(NUMBERS, repeat=2):
        x, y = (signed(a), signed(b)) if name[0] == "s" else (a, b)
        assert COMPARISONS[name](a, b, WIDTH) == COMPARED[name if name in COMPARED else name[1:]](x, y), (a, b)


@pytest.mark.parametrize("name", ALONE)
def test_one_number(name: str) -> None:
    assert [UNARY[name](a, WIDTH) for a in NUMBERS] == [ALONE[name](a) for a in NUMBERS]


@pytest.mark.parametrize("width", [16, 32, 48, 64, 128])
def test_bytes_are_swapped(width: int) -> None:
    value = int.from_bytes(bytes(range(1, width // 8 + 1)), "big")
    assert swap_bytes(value, width).to_bytes(width // 8, "big") == bytes(range(width // 8, 0, -1))


def test_no_operation_is_left_out() -> None:
    assert set(BINARY) == set(WANTED) and set(UNARY) == {*ALONE, "bswap"}
