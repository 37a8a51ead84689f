"""The facts of the fixtures, in irkit's form and in cclyzer++'s: how many rows, and a digest of them, in
`of_fixtures.txt`.

`python tests/facts/test_of_fixtures.py` writes it anew; a change of it has to be one of the facts or of a fixture.
"""

from __future__ import annotations

import functools
import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import irkit
from irkit.errors import IRKitError
from irkit.facts.cclyzerpp_rows import Conversion
from irkit.facts.extract import columns
from irkit.facts.schema import RELATIONS

FIXTURES = Path(__file__).parents[2] / "fixtures"
RECORD = Path(__file__).parent / "of_fixtures.txt"
FOLDERS = {13: "*", 16: "metadata", 22: "*"}  # typed pointers, debug intrinsics, records
NUMBER = 3  # of the module, which is part of all others


def digest(lines: Iterable[str]) -> str:
    held = sorted(lines)
    data = "\n".join(held).encode("utf-8", "surrogateescape")
    return f"{len(held)} {hashlib.md5(data, usedforsecurity=False).hexdigest()[:8]}"


def told(path: Path, version: int) -> str:
    """The rows of all relations, and of cclyzer++'s."""
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    try:
        module = irkit.parse_assembly(text, "m.ll", version)
    except IRKitError:  # what llvm-dis prints and llvm-as refuses
        return ""
    found = columns(module, RELATIONS, number=NUMBER)
    ours = [f"{name} {row}" for name, parts in found.items() for row in zip(*parts, strict=True)]
    layout = Conversion(found, "demangled {}".format).run()
    theirs = [f"{name} {row}" for name, rows in layout.items() for row in rows]
    return f"{digest(ours)} {digest(theirs)}"


def paths(version: int) -> list[Path]:
    return sorted(FIXTURES.glob(f"{FOLDERS[version]}/*.{version}.ll"))


@functools.cache
def recorded() -> dict[str, str]:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    return {name: rest for name, _, rest in (line.partition(" ") for line in lines)}


@pytest.mark.parametrize("version", FOLDERS)
def test_the_facts_of_fixtures(version: int) -> None:
    found = {path.relative_to(FIXTURES).as_posix(): told(path, version) for path in paths(version)}
    assert len(found) > 20
    assert [name for name, rows in found.items() if rows != recorded()[name]] == []


if __name__ == "__main__":
    lines = [
        f"{path.relative_to(FIXTURES).as_posix()} {told(path, version)}\n"
        for version in FOLDERS
        for path in paths(version)
    ]
    RECORD.write_text("".join(lines), encoding="utf-8")
    sys.stdout.write(f"{len(lines)} files\n")
