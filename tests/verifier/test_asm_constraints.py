"""Constraints of inline assembly beside calls of several types: `asm_constraints.txt` has what is said of each.

`python tests/verifier/test_asm_constraints.py` writes it anew, and lists where llvm-as-22 does not decide the same.
"""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

import irkit
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "asm_constraints.txt"
# The types of the calls, in the order of the letters behind a constraint, and arguments.
CALLS = {
    "void ()": "",
    "void (i32)": "i32 %x",
    "i32 ()": "",
    "i32 (i32)": "i32 %x",
    "void (ptr)": "ptr elementtype(i32) %p",
    "{ i32, i32 } (i32)": "i32 %x",
    "void (i32, i32)": "i32 %x, i32 %x",
}
SINGLE = [
    *("r", "=r", "=&r", "&r", "=&&r", "%r", "=%r", "%%r", "~{memory}", "~{%x}", "~%{x}", "~r", "~", "~{", "~{}", ""),
    *("={ax}", "={ax", "{ax}", "{ax}r", "=*m", "*m", "**m", "=*&m", "0", "1", "=0", "00", "-1", "=r|m", "r|m", "=r|"),
    *("|r", "r|m|i", "!i", "!r", "!", "=", "=#r", "#r", "*", "^ab", "^abr", "^a", "@2ab", "@1a", "@", "=@ccz", "@3ab"),
    *(
        "i*",
        "=r*",
        "r#",
        "r!",
        "i&",
        "r r",
        "=*r",
        "&",
        "%",
        "=&",
        "=r0",
        "{ax}{bx}",
        "=!i",
        "*!i",
        "!*i",
        "@2a",
        "r^a",
    ),
]
FIRST = ("=r", "r", "=&r", "=*m", "0", "~{memory}", "=r|m", "!i")
SECOND = ("r", "0", "1", "=r", "~{memory}", "=*m", "0|0", "r|m", "1|r", "0|1", "%r", "{0}", "=0", "!i", "")
SAID = {
    "cannot be parsed": "c",
    "output constraint stands": "o",
    "input constraint stands": "i",
    "label constraint stands": "l",
    "without outputs": "w",
    "one output gives": "s",
    "output constraints and": "n",
    "input constraints for": "p",
    "Elementtype attribute": "e",
    "Operand for indirect": "P",
    "Label constraints": "L",
}


def text(ty: str, constraints: str) -> str:
    name = "" if ty.startswith("void") else "%r = "
    call = f'{name}call {ty.rpartition(" (")[0]} asm "", "{constraints}"({CALLS[ty]})'
    return f"define void @f(ptr %p, i32 %x) {{\n  {call}\n  ret void\n}}\n"


def verdict(ty: str, constraints: str) -> str:
    try:
        problems = irkit.verify(irkit.parse_assembly(text(ty, constraints), llvm_version=22))
    except IRKitError as error:
        return letter(str(error))
    return letter(problems[0].message) if problems else "."


def letter(message: str) -> str:
    return next((short for words, short in SAID.items() if words in message), "?")


def line(constraints: str) -> str:
    return f"{constraints} {''.join(verdict(ty, constraints) for ty in CALLS)}"


def all_constraints() -> list[str]:
    return [*SINGLE, *[f"{first},{second}" for first, second in product(FIRST, SECOND)]]


def test_what_is_said_of_constraints() -> None:
    assert [line(constraints) for constraints in all_constraints()] == FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.llvm(22)
def test_llvm_takes_the_same() -> None:
    some = [(ty, constraints) for constraints in all_constraints()[::4] for ty in ("void (i32)", "i32 (i32)")]
    assert [case for case in some if (verdict(*case) == ".") != is_taken_by_llvm(*case)] == []


def is_taken_by_llvm(ty: str, constraints: str) -> bool:
    command = ["llvm-as-22", "-", "-o", "/dev/null"]
    return (
        subprocess.run(command, input=text(ty, constraints).encode(), capture_output=True, check=False).returncode == 0
    )


if __name__ == "__main__":
    FILE.write_text("".join(f"{line(constraints)}\n" for constraints in all_constraints()), encoding="utf-8")
    for constraints, ty in product(all_constraints(), CALLS):
        if (verdict(ty, constraints) == ".") != is_taken_by_llvm(ty, constraints):
            sys.stdout.write(f"{ty} {constraints}: {verdict(ty, constraints)}\n")
