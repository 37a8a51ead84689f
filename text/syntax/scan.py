"""Lines and their keys, byte by byte: what runs compiled.

A line's key is its text without what varies: `\\1` stands for each piece (see text/syntax/tree.py), sigils stay, comments
and the blanks around are left out. If a piece is a string, a floating-point number or a hexadecimal one, `\\2` and
the class of every piece follow: `"`, `f`, `h`, and `v` for all others. Lines with the same key have the same
terminals, so that one plan serves all.

What does not look like a piece stays in the key as it is; a statement whose pieces are not those that the parser finds
gets no plan. `text/syntax/split.py` gives the same keys by regular expressions, for where nothing is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from text.syntax.source import Source

LONGEST: Final = 16384  # bytes of a line that is worth a key

OTHER: Final = 0
LETTER: Final = 1
DIGIT: Final = 2
DOT: Final = 3  # - and . which may begin a number or a label, and stand in names
DOLLAR: Final = 4
SIGIL: Final = 5  # % @
NUMBERED: Final = 6  # ! # ^
QUOTE: Final = 7
PLUS: Final = 8
LINE_END: Final = 9
SEMICOLON: Final = 10
SLASH: Final = 11
CONTROL: Final = 12  # the characters that have a meaning in keys
BLANK: Final = 13
BRACE: Final = 14


def make_classes() -> bytes:
    """The class of each byte."""
    table = bytearray(256)
    for chars, kind in (
        (b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", LETTER),
        (b"0123456789", DIGIT),
        (b"-.", DOT),
        (b"$", DOLLAR),
        (b"%@", SIGIL),
        (b"!#^", NUMBERED),
        (b'"', QUOTE),
        (b"+", PLUS),
        (b"\n", LINE_END),
        (b";", SEMICOLON),
        (b"/", SLASH),
        (b"\1\2", CONTROL),
        (b" \t\r\0", BLANK),
        (b"}", BRACE),
    ):
        for char in chars:
            table[char] = kind
    return bytes(table)


CLASSES: Final = make_classes()


class Line:
    """The line that was scanned last."""

    def __init__(self) -> None:
        self.key = b""
        self.pieces: list[str] = []
        self.start = 0  # of its first token
        self.end = 0  # behind its last token
        self.next = 0  # where to go on
        self.huge = False  # too long for a key


class ByteScanner:
    """Scans a source's lines, one at a time."""

    def __init__(self, source: Source) -> None:
        self.data = source.data
        self.text = source.text
        self.writer = BytesWriter()

    def skip(self, at: int) -> int:
        """The first token at or behind `at`, or the end."""
        data = self.data
        classes = CLASSES
        size: i64 = len(data)
        pos: i64 = at
        while pos < size:
            kind: i64 = classes[data[pos]]
            if kind == BLANK or kind == LINE_END:
                pos += 1
            elif kind == SEMICOLON:
                pos = skip_comment(data, pos)
            elif kind == SLASH:
                end = self.c_comment_end(pos)
                if end < 0:
                    break
                pos = end
            else:
                break
        return pos

    def c_comment_end(self, pos: i64) -> i64:
        """Behind the /* */ at `pos`, or -1 if there is none."""
        data = self.data
        if pos + 1 >= len(data) or data[pos + 1] != 42:
            return -1
        end = data.find(b"*/", pos + 2)
        if end < 0:
            return -1
        return end + 2

    def scan(self, at: int, in_body: bool, line: Line) -> bool:
        """Scan the next line with a token on it, from `at`; False at the end of the text.

        In a body a label ends its line, and so does a `}` that stands first.
        """
        data = self.data
        text = self.text
        classes = CLASSES
        writer = self.writer
        size: i64 = len(data)
        start: i64 = self.skip(at)
        line.start = start
        line.end = start
        line.huge = False
        pieces: list[str] = []
        line.pieces = pieces
        line.key = b""
        line.next = start
        if start >= size:
            return False
        pos: i64 = start
        if in_body and data[pos] == 125:
            line.key = b"}"
            line.end = line.next = start + 1
            return True
        writer.truncate(0)
        last: i64 = start  # what is behind is in the key
        end: i64 = start  # behind the last token
        special = False
        while pos < size:
            kind: i64 = classes[data[pos]]
            if kind == LETTER or kind == DIGIT or kind == DOT or kind == DOLLAR or kind == PLUS:
                begin: i64 = pos
                pos += 1
                while pos < size and 1 <= classes[data[pos]] <= DOLLAR:
                    pos += 1
                if pos < size and data[pos] == 58 and kind != PLUS:
                    pos += 1
                    if in_body and begin == start:
                        pieces.append(text[begin : pos - 1])
                        line.key = label_key(pieces)
                        line.end = line.next = pos
                        return True
                elif kind == LETTER:
                    c: i64 = data[begin]
                    if (
                        (c == 115 or c == 117)
                        and pos - begin > 3
                        and data[begin + 1] == 48
                        and data[begin + 2] == 120
                        and all_hex(data, begin + 3, pos)
                        and may_start(data, begin, start)
                    ):
                        copy(writer, data, last, begin)
                        pieces.append(text[begin:pos])
                        last = pos
                elif kind == DOLLAR:
                    if pos - begin > 1 and classes[data[begin + 1]] != DIGIT:
                        copy(writer, data, last, begin + 1)
                        pieces.append(text[begin + 1 : pos])
                        last = pos
                        if is_special_name(data, begin + 1, pos):
                            special = True
                else:
                    number = number_end(data, begin, size)
                    if number > 0 and may_start(data, begin, start):
                        copy(writer, data, last, begin)
                        pieces.append(text[begin:number])
                        last = number
                        pos = number
                        if is_special(data, begin, number):
                            special = True
                    elif number > pos:
                        pos = number
                end = pos
            elif kind == BLANK:
                pos += 1
            elif kind == SIGIL:
                pos += 1
                begin = pos
                if pos < size:
                    kind = classes[data[pos]]
                    if kind == DIGIT:
                        while pos < size and classes[data[pos]] == DIGIT:
                            pos += 1
                        if pos < size and 1 <= classes[data[pos]] <= DOLLAR:
                            begin = -1  # digits and then a name: no piece
                            while pos < size and 1 <= classes[data[pos]] <= DOLLAR:
                                pos += 1
                    elif kind == LETTER or kind == DOT or kind == DOLLAR:
                        pos += 1
                        while pos < size and 1 <= classes[data[pos]] <= DOLLAR:
                            pos += 1
                        if data[begin] == 45 and is_special_name(data, begin, pos):
                            special = True
                    if pos > begin >= 0:
                        copy(writer, data, last, begin)
                        pieces.append(text[begin:pos])
                        last = pos
                end = pos
            elif kind == NUMBERED:
                c = data[pos]
                pos += 1
                begin = pos
                if pos < size:
                    kind = classes[data[pos]]
                    if kind == DIGIT:
                        while pos < size and classes[data[pos]] == DIGIT:
                            pos += 1
                        if pos < size and (1 <= classes[data[pos]] <= DOLLAR or data[pos] == 58):
                            while pos < size and 1 <= classes[data[pos]] <= DOLLAR:
                                pos += 1
                        else:
                            copy(writer, data, last, begin)
                            pieces.append(text[begin:pos])
                            last = pos
                    elif c == 33:
                        while pos < size and (1 <= classes[data[pos]] <= DOLLAR or data[pos] == 92):
                            pos += 1
                    else:
                        while pos < size and 1 <= classes[data[pos]] <= DOLLAR:
                            pos += 1
                end = pos
            elif kind == QUOTE:
                begin = pos
                close = data.find(b'"', pos + 1)
                if close < 0:
                    pos += 1
                else:
                    pos = close + 1
                    if pos < size and data[pos] == 58:
                        pos += 1
                        if in_body and begin == start:
                            pieces.append(text[begin : pos - 1])
                            line.key = label_key(pieces)
                            line.end = line.next = pos
                            return True
                    else:
                        copy(writer, data, last, begin)
                        pieces.append(text[begin:pos])
                        last = pos
                        special = True
                end = pos
            elif kind == LINE_END:
                pos += 1
                break
            elif kind == SEMICOLON:
                pos = skip_comment(data, pos)
                break
            elif kind == SLASH:
                after = self.c_comment_end(pos)
                if after >= 0:
                    pos = after
                    break
                pos += 1
                end = pos
            elif kind == CONTROL:
                copy(writer, data, last, pos)
                writer.append(127)
                pos += 1
                last = pos
                end = pos
            else:
                pos += 1
                end = pos
            if pos - start > LONGEST:
                line.huge = True
                line.end = end
                line.next = end
                return True
        if last < end:
            copy_rest(writer, data, last, end)
        if special:
            writer.append(2)
            for piece in pieces:
                writer.append(piece_class(piece))
        line.key = writer.getvalue()
        line.end = end
        line.next = pos
        return True


def copy(writer: BytesWriter, data: bytes, begin: i64, end: i64) -> None:
    """Put a stretch of the text and the mark of a piece into the key."""
    while begin < end:
        writer.append(data[begin])
        begin += 1
    writer.append(1)


def copy_rest(writer: BytesWriter, data: bytes, begin: i64, end: i64) -> None:
    """Put the last stretch of a line into the key."""
    while begin < end:
        writer.append(data[begin])
        begin += 1


def label_key(pieces: list[str]) -> bytes:
    """The key of a label that starts a block."""
    kind = piece_class(pieces[0])
    return b"\1:" if kind == 118 else b"\1:\2" + bytes([kind])


def piece_class(piece: str) -> int:
    """The class of a piece, told by its text alone."""
    c = piece[0]
    if c == '"':
        return 34
    if c in "0123456789+-":
        if "." in piece:
            return 102
        if piece.startswith("0x"):
            return 104
    return 118


def is_special(data: bytes, begin: i64, end: i64) -> bool:
    """Has the number at `begin` a class of its own?"""
    if end - begin > 2 and data[begin] == 48 and data[begin + 1] == 120:
        return True
    return is_special_name(data, begin, end)


def is_special_name(data: bytes, begin: i64, end: i64) -> bool:
    """Does a piece that is no number look like one with a point?"""
    c: i64 = data[begin]
    if c != 45 and c != 43 and not 48 <= c <= 57:
        return False
    while begin < end:
        if data[begin] == 46:
            return True
        begin += 1
    return False


def may_start(data: bytes, begin: i64, start: i64) -> bool:
    """May a number start at `begin`: does what stands before belong to no name, string or sigil?"""
    if begin == start:
        return True
    c: i64 = data[begin - 1]
    kind: i64 = CLASSES[c]
    return not (1 <= kind <= PLUS or c == 92)


def all_hex(data: bytes, begin: i64, end: i64) -> bool:
    """Are all characters hexadecimal digits?"""
    while begin < end:
        c: i64 = data[begin]
        if not (48 <= c <= 57 or 65 <= c <= 70 or 97 <= c <= 102):
            return False
        begin += 1
    return True


def number_end(data: bytes, begin: i64, size: i64) -> i64:
    """Behind the number at `begin`; minus the end if it is glued to a name, 0 if there is none."""
    classes = CLASSES
    pos = begin
    c: i64 = data[pos]
    signed = c == 45 or c == 43
    if signed:
        pos += 1
    digits = pos
    while pos < size and classes[data[pos]] == DIGIT:
        pos += 1
    if pos == digits:
        return 0
    if pos < size and data[pos] == 46:
        pos += 1
        while pos < size and classes[data[pos]] == DIGIT:
            pos += 1
        if pos < size and (data[pos] == 101 or data[pos] == 69):
            after = pos + 1
            if after < size and (data[after] == 43 or data[after] == 45):
                after += 1
            if after < size and classes[data[after]] == DIGIT:
                while after < size and classes[data[after]] == DIGIT:
                    after += 1
                pos = after
    elif c == 43:
        return 0
    elif not signed and pos == begin + 1 and c == 48 and pos < size and data[pos] == 120:
        pos += 1
        if pos < size and (75 <= data[pos] <= 77 or data[pos] == 72 or data[pos] == 82):
            pos += 1
        digits = pos
        while pos < size and is_hex(data[pos]):
            pos += 1
        if pos == digits:
            return 0
    if pos < size and (1 <= classes[data[pos]] <= DOLLAR or data[pos] == 58):
        return -pos
    return pos


def is_hex(c: i64) -> bool:
    """Is it a hexadecimal digit?"""
    return 48 <= c <= 57 or 65 <= c <= 70 or 97 <= c <= 102


def skip_comment(data: bytes, pos: i64) -> i64:
    """Behind the comment at `pos`, which the end of its line ends."""
    end = data.find(b"\n", pos)
    if end < 0:
        end = len(data)
    back = data.find(b"\r", pos, end)
    return end if back < 0 else back
