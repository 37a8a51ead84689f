"""LLVM 22's tools say the words of rules that no file breaks: of what they make themselves, see `made_by_llvm`."""

from __future__ import annotations

import subprocess

import pytest
from made_by_llvm import MADE, READ_ALIKE, Made

import irkit
import irkit.verifier.run
from irkit.verifier.rules import RULES

# Where several rules say the same words, what LLVM shows below them.
SHOWN = {"attribute-alignment": "call void @llvm.memset", "load-alignment": "load ", "store-alignment": "store "}


def said(made: Made) -> str:
    reads = ["llvm-as-22", "-", "-o", "-"]
    if not made.passes:
        return subprocess.run(
            reads, input=made.text.encode(), capture_output=True, check=False, timeout=60
        ).stderr.decode()
    bitcode = subprocess.run(
        [*reads, "-disable-verify"], input=made.text.encode(), capture_output=True, check=True, timeout=60
    )
    command = ["opt-22", "-disable-verify", f"-passes={made.passes},verify", "-disable-output"]
    return subprocess.run(command, input=bitcode.stdout, capture_output=True, check=False, timeout=60).stderr.decode()


@pytest.mark.recorded
@pytest.mark.llvm(22)
@pytest.mark.parametrize("made", MADE, ids=lambda made: made.rule)
def test_llvm_says(made: Made) -> None:
    words, wildcard, _ = RULES[made.rule].message_of(22).partition("{}")
    lines = said(made).split("\n")
    found = [place for place, line in enumerate(lines) if (line.startswith(words) if wildcard else line == words)]
    shown = SHOWN.get(made.rule, "")
    if not wildcard:
        assert [place for place in found if shown in lines[place + 1]] != []
    assert found != []


@pytest.mark.parametrize("made", [made for made in MADE if made.rule in READ_ALIKE], ids=lambda made: made.rule)
def test_irkit_says(made: Made) -> None:
    module = irkit.parse_assembly(made.text, "m.ll", 22)
    assert made.rule in [problem.rule for problem in [*module.provenance.broken_debug_info, *irkit.verify(module)]]


def test_each_rule_once() -> None:
    assert len({made.rule for made in MADE}) == len(MADE)
