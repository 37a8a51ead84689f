"""Numbers of every format as each release prints them and takes them back: `floats.txt` has a line a number, its format
and bits, and what llvm-dis-22 and llvm-dis-23 print. `python tests/printer/test_floats.py` writes it anew."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import irkit

FILE = Path(__file__).parent / "floats.txt"
WIDTHS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128, "ppc_fp128": 128}
EXPONENTS = {"half": 5, "bfloat": 8, "float": 8, "double": 11, "x86_fp80": 15, "fp128": 15}  # their bits
COUNT = 60
RELEASES = (22, 23)
#: What LLVM prints and does not take, or takes for another number.
NOT_TOLD = {
    "x86_fp80": ("+snan(0x0)",),
    "ppc_fp128": ("+Inf", "-Inf", "+snan(0x1)", "+nan(0x4000000000000)", "-nan(0x4000000000000)"),
}


def numbers() -> Iterator[tuple[str, int]]:
    """Formats and bits: those that differ from others in how they print, and any, with zeros below, with zeros above,
    the largest and the smallest exponents."""
    for keyword in EXPONENTS:
        yield from edges(keyword)
    for high in (0, 1 << 63, 1, ONE, ONE | 1 << 63, TOP - 1, TOP, TOP | 1 << 63, TOP | 1, TOP | 1 << 51, TOP | 3 << 50):
        for low in (
            0,
            1 << 63,
            1,
            1 | 1 << 63,
            ONE - (54 << 52),
            ONE - (60 << 52) | 1 << 63,
            TOP,
            TOP | 1 << 63,
            TOP | 1,
        ):
            yield "ppc_fp128", high | low << 64
    draw = random.Random(9)
    for keyword, width in WIDTHS.items():
        for place in range(COUNT):
            bits = draw.getrandbits(width)
            if place % 4 == 1:
                bits &= -1 << draw.randrange(1, width)
            elif place % 4 == 2:
                bits >>= draw.randrange(1, width)
            elif place % 4 == 3:
                bits |= 0x7F << width - 8 if place % 8 == 3 else 0
            if keyword == "x86_fp80" and place % 4:
                bits |= 1 << 63
            yield keyword, bits & (1 << width) - 1


ONE = 0x3FF << 52  # as a double
TOP = 0x7FF << 52
SIGN = 1 << 63


def edges(keyword: str) -> Iterator[tuple[str, int]]:
    """Numbers of the smallest and the largest exponents and of that of 1, with few bits or all; what is no number."""
    width, exponent_bits = WIDTHS[keyword], EXPONENTS[keyword]
    below = width - 1 - exponent_bits
    leading = 1 << 63 if keyword == "x86_fp80" else 0
    quiet = (leading or 1 << below) >> 1
    top = (1 << exponent_bits) - 1
    for exponent in (0, 1, top >> 1, top - 1, top):
        for fraction in (0, 1, quiet, quiet | 1, quiet | quiet >> 1, (quiet << 1) - 1):
            bits = exponent << below | fraction | (leading if exponent else 0)
            yield keyword, bits
            yield keyword, bits | 1 << width - 1
    if leading:
        for exponent in (0, top >> 1, top):
            yield keyword, exponent << below | (0 if exponent else leading)


def constant(keyword: str, bits: int) -> str:
    if keyword == "ppc_fp128":  # of which no bitcast is folded
        return f"0xM{bits & (1 << 64) - 1:016X}{bits >> 64:016X}"
    return f"bitcast (i{WIDTHS[keyword]} {bits} to {keyword})"


def text() -> str:
    rows = [f"@g{n} = global {word} {constant(word, bits)}" for n, (word, bits) in enumerate(numbers())]
    return "\n".join([*rows, ""])


def values(printed: str) -> list[str]:
    return [line.rpartition(" ")[2] for line in printed.splitlines() if line.startswith("@g")]


def printed_by_llvm(release: int) -> list[str]:
    made = subprocess.run(
        [f"llvm-as-{release}", "-", "-o", "-"], input=text().encode(), capture_output=True, check=True
    )
    said = subprocess.run([f"llvm-dis-{release}", "-", "-o", "-"], input=made.stdout, capture_output=True, check=True)
    return values(said.stdout.decode())


def recorded(release: int) -> list[str]:
    return [line.split()[2 + RELEASES.index(release)] for line in FILE.read_text(encoding="utf-8").splitlines()]


def test_the_numbers_are_those_recorded() -> None:
    rows = [line.split()[:2] for line in FILE.read_text(encoding="utf-8").splitlines()]
    assert rows == [[keyword, f"{bits:#x}"] for keyword, bits in numbers()]


@pytest.mark.parametrize("release", RELEASES)
def test_printed(release: int) -> None:
    printed = values(irkit.to_assembly(irkit.parse_assembly(text(), llvm_version=release)))
    assert [row for row in zip(numbers(), printed, recorded(release), strict=True) if row[1] != row[2]] == []


@pytest.mark.parametrize("release", RELEASES)
def test_taken_back(release: int) -> None:
    """What is printed is read as the same number, but for what LLVM's own text does not tell."""
    said = [(word, one) for (word, _), one in zip(numbers(), recorded(release), strict=True)]
    said = [(word, one) for word, one in said if one not in NOT_TOLD.get(word, ())]
    rows = [f"@g{n} = global {word} {one}" for n, (word, one) in enumerate(said)]
    again = values(irkit.to_assembly(irkit.parse_assembly("\n".join(rows), llvm_version=release)))
    assert again == [one for _, one in said]


@pytest.mark.llvm(22)
def test_llvm_prints_them_so() -> None:
    assert printed_by_llvm(22) == recorded(22)


if __name__ == "__main__":
    columns = [printed_by_llvm(release) for release in RELEASES]
    lines = [f"{word} {bits:#x} {old} {new}" for (word, bits), old, new in zip(numbers(), *columns, strict=True)]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
