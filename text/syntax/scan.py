"""Lines and their keys, byte by byte: what runs compiled.

A line's key is its text without what varies: `\\1` stands for each piece (see text/syntax/tree.py), sigils stay,
comments and the blanks around are left out. If a piece is a string, a floating-point number or a hexadecimal one,
`\\2` and the class of every piece follow: `"`, `f`, `h`, and `v` for all others. Lines with the same key have the
same terminals, so that one plan serves all.

What does not look like a piece stays in the key as it is; a statement whose pieces are not those that the parser finds
gets no plan. `text/syntax/split.py` gives the same keys by regular expressions, for where nothing is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_i32_le, write_i64_le
from mypy_extensions import i64

from text.syntax import lexical
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


def make_classes() -> bytes:
    """The class of each byte."""
    table = bytearray(256)
    for chars, kind in (
        (lexical.NAME_CHARACTERS, LETTER),
        (lexical.DIGITS, DIGIT),
        (lexical.SIGNS_OF_FLOATS, PLUS),
        (lexical.SIGNS_OF_INTEGERS + ".", DOT),
        (lexical.NAME_SIGILS, DOLLAR),
        (lexical.SIGILS, SIGIL),
        (lexical.NUMBER_SIGILS, NUMBERED),
        ('"', QUOTE),
        (lexical.BLANKS, BLANK),
        ("\n", LINE_END),
        (";", SEMICOLON),
        ("/", SLASH),
        ("\1\2", CONTROL),
    ):  # what comes later counts
        for char in chars:
            table[ord(char)] = kind
    return bytes(table)


def make_kinds_of_hex() -> bytes:
    """For each byte whether it tells the kind of a hexadecimal float (1) or integer (2), or is a digit of one (3)."""
    table = bytearray(256)
    for kind, chars in enumerate((lexical.HEX_KINDS, lexical.HEX_INTEGERS, lexical.HEXADECIMAL), 1):
        for char in chars:
            table[ord(char)] = kind
    return bytes(table)


MOST_DIGITS: Final = 5
MOST_NUMERALS: Final = 10**MOST_DIGITS
NUMERALS: Final[list[str]] = []  # as many as were needed

CLASSES: Final = make_classes()
KINDS_OF_HEX: Final = make_kinds_of_hex()


class Line:
    """The line that was scanned last."""

    key: bytes
    pieces: list[str]
    start: int  # of its first token
    end: int  # behind its last token
    next: int  # where to go on
    huge: bool  # too long for a key


class ByteScanner:
    """Scans a source's lines, one at a time."""

    pieces: list[str]  # of the line at hand
    last: i64  # what stands before is in the key
    special: bool  # has a piece a class of its own?

    def __init__(self, source: Source) -> None:
        self.data = source.data
        self.text = source.text
        self.writer = BytesWriter()  # the key so far

    def skip(self, at: int) -> int:
        """The first token at or behind `at`, or the end."""
        data = self.data
        classes = CLASSES
        size: i64 = len(data)
        pos: i64 = at
        while pos < size:
            kind: i64 = classes[data[pos]]
            if kind in (BLANK, LINE_END):
                pos += 1
            elif kind == SEMICOLON:
                pos = skip_comment(data, pos)
            elif kind == SLASH:
                end = self.c_comment_end(pos)
                if end == -1:
                    break
                pos = end
            else:
                break
        return pos

    def c_comment_end(self, pos: i64) -> i64:
        """Behind the /* */ at `pos`, or -1 if there is none."""
        data = self.data
        if not data.startswith(b"/*", pos):
            return -1
        end = data.find(b"*/", pos + 2)
        return -1 if end == -1 else end + 2

    def scan(self, at: int, in_body: bool, line: Line) -> bool:
        """Scan the next line with a token on it, from `at`; False at the end of the text.

        In a body a label ends its line, and so does a `}` that stands first.
        """
        data = self.data
        classes = CLASSES
        size: i64 = len(data)
        start: i64 = self.skip(at)
        line.start = start
        line.end = start
        line.next = start
        line.huge = False
        line.key = b""
        line.pieces = self.pieces = []
        if start >= size:
            return False
        if in_body:
            if data[start] == 125:
                line.key = b"}"
                line.end = line.next = start + 1
                return True
            after = self.label(start)
            if after != 0:
                line.key = label_key(self.pieces)
                line.end = line.next = after
                return True
        writer = self.writer
        writer.truncate(0)
        self.last = start
        self.special = False
        pos: i64 = start
        end: i64 = start  # behind the last token
        while pos < size:
            kind: i64 = classes[data[pos]]
            if kind == BLANK:
                pos += 1
            elif kind == OTHER:
                pos += 1
                end = pos
            elif kind <= DOLLAR or kind == PLUS:
                end = pos = self.name_or_number(pos, kind, start)
            elif kind == SIGIL:
                end = pos = self.name(pos + 1)
            elif kind == NUMBERED:
                end = pos = self.numbered(pos + 1)
            elif kind == QUOTE:
                end = pos = self.string(pos)
            elif kind == LINE_END:
                pos += 1
                break
            elif kind == SEMICOLON:
                pos = skip_comment(data, pos)
                break
            elif kind == SLASH:
                behind = self.c_comment_end(pos)
                if behind != -1:
                    pos = behind
                    break
                pos += 1
                end = pos
            else:  # a control character
                self.copy(pos)
                writer.append(127)
                pos += 1
                self.last = end = pos
            if pos - start >= LONGEST:
                line.huge = True
                line.end = line.next = end
                return True
        self.copy(end)
        if self.special:
            writer.append(2)
            for piece in self.pieces:
                writer.append(piece_class(piece))
        line.key = writer.getvalue()
        line.end = end
        line.next = pos
        return True

    def label(self, start: i64) -> i64:
        """Behind the label at `start`, whose name becomes a piece; 0 if there is none."""
        data = self.data
        size: i64 = len(data)
        pos = start
        if data[pos] == 34:
            pos = data.find(b'"', pos + 1) + 1
            if pos == 0:
                return 0
        else:
            pos = names_end(data, pos, size)
        if pos == start or pos >= size or data[pos] != 58:
            return 0
        self.pieces.append(self.text[start:pos])
        return pos + 1

    def name_or_number(self, begin: i64, kind: i64, start: i64) -> i64:
        """Behind the word, label, number or comdat at `begin`."""
        data = self.data
        size: i64 = len(data)
        pos: i64 = names_end(data, begin + 1, size)
        if pos < size and data[pos] == 58 and kind != PLUS:
            return pos + 1
        if kind == LETTER:
            if KINDS_OF_HEX[data[begin]] == 2 and is_hex_integer(data, begin, pos) and may_start(data, begin, start):
                self.piece(begin, pos)
        elif kind == DOLLAR:
            if pos - begin > 1 and CLASSES[data[begin + 1]] != DIGIT and may_start(data, begin, start):
                self.piece(begin + 1, pos)
                if is_special(data, begin + 1, pos):
                    self.special = True
        else:
            number = number_end(data, begin, size)
            if number > 0 and may_start(data, begin, start):
                self.piece(begin, number)
                if is_special(data, begin, number):
                    self.special = True
                return number
            pos = max(pos, number)
        return pos

    def name(self, begin: i64) -> i64:
        """Behind the name or number at `begin`, whose sigil stands before."""
        data = self.data
        size: i64 = len(data)
        if begin >= size:
            return begin
        pos = begin
        c: i64 = data[begin]
        kind: i64 = CLASSES[c]
        if kind == DIGIT:
            pos = digits_end(data, pos)
            if pos < size and 1 <= CLASSES[data[pos]] <= DOLLAR:  # digits and then a name: no piece
                return names_end(data, pos, size)
        elif 1 <= kind <= DOLLAR:
            pos = names_end(data, pos + 1, size)
            if c == 45 and is_special(data, begin, pos):
                self.special = True
        else:
            return begin
        self.piece(begin, pos)
        return pos

    def numbered(self, begin: i64) -> i64:
        """Behind the number or name at `begin`, before which stands `!`, `#` or `^`."""
        data = self.data
        size: i64 = len(data)
        pos = digits_end(data, begin)
        if pos > begin and (pos >= size or not (1 <= CLASSES[data[pos]] <= DOLLAR or data[pos] == 58)):
            self.piece(begin, pos)
            return pos
        return names_end(data, pos, size)

    def string(self, begin: i64) -> i64:
        """Behind the string or quoted label at `begin`."""
        data = self.data
        close: i64 = data.find(b'"', begin + 1)
        if close == -1:
            return begin + 1
        close += 1
        if close < len(data) and data[close] == 58:
            return close + 1
        self.piece(begin, close)
        self.special = True
        return close

    def piece(self, begin: i64, end: i64) -> None:
        """Take a piece out of the line."""
        self.copy(begin)
        self.writer.append(1)
        number = small_number(self.data, begin, end)
        self.pieces.append(self.text[begin:end] if number == -1 else numeral(number))
        self.last = end

    def copy(self, end: i64) -> None:
        """Put the text up to `end` into the key."""
        data = self.data
        writer = self.writer
        begin: i64 = self.last
        while end - begin >= 8:
            write_i64_le(writer, read_i64_le(data, begin))
            begin += 8
        if end - begin >= 4:
            write_i32_le(writer, read_i32_le(data, begin))
            begin += 4
        while begin < end:
            writer.append(data[begin])
            begin += 1


def small_number(data: bytes, begin: i64, end: i64) -> i64:
    """The number that is spelled there, if it has few digits and no zeros before them; else -1."""
    if end - begin > MOST_DIGITS or (data[begin] == 48 and end - begin > 1):
        return -1
    number: i64 = 0
    while begin < end:
        digit: i64 = data[begin] - 48
        if digit < 0 or digit > 9:
            return -1
        number = number * 10 + digit
        begin += 1
    return number


def numeral(number: i64) -> str:
    """A number's digits; of a small one always the same string, which is looked up and compared at once."""
    if number < len(NUMERALS):
        return NUMERALS[number]
    if number >= MOST_NUMERALS:
        return str(number)
    while len(NUMERALS) <= number:
        NUMERALS.append(str(len(NUMERALS)))
    return NUMERALS[number]


def digits_end(data: bytes, pos: i64) -> i64:
    """Behind the digits at `pos`."""
    size: i64 = len(data)
    while pos < size and CLASSES[data[pos]] == DIGIT:
        pos += 1
    return pos


def names_end(data: bytes, pos: i64, size: i64) -> i64:
    """Behind the characters of a name."""
    while pos < size and 1 <= CLASSES[data[pos]] <= DOLLAR:
        pos += 1
    return pos


def label_key(pieces: list[str]) -> bytes:
    """The key of a label that starts a block."""
    kind = piece_class(pieces[0])
    return b"\1:" if kind == 118 else b"\1:\2" + bytes([kind])


def piece_class(piece: str) -> int:
    """The class of a piece, told by its text alone."""
    c = ord(piece[0])
    if c == 34:
        return 34
    if c in (43, 45) or CLASSES[c] == DIGIT:
        if "." in piece:
            return 102
        if piece.startswith("0x"):
            return 104
    return 118


def is_special(data: bytes, begin: i64, end: i64) -> bool:
    """Has the piece a class of its own?"""
    c: i64 = data[begin]
    if c not in (43, 45) and CLASSES[c] != DIGIT:
        return False
    if c == 48 and data.startswith(b"0x", begin):
        return True
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


def is_hex_integer(data: bytes, begin: i64, end: i64) -> bool:
    """Is it u0x or s0x and hexadecimal digits?"""
    if end - begin <= 3 or data[begin + 1] != 48 or data[begin + 2] != 120:
        return False
    begin += 3
    while begin < end:
        if not is_hex(data[begin]):
            return False
        begin += 1
    return True


def number_end(data: bytes, begin: i64, size: i64) -> i64:
    """Behind the number at `begin`; minus the end if it is glued to a name, 0 if there is none."""
    classes = CLASSES
    pos = begin
    c: i64 = data[pos]
    signed = c in (43, 45)
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
        if pos < size and KINDS_OF_HEX[data[pos]] == 1:
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
    return KINDS_OF_HEX[c] == 3


def skip_comment(data: bytes, pos: i64) -> i64:
    """Behind the comment at `pos`, which the end of its line ends."""
    end = data.find(b"\n", pos)
    if end == -1:
        end = len(data)
    back = data.find(b"\r", pos, end)
    return end if back == -1 else back
