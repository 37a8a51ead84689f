"""x86's intrinsics of old, which became instructions, intrinsics of all targets, or others with another mask."""

from __future__ import annotations

from typing import Final

from irkit.upgrades.old_calls.rules import Row
from irkit.upgrades.old_calls.x86.arithmetic import ARITHMETIC
from irkit.upgrades.old_calls.x86.memory import MEMORY
from irkit.upgrades.old_calls.x86.shuffles import SHUFFLES
from irkit.upgrades.old_calls.x86.types import TYPES
from irkit.upgrades.old_calls.x86.unmasked import UNMASKED

X86: Final[tuple[Row, ...]] = (*TYPES, *MEMORY, *SHUFFLES, *ARITHMETIC, *UNMASKED)

__all__ = ["X86"]
