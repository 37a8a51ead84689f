"""Going on after an error in a function's body: the instruction that holds it is left out, or the body is.

Note [what follows from an error]: what a left-out instruction would have defined is not there for those that use it,
so an error that names it may be none. A block that would be left without an end gets `unreachable`. Both change what
the body says, so that only the parser's errors in it mean anything, and no rule of the verifier.
"""

from __future__ import annotations

import re
from typing import Final

from irkit.errors import ParseError
from irkit.operators.table import OPCODES
from text.syntax.source import Source
from text.syntax.statements import Statements

_LABEL: Final = rb'(?:"[^"\n]*"|[-\w.$]+):'
_RESULT: Final = rb'%(?:"[^"\n]*"|[-\w.$]+)'
_BEFORE_A_CALL: Final = ("tail", "musttail", "notail")
_WORDS: Final = "|".join(sorted({*(row.name for row in OPCODES), *_BEFORE_A_CALL}, key=len, reverse=True)).encode()

# The beginnings of lines that begin something: a label, an instruction, a debug record, a directive.
_LABELLED: Final = re.compile(rb"[ \t]*" + _LABEL)
_DEFINITION: Final = re.compile(rb"[ \t]*(" + _RESULT + rb")[ \t]*=")
_START: Final = re.compile(
    rb"[ \t]*(?:" + _RESULT + rb"[ \t]*=|(?:" + _WORDS + rb")(?![-\w.$(])|#dbg_|uselistorder\b|" + _LABEL + rb")"
)
_IN_A_BODY: Final = "blockaddress"  # what speaks of another body
_NO_END: Final = re.compile("no terminator|at least one basic block")  # what is said of a block without an end
_NUMBERED: Final = "expected to be numbered"
_UNREACHABLE: Final = b" unreachable "


class Recovery:
    """A text with errors, of which more and more is left out; all that stays keeps its line."""

    def __init__(self, data: bytes) -> None:
        self.data: bytes = data
        self.missing: dict[int, set[str]] = {}  # by the lines before a body, what left-out instructions would define
        self.ended: set[int] = set()  # the lines that `unreachable` was put before
        self.has_gaps: bool = False  # whether whole bodies are left out, whose blocks others may speak of

    def leave_out(self, error: ParseError) -> bool:
        """Leave out the instruction that an error is in, or all of its body where that cannot be told; where a block
        has no end, it gets one. Returns False, and leaves out nothing, where the error is in no body."""
        place = body_around(self.data, error.line)
        if place is None:
            return False
        start, end = place
        before = self.data[:start].count(b"\n")
        if error.line in self.ended or (_NUMBERED in error.message and before in self.missing):
            self._leave_out_body(start, end)
            return True
        at = error.line - 1 - before
        rows = self.data[start:end].split(b"\n")
        missing = self.missing.setdefault(before, set())
        if at == len(rows) - 1 or _LABELLED.fullmatch(rows[at].partition(b";")[0].rstrip()) is not None:
            if at > 1 and _NO_END.search(error.message) is None:
                at -= 1  # what stands before it lacks a part
            else:
                rows[at] = _UNREACHABLE + rows[at]
                self.ended.add(error.line)
                self._put(start, end, b"\n".join(rows))
                return True
        begin, stop = _instruction_around(rows, at)
        label = _LABELLED.match(rows[begin])
        kept = label[0] if label is not None else b""
        definition = _DEFINITION.match(rows[begin], len(kept))
        if definition is not None:
            missing.add(definition[1].replace(b'"', b"").decode("utf-8", "surrogateescape"))
        if stop == len(rows) - 1 or _LABELLED.match(rows[stop]) is not None:
            kept += _UNREACHABLE
            self.ended.add(before + begin + 1)
        rows[begin:stop] = [kept, *[b""] * (stop - begin - 1)]
        self._put(start, end, b"\n".join(rows))
        return True

    def follows(self, error: ParseError) -> bool:
        """Whether an error may be there only since something is left out, or put in."""
        if error.line in self.ended:
            return True
        if self.has_gaps and _IN_A_BODY in error.source_line:
            return True
        place = body_around(self.data, error.line) if self.missing else None
        missing = self.missing.get(self.data[: place[0]].count(b"\n")) if place is not None else None
        return missing is not None and (
            _NUMBERED in error.message or any(f"'{name}'" in error.message for name in missing)
        )

    def leave_out_bodies(self) -> bool:
        """Leave out all bodies of which something is left out; returns whether there are any."""
        for before in self.missing:
            place = body_around(self.data, before + 2)
            if place is not None:
                self._leave_out_body(*place)
        return bool(self.missing)

    def _leave_out_body(self, start: int, end: int) -> None:
        self._put(start, end, _UNREACHABLE + b"\n" * self.data.count(b"\n", start, end))
        self.has_gaps = True

    def _put(self, start: int, end: int, body: bytes) -> None:
        """Put another body in the place of one."""
        self.data = b"".join((self.data[:start], body, self.data[end:]))


def _instruction_around(rows: list[bytes], at: int) -> tuple[int, int]:
    """Where the instruction begins and ends of which one line is `rows[at]`."""
    begin = at
    while begin > 1 and _START.match(rows[begin]) is None:
        begin -= 1
    stop = at + 1
    while stop < len(rows) - 1 and _START.match(rows[stop]) is None:
        stop += 1
    return begin, stop


def body_around(data: bytes, line: int) -> tuple[int, int] | None:
    """Where the body begins and ends that the line (from 1) is in, behind its first brace and at its last. None where
    it is in none, or where it cannot be told which bodies there are."""
    stream = Statements(Source(data))
    try:
        while stream.advance():
            if stream.node.rule != "define":
                continue
            start = stream.end
            first = data[:start].count(b"\n") + 1
            if line <= first:
                return None
            stream.skip_body()
            if line <= first + data.count(b"\n", start, stream.offset):
                return start, stream.offset
    except ParseError:
        pass
    return None
