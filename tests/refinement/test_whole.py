"""Verdicts on whole modules: what globals, layouts, attributes and metadata say. A case of `whole.txt` is a line
`;;; verdict` and the module behind it; with functions `@src` and `@tgt`, their suffixes among them, or `;;; and` before
the second module. A verdict has its reason, where that is not one of many.
`python tests/refinement/test_whole.py` writes the verdicts anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("z3")

import irkit

FILE = Path(__file__).parent / "whole.txt"
CASES = re.findall(r";;; (.*)\n((?:(?!;;; (?!and\n)).*\n)+)", FILE.read_text(encoding="utf-8"))


def said(text: str) -> str:
    modules = [irkit.parse_assembly(one, llvm_version=22) for one in text.split(";;; and\n")]
    words = []
    for found in irkit.refine(*modules, timeout=60.0):
        example = found.counterexample
        is_one = example is None or not (example.arguments or "as it chooses" in example.before)
        words.append(str(found).split("\n")[0].partition(": ")[2] if is_one else found.outcome)
    return "; ".join(words)


@pytest.mark.parametrize("number", range(len(CASES)))
def test_the_verdict_on_a_module(number: int) -> None:
    wanted, text = CASES[number]
    assert said(text) == wanted


if __name__ == "__main__":
    FILE.write_text("".join([f";;; {said(text)}\n{text}" for _, text in CASES]), encoding="utf-8")
