"""When an address within a variable is marked `inbounds`: up to LLVM 16 for every type that is stepped through, in 17
and 18 for the variable's own type alone, and later not at all."""

from __future__ import annotations

import pytest

import irkit

TEXT = """\
@h = global { i32, i32 } zeroinitializer
@r = global ptr getelementptr (i32, ptr @h, i64 1)
@s = global ptr getelementptr ({ i32, i32 }, ptr @h, i64 0, i32 1)
"""


@pytest.mark.parametrize(
    ("version", "other", "own"),
    [(15, True, True), (16, True, True), (17, False, True), (18, False, True), (19, False, False)],
)
def test_addresses_within_a_variable(version: int, other: bool, own: bool) -> None:
    lines = irkit.to_assembly(irkit.parse_assembly(TEXT, llvm_version=version)).splitlines()
    r, s = (next(line for line in lines if line.startswith(name)) for name in ("@r", "@s"))
    assert ("inbounds" in r, "inbounds" in s) == (other, own)
