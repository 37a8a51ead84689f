"""Statements and whole modules through Lark alone: the reference that every quicker way is compared with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from lark import Lark, Token
from lark.exceptions import UnexpectedInput

from irkit.errors import ParseError
from text.grammar import grammar_text
from text.syntax.lexical import KINDS, PIECES
from text.syntax.nodes import NODE_CLASSES
from text.syntax.source import Source
from text.syntax.tree import Node

STARTS: Final = ("module", "entity", "define", "body_item")
PATTERNS: Final = {name: re.compile(pattern, re.DOTALL) for name, pattern in KINDS}


class Statement:
    """A statement: its plan, its pieces, and where in the text it starts."""

    def __init__(self, node: Node, pieces: list[str], offset: int) -> None:
        self.node = node
        self.pieces = pieces
        self.offset = offset


class NumberingLexer:
    """Lark's lexer; each token's ordinal stands in the fields that hold its line otherwise."""

    def __init__(self, lexer: Any) -> None:
        self.lexer = lexer

    def lex(self, state: Any, parser_state: Any) -> Iterator[Token]:
        """The tokens, numbered."""
        for count, token in enumerate(self.lexer.lex(state, parser_state)):
            token.line = token.end_line = count
            yield token


@cache
def lark_parser() -> Any:
    """Lark's parser of the grammar."""
    lark = Lark(
        grammar_text(),
        parser="lalr",
        lexer="contextual",
        start=list(STARTS),
        maybe_placeholders=False,
        propagate_positions=True,
    )
    lark.parser.lexer = NumberingLexer(lark.parser.lexer)
    return lark


def parse_lark(source: Source, text: str, start: str, offset: int) -> Any:
    """Lark's tree of `text`, which stands at `offset` in the source."""
    try:
        return lark_parser().parse(text, start=start)
    except UnexpectedInput as error:
        place: Any = getattr(error, "pos_in_stream", None)
        token = getattr(error, "token", None)
        if token is not None and token.type == "$END":
            place = len(text)
        begin = offset + (len(text) if place is None else place)
        length = max(1, len(str(token))) if token is not None and token.type != "$END" else 1
        raise source.error_at(begin, begin + length, "syntax error") from None


def text_of(token: Token) -> str:
    """A token's text without sigils."""
    pattern = PATTERNS.get(token.type)
    found = pattern.fullmatch(token) if pattern is not None else None
    return str(token) if found is None else found.group(1)


class Converter:
    """Makes a plan of Lark's tree of one statement, and takes the pieces out of its terminals."""

    def __init__(self, base: int) -> None:
        self.base = base  # the ordinal of the statement's first token in Lark's numbering
        self.pieces: list[str] = []

    def terminal(self, token: Token) -> Node:
        """The node of a terminal; what varies becomes a piece."""
        value = text_of(token)
        first = (token.line or 0) - self.base
        if token.type in PIECES:
            self.pieces.append(value)
            return Node(token.type, [], "", len(self.pieces) - 1, first)
        return Node(token.type, [], value, -1, first)

    def label(self, token: Token) -> Node:
        """The start of a basic block: here the name is a piece."""
        self.pieces.append(text_of(token))
        return Node("LABEL", [], "", len(self.pieces) - 1, 0)

    def convert(self, tree: Any) -> Node:
        """The plan of a whole statement; nesting may be deep, so the way down is a stack."""
        if isinstance(tree, Token):
            return self.label(tree) if tree.type == "LABEL" else self.terminal(tree)
        # Of each tree on the way down: its first token, its children that are left, the nodes of those before.
        stack: list[tuple[Any, int, Iterator[Any], list[Node]]] = [(tree, 0, iter(tree.children), [])]
        following = 0
        while True:
            inner, first, children, made = stack[-1]
            child = next(children, None)
            if child is None:
                stack.pop()
                rule = str(inner.data)
                node = NODE_CLASSES.get(rule, Node)(rule, made, "", -1, first)
                if not stack:
                    return node
                stack[-1][3].append(node)
            elif isinstance(child, Token):
                terminal = self.terminal(child)
                following = terminal.first + 1
                made.append(terminal)
            else:
                place = following if child.meta.empty else child.meta.line - self.base
                following = max(following, place)
                stack.append((child, place, iter(child.children), []))


def parse_statement(text: str, start: str) -> Statement:
    """One statement through Lark alone; `start` is `entity`, `define` or `body_item`."""
    source = Source(text)
    maker = Converter(0)
    node = maker.convert(parse_lark(source, source.text, start, 0))
    return Statement(node, maker.pieces, 0)


def module_statements(source: Source) -> Iterator[Statement]:
    """The statements of a whole text through Lark alone."""
    for entity in parse_lark(source, source.text, "module", 0).children:
        if isinstance(entity, Token) or entity.data != "function":
            yield convert_one(entity)
            continue
        for part in entity.children:
            yield convert_one(part)


def convert_one(tree: Any) -> Statement:
    """The statement of one of Lark's trees."""
    place: Any = tree if isinstance(tree, Token) else tree.meta
    maker = Converter(place.line)
    if isinstance(tree, Token) and tree.type == "CLOSE":
        return Statement(Node("CLOSE", [], "}", -1, 0), [], place.start_pos)
    node = maker.convert(tree)
    return Statement(node, maker.pieces, place.start_pos)


__all__ = ["ParseError", "Statement", "lark_parser", "module_statements", "parse_statement"]
