"""What is told of upgrades to the newest release: `surveyed.txt` has, for the texts of `between.txt` and for files that
LLVM wrote, the release that brings each change and what it changes.

`python tests/upgrade/test_surveyed.py` writes it anew; that what is announced happens is `test_survey.py`'s to show.
"""

from __future__ import annotations

from pathlib import Path

from test_between import CASES

import irkit
from irkit.upgrades.survey import survey

FILE = Path(__file__).parent / "surveyed.txt"
FIXTURES = Path(__file__).parents[2] / "fixtures"


def lines() -> list[str]:
    modules = {case.name: irkit.parse_assembly(case.text, "x.ll", case.own) for case in CASES}
    for path in sorted([*FIXTURES.glob("upgrades/*.bc"), *FIXTURES.glob("newer/*.bc")]):
        modules[path.relative_to(FIXTURES).as_posix()] = irkit.parse_bitcode(path.read_bytes())
    return [
        " ".join([f"{name}: {one.since} {one.by}", *one.names])
        for name, module in modules.items()
        for one in survey(module)
    ]


def test_what_is_told_of_each() -> None:
    assert lines() == FILE.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    FILE.write_text("".join([f"{line}\n" for line in lines()]), encoding="utf-8")
