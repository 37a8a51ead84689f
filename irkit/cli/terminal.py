"""What a terminal is asked for, and when: colours and a cursor that moves."""

from __future__ import annotations

import os
from typing import IO, Any, Final

AUTO: Final = "auto"
ALWAYS: Final = "always"


def moves_cursor(stream: IO[Any]) -> bool:
    """Whether a stream is a terminal that can do more than show one line after another."""
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def in_colour(choice: str, stream: IO[Any]) -> bool:
    """Whether what is written to `stream` is coloured. `choice` is "auto", "always" or "never"; NO_COLOR, if it is set
    and not empty, is a no to "auto" (https://no-color.org)."""
    if choice != AUTO:
        return choice == ALWAYS
    return moves_cursor(stream) and not os.environ.get("NO_COLOR")
