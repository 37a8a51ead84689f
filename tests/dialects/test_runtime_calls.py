"""Names that a release keeps, which symbol tables mark as used."""

from __future__ import annotations

import pytest

from irkit.dialects.runtime_calls import preserved_symbols
from irkit.target_triple import TargetTriple


@pytest.mark.parametrize("version", range(13, 23))
def test_a_global_without_name_is_kept_until_llvm_18(version: int) -> None:
    names = preserved_symbols(version, TargetTriple("x86_64-unknown-linux-gnu", version))
    assert ("" in names) == (version <= 18)
