"""What the command lines of several commands have in common."""

from __future__ import annotations

from typing import Final

from irkit.releases import NEWEST, OLDEST

STDIO: Final = "-"
LLVM_HELP: Final = (
    f"The LLVM version whose assembly this is ({OLDEST} to {NEWEST}); without it, the newest that takes it."
)
SHARED_JOBS_HELP: Final = "Use N processes, for one large file without debug info, too."
UPGRADE_HELP: Final = (
    f"The LLVM version ({OLDEST} to {NEWEST}) that reads the input: it becomes what that one makes of it."
)
