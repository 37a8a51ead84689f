"""The tokens of assembly: LLVM's lexer, as one expression."""

from __future__ import annotations

import re
from typing import Final

NAME: Final = r'(?:[-a-zA-Z$._][-a-zA-Z$._0-9]*+|[0-9]++|"[^"]*+")'
BLANK: Final = r"[ \t\r\n\0]"
SKIPPED: Final = rf"(?:{BLANK}++|;[^\n\r]*+|/\*(?:[^*]|\*(?!/))*+\*/)*+"

# Every kind of token is a group, and has in it a group for the part without its sigils. The order matters: labels and
# strings before what begins like them.
KINDS: Final = (
    ("CHARACTERS", rf'c{BLANK}*+("[^"]*+")'),
    ("LABEL", r"([-a-zA-Z$._0-9]++):"),
    ("INTEGER_TYPE", "(i[0-9]++)"),
    ("INT", "([us]0x[0-9A-Fa-f]++)(?![a-zA-Z0-9_])"),
    ("WORD", "([a-zA-Z_][a-zA-Z0-9_]*+)"),
    ("SIGN", r"([=,*(){}\[\]<>|:]|\.\.\.)"),
    ("LOCAL", f"%({NAME})"),
    ("GLOBAL", f"@({NAME})"),
    ("FLOAT", r"([-+]?[0-9]++\.[0-9]*+(?:[eE][-+]?[0-9]++)?)"),
    ("HEX", "(0x[KLMHR]?[0-9A-Fa-f]++)"),
    ("INT", "(-?[0-9]++)"),
    ("METADATA_ID", rf"!{BLANK}*+([0-9]++)"),
    ("METADATA_NAME", r"!([-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*+)"),
    ("METADATA_STRING", rf'!{BLANK}*+("[^"]*+")'),
    ("STRING", '("[^"]*+")(?!:)'),
    ("LABEL", '("[^"]*+"):'),
    ("ATTRIBUTE_ID", "#([0-9]++)"),
    ("SUMMARY_ID", r"\^([0-9]++)"),
    ("COMDAT", r'\$([-a-zA-Z$._][-a-zA-Z$._0-9]*+|"[^"]*+")'),
    ("SIGN", "([!#])"),
    ("$END", r"(\Z)"),
    ("BAD", "(.)"),
)
TOKEN: Final = re.compile(SKIPPED + "(?:" + "|".join(f"({pattern})" for _, pattern in KINDS) + ")", re.DOTALL)

# The terminals whose text is a piece of the statement; a LABEL is one where it starts a block.
PIECES: Final = {
    "LOCAL",
    "GLOBAL",
    "COMDAT",
    "ATTRIBUTE_ID",
    "SUMMARY_ID",
    "METADATA_ID",
    "METADATA_STRING",
    "CHARACTERS",
    "STRING",
    "INT",
    "FLOAT",
    "HEX",
}


def kind_of_group() -> list[str]:
    """The kind of token that each group of TOKEN stands for."""
    kinds = [""]
    for name, _ in KINDS:
        kinds += [name, name]
    return kinds


def token_spans(text: str, offset: int, first: int, last: int) -> tuple[int, int]:
    """Where token `first` of the statement at `offset` starts, and where token `last` ends."""
    at = offset
    start = len(text)
    number = 0
    while True:
        found = TOKEN.match(text, at)
        assert found is not None and found.lastindex is not None  # the last two kinds match anything
        begins = found.start(found.lastindex)
        at = found.end()
        if number == first:
            start = begins
        if number >= last or begins >= len(text):
            return min(start, begins), at
        number += 1
