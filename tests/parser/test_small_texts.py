"""Small texts of many releases, each for one rule: `small.txt` has them, and behind `>` what is printed of each or the
error that it gets. `python tests/parser/test_small_texts.py` writes the answers anew, and lists what LLVM answers
otherwise."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import irkit
from irkit.errors import ParseError

FILE = Path(__file__).parent / "small.txt"


def cases() -> list[tuple[str, int, str, list[str]]]:
    """What a text is about, its release, the text, and the answer."""
    found = []
    for part in FILE.read_text(encoding="utf-8").split("\n\n"):
        heading, *lines = part.strip("\n").split("\n")
        about = re.fullmatch(r"; LLVM (\d+): (.*)", heading)
        assert about is not None, heading
        text = "".join(f"{line}\n" for line in lines if not line.startswith(">"))
        found.append((about[2], int(about[1]), text, [line[2:] for line in lines if line.startswith(">")]))
    return found


CASES = cases()


def answer(text: str, release: int) -> list[str]:
    try:
        return shown(irkit.to_assembly(irkit.parse_assembly(text, "<stdin>", release)))
    except ParseError as error:
        return [f"error: {error.line}:{error.column}: {error.message}"]


def shown(assembly: str) -> list[str]:
    return [line for line in assembly.split("\n") if line and not line.startswith(("; ModuleID", "source_filename"))]


def answer_of_llvm(text: str, release: int) -> list[str]:
    command = f"llvm-as-{release} -o - - | llvm-dis-{release} -o - -"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], input=text.encode(), capture_output=True, check=False
    )
    if done.returncode:
        said = re.search(r"<stdin>:(\d+):\d+: error: ", done.stderr.decode())
        return [f"error: {said[1] if said else done.stderr.decode()}"]
    return shown(done.stdout.decode())


def alike(ours: list[str], of_llvm: list[str]) -> bool:
    """Of errors only the line is compared."""
    return [re.sub(r"^(error: \d+):.*", r"\1", line) for line in ours] == of_llvm


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_what_becomes_of_it(case: tuple[str, int, str, list[str]]) -> None:
    _, release, text, wanted = case
    assert answer(text, release) == wanted


@pytest.mark.recorded
@pytest.mark.llvm(13, 16, 22)
def test_llvm_says_the_same() -> None:
    others = {}
    for about, release, text, wanted in CASES:
        if release in (13, 16, 22):
            of_llvm = answer_of_llvm(text, release)
            others.update({} if alike(wanted, of_llvm) else {about: of_llvm})
    assert others == {}


if __name__ == "__main__":
    parts = []
    for about, release, text, _ in CASES:
        ours = answer(text, release)
        parts.append(f"; LLVM {release}: {about}\n{text}" + "".join(f"> {line}\n" for line in ours))
        of_llvm = answer_of_llvm(text, release)
        if not alike(ours, of_llvm):
            sys.stdout.write(f"{release} {about}\n  {ours}\n  {of_llvm}\n")
    FILE.write_text("\n".join(parts), encoding="utf-8")
