"""What each LLVM release can express and how it spells it: tables, and `Dialect`, which holds those of one release."""

from __future__ import annotations

from irkit.dialects.dialect import Dialect
from irkit.dialects.features import Feature
from irkit.releases import NEWEST, OLDEST

__all__ = ["NEWEST", "OLDEST", "Dialect", "Feature"]
