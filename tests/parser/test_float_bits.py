"""Literals of floating-point numbers at the limits of their types, as LLVM 22 takes and prints them.

`float_bits.txt` is what llvm-as-22 and llvm-dis-22 make of `@g = global TYPE LITERAL`: the smallest numbers of each
type, the largest, those next to powers of two, and what is halfway between two numbers of the type.
`float_words.txt` is what the tools of LLVM 23 make of infinities and of what is no number, with payloads from 0 to what
has no room.
"""

from __future__ import annotations

from pathlib import Path

import irkit

FOLDER = Path(__file__).parent
ROWS = (FOLDER / "float_bits.txt").read_text().splitlines()
WORDS = (FOLDER / "float_words.txt").read_text().splitlines()
WRONG = {"exactly": "invalid for type", "not of type": "of another type", "more than 16 bits": "too large"}


def answer(keyword: str, literal: str, release: int) -> str:
    try:
        module = irkit.parse_assembly(f"@g = global {keyword} {literal}\n", llvm_version=release)
    except irkit.ParseError as error:
        return next((short for part, short in WRONG.items() if part in error.message), error.message)
    return irkit.to_assembly(module).rpartition(f"@g = global {keyword} ")[2].rstrip()


def test_what_llvm_makes_of_literals() -> None:
    found = []
    for row in ROWS:
        keyword, literal, _ = row.split(" ", 2)
        found.append(f"{keyword} {literal} {answer(keyword, literal, 22)}")
    assert found == ROWS


def test_what_llvm_makes_of_words() -> None:
    found = []
    for row in WORDS:
        keyword, literal, _ = row.split(" ", 2)
        found.append(f"{keyword} {literal} {answer(keyword, literal, 23)}")
    assert found == WORDS
