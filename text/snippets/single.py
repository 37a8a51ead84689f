"""A type, a constant or metadata by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.constants import Constant
from irkit.metadata import Metadata
from irkit.types import Type
from text.parser.constants import parse_constant
from text.parser.metadata import parse_metadata
from text.parser.types import any_type
from text.snippets.names import Names, finish_references, make_parser, scratch_module
from text.syntax.lalr import StatementParser
from text.syntax.nodes import TypedNode
from text.syntax.source import Source

if TYPE_CHECKING:
    from irkit.module import Module
    from text.parser.state import Parser
    from text.syntax.tree import Node


class Piece:
    """A snippet that is one node of the grammar, with what it speaks of at hand."""

    def __init__(self, text: str | bytes, name: str, module: Module, start: str, whole: bool) -> None:
        self.source: Source = Source(text, name)
        self.p: Parser = make_parser(self.source, scratch_module(module))
        names = Names(self.p, module, whole)
        names.enter_types()
        names.enter_globals()
        if start == "metadata":
            names.enter_metadata()
        parser = StatementParser(self.source)
        self.node: Node = parser.parse(0, start)
        self.p.pieces = parser.pieces
        check_end(self.source, parser.end)


def check_end(source: Source, at: int) -> None:
    """Raise ParseError if something follows."""
    found = source.language.lexicon.skipped.match(source.text, at)
    rest = at if found is None else found.end()
    if rest < len(source.text):
        raise source.error(rest, 0, "expected the end of the snippet")


def type_of(text: str | bytes, name: str, module: Module, whole: bool) -> Type:
    piece = Piece(text, name, module, "type", whole)
    made = any_type(piece.p, piece.node)
    finish_references(piece.p)
    return made


def constant_of(text: str | bytes, name: str, module: Module, whole: bool) -> Constant:
    piece = Piece(text, name, module, "typed", whole)
    node = piece.node
    assert isinstance(node, TypedNode)
    made = parse_constant(piece.p, node.value, any_type(piece.p, node.type))
    finish_references(piece.p)
    return made


def metadata_of_text(text: str | bytes, name: str, module: Module, whole: bool) -> Metadata:
    piece = Piece(text, name, module, "metadata", whole)
    made = parse_metadata(piece.p, piece.node)
    finish_references(piece.p)
    return made
