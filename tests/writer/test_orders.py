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


@pytest.mark.parametrize("number", NUMBERS)
def test_upgraded_text_is_as_read_again(number: int) -> None:
    version, _, text = CASES[number]
    read = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, "<stdin>", int(version))), "<stdin>")
    module = irkit.parse_assembly(text, "<stdin>", int(version))
    irkit.upgrade(module)
    irkit.upgrade(read)
    assert ordered(module) == ordered(read)


USERS = """
@g = global i32 7
@h = global [2 x ptr] [ptr @g, ptr @g]
define i32 @f(i32 %x) {
  %a = load i32, ptr @g
  %b = load i32, ptr @g
  %c = add i32 %b, ptrtoint (ptr getelementptr (i8, ptr @g, i64 5) to i32)
  %d = add i32 %c, %x
GONE  ret i32 %d
}
"""


@pytest.mark.parametrize("version", [16, 22, 23])
@pytest.mark.parametrize("gone", ["load i32, ptr @g", "add i32 %x, ptrtoint (ptr @g to i32)", "add i32 %d, %x"])
def test_users_that_are_not_written_do_not_count(gone: str, version: int) -> None:
    plain = irkit.parse_assembly(USERS.replace("GONE", ""), "m", version)
    module = irkit.parse_assembly(USERS.replace("GONE", f"  %gone = {gone}\n"), "m", version)
    block = module.functions[0].blocks[0]
    removed = block.instructions[-2]
    block.remove(removed)
    assert removed.operands
    assert irkit.to_bitcode(module) == irkit.to_bitcode(plain)


@pytest.mark.llvm(23)
def test_llvm_writes_the_same() -> None:
    for version, expected, text in CASES:
        command = [f"llvm-as-{version}"]
        done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
        if done.returncode:
            done = subprocess.run([*command, "-disable-verify"], input=text.encode(), capture_output=True, check=True)
        assert hashlib.sha256(done.stdout).hexdigest() == expected
