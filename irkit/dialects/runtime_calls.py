"""Names of runtime functions that a linker must keep."""

from __future__ import annotations

from irkit.target_triple import TargetTriple


def preserved_symbols(llvm_version: int, triple: TargetTriple) -> frozenset[str]:
    """The names that LLVM of that release keeps for a target."""
    return frozenset()
