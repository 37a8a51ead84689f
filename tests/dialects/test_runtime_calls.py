"""Names that a release keeps, which symbol tables mark as used."""

from __future__ import annotations

from irkit.dialects.runtime_calls import preserved_symbols
from irkit.target_triple import TargetTriple


def test_a_global_without_name_is_kept_until_llvm_18() -> None:
    triple = TargetTriple("x86_64-unknown-linux-gnu")
    assert [version for version in range(13, 23) if "" in preserved_symbols(version, triple)] == [
        13,
        14,
        15,
        16,
        17,
        18,
    ]
