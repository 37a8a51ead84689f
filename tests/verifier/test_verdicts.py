"""Instructions on both sides of a rule's bounds: `verdicts.txt` has each, and behind it what the verifier says of it.
`python tests/verifier/test_verdicts.py` writes the verdicts anew."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.errors import ParseError

FILE = Path(__file__).parent / "verdicts.txt"
ACCEPTED = "accepted"
VERSION = 22
FUNCTION = """target datalayout = "e-p:64:64"
define void @f(ptr %p, i32 %x, <4 x i32> %v, float %y, i1 %c, i64 %z, <4 x float> %w) ATTRIBUTES {
  INSTRUCTION
  ret void
}
"""
CASES = re.findall(r"^([^;\s].*)\n    (.*)$", FILE.read_text(encoding="utf-8"), re.M)


def text_with(instruction: str) -> str:
    named = instruction if instruction.startswith(("call void", "store")) else f"%r = {instruction}"
    attributes = "strictfp" if "strictfp" in instruction else ""
    return FUNCTION.replace("ATTRIBUTES", attributes).replace("INSTRUCTION", named)


def verdict(instruction: str) -> str:
    try:
        module = irkit.parse_assembly(text_with(instruction), "case.ll", VERSION)
    except ParseError:
        return "refused by the parser"
    return ", ".join(sorted({problem.rule for problem in irkit.verify(module)})) or ACCEPTED


@pytest.mark.parametrize(("instruction", "said"), CASES, ids=[instruction for instruction, _ in CASES])
def test_what_the_verifier_says(instruction: str, said: str) -> None:
    assert verdict(instruction) == said


@pytest.mark.recorded
@pytest.mark.llvm(22)
def test_llvm_accepts_the_same() -> None:
    accepted = []
    for instruction, _ in CASES:
        command = ["llvm-as-22", "-", "-o", "-"]
        done = subprocess.run(command, input=text_with(instruction).encode(), capture_output=True, check=False)
        if done.returncode == 0:
            accepted.append(instruction)
    assert accepted == [instruction for instruction, said in CASES if said == ACCEPTED]


def main() -> None:
    text = FILE.read_text(encoding="utf-8")
    for instruction, said in CASES:
        text = text.replace(f"{instruction}\n    {said}\n", f"{instruction}\n    {verdict(instruction)}\n")
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
