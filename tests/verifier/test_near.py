"""What is near the texts under `rules`: one number, type, node or word of each is another, and `near.txt` has what the
verifier says then: `.` for nothing, `=` for the same, `p` where the parser refuses it, or the rules.

`python tests/verifier/test_near.py` writes it anew, and lists where llvm-as does not decide the same.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from cases import NEWEST, Case, cases

import irkit
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "near.txt"
MOST = 40  # variants of a text
PLACE = re.compile(r'"[^"\n]*"|;.*|[%@!#$][-\w.$]+|[A-Za-z_][\w.]*|(?<![\w.])\d+(?![\w.])')
OTHERS = {
    **{"i1": "i8", "i8": "i16", "i16": "i8", "i32": "i64", "i64": "i32", "float": "double", "double": "float"},
    **{"true": "false", "false": "true", "ptr": "ptr addrspace(1)", "distinct": "", "constant": "global"},
    **{"internal": "external", "private": "weak", "weak": "internal", "extern_weak": "external", "void": "i32"},
    **{"seq_cst": "monotonic", "monotonic": "release", "acquire": "release", "release": "acquire"},
    **{"tail": "", "musttail": "tail", "zeroext": "signext", "inreg": "", "byval": "byref", "sret": "byval"},
    **{"nounwind": "", "noinline": "", "alwaysinline": "", "readnone": "", "immarg": "", "convergent": ""},
    **{"half": "float", "token": "i32", "metadata": "i32", "null": "undef", "add": "fadd", "fadd": "add"},
}


def variants(text: str) -> list[str]:
    """The text with one place changed; of many such texts some from all over it."""
    found: list[str] = []
    for place in PLACE.finditer(text):
        word = place[0]
        new = [str(int(word) + 1), str(int(word) - 1)] if word.isdigit() else [OTHERS[word]] if word in OTHERS else []
        if word[0] == "!" and word[1:].isdigit() and text[place.end() :][:2] != " =":
            new = ["null", f"!{int(word[1:]) + 1}"]
        found += [text[: place.start()] + one + text[place.end() :] for one in new]
    return found if len(found) <= MOST else [found[number * len(found) // MOST] for number in range(MOST)]


def verdict(case: Case, text: str) -> str:
    try:
        problems = irkit.verify(irkit.parse_assembly(text, "case.ll", case.llvm_version, upgrade_debug_info=False))
    except IRKitError:
        return "p"
    said = sorted({problem.rule for problem in problems})
    return "." if not said else "=" if said == sorted({case.rule} | case.others) else "+".join(said)


def line(number: int, case: Case) -> str:
    return f"{number} {case.rule}: {' '.join([verdict(case, text) for text in variants(case.text)])}"


CASES = list(enumerate(cases()))


@pytest.mark.parametrize("file", sorted({case.file for _, case in CASES}))
def test_what_the_verifier_says(file: str) -> None:
    recorded = FILE.read_text(encoding="utf-8").splitlines()
    of_file = [(number, case) for number, case in CASES if case.file == file]
    assert [line(number, case) for number, case in of_file] == [recorded[number] for number, _ in of_file]


@pytest.mark.llvm
def test_llvm_takes_the_same() -> None:
    """Of debug info, which LLVM drops where it is wrong, llvm-as takes all."""
    compared = [case for _, case in CASES if case.llvm_version <= NEWEST and case.file != "debug_info.ll"]
    checked = [(case, text) for case in compared for text in variants(case.text)][::40]
    assert [text for case, text in checked if (verdict(case, text) == ".") != is_taken_by_llvm(case, text)] == []


def is_taken_by_llvm(case: Case, text: str) -> bool:
    command = [f"llvm-as-{case.llvm_version}", "-", "-o", "/dev/null"]
    return subprocess.run(command, input=text.encode(), capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    FILE.write_text("".join(f"{line(number, case)}\n" for number, case in CASES), encoding="utf-8")
    for _, case in CASES:
        if case.llvm_version <= NEWEST and case.file != "debug_info.ll":
            for text in variants(case.text):
                if (verdict(case, text) == ".") != is_taken_by_llvm(case, text):
                    sys.stdout.write(f"--- {case.rule} {case.llvm_version}: {verdict(case, text)}\n{text}\n")
