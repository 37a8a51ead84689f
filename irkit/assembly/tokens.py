"""Assembly as tokens."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irkit.assembly.targets import Target

NAME: Final = "name"
STRING: Final = "string"
NUMBER: Final = "number"
SIGN: Final = "sign"
END: Final = "end"  # of a statement
SKIPPED: Final = "skipped"  # comments, spaces
HASH_LINE: Final = re.compile(r"[ \t]*#[^\n]*")  # what a preprocessor leaves, a comment for every target


class Token(NamedTuple):
    """`start` and `end` are places in the buffer."""

    kind: str
    text: str
    start: int
    end: int

    @property
    def value(self) -> str:
        """A name or a string without its quotes."""
        return self.text[1:-1] if self.kind == STRING else self.text


def second(line: Sequence[Token]) -> str:
    """The text of a statement's second token, "" for none."""
    return line[1].text if len(line) > 1 else ""


def joined(line: Sequence[Token], signs: str) -> list[Token]:
    """A statement where a sign and what stands right behind it are one name, as in `.globl $a`."""
    found: list[Token] = []
    for token in line:
        if found and found[-1].text in signs and found[-1].end == token.start and token.kind in (NAME, NUMBER):
            sign = found.pop()
            found.append(Token(NAME, sign.text + token.text, sign.start, token.end))
        else:
            found.append(token)
    return found


@cache
def pattern(comment: str, separator: str, name_starts: str, name_letters: str) -> re.Pattern[str]:
    return re.compile(
        rf"(?P<skipped>[ \t\r\f\v]+|//[^\n]*|/\*.*?(?:\*/|\Z)|{re.escape(comment)}[^\n]*)"
        rf"|(?P<end>\n|{re.escape(separator)})"
        r'|(?P<string>"(?:[^"\\\n]|\\.)*"?)'
        r"|(?P<number>\d[\w.]*|'(?:\\.|[^\n\\])'?)"
        rf"|(?P<name>[A-Za-z_.{name_starts}][\w.{name_letters}]*)"
        r"|(?P<sign><<|>>|<=|>=|==|!=|<>|&&|\|\||.)",
        re.ASCII | re.DOTALL,
    )


def tokens(text: str, target: Target) -> Iterator[Token]:
    """The tokens without comments and spaces; a last END stands at the end of the text."""
    found = pattern(target.comment, target.separator, target.name_starts, target.name_letters)
    size = len(text)
    place = 0
    begins_line = True
    while place < size:
        if begins_line:
            line = HASH_LINE.match(text, place)
            place = line.end() if line is not None else place
            if place == size:
                break
        match = found.match(text, place)
        if match is None:
            break
        kind = match.lastgroup or SKIPPED
        end = match.end()
        if kind != SKIPPED:
            yield Token(kind, match[0], place, end)
        begins_line = match[0] == "\n"
        place = end
    yield Token(END, "", size, size)
