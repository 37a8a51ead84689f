"""What is said of a text that is wrong, and where."""

from __future__ import annotations

import time

import pytest

import irkit
from irkit.errors import ParseError
from text.syntax.source import Source, string_bytes, unquote
from text.syntax.statements import Statements

DEEP = 20_000
MESSAGES = {
    "@x = global i32\n": (2, 1, "expected a value before the end of the file"),
    "define void @f() {\n  %x = laod i32, ptr %p": (2, 8, "expected an operation; did you mean 'load'?"),
    "define void @f() {\n  stroe i32 1, ptr %p": (2, 3, "expected an instruction; did you mean 'store'?"),
    "define void @f() {\n  %x = add i32 5 6": (2, 18, "expected ','"),
    "define void @f() {\n  ret i32\n}": (3, 1, "expected a value"),
    "define void @f() {\n  ret void\n": (3, 1, "expected an instruction or '}' before the end of the file"),
    "@x = globl i32 5": (
        1,
        12,
        "expected an attribute, 'alias', 'ifunc' or something else; did you mean 'global' for 'globl'?",
    ),
    "!0 = !{i32}": (1, 11, "expected a value"),
    "!0 = !{foo}": (1, 8, "expected a metadata operand or '}'"),
    "!0 = !DIFoo(name: )": (1, 19, "expected the value of a field"),
    'target "triple" = ""': (1, 8, "expected 'datalayout' or 'triple'"),
    'target "" = ""': (1, 8, "expected 'datalayout' or 'triple'"),
    "define void @f() {\n  %x = shr i32 1, 2": (2, 8, "expected an operation; did you mean 'lshr'?"),
    "define void @f() {\n  cal nnan void @g()": (2, 3, "expected an instruction; did you mean 'call'?"),
    'target tripel = ""': (1, 8, "expected 'datalayout' or 'triple'; did you mean 'triple'?"),
    "%s = type \\{ i2, i6 }/": (
        1,
        11,
        "unexpected '\\'; 'irkit lower --packed=masks' makes LLVM's IR of explicitly packed structs",
    ),
    '@x = global i32 "abc': (1, 17, "the string has no closing quote"),
    '@x = global i32 "': (1, 17, "the string has no closing quote"),
    "@x = global i32 %": (1, 17, "expected a name after '%'"),
    "@x = global i32 1 /* c": (1, 19, "unexpected '/'; a comment that begins with '/*' has to be closed"),
    "declar void @f()": (1, 1, "expected a top-level entity; did you mean 'declare'?"),
    "@x = global i32 5 5": (1, 19, "expected a top-level entity"),
    "\0\x01": (1, 2, "expected a top-level entity"),
}


def first_error(text: str | bytes) -> ParseError:
    """The error of a text."""
    stream = Statements(Source(text, "a.ll"))
    with pytest.raises(ParseError) as error:
        while stream.advance():
            pass
    return error.value


@pytest.mark.parametrize("text", MESSAGES)
def test_place_and_message(text: str) -> None:
    error = first_error(text)
    assert (error.line, error.column, error.message) == MESSAGES[text]


def test_the_line_and_a_caret_are_shown() -> None:
    text = '\n\t%"é" = foo ; \x1b[1m'
    assert str(Source(text, "a.ll").error(1, 2, "no", ("because",))) == (
        'a.ll:2:9: error: no\n\t%"é" = foo ; \N{REPLACEMENT CHARACTER}[1m\n\t       ^~~\nnote: because'
    )


def test_columns_count_characters_and_bytes_that_are_none() -> None:
    error = first_error(b'@"\xff\xc3\xa9" = 5')
    assert error.column == 9
    assert error.source_line == '@"\udcffé" = 5'


@pytest.mark.parametrize("char", ["?", "é", "À", "ÿ", "€", "😀"])
def test_the_whole_of_a_character_is_blamed(char: str) -> None:
    error = first_error(f"@x = {char}é 5")
    assert (error.column, error.end, error.source_line) == (6, 7, f"@x = {char}é 5")


def test_a_line_of_long_characters_is_shown_as_far_as_others() -> None:
    short, long = (str(first_error(f"@x = foo ; {char * 1000}")).splitlines()[1] for char in "z😀")
    assert short.count("z") == long.count("😀") > 50


def test_a_long_line_is_cut_around_the_caret() -> None:
    error = first_error("@x = global i32 " + " " * 5000 + "foo" + " " * 5000)
    excerpt = str(error).splitlines()[1:]
    assert max(map(len, excerpt)) < 140
    caret = excerpt[1].index("^")
    assert excerpt[0][caret : caret + 3] == "foo"


@pytest.mark.parametrize(
    ("length", "column", "end", "cut", "shown", "tail", "mark"),
    [
        (119, 119, 120, "", (0, 119), "", (118, 1)),
        (120, 1, 0, "", (0, 120), "", (0, 1)),
        (120, 120, 121, "", (0, 120), "", (119, 1)),
        (120, 119, 121, "", (0, 120), "", (118, 2)),
        (121, 1, 2, "", (0, 120), "...", (0, 1)),
        (121, 61, 62, "", (0, 120), "...", (60, 1)),
        (121, 62, 64, "...", (1, 121), "", (63, 2)),
        (121, 121, 122, "...", (1, 121), "", (122, 1)),
        (200, 100, 101, "...", (39, 159), "...", (63, 1)),
        (200, 100, 160, "...", (39, 159), "...", (63, 60)),
        (200, 100, 161, "...", (39, 159), "...", (63, 60)),
        (200, 60, 200, "", (0, 120), "...", (59, 61)),
    ],
)
def test_a_line_of_more_than_120_characters_is_cut(
    length: int, column: int, end: int, cut: str, shown: tuple[int, int], tail: str, mark: tuple[int, int]
) -> None:
    line = "".join(chr(0x100 + place) for place in range(length))
    error = ParseError("no", path="a.ll", line=1, column=column, end=end, source_line=line)
    before, marked = mark
    assert str(error).splitlines()[1:] == [
        cut + line[shown[0] : shown[1]] + tail,
        " " * before + "^" + "~" * (marked - 1),
    ]


def test_an_error_of_tokens_points_from_the_first_to_the_last() -> None:
    source = Source("; c\n@x = global i32 5\n")
    error = source.error(4, 2, "no", last=3)
    assert (error.line, error.column, error.end) == (2, 6, 16)
    assert source.error(4, 99, "no").line == 3  # behind the last token: at the end of the text


def test_strings_and_names() -> None:
    assert unquote("x.y") == "x.y"
    assert unquote('"\\c3\\a9\xc3\xa9\\"') == "éé\\"
    assert string_bytes(r'"\\41\41\4\zz"') == rb"\41A\4\zz"
    assert unquote('"\\ff"') == "\udcff"
    assert string_bytes(r'"\g1\1g"') == rb"\g1\1g"


def test_where_the_first_c_comment_stands() -> None:
    assert Source('; /*\n@"/*" = global i8 /* c */ 1').c_comment() == (23, 25)
    assert Source("; /* */").c_comment() is None


def test_only_newer_releases_have_c_comments() -> None:
    text = "@x = global i32 1 /* c */\n"
    irkit.parse_assembly(text, llvm_version=22)
    with pytest.raises(ParseError, match="1:19: error: LLVM 19 does not have") as caught:
        irkit.parse_assembly(text, llvm_version=19)
    assert (caught.value.column, caught.value.end) == (19, 21)


DEEP_TEXTS = {
    "types": "@x = global " + "{" * DEEP + "i8" + "}" * DEEP + " zeroinitializer",
    "function types": "@x = global " + "void (" * DEEP + ")" * DEEP + " zeroinitializer",
    "constants": "@x = global i8 " + "add (i8 " * DEEP + "1" + ", i8 1)" * DEEP,
    "structs": "@x = global i8 " + "{i8 " * DEEP + "1" + "}" * DEEP,
    "metadata": "!0 = " + "!{" * DEEP + "}" * DEEP,
    "nodes": "!0 = " + "!A(b: " * DEEP + "1" + ")" * DEEP,
    "summary": "^0 = a: " + "(" * DEEP + ")" * DEEP,
    "attributes": "declare void @f() a(" + "(" * DEEP + ")" * DEEP + ")",
    "pointers": "@x = global i8" + "*" * DEEP + " null",
}


@pytest.mark.parametrize("name", DEEP_TEXTS)
def test_deep_nesting_is_no_trouble(name: str) -> None:
    text = DEEP_TEXTS[name]
    stream = Statements(Source(text))
    assert stream.advance()
    assert not stream.advance()
    error = first_error(text[: len(text) // 2 - 10])
    assert error.line == 1


@pytest.mark.parametrize(
    "text",
    [
        "a" * 5_000_000,
        '@x = global i8 "' + "a" * 5_000_000,
        "@x = global i8 " + "1" * 5_000_000 + " 5",
        "@x = global i8 " + " " * 5_000_000,
        "%" * 1_000_000,
        '"' * 1_000_001,
        "! " * 500_000,
        "/*" + "*" * 5_000_000,
        "c" + " " * 5_000_000 + "x",
        "(" * 1_000_000,
        "@x = global i8 1 " * 20_000 + "5",
    ],
    ids=lambda text: f"{text[:20]}",
)
def test_a_line_of_megabytes_is_one_error_soon(text: str) -> None:
    started = time.process_time()
    error = first_error(text)
    assert error.line == 1
    assert len(str(error)) < 600
    assert time.process_time() - started < 10


@pytest.mark.parametrize("step", range(5))
def test_a_text_cut_anywhere_gives_statements_or_one_error(step: int) -> None:
    text = (
        '@"a" = global [2 x i8] c"a\\00", align 1 ; c\n%T = type <{ i32, ptr }>\n'
        "define i32 @f(i32 %x) #0 !dbg !1 {\nentry:\n  %y = call i32 (...) @g(i32 u0x1, float 1.5e+1)\n  ret i32 %y\n"
        "}\n"
        '!1 = distinct !DIFoo(name: "x", f: A | B, l: {null})\nattributes #0 = { "k"="v" memory(read) }\n^0 = a: (b: 1)'
    )
    for end in range(step, len(text), 5):
        stream = Statements(Source(text[:end]))
        try:
            while stream.advance():
                pass
        except ParseError as error:
            assert 1 <= error.line <= 11 and error.column >= 1
