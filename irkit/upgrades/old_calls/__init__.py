"""Calls of intrinsics that a release has no more, or has in another form: LLVM's readers of text and of bitcode put
what it has instead in their place."""

from __future__ import annotations

from irkit.upgrades.old_calls.run import is_of_old, upgrade_old_calls

__all__ = ["is_of_old", "upgrade_old_calls"]
