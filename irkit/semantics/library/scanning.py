"""`scanf`."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Final

from irkit.errors import UnsupportedError
from irkit.semantics import floats
from irkit.semantics.control_steps import Handler
from irkit.semantics.library.access import string_at, write
from irkit.semantics.library.formatting import limited, parse_float, parse_integer
from irkit.semantics.library.stdio import Stream, files_of
from irkit.semantics.steps import Step

if TYPE_CHECKING:
    from irkit.semantics.machine import Machine


def scanned(machine: Machine, template: bytes, stream: Stream, targets: list[object], step: Step) -> int:
    """`scanf` from a stream; the number of conversions that were stored, or -1 for none at the end of the input."""
    done = 0
    text = Scan(stream)
    for piece in _PIECES.finditer(template):
        if piece[0].isspace():
            text.skip_space()
        elif not piece[0].startswith(b"%"):
            if not text.accept(piece[0]):
                return text.ended(done)
        elif piece[0] == b"%":
            raise UnsupportedError(f"the format {template!r} of scanf")
        else:
            outcome = text.convert(piece, machine, targets, step)
            if outcome is None:
                return text.ended(done)
            done += outcome
    return done


_PIECES: Final = re.compile(rb"[^%]|%(?:(\*)?(\d{1,9})?(hh|h|ll|l|j|z|t|L)?(\[\^?\]?[^]]*\]|[a-zA-Z%]))?", re.DOTALL)
_FORMATS: Final = {b"l": "double", b"L": "x86_fp80"}
_INTEGERS: Final = {b"hh": "i8", b"h": "i16", b"": "i32", **dict.fromkeys((b"l", b"ll", b"j", b"z", b"t", b"L"), "i64")}


class Scan:
    """The input of one scanf."""

    def __init__(self, stream: Stream) -> None:
        self.stream: Stream = stream

    def take(self) -> bytes:
        return self.stream.read(1)

    def back(self, data: bytes) -> None:
        if data:
            self.stream.pushed = data + self.stream.pushed
            self.stream.ended = False

    def ended(self, done: int) -> int:
        """What is returned where the input is another than the format."""
        byte = self.take()
        self.back(byte)
        return done if done or byte else -1

    def skip_space(self) -> None:
        byte = self.take()
        while byte and byte.isspace():
            byte = self.take()
        self.back(byte)

    def accept(self, wanted: bytes) -> bool:
        byte = self.take()
        if byte == wanted:
            return True
        self.back(byte)
        return False

    def run_of(self, limit: int, letters: bytes, inside: bool) -> bytes:
        found = bytearray()
        while len(found) < limit:
            byte = self.take()
            if not byte:
                break
            if (byte in letters) != inside:
                self.back(byte)
                break
            found += byte
        return bytes(found)

    def convert(self, match: re.Match[bytes], machine: Machine, targets: list[object], step: Step) -> int | None:
        """1 for a conversion that was stored, 0 for one that was not to be, None for one that did not match."""
        star, width, length, letter = match.groups()
        limit = int(width) if width else sys.maxsize
        if letter == b"%":
            self.skip_space()
            return 0 if self.accept(b"%") else None
        if letter == b"n" or (length == b"l" and letter[:1] in b"[sc"):
            raise UnsupportedError(f"the conversion {match[0].decode('latin-1')} of scanf")
        data: bytes
        if letter[:1] == b"[":
            inside = letter[1:2] != b"^"
            data = self.run_of(limit, _expanded(letter[1 if inside else 2 : -1]), inside)
        elif letter == b"c":
            data = self.stream.read(int(width) if width else 1)
        else:
            self.skip_space()
            data = self.run_of(limit, b" \t\n\v\f\r", False)
        if not data:
            return None
        return self.stored(letter, length or b"", data, bool(star), machine, targets, step)

    def stored(
        self,
        letter: bytes,
        length: bytes,
        data: bytes,
        skipped: bool,
        machine: Machine,
        targets: list[object],
        step: Step,
    ) -> int | None:
        value: object
        if letter[:1] in b"[sc":
            if not skipped:
                write(machine, targets.pop(0), data + (b"" if letter == b"c" else b"\0"), step)
            return int(not skipped)
        if letter in b"diuxXop":
            base = {b"i": 0, b"x": 16, b"X": 16, b"o": 8, b"p": 16}.get(letter, 10)
            number, end = parse_integer(data, base)
            keyword = "i64" if letter == b"p" else _INTEGERS[length]
            value = limited(number, letter in b"di")
        else:
            found, end = parse_float(data)
            keyword = _FORMATS.get(length, "float")
            value = (
                floats.convert(found, "double", keyword)
                if isinstance(found, float)
                else floats.from_fraction(found, keyword)
            )
        self.back(data[end:])
        if not end:
            return None
        if not skipped:
            scalar = machine.compiler_of().library.shape(keyword).scalar
            assert scalar is not None
            machine.store(targets.pop(0), value & scalar.mask if isinstance(value, int) else value, scalar, step)
        return int(not skipped)


_RANGE: Final = re.compile(rb"(.)-(.)", re.DOTALL)


def _expanded(letters: bytes) -> bytes:
    """The letters of a set, with those of its ranges."""
    return _RANGE.sub(lambda found: bytes(range(found[1][0], found[2][0] + 1)), letters)


def _scanf(machine: Machine, arguments: list[object], step: Step) -> object:
    template = string_at(machine, arguments[0], step)
    return scanned(machine, template, files_of(machine).by_number[0], arguments[1:], step) & 0xFFFFFFFF


def _fscanf(machine: Machine, arguments: list[object], step: Step) -> object:
    stream = files_of(machine).stream(arguments[0], machine, step)
    return scanned(machine, string_at(machine, arguments[1], step), stream, arguments[2:], step) & 0xFFFFFFFF


def _sscanf(machine: Machine, arguments: list[object], step: Step) -> object:
    stream = Stream(None, "a string")
    stream.pushed = string_at(machine, arguments[0], step)
    return scanned(machine, string_at(machine, arguments[1], step), stream, arguments[2:], step) & 0xFFFFFFFF


HANDLERS: Final[dict[str, Handler]] = {
    "scanf": _scanf,
    "__isoc99_scanf": _scanf,
    "__isoc23_scanf": _scanf,
    "fscanf": _fscanf,
    "__isoc99_fscanf": _fscanf,
    "__isoc23_fscanf": _fscanf,
    "sscanf": _sscanf,
    "__isoc99_sscanf": _sscanf,
    "__isoc23_sscanf": _sscanf,
}
