"""Pairs of modules made of numbers, linked as llvm-link links them: `pairs.txt` has what comes of each."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.cli.link import Linking
from irkit.linking.linker import ignore
from tests.linking.pairs import pair

ROWS = [line.split(" ") for line in (Path(__file__).parent / "pairs.txt").read_text().splitlines() if line[0] != "#"]


def files(row: list[str], folder: Path) -> tuple[list[str], list[str]]:
    """The modules of a pair: those that are linked, and those that override."""
    paths = [folder / "a.ll", folder / "b.ll"]
    for path, text in zip(paths, pair(int(row[0])), strict=True):
        path.write_text(text)
    first, second = map(str, paths)
    return ([first], [second]) if "--override=b.ll" in row else ([first, second], [])


def shortened(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_what_comes_of_a_pair(row: list[str], tmp_path: Path) -> None:
    linking = Linking(*files(row, tmp_path), int(row[1]), "--only-needed" in row, "--internalize" in row)
    assert shortened(irkit.to_assembly(linking.run(ignore))) == row[2]


@pytest.mark.llvm(16, 22)
def test_llvm_links_the_same(tmp_path: Path) -> None:
    for row in ROWS:
        linked, _ = files(row, tmp_path)
        command = [f"llvm-link-{row[1]}", "-S", "-o", "-", *row[3:], *[Path(one).name for one in linked]]
        done = subprocess.run(command, capture_output=True, check=True, cwd=tmp_path)
        assert shortened(done.stdout.decode()) == row[2]
