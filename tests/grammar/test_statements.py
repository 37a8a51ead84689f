"""The stream of statements: by shapes, by the parser alone and by Lark alone, it is the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from syntax_texts import places, shape, statements

from irkit.errors import ParseError
from text.syntax.language import our_language
from text.syntax.reference import LarkStatements, module_statements, parse_statement
from text.syntax.source import Source
from text.syntax.statements import Statements

FIXTURES = Path(__file__).parents[2] / "fixtures"
AREAS = sorted(path.name for path in FIXTURES.iterdir() if path.is_dir() and any(path.glob("*.ll")))
HAND_WRITTEN = (
    "define void @f() { ret void }\n",
    "define void @f() {\nentry: br label %a a: ret void }\n@x = global i32 1 @y = global i32 2\n",
    "define i32\n@f(\n  i32 %x\n)\n{\n  %y = add i32\n    %x,\n    1\n  ret\n  i32 %y\n}\n",
    "define { i32,\n i32 } @f() prefix { i8,\n i8 } { i8 1, i8 2 }\n{\n  unreachable\n}\n",
    "define void @f() {\n  switch i8 1, label %a [\n    i8 1, label %a\n  ]\na: ; preds\n  store i8\n"
    "    add (i8 1, i8 2), ptr null\n  ret void\n}\n",
    '!0 = !DIFoo(\n  name: "x",\n  line: 5\n)\n!1 = !{!0,\n!0}\n',
    '@s = constant [4 x i8] c"a\nb\\00"\n@"t\n;" = global i8 0 ; "\n',
    '@x = global i32 1 ; "\r\n@y = global /* ; " */ i32\t2\0\r\n; end',
    'define void @f() {\n"a b": br label %"a b"\n5: %"x y" = load i8, ptr @"\\01z"\n}\n',
    "@a = global double 1.5e+3\n@a = global double 0x5\n@a = global i8 u0x5\n@a = global i8 -5\n",
    "define void @f() {\n  ret void\n}\n\n\n",
    "define void @f() {\n  ret void\n}declare void @g()\n",
    '! 5 = !{! 5, ! "x"}\n!llvm.x=!{!5}\n',
    "define void @f() {\n  ret void unreachable\n  ret\n  void unreachable\n}\n",
    "declare\nvoid @f() attributes #0 = { cold }\n",
)


def by_lark(text: str | bytes) -> list[tuple[int, str, list[str], list[tuple[str, int]]]]:
    """The statements as Lark's parser finds them."""
    found = module_statements(Source(text))
    return [(s.offset, shape(s.node, s.pieces), s.pieces, places(s.node)) for s in found]


def by_shapes(text: str | bytes, shapes: bool = True) -> list[tuple[int, str, list[str], list[tuple[str, int]]]]:
    """The statements as the stream gives them."""
    stream = Statements(Source(text))
    if not shapes:  # by the parser alone
        stream.unscanned = len(stream.source.data)
    found = []
    while stream.advance():
        pieces = stream.pieces
        found.append((stream.offset, shape(stream.node, pieces), pieces, places(stream.node)))
    return found


@pytest.mark.parametrize("text", HAND_WRITTEN)
def test_written_in_unusual_ways(text: str) -> None:
    expected = by_lark(text)
    assert by_shapes(text) == expected
    assert by_shapes(text) == expected  # with the shapes that the first time has left
    assert by_shapes(text, shapes=False) == expected


@pytest.mark.parametrize("area", AREAS)
def test_fixtures_through_shapes_and_through_lark(area: str) -> None:
    for path in sorted((FIXTURES / area).glob("*.ll")):
        data = path.read_bytes()
        try:
            expected = by_lark(data)
        except ParseError as error:
            with pytest.raises(ParseError) as found:
                by_shapes(data)
            assert (found.value.line, found.value.column) == (error.line, error.column), path
            continue
        assert by_shapes(data) == expected, path


@given(st.lists(st.sampled_from(HAND_WRITTEN), min_size=2, max_size=4), st.sampled_from(["", "\n", " ", "\r\n"]))
@settings(deadline=None, max_examples=50)
def test_any_order_of_them(parts: list[str], between: str) -> None:
    text = between.join(part.removesuffix("; end") for part in parts)
    assert by_shapes(text) == by_lark(text)


ENTITIES = [
    ("@a = global i32 1", "@b = global i32 2 ; c"),
    ("declare void @f()", "declare void @g()"),
    ("declare void @f(\ni8, i16)", "declare void @g(\ni8, i16)"),
    ("%a = type i32", "%b = type i32"),
    ("$a = comdat any", "$b = comdat any"),
    ("^0 = flags: 1", "^1 = flags: 2"),
    ("!0 = !{!1}", "!2 = !{!3}"),
    ("!a = !{!1}", "!a = !{!3}"),
    ('module asm "a"', 'module asm "b"'),
    ('source_filename = "a"', 'source_filename = "b"'),
    ('target triple = "a"', 'target triple = "b"'),
    ("attributes #0 = { cold }", "attributes #1 = { cold }"),
    ("uselistorder_bb @f, %a, { 1, 0 }", "uselistorder_bb @g, %b, { 1, 0 }"),
]
ITEMS = [
    ("%a = add i32 %b, 1", "%c = add i32 %d, 2"),
    ("ret i32 %a", "ret i32 %b"),
    ("tail call void @f()", "tail call void @g()"),
    ("uselistorder i32 %a, { 1, 0 }", "uselistorder i32 %b, { 1, 0 }"),
    ("#dbg_value(i32 %a, !1, !2, !3)", "#dbg_value(i32 %b, !4, !5, !6)"),
    ("switch i32 %a, label %b [\ni32 1, label %c\n]", "switch i32 %d, label %e [\ni32 2, label %f\n]"),
]


@pytest.mark.parametrize(("first", "second"), ENTITIES + ITEMS)
def test_one_plan_for_all_statements_of_a_shape(first: str, second: str) -> None:
    our_language().shapes.forget()
    before, behind = ("define void @f() {\n", "}\n") if (first, second) in ITEMS else ("", "")
    stream = Statements(Source(f"{before}{first}\n{second}\n{behind}"))
    found = []
    while stream.advance():
        if stream.node.rule not in ("define", "CLOSE"):
            found.append((stream.node, stream.pieces))
    (plan, pieces), (same, others) = found
    assert plan is same
    assert pieces != others


def test_a_shape_tells_integers_from_floats_and_strings() -> None:
    values = ["1", "1.0", "0x1", '"1"', "-1", "+1.0", "u0x1", "0xK1"]
    shapes = [statements(f"!0 = !DIFoo(x: {value})")[0][1] for value in values if value not in ("1.0", "+1.0")]
    assert [text.partition("LABEL:x ")[2].partition("=")[0] for text in shapes] == [
        "INT", "HEX", "STRING", "INT", "INT", "HEX",
    ]  # fmt: skip


def test_a_body_is_skipped_and_read_later() -> None:
    text = "define void @f() {\nb:\n  ret void\n}\ndefine void @g() { ret void }\n@x = global i8 0\n"
    source = Source(text)
    stream = Statements(source)
    heads = []
    rules = []
    while stream.advance():
        rules.append(stream.node.rule)
        if stream.node.rule == "define":
            heads.append(stream.end)
            stream.skip_body()
            assert text[stream.offset : stream.end] == "}"
    assert rules == ["define", "define", "global"]
    bodies = []
    for head in heads:
        body = Statements(source, head)
        while body.advance():
            bodies.append(body.node.rule)
    assert bodies == ["LABEL", "instruction", "CLOSE", "instruction", "CLOSE"]


@pytest.mark.parametrize(
    "text",
    [
        "\ndefine void @f() {\n  ret void }\n",
        "\ndefine void @f() { ret void }\n",
        "define void @f() { ; told\n  ret void\n} ; end\n",
        "define void @f() {\r\n  ret void\r\n}\r\n@x = global i8 0\n",
        "define void @f() { ret void\n}\n",
        "define void @f() {\n  ret void } declare void @g()\ndefine void @h() {\n  ret void\n}\n",
        "define void @f() {\n  ret void }\n@x = global [2 x i8] [ i8 0,\ni8 1\n]\ndefine void @h() {\n  ret void\n}\n",
        "define void @f() {\n  store { i8 } { i8 1 }, ptr null\n  ret void\n}\n\n",
        "define void @f() {\n  store { i8 } { i8 1\n}, ptr null\n  ret void\n}\n!0 = !{}\n",
        "define void @f() {\n  store { i8 } { i8 1\n}, ptr null\n  ret void\n}\n^0 = flags: 1",
        "define void @f() {\n  ret void\n}define void @g() {\n  ret void\n}",
        "define void @f() {\n  ret void\n} %x = type opaque",
        "define void @f() {\n\n}\n",
        "define void @f() {\n}\n",
    ],
)
def test_a_body_ends_where_its_statements_end(text: str) -> None:
    walked, skipped, by_lark = Statements(Source(text)), Statements(Source(text)), LarkStatements(Source(text))
    while skipped.advance():
        assert walked.advance() and by_lark.advance()
        if skipped.node.rule == "define":
            skipped.skip_body()
            by_lark.skip_body()
            while walked.advance() and walked.node.rule != "CLOSE":
                pass
        assert (skipped.node.rule, skipped.offset, skipped.end) == (walked.node.rule, walked.offset, walked.end)
        assert (by_lark.node.rule, by_lark.offset) == (walked.node.rule, walked.offset)
    assert not walked.advance() and not by_lark.advance()


def test_the_end_of_a_statement_is_that_of_its_last_token() -> None:
    text = "@x = global i8 0 ; c\n@y = global i8\n 1\n"
    stream = Statements(Source(text))
    found = []
    while stream.advance():
        found.append(text[stream.offset : stream.end])
    assert found == ["@x = global i8 0", "@y = global i8\n 1"]


def test_forgotten_shapes_are_made_anew() -> None:
    text = "@x = global i8 0\ndefine void @f() {\n  switch i8 1, label %a [\n  ]\n}\n"
    before = statements(text)
    our_language().shapes.forget()
    assert statements(text) == before


def test_one_statement_through_lark_alone() -> None:
    found = parse_statement("%x = add i32 %a, 5", "body_item")
    assert found.pieces == ["x", "a", "5"]
    assert found.offset == 0
    assert shape(found.node, found.pieces) == statements("define void @f() {\n%x = add i32 %a, 5\n}")[1][1]


@pytest.mark.parametrize(
    ("text", "column", "end"),
    [("ret i32 )", 9, 10), ("ret i32", 8, 9), ("ret i32 5 %long", 11, 16), ("ret i32 5, ^", 12, 13)],
)
def test_lark_tells_where_a_statement_goes_wrong(text: str, column: int, end: int) -> None:
    with pytest.raises(ParseError, match="syntax error") as error:
        parse_statement(text, "body_item")
    assert (error.value.line, error.value.column, error.value.end) == (1, column, end)


def test_a_brace_at_the_start_of_a_line_may_belong_to_a_type() -> None:
    text = "define { i8 } @f() {\n  ret {\n i8\n} { i8 1\n}\n}\n@x = global i8 0\n"
    stream = Statements(Source(text))
    assert stream.advance()
    stream.skip_body()
    assert text[stream.offset :] == "}\n@x = global i8 0\n"
    assert stream.advance()
    assert stream.node.rule == "global"
