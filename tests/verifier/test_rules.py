"""Each rule by a text that breaks it alone, and LLVM's own words for it."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from cases import NEWEST, Case, cases

import irkit
import irkit.verifier.run  # with all chapters, RULES is complete
from irkit.verifier.rules import RULES, WARNING

CASES = cases()
NAMES = [f"{case.file}-{case.rule}-{case.llvm_version}-{place}" for place, case in enumerate(CASES)]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_text_breaks_one_rule(case: Case) -> None:
    module = irkit.parse_assembly(case.text, "case.ll", case.llvm_version, upgrade_debug_info=False)
    problems = irkit.verify(module)
    assert {problem.rule for problem in problems} == {case.rule} | case.others, [str(problem) for problem in problems]


# Releases that not every machine has whose tools run the other tests.
SAID = [
    pytest.param(case, marks=pytest.mark.llvm(case.llvm_version) if case.llvm_version > NEWEST else ())
    for case in CASES
]
NEWER = {case.rule for case in CASES if case.llvm_version > NEWEST}
REWORDED = [case for case in CASES if RULES[case.rule].since and case.llvm_version == NEWEST and case.rule not in NEWER]


@pytest.mark.parametrize("case", REWORDED, ids=[case.rule for case in REWORDED])
def test_words_of_a_newer_release(case: Case) -> None:
    assert any(re.fullmatch(newer_words(case), message) for message in newer_messages(case))


@pytest.mark.llvm(23)
@pytest.mark.parametrize("case", REWORDED, ids=[case.rule for case in REWORDED])
def test_newer_llvm_says_the_same(case: Case) -> None:
    release = RULES[case.rule].since
    command = [f"llvm-as-{release}", "-", "-o", "-"]
    done = subprocess.run(command, input=case.text.encode(), capture_output=True, check=False)
    assert done.returncode and set(newer_messages(case)) <= set(done.stderr.decode().splitlines())


def newer_messages(case: Case) -> list[str]:
    module = irkit.parse_assembly(case.text, "case.ll", RULES[case.rule].since)
    return [problem.message for problem in irkit.verify(module)]


def newer_words(case: Case) -> str:
    return ".*".join(map(re.escape, re.split(r"\{\d?\}", RULES[case.rule].newer)))


@pytest.mark.llvm
@pytest.mark.parametrize("case", SAID, ids=NAMES)
def test_llvm_says_the_same(case: Case, tmp_path: Path) -> None:
    """LLVM refuses the text as well, in the same words as often as irkit, or more often: it repeats some."""
    if RULES[case.rule].is_own:
        pytest.skip("a rule of irkit's own")
    path = tmp_path / "case.ll"
    path.write_text(case.text)
    module = irkit.parse_assembly(case.text, "case.ll", case.llvm_version, upgrade_debug_info=False)
    expected = Counter(problem.message for problem in irkit.verify(module))
    command = [f"llvm-as-{case.llvm_version}", path, "-o", "-"]
    is_dropped = RULES[case.rule].severity == WARNING  # LLVM drops broken debug info when it reads
    if is_dropped and case.llvm_version > 16:
        command.append("-disable-auto-upgrade-debug-info")
        is_dropped = False
    done = subprocess.run(command, capture_output=True, check=False)
    said = Counter(done.stderr.decode(errors="replace").splitlines())
    refuses = done.returncode != 0 or (is_dropped and b"ignoring invalid debug info" in done.stderr)
    assert refuses and all(said[message] >= count for message, count in expected.items()), said
