"""The lines of small texts, by both scanners: `lines.txt` has each text, and below it, of the top level and of a body,
every line's key, its pieces and its text. `python tests/grammar/test_lines.py` writes the answers anew, also of texts
that are put in by themselves."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from text.syntax.scan import ByteScanner, Line
from text.syntax.source import Source
from text.syntax.split import SplitScanner

FILE = Path(__file__).parent / "lines.txt"


def lines(kind: type[ByteScanner], text: str, in_body: bool) -> list[tuple[bytes, list[str], str]]:
    source = Source(text.encode("latin-1"))
    scanner = kind(source)
    line = Line()
    found = []
    at = 0
    while scanner.scan(at, in_body, line):
        found.append((line.key, line.pieces, source.text[line.start : line.end]))
        at = line.next
    return found


def answer(kind: type[ByteScanner], text: str) -> list[str]:
    """A line each; those of a body only where they are others."""
    top, body = lines(kind, text, False), lines(kind, text, True)
    return [f"  {line!r}" for line in top] + [f"  in a body: {line!r}" for line in body if body != top]


def recorded() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    text = ""
    for row in FILE.read_text(encoding="utf-8").splitlines():
        if row.startswith("  "):
            found[text].append(row)
        else:
            text = ast.literal_eval(row)
            found[text] = []
    return found


@pytest.mark.parametrize("kind", [ByteScanner, SplitScanner])
def test_lines(kind: type[ByteScanner]) -> None:
    for text, wanted in recorded().items():
        assert answer(kind, text) == wanted, text


if __name__ == "__main__":
    rows = [row for text in recorded() for row in (repr(text), *answer(ByteScanner, text))]
    FILE.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
