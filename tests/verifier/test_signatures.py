"""What does not fit in the declaration of an intrinsic, in LLVM 23's words."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.cli.llvm.verifying import broken

# What is declared, and below it what LLVM 23 says.
LINES = (Path(__file__).parent / "signatures.txt").read_text().splitlines()
SAID = [(declared, said.strip()) for declared, said in zip(LINES[::2], LINES[1::2], strict=True)]


@pytest.mark.parametrize("declared, said", SAID)
def test_what_does_not_fit(declared: str, said: str) -> None:
    module = irkit.parse_assembly(f"declare {declared}\n", "s.ll", 23)
    (problem,) = irkit.verify(module)
    assert (problem.rule, problem.message) == ("intrinsic-signature", said)


def test_the_declaration_is_told_of_and_no_call() -> None:
    text = """\
define void @f() {
  %x = call i32 @llvm.ctpop.i32(i64 0)
  ret void
}

declare i32 @llvm.ctpop.i32(i64) nounwind
"""
    said = "argument 0 type (matching overload type 0) expected i32, but got i64"
    assert broken(irkit.parse_assembly(text, "s.ll", 23)).splitlines() == [
        f"intrinsic {said}",
        "; Function Attrs: nounwind",
        "declare i32 @llvm.ctpop.i32(i64) #0",
    ]


@pytest.mark.llvm(23)
@pytest.mark.parametrize("declared, said", SAID)
def test_as_llvm_as(declared: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "s.ll"
    path.write_text(f"declare {declared}\n")
    run = subprocess.run(["llvm-as-23", "-o", "/dev/null", str(path)], capture_output=True, check=False, text=True)
    assert run.stderr.splitlines()[1] == said
    module = irkit.parse_assembly(path.read_text(), str(path), 23)
    assert run.stderr.splitlines()[1:] == broken(module).splitlines()
