"""Verdicts in full: what is said of pairs whose counterexample is the only one, and of those that are not told to the
solver. Lines of `told.txt` are `parameters | result | before | after => verdict`, the lines of a verdict separated by
` // `; `confirmed` where the interpreter agrees; `fails` and `unknown` alone where there are many counterexamples.
`told.ll` has what the functions name. `python tests/refinement/test_told.py` writes the verdicts anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("z3")

import irkit
from irkit.refinement import FAILS, UNKNOWN, Verdict

FILE = Path(__file__).parent / "told.txt"
LINES = FILE.read_text(encoding="utf-8").splitlines()
DECLARATIONS = (FILE.parent / "told.ll").read_text(encoding="utf-8")
SHARE = 40  # of the lines, for each test


def functions_of(number: int, line: str) -> str:
    parameters, result, before, after = [part.strip() for part in f" {line}".split(" |")]
    return "".join(
        f"define {ty} @{name}{number}({parameters}) {{\n{body.replace('; ', chr(10)).replace(':;', ':')}\n}}\n"
        for name, ty, body in (("src", result, before), ("tgt", "i16" if "ret i16" in after else result, after))
    )


def said(found: Verdict, wanted: str) -> str:
    """All that is said, as far as it is wanted."""
    words = str(found).partition(": ")[2].replace("\n  ", " // ")
    words += ", confirmed" if found.counterexample is not None and found.counterexample.confirmed else ""
    return found.outcome if wanted in (FAILS, UNKNOWN) else words


def verdicts(lines: list[tuple[str, str]]) -> list[str]:
    text = DECLARATIONS + "".join([functions_of(number, given) for number, (given, _) in enumerate(lines)])
    found = irkit.refine(irkit.parse_assembly(text, llvm_version=22), timeout=60.0)
    return [said(one, wanted) for one, (_, wanted) in zip(found, lines, strict=True)]


def parts_of(lines: list[str]) -> list[tuple[str, str]]:
    return [(given, wanted) for given, _, wanted in [line.rpartition(" => ") for line in lines]]


@pytest.mark.parametrize("start", range(0, len(LINES), SHARE))
def test_the_words_of_verdicts(start: int) -> None:
    lines = LINES[start : start + SHARE]
    found = verdicts(parts_of(lines))
    assert [f"{given} => {words}" for (given, _), words in zip(parts_of(lines), found, strict=True)] == lines


if __name__ == "__main__":
    given = parts_of(LINES)
    FILE.write_text("".join([f"{one} => {words}\n" for (one, _), words in zip(given, verdicts(given), strict=True)]))
