r"""Lines and their keys by regular expressions: what runs where nothing is compiled.

It gives what `text/syntax/scan.py` gives, several times faster than that does uncompiled. What regular expressions do
not cover well (strings over several lines, quoted labels, C comments) is left to it.
"""

from __future__ import annotations

import re
from typing import Final

from text.syntax import lexical
from text.syntax.scan import LONGEST, ByteScanner, Line, label_key, piece_class
from text.syntax.source import Source

NUMBERS: Final = "|".join(
    pattern.replace("(", "(?:", 1) for name, pattern in lexical.KINDS if name in ("FLOAT", "HEX", "INT")
)
NAME_CHARS: Final = re.escape(lexical.NAME_CHARACTERS)
NAME_STARTS: Final = re.escape("".join(c for c in lexical.NAME_CHARACTERS if c not in lexical.DIGITS))
SIGILS: Final = re.escape(lexical.SIGILS)
NUMBER_SIGILS: Final = re.escape(lexical.NUMBER_SIGILS)
NAME_SIGILS: Final = re.escape(lexical.NAME_SIGILS)
BLANKS: Final = lexical.BLANKS.replace("\n", "")
NO_NAME: Final = rf'(?<![{NAME_CHARS}"{SIGILS}{NUMBER_SIGILS}\\+]'
# What begins where no name goes on.
BEGINNING: Final = (
    rf"(?<=[{SIGILS}])(?:[{NAME_STARTS}][{NAME_CHARS}]*+|[0-9]++(?![{NAME_CHARS}]))"
    rf"|(?<=[{NUMBER_SIGILS}])[0-9]++(?![{NAME_CHARS}:])"
    rf"|{NO_NAME})(?:{NUMBERS})(?![{NAME_CHARS}:])"
    rf"|(?<=[{NAME_SIGILS}]){NO_NAME}[{NAME_SIGILS}])[{NAME_STARTS}][{NAME_CHARS}]*+(?!:)"
)
# The two looks at single characters say no at most places of a line, and so come before all others.
NAME_BEFORE: Final = rf"(?<![{re.escape(''.join(c for c in lexical.NAME_CHARACTERS if c not in lexical.NAME_SIGILS))}])"
PIECE: Final = rf'(?=["+{NAME_CHARS}])(?:"[^"]*+"|{NAME_BEFORE}(?:{BEGINNING}))'
SPLIT: Final = re.compile(f"({PIECE})").split
CODE: Final = re.compile(r'(?:[^";]++|"[^"]*+")*')  # up to a comment
LABEL: Final = re.compile(rf"[{NAME_CHARS}]++:")
CLASSED: Final = re.compile(r"[0-9]\.|[%@$]-")
BETWEEN: Final = re.compile(r"(?:[ \t\r\n\0]++|;[^\n]*+)*")
HARD: Final = ("\1", "\2", "/*")


class SplitScanner(ByteScanner):
    """Scans a source's lines, one at a time."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        if source.hard is None:
            source.hard = is_hard(source.text)
        self.hard = source.hard

    def scan(self, at: int, in_body: bool, line: Line) -> bool:
        """As ByteScanner.scan does."""
        if self.hard:
            return super().scan(at, in_body, line)
        line.huge = False
        text = self.text
        size = len(text)
        stop = text.find("\n", at, at + LONGEST)
        code = text[at:stop].lstrip(BLANKS) if stop != -1 else ""
        start = stop - len(code)
        if not code or code[0] == ";":  # not the usual line
            skipped = BETWEEN.match(text, at)
            start = at if skipped is None else skipped.end()
            if start >= size:
                return super().scan(size, in_body, line)
            stop = text.find("\n", start, start + LONGEST)
            if stop == -1:
                if size - start >= LONGEST:
                    return huge(start, line)
                stop = size
            code = text[start:stop]
        after = stop + 1 if stop < size else size
        if in_body and code[0] == "}":
            line.key = b"}"
            line.pieces = []
            line.start = start
            line.end = line.next = start + 1
            return True
        if in_body and ":" in code:
            label = LABEL.match(code)
            if label is not None:
                line.start = start
                line.end = line.next = start + label.end()
                line.pieces = [code[: label.end() - 1]]
                line.key = label_key(line.pieces)
                return True
        if '"' in code:
            found = CODE.match(code)
            end = found.end() if found is not None else 0
            if (end < len(code) and code[end] == '"') or '":' in code:
                return super().scan(start, in_body, line)
            code = code[:end].rstrip(BLANKS)
            special = True
        else:
            if ";" in code:
                code = code[: code.index(";")]
            code = code.rstrip(BLANKS)
            special = "0x" in code or (("." in code or "-" in code) and CLASSED.search(code) is not None)
        parts = SPLIT(code)
        line.pieces = pieces = parts[1::2]
        key = "\1".join(parts[::2])
        if special:
            classes = bytes([piece_class(piece) for piece in pieces])
            if classes.count(b"v") != len(classes):
                line.key = key.encode("latin-1") + b"\2" + classes
            else:
                line.key = key.encode("latin-1")
        else:
            line.key = key.encode("latin-1")
        line.start = start
        line.end = start + len(code)
        line.next = after
        return True


def is_hard(text: str) -> bool:
    """Whether there are C comments, bytes that keys use, or carriage returns by themselves."""
    return any(word in text for word in HARD) or text.count("\r") != text.count("\r\n")


def huge(start: int, line: Line) -> bool:
    """A line that is too long for a key."""
    line.key = b""
    line.pieces = []
    line.huge = True
    line.start = line.end = line.next = start
    return True
