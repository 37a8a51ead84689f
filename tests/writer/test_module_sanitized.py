"""A variable's record may speak of sanitizers and say nothing of them, as clang's do; so it is written again."""

from __future__ import annotations

import pytest

import irkit


@pytest.mark.parametrize(("llvm_version", "is_kept"), [(14, False), (16, True), (19, True), (22, True)])
def test_a_record_with_all_fields_stays_one(llvm_version: int, is_kept: bool) -> None:
    module = irkit.parse_assembly("@a = global i32 0\n@b = global i32 0\n", "x.ll", llvm_version)
    short = irkit.to_bitcode(module)
    assert irkit.parse_bitcode(short).provenance.sanitized == set()
    module.provenance.sanitized.add(module.globals[1])
    long = irkit.to_bitcode(module)
    again = irkit.parse_bitcode(long)
    assert again.provenance.sanitized == ({again.globals[1]} if is_kept else set())
    if is_kept:
        assert irkit.to_bitcode(again) == long
