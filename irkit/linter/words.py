"""How messages say numbers and names."""

from __future__ import annotations


def counted(number: int, what: str) -> str:
    """`1 byte`, `2 bytes`."""
    return f"{number} {what}" if number in (1, -1) else f"{number} {what}s"


def with_article(word: str) -> str:
    """`a load`, `an atomicrmw`."""
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"
