"""Lists of constraints of inline assembly by system: each kind of constraint beside each other, with operands that fit
and one more or less. `asm_constraints.txt` has what LLVM 13 and 22 take; `python tests/parser/test_asm_constraints.py`
writes irkit's answers, and lists what LLVM answers otherwise."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
from pathlib import Path

import pytest

import irkit
from irkit.errors import ParseError

FILE = Path(__file__).parent / "asm_constraints.txt"
RELEASES = (13, 22)
KINDS = (
    *("r", "=r", "=*r", "*r", "~{cc}", "!i", "0", "1", "=r|m", "r|m", "0|r", "r|0", "1|0", "0|1", "={ax}", "{a}b"),
    *("=&r", "=&&r", "=%r", "%#r", "^ab", "^a", "@2ab", "@2a", "@0", "=r{ax}", "0r0", "=r|m|r", "0|0|0"),
)


def lists() -> list[str]:
    found = [*KINDS, *[f"{one},{other}" for one, other in itertools.product(KINDS, repeat=2)]]
    chance = random.Random(1)
    return found + [",".join(chance.choices(KINDS, k=length)) for length in (3, 4) for _ in range(120)]


def text(constraints: str, release: int, more: int) -> str:
    """A call with as many results and arguments as the constraints say, or with more arguments."""
    parts = constraints.split(",")
    results = sum(part[0] == "=" and part[1] != "*" for part in parts)
    arguments = sum(part[0] not in "=~!" or part[1:2] == "*" for part in parts) + more
    if release < 15:
        arguments += sum(part[0] == "!" for part in parts)
    result = ("void", "i32", "{ i32, i32 }", "{ i32, i32, i32 }", "{ i32, i32, i32, i32 }")[results]
    given = ", ".join(["i32 0"] * arguments)
    call = f'call {result} asm "", "{constraints}"({given})'
    return f"define void @f() {{\n  {call if result == 'void' else f'%x = {call}'}\n  ret void\n}}\n"


def is_taken(constraints: str, release: int, more: int = 0) -> bool:
    try:
        irkit.parse_assembly(text(constraints, release, more), "x.ll", release)
    except ParseError:
        return False
    return True


def is_taken_by_llvm(constraints: str, release: int, more: int = 0) -> bool:
    command = [f"llvm-as-{release}", "-disable-verify", "-o", "-"]
    return not subprocess.run(
        command, input=text(constraints, release, more).encode(), capture_output=True, check=False
    ).returncode


def recorded() -> dict[str, str]:
    """A list of constraints → the releases that take it."""
    found: dict[str, str] = {}
    releases = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found.update(dict.fromkeys(line.split(), releases))
        else:
            releases = line
    return found


def answers() -> dict[str, str]:
    return {
        one: " ".join(str(release) for release in RELEASES if is_taken(one, release)) or "none"
        for one in dict.fromkeys(lists())
    }


def test_the_same_are_taken() -> None:
    assert answers() == recorded()


def test_operands_are_counted() -> None:
    taken = [one for one, releases in recorded().items() if "22" in releases]
    assert [one for one in taken if is_taken(one, 22, 1)] == []


@pytest.mark.llvm(22)
def test_llvm_takes_the_same() -> None:
    for one, releases in list(recorded().items())[::20]:
        assert is_taken_by_llvm(one, 22) == ("22" in releases), one


def main() -> None:
    found = answers()
    lines: list[str] = []
    for releases in sorted(set(found.values())):
        lines.append(releases)
        row = " "
        for one in [one for one, which in found.items() if which == releases]:
            if len(row) + len(one) > 118:
                lines.append(row)
                row = " "
            row += f" {one}"
        lines.append(row)
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for one, releases in found.items():
        for release in RELEASES:
            if is_taken_by_llvm(one, release) != (str(release) in releases):
                sys.stdout.write(f"{release} {one}\n")


if __name__ == "__main__":
    main()
