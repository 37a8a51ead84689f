"""How the two sides of a difference are shown: numbers, strings, lists and what is nested, up to where they are cut.
`shown.txt` is made as `rare.txt` is; `python tests/equivalence/test_shown.py` writes anew what is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit

FILE = Path(__file__).parent / "shown.txt"
CASE = re.compile(r";;; (\d+)\n(.*?);;; became\n(.*?);;; told\n(.*?)(?=;;; \d|\Z)", re.DOTALL)
CASES = CASE.findall(FILE.read_text(encoding="utf-8"))


def told(version: str, left: str, right: str) -> str:
    one, other = (irkit.parse_assembly(text, "x.ll", int(version)) for text in (left, right))
    return "".join([f"{found}\n" for found in irkit.differences(one, other)])


@pytest.mark.parametrize("number", range(len(CASES)))
def test_it_is_shown_so(number: int) -> None:
    version, left, right, expected = CASES[number]
    assert told(version, left, right) == expected


if __name__ == "__main__":
    made = [f";;; {v}\n{left};;; became\n{right};;; told\n{told(v, left, right)}" for v, left, right, _ in CASES]
    FILE.write_text("".join(made), encoding="utf-8")
