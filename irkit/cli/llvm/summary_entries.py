"""Summaries in texts that a tool skips: only their parentheses are looked at."""

from __future__ import annotations

import re
from typing import Final

from irkit.errors import ParseError

_GAP: Final = rb"(?:[ \t\r\n]|;[^\n]*)*"
_ENTRY: Final = re.compile(rb"^\^\d+%b=%b" % (_GAP, _GAP), re.MULTILINE)
_KIND: Final = re.compile(rb"(gv|module|typeid|typeidCompatibleVTable)%b:%b" % (_GAP, _GAP))
_NUMBER: Final = re.compile(rb"(flags|blockcount)%b:%b\d+" % (_GAP, _GAP))
_PARENTHESIS: Final = re.compile(rb"[()]|\"[^\"]*\"|;[^\n]*")
_START: Final = "Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of summary entry"


def without_summary(data: bytes, name: str) -> bytes:
    """The text with blanks in the place of its entries, so that what is behind them keeps its lines. Raises ParseError
    in the words of LLVM's parser."""
    parts: list[bytes] = []
    at = 0
    while (found := _ENTRY.search(data, at)) is not None:
        end = _end_of(data, found.end(), name)
        parts += [data[at : found.start()], re.sub(rb"[^\n]", b" ", data[found.start() : end])]
        at = end
    return b"".join([*parts, data[at:]])


def _end_of(data: bytes, at: int, name: str) -> int:
    """Where an entry ends whose kind stands at an offset."""
    number = _NUMBER.match(data, at)
    if number is not None:
        return number.end()
    kind = _KIND.match(data, at)
    if kind is None:
        raise _error(data, at, name, _START)
    if data[kind.end() : kind.end() + 1] != b"(":
        raise _error(data, kind.end(), name, "expected '(' at start of summary entry")
    depth = 0
    for token in _PARENTHESIS.finditer(data, kind.end()):
        depth += (token[0] == b"(") - (token[0] == b")")
        if not depth and token[0] == b")":
            return token.end()
    raise _error(data, len(data), name, "found end of file while parsing summary entry")


def _error(data: bytes, at: int, name: str, message: str) -> ParseError:
    begin = data.rfind(b"\n", 0, at) + 1
    line = data[begin:].partition(b"\n")[0].decode("utf-8", "surrogateescape")
    number = data.count(b"\n", 0, at) + 1
    return ParseError(message, path=name, line=number, column=at - begin + 1, source_line=line)
