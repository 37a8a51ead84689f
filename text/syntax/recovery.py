"""Going on after an error: the body that holds it is left out, and the rest of the text is parsed."""

from __future__ import annotations

from irkit.errors import ParseError
from text.syntax.source import Source
from text.syntax.statements import Statements


def without_body(data: bytes, line: int) -> bytes | None:
    """The text without the body that the line (from 1) is in, which becomes `unreachable`; all else stays in its place.
    None where the line is in no body, or where it cannot be told which bodies there are."""
    stream = Statements(Source(data))
    try:
        while stream.advance():
            if stream.node.rule != "define":
                continue
            start = stream.end
            first = data.count(b"\n", 0, start) + 1
            if line <= first:
                return None
            stream.skip_body()
            body = data[start : stream.offset]
            if line <= first + body.count(b"\n"):
                return b"".join((data[:start], b" unreachable", b"\n" * body.count(b"\n"), data[stream.offset :]))
    except ParseError:
        pass
    return None
