"""The intrinsic functions of each LLVM release: names, signatures, attributes."""

from __future__ import annotations

from irkit.upgrades.intrinsics.table import Intrinsic, check_release, intrinsic_for, intrinsic_names

__all__ = ["Intrinsic", "check_release", "intrinsic_for", "intrinsic_names"]
