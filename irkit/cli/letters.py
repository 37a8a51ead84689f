"""nm's letters for symbols."""

from __future__ import annotations

from typing import Final

UNDEFINED_LETTERS: Final = "Uw"


def letter(is_weak: bool, is_undefined: bool, section: str, is_external: bool) -> str:
    """nm's letter for a symbol: a capital where other objects see it. `section` is the small one of what it is."""
    if is_weak:
        return "w" if is_undefined else "W"
    if is_undefined:
        return "U"
    return section.upper() if is_external else section
