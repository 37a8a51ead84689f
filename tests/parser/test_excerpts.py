"""What an error shows of the line that it blames."""

from __future__ import annotations

import pytest

from irkit.errors import ParseError

LINE = "".join(chr(ord("a") + at % 26) for at in range(300))


def shown(source_line: str, column: int, end: int) -> list[str]:
    error = ParseError("wrong", path="x.ll", line=7, column=column, end=end, source_line=source_line)
    first, *rest = str(error).split("\n")
    assert first == f"x.ll:7:{column}: error: wrong"
    return rest


@pytest.mark.parametrize(
    ("source_line", "column", "end", "expected"),
    [
        ("abc def", 1, 4, ["abc def", "^~~"]),
        ("abc def", 5, 8, ["abc def", "    ^~~"]),
        ("abc def", 5, 6, ["abc def", "    ^"]),
        ("abc def", 5, 5, ["abc def", "    ^"]),
        ("abc def", 5, 0, ["abc def", "    ^"]),
        ("abc def", 5, 90, ["abc def", "    ^~~"]),
        ("abc def", 8, 9, ["abc def", "       ^"]),
        ("\ta\x1bc", 4, 5, ["\ta\N{REPLACEMENT CHARACTER}c", "\t  ^"]),
        # A line of 120 characters is shown as it is; of a longer one, 120 around the place.
        (LINE[:120], 120, 121, [LINE[:120], " " * 119 + "^"]),
        (LINE[:121], 1, 2, [LINE[:120] + "...", "^"]),
        (LINE[:121], 61, 62, [LINE[:120] + "...", " " * 60 + "^"]),
        (LINE[:121], 62, 63, ["..." + LINE[1:121], " " * 63 + "^"]),
        (LINE, 61, 63, [LINE[:120] + "...", " " * 60 + "^~"]),
        (LINE, 62, 63, ["..." + LINE[1:121] + "...", " " * 63 + "^"]),
        (LINE, 150, 155, ["..." + LINE[89:209] + "...", " " * 63 + "^~~~~"]),
        (LINE, 240, 301, ["..." + LINE[179:299] + "...", " " * 63 + "^" + "~" * 59]),
        (LINE, 241, 301, ["..." + LINE[180:], " " * 63 + "^" + "~" * 59]),
        (LINE, 300, 301, ["..." + LINE[180:], " " * 122 + "^"]),
    ],
)
def test_the_line_and_the_caret(source_line: str, column: int, end: int, expected: list[str]) -> None:
    assert shown(source_line, column, end) == expected


def test_what_is_not_known_is_not_shown() -> None:
    assert str(ParseError("wrong")) == "wrong"
    assert str(ParseError("wrong", path="x.ll")) == "x.ll: wrong"
    assert str(ParseError("wrong", notes=("one", "two"))) == "wrong\none\ntwo"
    assert str(ParseError("wrong", line=1, column=2)) == ":1:2: error: wrong"
    at = ParseError("wrong", path="x.ll", line=1, column=2, source_line="ab", notes=("one", "two"))
    assert str(at) == "x.ll:1:2: error: wrong\nab\n ^\nnote: one\nnote: two"
