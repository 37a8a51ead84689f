"""Whether two modules say the same, and where they do not: the base of `irkit.equivalent` and `irkit.differences`."""

from __future__ import annotations

from irkit.equivalence.difference import ADDED, CHANGED, REMOVED, Difference
from irkit.equivalence.modules import differences, equivalent

__all__ = ["ADDED", "CHANGED", "REMOVED", "Difference", "differences", "equivalent"]
