"""The LLVM releases that irkit has tables for, told where the command line finds them without any table."""

from __future__ import annotations

from irkit.releases import NEWEST, OLDEST

__all__ = ["NEWEST", "OLDEST"]
