"""Bitcode into modules: `parse_bitcode` for a file of one module, `parse_bitcode_modules` for any."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bitcode.reader.files import parse_bitcode, parse_bitcode_modules

__all__ = ["parse_bitcode", "parse_bitcode_modules"]


def __getattr__(name: str) -> object:
    """What reads modules, imported when it is first asked for: lists of symbols do without."""
    if name not in __all__:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    from bitcode.reader import files  # noqa: PLC0415

    return getattr(files, name)
