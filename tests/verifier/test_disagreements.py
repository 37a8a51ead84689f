"""The texts that LLVM 22 and irkit judge otherwise are still those on the page, and those that were mended are not."""

from __future__ import annotations

import subprocess

import pytest
from disagreements import AGREED, DISAGREEMENTS, MENDED, MUTANTS, Disagreement

import irkit

ALL = pytest.mark.parametrize("case", [*DISAGREEMENTS, *MENDED], ids=lambda case: case.name)


@ALL
def test_irkit_says(case: Disagreement) -> None:
    try:
        said = "\n".join(map(str, irkit.verify(irkit.parse_assembly(case.text, "m.ll", 22))))
    except irkit.IRKitError as error:
        said = str(error)
    assert case.irkit in said if case.irkit else said == ""


@pytest.mark.llvm(22)
@ALL
def test_llvm_says(case: Disagreement) -> None:
    command = ["llvm-as-22", "-o", "/dev/null", "-"]
    done = subprocess.run(command, input=case.text.encode(), capture_output=True, check=False)
    said = done.stderr.decode(errors="replace")
    assert case.llvm in said and done.returncode == 1 if case.llvm else (said, done.returncode) == ("", 0)


def test_all_mutants_are_of_a_kind() -> None:
    assert sum(case.count for case in [*DISAGREEMENTS, *MENDED]) == MUTANTS - AGREED
