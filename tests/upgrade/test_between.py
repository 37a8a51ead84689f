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
from irkit.upgrades.survey import survey

KNOWN = ("Debug Info Versio_", "Debug Info Version")
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


def upgraded(case: Case) -> irkit.Module:
    assembled = irkit.parse_assembly(case.text.replace(*KNOWN), "x.ll", case.own)
    module = irkit.parse_bitcode(misnamed(case, irkit.to_bitcode(assembled)))
    irkit.upgrade(module, case.later)
    return module


def misnamed(case: Case, data: bytes) -> bytes:
    """The bitcode with a name that assemblers know as the case has it."""
    wrong, right = KNOWN
    return data.replace(right.encode(), wrong.encode()) if wrong in case.text else data


def shown_by_llvm(case: Case) -> str:
    with tempfile.TemporaryDirectory() as folder:
        made = f"{folder}/a.bc"
        assemble = [f"llvm-as-{case.own}", "-disable-verify", "-", "-o", made]
        subprocess.run(assemble, input=case.text.replace(*KNOWN).encode(), check=True)
        Path(made).write_bytes(misnamed(case, Path(made).read_bytes()))
        show = [f"llvm-dis-{case.later}", made, "-o", "-"]
        return subprocess.run(show, capture_output=True, check=True).stdout.decode()


CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_what_becomes_of_it(case: Case) -> None:
    module = upgraded(case)
    assert changes(case, irkit.to_assembly(module)) == case.changes
    assert "UpgradeDbgInfo" not in {one.by for one in survey(module, case.later)}  # all calls are records


@pytest.mark.llvm(13, 14, 15, 16, 17, 19, 21, 22, 23)
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
