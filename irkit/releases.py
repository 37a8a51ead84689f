"""The LLVM releases that irkit has tables for."""

from __future__ import annotations

from typing import Final

OLDEST: Final = 13
NEWEST: Final = 23
