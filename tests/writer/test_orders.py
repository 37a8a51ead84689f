"""Orders of uses in bitcode, as llvm-as writes them: `orders.txt` has the release, the hash of its bytes, the text."""

from __future__ import annotations

import hashlib
import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.use_lists import make_all_use_lists

_CASE = re.compile(r"^;;; (\d+) (\w{64})\n((?:(?!;;; ).*\n)*)", re.MULTILINE)
CASES = _CASE.findall((Path(__file__).parent / "orders.txt").read_text(encoding="utf-8"))
NUMBERS = range(len(CASES))


def ordered(module: irkit.Module) -> str:
    return irkit.to_assembly(module, preserve_use_list_order=True)


@pytest.mark.parametrize("number", NUMBERS)
def test_bytes(number: int) -> None:
    version, expected, text = CASES[number]
    written = irkit.to_bitcode(irkit.parse_assembly(text, "<stdin>", int(version)))
    assert hashlib.sha256(written).hexdigest() == expected


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_read_is_written_again(number: int) -> None:
    version, _, text = CASES[number]
    written = irkit.to_bitcode(irkit.parse_assembly(text, "<stdin>", int(version)))
    assert irkit.to_bitcode(irkit.parse_bitcode(written)) == written
    module = irkit.parse_bitcode(written)
    make_all_use_lists(module)
    predicted = irkit.to_bitcode(module, preserve_use_list_order=True)
    assert ordered(irkit.parse_bitcode(predicted)) == ordered(irkit.parse_bitcode(written))


@pytest.mark.llvm(23)
def test_llvm_writes_the_same() -> None:
    for version, expected, text in CASES:
        command = [f"llvm-as-{version}"]
        done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
        if done.returncode:
            done = subprocess.run([*command, "-disable-verify"], input=text.encode(), capture_output=True, check=True)
        assert hashlib.sha256(done.stdout).hexdigest() == expected
