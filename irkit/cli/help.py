"""What the command lines of several commands have in common."""

from __future__ import annotations

from typing import Final

STDIO: Final = "-"
LLVM_HELP: Final = "The LLVM version whose assembly this is (13 to 22); without it, the newest that takes it."
