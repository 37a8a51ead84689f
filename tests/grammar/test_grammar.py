"""The grammar itself: no conflicts, no terminals that are taken for each other, and what is generated is up to date."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest
from lark import Lark
from lark.lexer import PatternStr

from text.grammar import generate, lexical
from text.grammar.layouts import GrammarError, Layouts
from text.syntax import nodes
from text.syntax.lexical import KINDS, PIECES
from text.syntax.reference import parse_statement
from text.syntax.source import Source
from text.syntax.statements import Statements
from text.syntax.tables import load_tables

SAMPLES = ["x", "i32", "5", "-5", "1.5", "0x5", "0xK5", "u0x5", '"a"', 'c"a"', "%x", "%5", "@x", "$x", "#5", "!5"]
SAMPLES += ["!x", '!"a"', "^5", "a:", "5:", '"a":']


def test_no_conflict_is_resolved_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    """Lark takes the shift where a token could end a rule as well, and says so only when asked."""
    with caplog.at_level(logging.DEBUG, logger="lark"):
        generate.make_lark(debug=True)
    assert [record.getMessage() for record in caplog.records] == []


def test_generated_files_are_up_to_date() -> None:
    for path, content in generate.outputs().items():
        assert path.read_text(encoding="utf-8") == content, f"run python -m text.grammar.generate for {path.name}"


def matchers(lark: Any) -> dict[str, re.Pattern[str]]:
    """The expressions of the terminals."""
    return {t.name: re.compile(t.pattern.to_regexp()) for t in lark.terminals if t.name not in lark.ignore_tokens}


def test_no_two_terminals_of_a_state_match_the_same_text() -> None:
    """But for words: a keyword that fits is one, and no IDENT."""
    lark = generate.make_lark()
    tables = load_tables()
    texts = [*SAMPLES, *tables.keywords, *tables.signs]
    patterns = matchers(lark)
    alike: set[frozenset[str]] = set()
    for sample in texts:
        names = [name for name, pattern in patterns.items() if pattern.fullmatch(sample)]
        alike |= {frozenset((a, b)) for a in names for b in names if a != b and "IDENT" not in (a, b)}
    for row in tables.action_rows:
        together = {tables.terminals[number] for number in row[::2]}
        assert not [pair for pair in alike if pair <= together]


def test_the_lexer_and_the_grammar_have_the_same_terminals() -> None:
    lark = generate.make_lark()
    tables = load_tables()
    named = {t.name for t in lark.terminals if not isinstance(t.pattern, PatternStr)} - set(lark.ignore_tokens)
    groups = {tables.terminals[number] for number in tables.keywords.values()}
    assert named == {name for name, _ in KINDS} - {"WORD", "SIGN", "$END", "BAD"} | (named & groups) | {"IDENT"}
    assert set(PIECES) <= named


def test_the_plan_of_a_rule_has_its_class_and_its_children_as_attributes() -> None:
    found = {}
    for text in ("store volatile i8 1, ptr %p release", "%x = call i8 (...) @f(i8 1, ...)"):
        statement = parse_statement(text, "body_item").node
        assert isinstance(statement, nodes.InstructionNode)
        found[statement.operation.rule] = statement.operation
    store, call = found["store"], found["call"]
    assert isinstance(store, nodes.StoreNode)
    assert [store.words, store.type, store.value, store.pointer_type, store.pointer, store.ordering] == store.children
    assert isinstance(call, nodes.CallNode)
    assert isinstance(call.type, nodes.FunctionTypeNode)
    assert call.type.vararg is call.type.children[-1]
    assert call.type.parameters == []
    assert [argument.rule for argument in call.arguments.arguments] == ["argument"]
    assert call.arguments.vararg is not None


def test_both_parsers_make_nodes_of_the_same_classes() -> None:
    text = '@a = alias i8, bitcast (ptr @b to ptr), partition "p"'
    stream = Statements(Source(text))
    assert stream.advance()
    todo = [(stream.node, parse_statement(text, "entity").node)]
    while todo:
        ours, larks = todo.pop()
        assert type(ours) is type(larks)
        if ours.children or ours.text or ours.slot >= 0:  # Lark does not tell where an empty node stands
            assert ours.first == larks.first
        todo += zip(ours.children, larks.children, strict=True)


def test_names_of_children_fit_the_rules() -> None:
    lark = Lark('start: b c? -> start  //: x y?\nb: "b"\nc: "c"', parser="lalr", maybe_placeholders=False)
    fields = Layouts(lark).fields("start: b c? -> start  //: x y?")
    assert [(field.name, field.kind, field.nodes) for field in fields["start"]] == [("x", "", {"b"}), ("y", "?", {"c"})]
    for said in ("x", "x y", "x? y?", "x* y*", "x y? z", "x x?", "x if?"):
        with pytest.raises(GrammarError):
            Layouts(lark).fields(f"start: b c? -> start  //: {said}")
    with pytest.raises(GrammarError, match="no node"):
        Layouts(lark).fields("other: b  //: x")


def test_grammar_names_every_chapter_once() -> None:
    chapters = re.findall(r"^//# (.+)$", Path(generate.HERE, "llvm.lark").read_text(encoding="utf-8"), re.M)
    assert len(chapters) == len(set(chapters)) > 20


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("a|b", ["a", "b"]),
        ("(?:a|b)", ["a", "b"]),
        ("(?:(?:a|b))", ["a", "b"]),
        ("(?:a)|(?:b)", ["(?:a)", "(?:b)"]),
        ("(?:a(b|c)|d)e", ["(?:a(b|c)|d)e"]),
        (r"a(b|(c|d))|[|)]|\||f", ["a(b|(c|d))", "[|)]", r"\|", "f"]),
        ("(a|b)", ["(a|b)"]),
        ("(?!a|b)c|(?=d|e)f", ["(?!a|b)c", "(?=d|e)f"]),
    ],
)
def test_alternatives_of_an_expression(pattern: str, expected: list[str]) -> None:
    assert lexical.alternatives(pattern) == expected


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("[a-z]+", "([a-z]++)"),
        ("a*b+c", "(a*+b++c)"),
        ("a*+b", "(a*+b)"),
        ("a++b*", "(a++b*+)"),
        ("(?:ab)*c", "((?:ab)*c)"),
        (r"%([*]+)\+*", r"%([*]++)\+*+"),
        ("[ \t]", r"([ \t])"),
    ],
)
def test_a_terminal_gives_nothing_back_and_has_one_group(pattern: str, expected: str) -> None:
    assert lexical.expression(pattern) == expected


def test_the_tokens_of_another_grammar() -> None:
    grammar = r"""start: (A | B | C | "=" | "==" | "+" | "<-" | "==>" | "-" | IDENT | NAME | NUMBER)*
    A: "yes" | "no"
    B.2: /\((?:on|off)\)/
    C: /(?:x_1|two)(?![a-zA-Z0-9_])/
    NUMBER.1: /%([0-9]+)/
    IDENT: /[a-z]+/
    NAME: /[A-Z]+/
    %ignore / +/
    """
    lark = Lark(grammar, parser="lalr")
    keywords, signs = lexical.fixed_texts(lark)
    assert set(keywords) == {"yes", "no", "x_1", "two"}
    assert set(signs) == {"=", "==", "+", "<-", "==>", "-"}
    assert lexical.token_kinds(lark) == [
        ("B", r"(\((?:on|off)\))"),
        ("NUMBER", "%([0-9]++)"),
        ("NAME", "([A-Z]++)"),
        ("WORD", "([a-z]++)"),
        ("SIGN", r"(==>|<\-|==|[\+\-=])"),
        ("$END", r"(\Z)"),
        ("BAD", "(.)"),
    ]
    assert lexical.skipped(lark) == "(?: ++)*"


def test_texts_of_terminals_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="'no' belongs to two terminals, "):
        lexical.fixed_texts(Lark('start: A B\nA: "yes" | "no"\nB: /(no|never)(?![a-zA-Z0-9_])/', parser="lalr"))
    with pytest.raises(ValueError, match=r"a terminal has one group at most, its text without sigils: \(a\)\(b\)"):
        lexical.expression("(a)(b)")
    with pytest.raises(ValueError, match="there is no terminal B, C"):
        lexical.pieces(Lark('start: A\nA: "a"', parser="lalr"), "A: x //: piece\nC.2: x //: piece\nB: x //: piece\n")
