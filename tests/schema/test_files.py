"""Codecs and declarations agree on every record of real files, and write it back operand for operand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bitcode.schema.check import Codecs, Findings, check_file

ROOT = Path(__file__).parents[2]
FIXTURES = sorted((ROOT / "fixtures").rglob("*.bc"))
CORPUS = Path.home() / ".cache" / "irkit-corpus"
SAMPLES = [
    path
    for folder in ("lua/14-O0", "lua/14-thin", "lua/16-O2", "lua/19-O2", "lua/22-O2", "lua/22-thin")
    for path in sorted((CORPUS / folder).glob("ltests.bc"))
] + [
    path
    for age in (13, 14, 16, 19, 22)
    for name in (
        "compatibility*.bc",
        "thinlto-function-summary*.bc",
        "metadata.bc",
        "debug-info.bc",
        "operand-bundles*.bc",
    )
    for path in sorted((CORPUS / f"assembled/{age}").rglob(name))
]


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: str(path.relative_to(ROOT)))
def test_fixtures(path: Path) -> None:
    check(path)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: str(path.relative_to(CORPUS)))
def test_corpus(path: Path) -> None:
    check(path)


def check(path: Path) -> None:
    findings = Findings()
    check_file(path.read_bytes(), Codecs(), findings, path.name)
    assert findings.seen.total() > 0
    assert findings.examples == {}
    assert findings.unknown == {}
    assert findings.extra == {}, "LLVM 13 to 23 write no operand that has no declaration"
