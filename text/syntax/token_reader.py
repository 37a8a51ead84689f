"""One token after the other, for the parser.

`TokenReader` asks the lexicon's expression, which holds for every language. `ByteTokenReader`, which runs compiled,
tells the common tokens of ours by their first bytes, several times faster than the expression does, and leaves the
others to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from text.syntax.scan import (
    BLANK,
    CLASSES,
    DIGIT,
    DOLLAR,
    DOT,
    LETTER,
    LINE_END,
    NUMBERED,
    OTHER,
    QUOTE,
    SIGIL,
    digits_end,
)
from text.syntax.source import Source

COMPILED: Final = not __file__.endswith(".py")
KINDS_BY_FIRST: Final = (
    ("LOCAL", "%"),
    ("GLOBAL", "@"),
    ("METADATA_ID", "!"),
    ("ATTRIBUTE_ID", "#"),
    ("SUMMARY_ID", "^"),
)


class TokenReader:
    """Reads a source's tokens: `advance` goes to the next, whose text without sigils is `piece`; it ends at `end`."""

    piece: str
    end: int

    def __init__(self, source: Source) -> None:
        self.text = source.text
        self.match = source.language.lexicon.pattern.match

    def advance(self, at: int) -> int:
        """Read the first token at or behind `at`; its kind, a number of the lexicon's `kinds`."""
        found = self.match(self.text, at)
        assert found is not None  # the last two kinds match anything
        assert found.lastindex is not None
        kind: int = found.lastindex
        self.piece = found.group(kind + 1)
        self.end = found.end()
        return kind


class ByteTokenReader(TokenReader):
    """Reads the tokens of a text in our own language."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.data = source.data
        kinds = source.language.lexicon.kinds
        self.label = kinds.index("LABEL")
        self.word = kinds.index("WORD")
        self.integer = kinds.index("INT")
        self.integer_type = kinds.index("INTEGER_TYPE")
        self.string = kinds.index("STRING")
        self.metadata_name = kinds.index("METADATA_NAME")
        # The kind of what begins with a byte, where that and a second one tell; 0 for the others.
        self.begun = [0] * 256
        for name, first in KINDS_BY_FIRST:
            for char in first:
                self.begun[ord(char)] = kinds.index(name)
        signs = source.language.tables.signs  # a grammar that extends ours may have longer ones
        for sign in signs:
            if len(sign) == 1 and not any(other.startswith(sign) and other != sign for other in signs):
                if CLASSES[ord(sign)] == OTHER:
                    self.begun[ord(sign)] = kinds.index("SIGN")

    def advance(self, at: int) -> int:
        """As TokenReader's."""
        data = self.data
        classes = CLASSES
        size: i64 = len(data)
        pos: i64 = at
        while pos < size and classes[data[pos]] in (BLANK, LINE_END):
            pos += 1
        if pos + 1 >= size:
            return super().advance(at)
        first: i64 = data[pos]
        kind: i64 = classes[first]
        second: i64 = classes[data[pos + 1]]
        end: i64 = pos + 1
        if kind == OTHER:
            sign = self.begun[first]
            if sign:
                return self.found(sign, pos, end)
        elif kind == LETTER:
            while end < size and LETTER <= classes[data[end]] <= DIGIT:
                end += 1
            return self.of_letters(pos, end)
        elif kind == SIGIL:
            if second == DIGIT:
                end = digits_end(data, end)
                return self.found(self.begun[first], pos + 1, end)
            if LETTER <= second <= DOLLAR:
                while end < size and LETTER <= classes[data[end]] <= DOLLAR:
                    end += 1
                return self.found(self.begun[first], pos + 1, end)
        elif kind == NUMBERED:
            if second == DIGIT:
                end = digits_end(data, end)
                return self.found(self.begun[first], pos + 1, end)
            if first == 33 and LETTER <= second <= DOLLAR:
                while end < size and (LETTER <= classes[data[end]] <= DOLLAR or data[end] == 92):
                    end += 1
                return self.found(self.metadata_name, pos + 1, end)
        elif kind == DIGIT or (first == 45 and second == DIGIT):
            end = digits_end(data, end)
            if end < size and not LETTER <= classes[data[end]] <= DOLLAR and data[end] != 58:
                return self.found(self.integer, pos, end)
        elif kind == QUOTE:
            end = data.find(b'"', end) + 1
            if end and end < size and data[end] != 58:
                return self.found(self.string, pos, end)
        return super().advance(at)

    def of_letters(self, pos: i64, end: i64) -> int:
        """The token whose letters and digits, of which the first is a letter, end before `end`."""
        data = self.data
        if end >= len(data) or DOT <= CLASSES[data[end]] <= DOLLAR:  # a label's name goes on
            return super().advance(pos)
        if data[end] == 58:
            kind = self.found(self.label, pos, end)
            self.end = end + 1
            return kind
        first: i64 = data[pos]
        second: i64 = data[pos + 1]
        if first == 105 and CLASSES[second] == DIGIT:  # i32
            if digits_end(data, pos + 1) == end:
                return self.found(self.integer_type, pos, end)
            return super().advance(pos)
        if (second == 48 and first in (102, 115, 117)) or (first == 99 and end == pos + 1):  # f0x, s0x, u0x, c"..."
            return super().advance(pos)
        return self.found(self.word, pos, end)

    def found(self, kind: int, begin: i64, end: i64) -> int:
        """Keep a token's text and its end; its kind."""
        self.piece = self.text[begin:end]
        self.end = end
        return kind


def make_token_reader(source: Source) -> TokenReader:
    """The fastest reader of the tokens of `source`."""
    return ByteTokenReader(source) if COMPILED and source.language.scanned else TokenReader(source)
