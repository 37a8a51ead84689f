"""The tokens told by their first bytes are those of the lexicon's expression."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from text.syntax.language import Language
from text.syntax.packed import grammar
from text.syntax.source import Source
from text.syntax.token_reader import ByteTokenReader, TokenReader

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").rglob("*.ll"))[::7]
# Where one token could be taken for another: what follows a word, a number, a sigil.
PARTS = [
    *("a", "c", "f", "i", "s", "u", "x", "define", "i32", "i3a", "i", "f0x3F", "s0x1", "u0xZ", "c0", "c "),
    *("nan", "inf", "0", "7", "12", "0x1F", "0xK", "-", "-1", "+", "1.5", "1.", "e+3", ".", "...", "$", "_", "\\"),
    *("%", "@", "!", "#", "^", ":", ",", "(", ")", "[", "]", "{", "}", "<", ">", "=", "|", "*", "/", "/*", "*/", ";"),
    *(
        '"',
        '"a b"',
        '"a":',
        " ",
        "\n",
        "\t",
        "\r",
        "\0",
        "\1",
        "é",
        "\x7f",
        "!DILocation",
        "!dbg",
        "label:",
        "%0",
        "@1a",
        "%-x",
    ),
    *("#3", "^9:"),
]


def tokens(reader: TokenReader, size: int) -> list[tuple[int, str, int]]:
    found = []
    at = 0
    while at < size:
        kind = reader.advance(at)
        found.append((kind, reader.piece, reader.end))
        assert reader.end > at or reader.end == size
        at = reader.end
        if not reader.piece:
            break
    return found


def same_tokens(text: str, language: Language | None = None) -> None:
    source = Source(text, language=language)
    size = len(source.data)
    assert tokens(ByteTokenReader(source), size) == tokens(TokenReader(source), size)


# The common tokens, all of which are told by their first bytes; what follows each is no part of it.
COMMON = [
    *("define ", "x,", "add(", "a1 b", "c1 b", "f1 b", "s1 b", "u1 b", "g0 b", "ff b", "ss b", "uu b", "cc b", "fa b"),
    *("i32 ", "i1,", "i128*", "is b", "a: b", "a1:b", "i32:b", "c: b", "u0: b", "i: b"),
    *("%0 ", "%12,", "@7)", "%a ", "%a1.b-c$d_e,", "@_x ", "@-x ", "%.x ", "@$x ", "%a1", "@b", "%0", "%12"),
    *(
        "!0 ",
        "!12,",
        "!a ",
        "!a\\b1)",
        "!.a ",
        "!-a ",
        "!$a ",
        "!_a(",
        "#0 ",
        "#12,",
        "^0 ",
        "^12=",
        "!a1",
        "!0",
        "#12",
    ),
    *("0 ", "7,", "12)", "123456 ", "-1 ", "-12,", '"a" ', '"",', '"a b",', "= ", "(x", "{}", ")\n", "[4", "] ", ", "),
    *(" x ", "\n\t %0 ", "\r\n  define "),
]


@pytest.mark.parametrize("text", COMMON)
def test_common_tokens_are_told_by_their_first_bytes(text: str) -> None:
    same_tokens(text)
    source = Source(text)
    reader = ByteTokenReader(source)
    object.__setattr__(reader, "match", lambda _text, _at: None)
    expression = TokenReader(source)
    assert reader.advance(0) == expression.advance(0)
    assert (reader.piece, reader.end) == (expression.piece, expression.end)


@pytest.mark.parametrize("first", "cfstuxgd")
@pytest.mark.parametrize("rest", ["0x1F ", "0x ", "0 ", "1x1 ", '"a" ', ' "a"', '0"a" ', "x0 ", "0x1: ", "0xFg "])
def test_words_that_numbers_and_characters_begin_like(first: str, rest: str) -> None:
    same_tokens(first + rest)


@given(st.lists(st.sampled_from(PARTS), max_size=12).map("".join))
def test_pieced_texts(text: str) -> None:
    same_tokens(text)


@given(st.text(st.characters(max_codepoint=255), max_size=20))
def test_any_text(text: str) -> None:
    same_tokens(text)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.name)
def test_fixtures(path: Path) -> None:
    same_tokens(path.read_bytes().decode("latin-1"))


@pytest.mark.parametrize("text", ["%s = type \\{ i2, {i2}, [3 x i8] }/", "\\{}/}", "}/ }", "\\ {", "}\n/"])
def test_a_grammar_with_longer_signs(text: str) -> None:
    same_tokens(text, grammar().language)
