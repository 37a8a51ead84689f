"""What the verifier goes on to after something wrong: in the texts under `rules` each instruction has an attachment
that is wrong, too, and is looked at last. `after.txt` has all that is said of them then, in order.

`python tests/verifier/test_after.py` writes it anew, and lists where llvm-as does not say the attachments as often.
"""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest
from cases import NEWEST, Case, cases

import irkit
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "after.txt"
RULE = "annotation-some"
MESSAGE = "annotation must have at least one operand"
INSTRUCTION = re.compile(
    r"^(  (?!switch .*\[$|indirectbr .*\[$|callbr .*|invoke .*\)$)[%a-z].*[^:,\[ \n]|  \])(?:  ;.*)?$", re.MULTILINE
)


def with_attachments(text: str) -> str:
    return INSTRUCTION.sub(r"\1, !annotation !900", text) + "\n!900 = !{}\n"


def said(case: Case) -> list[str] | None:
    try:
        module = irkit.parse_assembly(with_attachments(case.text), "x", case.llvm_version, upgrade_debug_info=False)
        return [problem.rule for problem in irkit.verify(module)]
    except IRKitError:
        return None


def line(number: int, case: Case) -> str:
    rules = said(case)
    if rules is None:
        return f"{number} {case.rule}: not parsed"
    counted = [(rule, len(list(group))) for rule, group in groupby(rules)]
    return f"{number} {case.rule}: {' '.join([rule + f'*{count}' * (count > 1) for rule, count in counted])}"


CASES = list(enumerate(cases()))


def test_what_is_said_after() -> None:
    assert [line(number, case) for number, case in CASES] == FILE.read_text(encoding="utf-8").splitlines()


def differs(case: Case) -> bool:
    rules = said(case)
    if rules is None or case.llvm_version > NEWEST or "invoke" in case.text:  # LLVM checks an invoke's twice
        return False
    command = [f"llvm-as-{case.llvm_version}", "-", "-o", "/dev/null"]
    done = subprocess.run(command, input=with_attachments(case.text).encode(), capture_output=True, check=False)
    return done.stderr.decode(errors="replace").count(MESSAGE) != rules.count(RULE)


@pytest.mark.llvm
def test_llvm_says_as_much() -> None:
    assert [case.text for _, case in CASES[::10] if differs(case)] == []


if __name__ == "__main__":
    FILE.write_text("".join(f"{line(number, case)}\n" for number, case in CASES), encoding="utf-8")
    for _, one in CASES:
        if differs(one):
            sys.stdout.write(f"--- {one.rule} {one.llvm_version}: {said(one)}\n{with_attachments(one.text)}\n")
