"""What LLVM's reader of bitcode says where irkit's says it in words of its own: a row for each message."""

from __future__ import annotations

import re
from typing import Final

_ROWS: Final = (
    (r"a name of \d+ bytes at \d+ in a string table of \d+ bytes", "Invalid record"),
    (r"value \d+ is used and never defined", "Invalid record"),
    (r"an abbreviation id .* takes \d+ bits, the block has 0 left", "Malformed block"),
    (r"attribute kind (\d+), which LLVM \d+ does not have", r"Unknown attribute kind (\1)"),
)
_COMPILED: Final = tuple([(re.compile(own), llvm) for own, llvm in _ROWS])


def in_readers_words(message: str) -> str:
    """A message of irkit's reader of bitcode as LLVM's words it."""
    for own, llvm in _COMPILED:
        found = own.fullmatch(message)
        if found:
            return found.expand(llvm)
    return message
