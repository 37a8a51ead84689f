"""The tokens of a statement, lexed again where an error needs a place: LLVM's lexer, in one expression."""

from __future__ import annotations

import re
from typing import Final

NAME: Final = r'[-a-zA-Z$._][-a-zA-Z$._0-9]*|[0-9]+|"[^"]*"'
BLANK: Final = r"[ \t\r\n\0]"
SKIPPED: Final = re.compile(rf"(?:{BLANK}+|;[^\n\r]*|/\*(?:[^*]|\*(?!/))*\*/)+")
TOKEN: Final = re.compile(
    r'(?:[-a-zA-Z$._0-9]+|"[^"]*"):'
    rf"|[%@]({NAME})"
    r'|\$(?:[-a-zA-Z$._][-a-zA-Z$._0-9]*|"[^"]*")'
    rf'|!{BLANK}*(?:[0-9]+|"[^"]*")'
    r"|![-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*"
    r"|[#^][0-9]+"
    rf'|(?:c{BLANK}*)?"[^"]*"'
    r"|0x[KLMHR]?[0-9A-Fa-f]+|[us]0x[0-9A-Fa-f]+"
    r"|[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|-?[0-9]+"
    r"|i[0-9]+|[a-zA-Z_][a-zA-Z0-9_]*|\.\.\.|.",
    re.DOTALL,
)


def token_spans(text: str, offset: int, first: int, last: int) -> tuple[int, int]:
    """Where token `first` of the statement at `offset` starts, and where token `last` ends."""
    at = offset
    start = len(text)
    number = 0
    while True:
        skipped = SKIPPED.match(text, at)
        if skipped is not None:
            at = skipped.end()
        found = TOKEN.match(text, at)
        if found is None:
            return min(start, at), at
        if number == first:
            start = at
        at = found.end()
        if number >= last:
            return start, at
        number += 1
