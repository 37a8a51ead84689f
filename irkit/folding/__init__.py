"""Constant folding: what LLVM makes of operations on constants, release by release; see Note [folding]."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irkit.folding.folder import ConstantFolder, Folder

__all__ = ["ConstantFolder", "Folder"]


def __getattr__(name: str) -> object:
    """The folder, imported when it is first asked for: who only prints numbers needs this package too."""
    if name not in __all__:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    from irkit.folding import folder

    return getattr(folder, name)
