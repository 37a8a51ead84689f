"""Constant folding: what LLVM makes of operations on constants, release by release; see Note [folding]."""

from irkit.folding.folder import ConstantFolder, Folder

__all__ = ["ConstantFolder", "Folder"]
