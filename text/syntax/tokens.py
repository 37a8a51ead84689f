"""The tokens of assembly: LLVM's lexer, as one expression."""

from __future__ import annotations

import re
from typing import Final

from text.syntax.lexical import KINDS, PIECES, SKIPPED


class Lexicon:
    """The tokens of a language. `pattern` matches what is skipped and one token, of the kind `kinds[match.lastindex]`,
    whose text without sigils is in the group behind that one; `pieces` are the terminals whose text varies between
    statements of one shape. A LABEL's does where it starts a block."""

    def __init__(self, skipped: str, kinds: list[tuple[str, str]], pieces: list[str]) -> None:
        groups = "|".join(f"({pattern})" for _, pattern in kinds)
        self.pattern: re.Pattern[str] = re.compile(f"{skipped}(?:{groups})", re.DOTALL)
        self.skipped: re.Pattern[str] = re.compile(skipped)
        self.kinds: list[str] = [""]
        for name, _ in kinds:
            self.kinds += [name, name]
        self.pieces: frozenset[str] = frozenset(pieces)

    def spans(self, text: str, offset: int, first: int, last: int) -> tuple[int, int]:
        """Where token `first` of the statement at `offset` starts, and where token `last` ends."""
        match = self.pattern.match
        at = offset
        start = len(text)
        number = 0
        while True:
            found = match(text, at)
            assert found is not None  # the last two kinds match anything
            assert found.lastindex is not None
            begins = found.start(found.lastindex)
            at = found.end()
            if number == first:
                start = begins
            if number >= last or begins >= len(text):
                return min(start, begins), at
            number += 1


LEXICON: Final = Lexicon(SKIPPED, list(KINDS), list(PIECES))
