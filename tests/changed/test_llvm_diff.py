"""What llvm-diff says of functions of the fixtures and the same with one word changed: LLVM 22's answers, as a digest
each, in `llvm_diffs.txt`, and irkit's.

`python tests/changed/test_llvm_diff.py` writes it anew, and shows the pairs that irkit tells otherwise; those are
not in it: LLVM has both modules in one context, where a struct of the right one becomes `%pair.0`.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

if __name__ == "__main__":
    import conftest  # noqa: F401 - so that the module below is found
from test_texts import FIXTURES, changes, units

from irkit.cli.llvm import run_tool

RECORD = Path(__file__).parent / "llvm_diffs.txt"
FOLDERS = ("instructions", "constants", "functions")
EVERY = 7  # of the changes of a folder
LONGEST = 4000


def all_pairs(folder: str) -> Iterator[tuple[str, str, str]]:
    """What is changed, the function as it is, and changed."""
    for path in sorted((FIXTURES / folder).glob("*.22.ll")):
        for number, unit in enumerate(units(path.read_text(encoding="utf-8", errors="surrogateescape"))):
            if len(unit.text) < LONGEST and "\ndefine " in f"\n{unit.text}":
                for place, change in enumerate(changes(unit)):
                    yield f"{path.stem} {number}.{place}", unit.text, change.applied(unit.text)


def pairs() -> dict[str, tuple[str, str]]:
    return {
        f"{folder}/{name}": (one, other)
        for folder in FOLDERS
        for name, one, other in islice(all_pairs(folder), 0, None, EVERY)
    }


def written(one: str, other: str) -> list[str]:
    for name, text in (("a.ll", one), ("b.ll", other)):
        Path(name).write_text(text, encoding="utf-8", errors="surrogateescape")
    return ["a.ll", "b.ll"]


def answer(status: int, said: str) -> str:
    data = said.encode("utf-8", "surrogateescape")
    return f"{status} {len(said.splitlines())} {hashlib.md5(data, usedforsecurity=False).hexdigest()[:8]}"


def ours(one: str, other: str) -> tuple[int, str]:
    said = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="surrogateescape")
    with contextlib.redirect_stderr(said):
        status = run_tool("llvm-diff", written(one, other), 22)
    said.seek(0)
    return status, said.read()


def theirs(one: str, other: str) -> tuple[int, str]:
    done = subprocess.run(["llvm-diff-22", *written(one, other)], check=False, capture_output=True)
    return done.returncode, done.stderr.decode("utf-8", "surrogateescape").replace("llvm-diff-22: ", "llvm-diff: ")


def test_what_differs_is_what_llvm_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    there = pairs()
    rows = [line.split("\t") for line in RECORD.read_text(encoding="utf-8").splitlines()]
    assert len(rows) > 50
    assert [name for name, said in rows if answer(*ours(*there[name])) != said] == []


if __name__ == "__main__":
    lines = []
    with tempfile.TemporaryDirectory() as place, contextlib.chdir(place):
        for name, (one, other) in pairs().items():
            wanted = theirs(one, other)
            if "error:" in wanted[1]:
                continue
            found = ours(one, other)
            if answer(*wanted) == answer(*found):
                lines.append(f"{name}\t{answer(*wanted)}\n")
            else:
                sys.stdout.write(f"{name} {answer(*wanted)}\n{wanted[1]}{answer(*found)}\n{found[1]}\n")
    RECORD.write_text("".join(lines), encoding="utf-8")
    sys.stdout.write(f"{len(lines)} pairs\n")
