"""A source text: its bytes, one character each, and its errors."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from irkit.errors import ParseError
from text.syntax.language import Language, our_language

if TYPE_CHECKING:
    from text.syntax.reference import Statement

C_COMMENT: Final = re.compile(r'(?:[^"/;]++|"[^"]*+"|;[^\n\r]*+|/(?!\*))*(/\*)')
LONGEST_LINE: Final = 200  # characters of a line that an error shows


def unquote(piece: str) -> str:
    """The name or string that a piece stands for: without quotes and escapes, as the model has it."""
    if not piece.startswith('"'):
        return piece
    return string_bytes(piece).decode("utf-8", "surrogateescape")


def string_bytes(piece: str) -> bytes:
    r"""The bytes of a quoted piece: `\\` is a backslash, `\xx` in hexadecimal a byte, any other `\` itself."""
    data = piece[1:-1].encode("latin-1")
    if b"\\" not in data:
        return data
    out = bytearray()
    parts = data.split(b"\\")
    out += parts[0]
    at = 1
    while at < len(parts):
        part = parts[at]
        at += 1
        if not part and at < len(parts):  # two in a row
            out += b"\\" + parts[at]
            at += 1
        elif len(part) >= 2 and part[0] in HEX_DIGITS and part[1] in HEX_DIGITS:
            out.append(int(part[:2], 16))
            out += part[2:]
        else:
            out += b"\\" + part
    return bytes(out)


HEX_DIGITS: Final = b"0123456789abcdefABCDEF"


class Source:
    """A text to parse. `text` has one character for each byte (latin-1), so that offsets are those of the bytes and
    bytes that are not UTF-8 survive; names are made proper strings by `unquote`.
    """

    def __init__(self, data: str | bytes, path: str = "<string>", language: Language | None = None) -> None:
        if isinstance(data, str):
            data = data.encode("utf-8", "surrogateescape")
        self.path = path
        self.data = data
        self.by_lark: bool = False  # is it parsed by Lark alone?
        self.language: Language = our_language() if language is None else language
        self.text = data.decode("latin-1")
        self.statements: list[Statement] | None = None  # by Lark's parse of the whole, once that is made
        self.hard: bool | None = None  # does the text need the byte scanner? None where that is not known yet

    def c_comment(self) -> tuple[int, int] | None:
        """Where the first /* begins that starts a comment, which LLVM has from version 20 on, and where it ends."""
        found = C_COMMENT.match(self.text) if "/*" in self.text else None
        return None if found is None else found.span(1)

    def error(
        self, offset: int, ordinal: int, message: str, notes: tuple[str, ...] = (), last: int | None = None
    ) -> ParseError:
        """The error at token `ordinal` of the statement that starts at `offset`, to be raised; `last` is the ordinal
        of the last token to blame, where that is another.
        """
        start, end = self.language.lexicon.spans(self.text, offset, ordinal, ordinal if last is None else last)
        return self.error_at(start, end, message, notes)

    def error_at(self, start: int, end: int, message: str, notes: tuple[str, ...] = ()) -> ParseError:
        """The error that blames the text from `start` to `end`, to be raised."""
        data = self.data
        while start < end < len(data) and 0x80 <= data[end] < 0xC0:  # a character of several bytes
            end += 1
        begin = data.rfind(b"\n", 0, start) + 1
        stop = data.find(b"\n", begin)
        if stop == -1:
            stop = len(data)
        line = data.count(b"\n", 0, begin) + 1
        before = data[begin:start].decode("utf-8", "surrogateescape")
        blamed = data[start : min(end, stop)].decode("utf-8", "surrogateescape")
        after = data[max(start, min(end, stop)) : min(stop, end + 4 * LONGEST_LINE)].decode("utf-8", "surrogateescape")
        return ParseError(
            message,
            path=self.path,
            line=line,
            column=len(before) + 1,
            end=len(before) + 1 + max(1, len(blamed)),
            source_line=before + blamed + after.rstrip("\r"),
            notes=notes,
        )
