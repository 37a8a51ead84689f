"""Statements and whole modules through Lark alone: what `IRKIT_PARSER=lark` parses with, and `irkit.syntax_tree`; the
reference that every quicker way is compared with."""

from __future__ import annotations

import bisect
import copy
import re
from collections.abc import Iterator
from typing import Any, Final

from lark import Token, Tree
from lark.exceptions import UnexpectedInput

from text.syntax.lalr import StatementParser
from text.syntax.language import Language
from text.syntax.lexical import KINDS
from text.syntax.source import Source
from text.syntax.statements import CLOSE, Statements
from text.syntax.tree import NO_PIECE, Node

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


def numbering(lark: Any) -> Any:
    """The same parser of Lark's, whose tokens are numbered."""
    numbered = copy.copy(lark)
    numbered.parser = copy.copy(lark.parser)
    numbered.parser.lexer = NumberingLexer(lark.parser.lexer)
    return numbered


def parse_lark(source: Source, lark: Any, text: str, start: str) -> Any:
    """The tree that Lark makes of `text`, which is the source's. Raises ParseError, as the other parser says it."""
    try:
        return lark.parse(text, start=start)
    except UnexpectedInput as error:
        place: Any = getattr(error, "pos_in_stream", None)
        token = getattr(error, "token", None)
    if start == "module":
        stream = Statements(source)
        stream.parser = StatementParser(source)
        stream.parser.rewrite = None
        while stream.advance():
            pass
    at_end = place is None or (token is not None and token.type == "$END")
    begin = len(source.text) if at_end else place
    raise source.error_at(begin, begin + len(token or ""), "syntax error")


def syntax_tree(data: str | bytes, path: str, language: Language | None) -> Tree[Token]:
    """Lark's tree of a whole text, with the positions that Lark gives: in characters. Raises ParseError."""
    source = Source(data, path, language)
    text = data if isinstance(data, str) else data.decode("utf-8", "surrogateescape")
    found: Tree[Token] = parse_lark(source, source.language.lark(), text, "module")
    return found


def text_of(token: Token) -> str:
    """A token's text without sigils."""
    pattern = PATTERNS.get(token.type)
    found = pattern.fullmatch(token) if pattern is not None else None
    return str(token) if found is None else found.group(1)


class Converter:
    """Makes a plan of Lark's tree of one statement, and takes the pieces out of its terminals."""

    def __init__(self, base: int, language: Language) -> None:
        self.language = language
        self.base = base  # the ordinal of the statement's first token in Lark's numbering
        self.pieces: list[str] = []

    def terminal(self, token: Token) -> Node:
        """The node of a terminal; what varies becomes a piece."""
        value = text_of(token)
        first = (token.line or 0) - self.base
        if token.type in self.language.lexicon.pieces:
            self.pieces.append(value)
            return Node(token.type, [], "", len(self.pieces) - 1, first)
        return Node(token.type, [], value, NO_PIECE, first)

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
        while True:
            inner, first, children, made = stack[-1]
            child = next(children, None)
            if child is None:
                stack.pop()
                rule = str(inner.data)
                node = self.language.tables.classes.get(rule, Node)(rule, made, "", NO_PIECE, first)
                if not stack:
                    return node
                stack[-1][3].append(node)
            elif isinstance(child, Token):
                made.append(self.terminal(child))
            else:  # an empty one is where the node around it begins, since Lark does not tell
                place = first if child.meta.empty else child.meta.line - self.base
                stack.append((child, place, iter(child.children), []))


def parse_statement(text: str, start: str) -> Statement:
    """One statement through Lark alone; `start` is `entity`, `define` or `body_item`."""
    source = Source(text)
    maker = Converter(0, source.language)
    node = maker.convert(parse_lark(source, numbering(source.language.lark()), source.text, start))
    return Statement(node, maker.pieces, 0)


def module_statements(source: Source) -> Iterator[Statement]:
    """The statements of a whole text through Lark alone."""
    for entity in parse_lark(source, numbering(source.language.lark()), source.text, "module").children:
        if isinstance(entity, Token) or entity.data != "function":
            yield convert_one(source, entity)
            continue
        for part in entity.children:
            yield convert_one(source, part)


def convert_one(source: Source, tree: Any) -> Statement:
    """The statement of one of Lark's trees."""
    place: Any = tree if isinstance(tree, Token) else tree.meta
    maker = Converter(place.line, source.language)
    if isinstance(tree, Token) and tree.type == "CLOSE":
        return Statement(CLOSE, [], place.start_pos)
    node = maker.convert(tree)
    rewrite = source.language.rewrite
    if rewrite is not None:
        node = rewrite(source, place.start_pos, node)
    return Statement(node, maker.pieces, place.start_pos)


class LarkStatements(Statements):
    """The statements of a text by Lark's parse of the whole of it, which is made once for a source."""

    rest: Iterator[Statement] | None = None

    def advance(self) -> bool:
        """Go to the next statement; False at the end. Raises ParseError."""
        if self.rest is None:
            found = self.source.statements
            if found is None:
                found = self.source.statements = list(module_statements(self.source))
            self.rest = iter(found[bisect.bisect_left([statement.offset for statement in found], self.offset) :])
        statement = None if self.done else next(self.rest, None)
        if statement is None:
            return False
        self.node = statement.node
        self.pieces = statement.pieces
        self.offset = statement.offset
        self.end = self.offset + 1  # a body starts at the next statement
        self.done = self.one_body and self.node.rule == "CLOSE"
        return True

    def skip_body(self) -> None:
        """After a `define`: go on to the function's CLOSE."""
        while self.advance() and self.node.rule != "CLOSE":
            pass
