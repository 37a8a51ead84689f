"""Lines and their keys: the two ways of finding them agree, and equal keys are equal tokens."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from text.syntax.scan import ByteScanner, Line
from text.syntax.source import Source
from text.syntax.split import SplitScanner
from text.syntax.tokens import LEXICON

SIGNS = list('%@!#^$"\\-.+_ax05eEKc:;(){}=/*,\n \t\r\0\1\2\xe9')
WORDS = [
    "0x",
    "u0x",
    "s0x",
    "1.5",
    "e+5",
    "i32",
    "foo",
    "%5",
    "!5",
    '!"',
    '"a"',
    '":',
    "!{",
    "$x",
    "...",
    "label:",
    "%-.x",
]
# What begins and ends numbers and names, for all pairs.
PARTS = (
    *("0", "7", "05", "12345", "99999", "123456", "1.", "1.5", "1.5e3", "1.5E+3", "1.5e-3", "1.5e", "1.5e+", "-1"),
    *("-1.5", "+1", "+1.5", "+", "-", "0x", "0x1F", "0xK1", "0xH", "0xZ", "00x1", "u0x1F", "s0x", "s0x1", "u0xG"),
    *("1e5", "1.5e5x", "1.x", "0x1F:", "1.5:", "$1", "$.5", "1.5e3.2", "0x.", "-0x1", "%5", "%98765", "%x", "%-.5"),
    *("%-x", "%1a", "%00", "%123456", "@a.b", "@", "%", "!5", "!5:", "!x", "!ab\\cd", "!x]y", "!\\x", "!", "#1"),
    *("#a", "#-", "^1", "^99999", "^100000", "$x", "$-1.5", "$1x", "$", "foo", "foo:", "-1:", "...", ".", "x", "_"),
    *("\\", "i32", '"', '"a"', '"a":', '"a', 'c"b"', "(", "=", ",", "/", "/*", "*/", "/*x*/", ";c", "}", "{", ":"),
    *("é", "\x01", "\x7f", "\x00"),
)
BETWEEN = ("", " ", "\n", "\r", "\t", "\r\n")
TEXTS = st.lists(st.sampled_from([*SIGNS, *WORDS, "\r\n", "/*", "*/"]), max_size=14).map("".join)
KINDS = LEXICON.kinds


def lines(scanner: ByteScanner, in_body: bool) -> list[tuple[bytes, list[str], int, int, bool]]:
    """The keys, pieces and places of all lines, and whether they have a key."""
    line = Line()
    found = []
    at = 0
    while scanner.scan(at, in_body, line):
        found.append((line.key, line.pieces, line.start, line.end, line.huge))
        at = line.next
    return found


@given(TEXTS, st.booleans())
@example('"a": x', True)
@example("!$x \\$x", False)
@example("$-.5", False)
@settings(deadline=None, max_examples=2000)
def test_bytes_and_expressions_agree(text: str, in_body: bool) -> None:
    data = text.encode("latin-1")
    assert lines(SplitScanner(Source(data)), in_body) == lines(ByteScanner(Source(data)), in_body)


@pytest.mark.parametrize("between", BETWEEN)
def test_bytes_and_expressions_agree_on_pairs(between: str) -> None:
    texts = [left + between + right for left in PARTS for right in PARTS]
    texts += ["x" * size + " " + part + " y" for size in range(10) for part in PARTS]
    for text in [*texts, ':\n"a']:
        data = text.encode("latin-1")
        for in_body in (False, True):
            assert lines(SplitScanner(Source(data)), in_body) == lines(ByteScanner(Source(data)), in_body), text


@pytest.mark.parametrize("scanner", [SplitScanner, ByteScanner])
@pytest.mark.parametrize(("size", "is_huge"), [(16383, False), (16384, True), (16600, True)])
def test_long_lines_have_no_key(scanner: type[ByteScanner], size: int, is_huge: bool) -> None:
    line = Line()
    assert scanner(Source("x " * (size // 2) + "x" * (size % 2))).scan(0, False, line)
    assert (line.huge, line.key == b"") == (is_huge, is_huge)
    assert scanner(Source("\n" * size + "x")).scan(0, False, line)
    assert (line.huge, line.key) == (False, b"x")


def tokens(text: str) -> list[str]:
    """The kinds of the tokens, with the text of those that are no pieces."""
    found = []
    at = 0
    while True:
        token = LEXICON.pattern.match(text, at)
        assert token is not None and token.lastindex is not None
        kind = KINDS[token.lastindex]
        found.append(kind if kind not in ("WORD", "SIGN", "LABEL", "METADATA_NAME") else kind + token[token.lastindex])
        if kind in ("$END", "BAD"):
            return found
        at = token.end()


@given(st.data(), TEXTS)
@settings(deadline=None, max_examples=500)
def test_equal_keys_are_equal_tokens(data: st.DataObject, text: str) -> None:
    """Any piece may be replaced by another of its kind."""
    source = Source(text.encode("latin-1"))
    for key, pieces, start, end, _ in lines(ByteScanner(source), False):
        old = source.text[start:end]
        new = ""
        at = 0
        for piece in pieces:
            place = old.index(piece, at)
            other = '"q;q"' if piece[0] == '"' else piece
            if piece.isdigit():
                other = data.draw(st.sampled_from(["7", "123"]))
            new += old[at:place] + other
            at = place + len(piece)
        new += old[at:]
        changed = lines(ByteScanner(Source(new.encode("latin-1"))), False)
        if len(changed) == 1 and changed[0][0] == key:
            assert tokens(new) == tokens(old)


def test_what_a_key_is() -> None:
    def key(text: str, in_body: bool = False) -> bytes:
        return lines(ByteScanner(Source(text)), in_body)[0][0]

    assert key('  @x = global [4 x i8] c"a" ; c') == b'@\1 = global [\1 x i8] c\1\2vv"'
    assert key("%x = fadd x86_fp80 0xK1, 1.0", True) == b"%\1 = fadd x86_fp80 \1, \1\2vhf"
    assert key("entry: ret void", True) == b"\1:"
    assert key('!1 = !DIFoo(name: "x", line: 1)') == b'!\1 = !DIFoo(name: \1, line: \1)\2v"v'
    assert key("} foo", True) == b"}"
