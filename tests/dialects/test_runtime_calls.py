"""Names that a release keeps, which symbol tables mark as used."""

from __future__ import annotations

import pytest

from irkit.dialects.runtime_calls import preserved_symbols
from irkit.target_triple import TargetTriple


@pytest.mark.parametrize(
    ("version", "triple", "kept", "others"),
    [
        (16, "x86_64-unknown-linux-gnu", "__truncsfbf2", "frexp"),
        (17, "x86_64-unknown-linux-gnu", "frexp ldexpf fegetenv", "exp10 calloc"),
        (18, "x86_64-unknown-linux-gnu", "exp10 calloc fesetmode", "malloc"),
        (20, "x86_64-unknown-linux-gnu", "atan2 atan2f", "modf"),
        (21, "x86_64-unknown-linux-gnu", "modfl sincospi", "malloc free __memcpy_chk"),
        (21, "aarch64-unknown-linux-gnu", "__aarch64_cas1_acq", "malloc"),
        (21, "x86_64-pc-windows-msvc", "__stack_chk_fail", "__chkstk"),
    ],
)
def test_what_is_kept_follows_the_release_and_the_target(version: int, triple: str, kept: str, others: str) -> None:
    names = preserved_symbols(version, TargetTriple(triple, version))
    assert names.issuperset(kept.split())
    assert names.isdisjoint(others.split())


def test_llvm_23_marks_none() -> None:
    assert preserved_symbols(23, TargetTriple("x86_64-unknown-linux-gnu", 23)) == frozenset()


@pytest.mark.parametrize("version", range(13, 23))
def test_a_global_without_name_is_kept_until_llvm_18(version: int) -> None:
    names = preserved_symbols(version, TargetTriple("x86_64-unknown-linux-gnu", version))
    assert ("" in names) == (version <= 18)
