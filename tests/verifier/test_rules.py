"""Each rule by a text that breaks it alone, and LLVM's own words for it."""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path

import pytest
from cases import Case, cases

import irkit
from irkit.verifier.rules import RULES

CASES = cases()
NAMES = [f"{case.file}-{case.rule}-{case.llvm_version}-{place}" for place, case in enumerate(CASES)]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_text_breaks_one_rule(case: Case) -> None:
    module = irkit.parse_assembly(case.text, "case.ll", case.llvm_version)
    problems = irkit.verify(module)
    assert {problem.rule for problem in problems} == {case.rule} | case.others, [str(problem) for problem in problems]


@pytest.mark.llvm
@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_llvm_says_the_same(case: Case, tmp_path: Path) -> None:
    """LLVM refuses the text as well, in the same words as often as irkit, or more often: it repeats some."""
    if RULES[case.rule].is_own:
        pytest.skip("a rule of irkit's own")
    path = tmp_path / "case.ll"
    path.write_text(case.text)
    done = subprocess.run([f"llvm-as-{case.llvm_version}", path, "-o", "-"], capture_output=True, check=False)
    said = Counter(done.stderr.decode(errors="replace").splitlines())
    module = irkit.parse_assembly(case.text, "case.ll", case.llvm_version)
    expected = Counter(problem.message for problem in irkit.verify(module))
    assert done.returncode != 0 and all(said[message] >= count for message, count in expected.items()), said
