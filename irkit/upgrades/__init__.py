"""What LLVM N's bitcode reader changes in a module as it reads it: `irkit.upgrade`, as passes over tables by version.

The package is called `upgrades` because `irkit.upgrade` is the façade's function: a package of that name would hide it.
"""

from __future__ import annotations

from irkit.upgrades.run import upgrade

__all__ = ["upgrade"]
