"""A language to parse: the tables of its grammar, its tokens, and the shapes of statements met so far. There is ours,
and every grammar that extends it is another (`text.syntax.grammars`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from text.syntax.lexical import KINDS
from text.syntax.tables import NO_ACTION, Tables, load_tables
from text.syntax.tokens import LEXICON, Lexicon
from text.syntax.tree import Node

if TYPE_CHECKING:
    from text.syntax.source import Source

MOST_SHAPES: Final = 100_000  # plans that are kept; a key is at most some thousand bytes
LONGEST_KEY: Final = 4096
FIXED: Final = 0  # kinds of tokens: a terminal with fixed text, one with a piece, a word, a sign
PIECE: Final = 1
WORD: Final = 2
SIGN: Final = 3
LABEL: Final = 4
ROLES: Final = {"WORD": WORD, "SIGN": SIGN, "LABEL": LABEL}
METADATA_NAME: Final = dict(KINDS)["METADATA_NAME"].encode()

# Makes a plan of rules that irkit knows from one of a grammar's own; it also gets the source and the offset in it.
Rewrite = Callable[["Source", int, Node], Node]


class Shape:
    """What is known of a line with a certain key."""

    def __init__(self, starts: bool, ends: bool, closes: bool, head: bool) -> None:
        self.starts = starts  # a statement starts with it
        self.ends = ends  # a statement ends with it, whatever follows
        self.closes = closes  # it is the end of a body
        self.head = head  # it begins a function's head
        self.node: Node | None = None  # the plan, if it is a whole statement


class Shapes:
    """The shapes met so far, shared by all sources in a language."""

    def __init__(self, tables: Tables) -> None:
        self.lines: dict[bytes, Shape] = {}  # of the top level
        self.body_lines: dict[bytes, Shape] = {}
        self.several: dict[bytes, Node] = {}  # statements of several lines
        self.body_several: dict[bytes, Node] = {}
        entities = words(tables, "entity", "define")
        self.entity = re.compile(
            rb"(?:[%@$]\x01|\^\x01|! *\x01|" + METADATA_NAME + rb")[ \t]*=|(?:" + entities + rb")(?![a-zA-Z0-9_])"
        ).match
        self.item = re.compile(rb"(?:%\x01[ \t]*=|#|\}|(?:" + words(tables, "body_item") + rb")(?![a-zA-Z0-9_]))").match
        # What may follow a function, in the text itself.
        self.following = re.compile(
            rb'(?:[%@$](?:[-a-zA-Z$._0-9]++|"[^"]*+")|[\^!][ \t\r\n\0]*+[0-9]++|' + METADATA_NAME + rb")[ \t\r\n\0]*+=|"
            rb"(?:" + entities + rb")(?![a-zA-Z0-9_])|\Z"
        ).match
        self.count = 0

    def forget(self) -> None:
        """Start anew, when there are too many."""
        self.lines.clear()
        self.body_lines.clear()
        self.several.clear()
        self.body_several.clear()
        self.count = 0

    def make_room(self) -> None:
        """For one more."""
        if self.count >= MOST_SHAPES:
            self.forget()
        self.count += 1

    def note(self, plans: dict[bytes, Node], key: bytes, node: Node) -> None:
        """Keep the plan of a statement of several lines."""
        self.make_room()
        plans[key] = node

    def new_shape(self, key: bytes, in_body: bool) -> Shape:
        """The shape of a line that is met for the first time."""
        if in_body:
            label = key.startswith(b"\1:")
            closes = key == b"}"
            shape = Shape(label or self.item(key) is not None, label or closes, closes, False)
        else:
            starts = self.entity(key) is not None
            head = starts and key.startswith(b"define")
            shape = Shape(starts, head and opens(key), False, head)
        if len(key) <= LONGEST_KEY:
            self.make_room()
            (self.body_lines if in_body else self.lines)[key] = shape
        return shape


def opens(key: bytes) -> bool:
    """Does a line end with a brace?"""
    return key.endswith(b"{") or b"{\2" in key


def words(tables: Tables, *starts: str) -> bytes:
    """The words that statements of these kinds begin with, as alternatives of an expression."""
    first: set[int] = set()
    for start in starts:
        row = tables.actions(tables.starts[start][0])
        first.update(terminal for terminal in range(len(tables.terminals)) if row[terminal] != NO_ACTION)
    return "|".join([word for word, number in tables.keywords.items() if number in first]).encode()


class Language:
    """A grammar, as the parser uses it. `scanned`: its tokens are ours, so that lines have keys; `rewrite` makes plans
    that the parser knows, where there may be others; `lark` gives Lark's parser, with positions."""

    def __init__(
        self,
        tables: Tables,
        lexicon: Lexicon,
        scanned: bool,
        rewrite: Rewrite | None,
        make_lark: Callable[[], Any],
    ) -> None:
        self.tables: Tables = tables
        self.lexicon: Lexicon = lexicon
        self.scanned: bool = scanned
        self.rewrite: Rewrite | None = rewrite
        self.shapes: Shapes = Shapes(tables)
        self.make_lark: Callable[[], Any] = make_lark
        self.made_lark: Any = None
        number = tables.number
        # For each group of the lexicon's pattern its role and its terminal.
        self.roles: list[int] = [PIECE if name in lexicon.pieces else ROLES.get(name, FIXED) for name in lexicon.kinds]
        self.terminals: list[int] = [number.get(name, -1) for name in lexicon.kinds]
        self.identifier: int = number["IDENT"]
        self.constant: int = number["CONSTANT"]

    def lark(self) -> Any:
        """Lark's parser of the grammar, made once."""
        if self.made_lark is None:
            self.made_lark = self.make_lark()
        return self.made_lark


@cache
def our_language() -> Language:
    """The language of LLVM."""
    return Language(load_tables(), LEXICON, True, None, our_lark)


def our_lark() -> Any:
    """Lark's parser of our grammar."""
    from text.grammar.generate import make_lark  # noqa: PLC0415  Lark is imported where it works

    return make_lark(propagate_positions=True)
