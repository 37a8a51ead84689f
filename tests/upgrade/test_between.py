"""What a later LLVM makes of older bitcode where what is left over shows: nodes that others hold as well, the last
attribute of a set, flags of other forms, debug info of no version.

`between.txt` has for each module the release that assembled it, the one that shows it, the text, and behind `;=` what
the latter's llvm-dis says instead of it. `python tests/upgrade/test_between.py` writes that anew.
"""

from __future__ import annotations

import difflib
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest

import irkit

FILE = Path(__file__).parent / "between.txt"


class Case(NamedTuple):
    name: str
    own: int
    later: int
    text: str
    changes: list[str]


def cases() -> list[Case]:
    found = []
    for part in FILE.read_text(encoding="utf-8").split(";; ")[1:]:
        head, *lines = part.splitlines()
        own, later, name = head.split(" ", 2)
        text = "\n".join([line for line in lines if not line.startswith(";=")]).strip("\n") + "\n"
        found.append(Case(name, int(own), int(later), text, [line for line in lines if line.startswith(";=")]))
    return found


def changes(case: Case, said: str) -> list[str]:
    """The lines that a text has instead of the case's, with what a module is always told by left out."""
    heads = ("; ModuleID", "source_filename", "target datalayout")
    lines = [line for line in said.splitlines() if not line.startswith(heads)]
    before = case.text.splitlines()
    found = list(difflib.unified_diff(before, lines, lineterm="", n=0))[2:]
    return [f";={line}".rstrip() for line in found if not line.startswith("@@") and line not in ("-", "+")]


def shown(case: Case) -> str:
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(case.text, "x.ll", case.own)))
    irkit.upgrade(module, case.later)
    return irkit.to_assembly(module)


def shown_by_llvm(case: Case) -> str:
    with tempfile.TemporaryDirectory() as folder:
        made = f"{folder}/a.bc"
        assemble = [f"llvm-as-{case.own}", "-disable-verify", "-", "-o", made]
        subprocess.run(assemble, input=case.text.encode(), check=True)
        show = [f"llvm-dis-{case.later}", made, "-o", "-"]
        return subprocess.run(show, capture_output=True, check=True).stdout.decode()


CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_what_becomes_of_it(case: Case) -> None:
    assert changes(case, shown(case)) == case.changes


@pytest.mark.llvm(13, 16, 19, 22)
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_what_llvm_makes_of_it(case: Case) -> None:
    assert changes(case, shown_by_llvm(case)) == case.changes


if __name__ == "__main__":
    FILE.write_text(
        "\n".join(
            "\n".join([f";; {one.own} {one.later} {one.name}", one.text, *changes(one, shown_by_llvm(one)), ""])
            for one in CASES
        ),
        encoding="utf-8",
    )
