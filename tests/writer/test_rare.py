"""Bitcode of what few texts have, as llvm-as writes it: `rare.txt` has the release, the hash of its bytes, the text."""

from __future__ import annotations

import hashlib
import re
import subprocess
from pathlib import Path

import pytest

import irkit

_CASE = re.compile(r"^;;; (\d+) (\w{64})\n((?:(?!;;; ).*\n)*)", re.MULTILINE)
CASES = _CASE.findall((Path(__file__).parent / "rare.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(len(CASES)))
def test_bytes(number: int) -> None:
    version, expected, text = CASES[number]
    written = irkit.to_bitcode(irkit.parse_assembly(text, "<stdin>", int(version)))
    assert hashlib.sha256(written).hexdigest() == expected


@pytest.mark.llvm(23)
def test_llvm_writes_the_same() -> None:
    for version, expected, text in CASES:
        command = [f"llvm-as-{version}", "-", "-o", "-"]
        done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
        if done.returncode:
            done = subprocess.run([*command, "-disable-verify"], input=text.encode(), capture_output=True, check=True)
        assert hashlib.sha256(done.stdout).hexdigest() == expected
