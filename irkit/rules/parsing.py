"""A text of rules into statements: the grammar (`datalog.lark`) is Lark's, what its trees mean is said here."""

from __future__ import annotations

import functools
import os
import re
from dataclasses import dataclass, field
from typing import Final

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from irkit.errors import IRKitError, UnsupportedError
from irkit.rules.syntax import DEEPEST, Position

FOLDER: Final = os.path.dirname(__file__)
REFUSED: Final = {
    ".comp": "components",
    ".init": "components",
    ".override": "components",
    ".functor": "functions of one's own",
    ".pragma": "pragmas",
    ".plan": "plans",
    ".lattice": "lattices",
    ".limitsize": "limits of size",
    ".once": "'.once'",
    ".macro": "macros",
    "#": "directives of the C preprocessor",
    "$": "branches of algebraic data types and counters",
    "^": "powers",
    "@": "functions of one's own",
    "unsigned": "unsigned numbers",
}
MOST_FILES: Final = 100
ESCAPES: Final = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}
WORDS: Final = {
    "IDENT": "a name",
    "NUMBER": "a number",
    "FLOAT": "a number",
    "STRING": "a string",
    "AGGREGATE": "an aggregate",
    "EITHER": "an aggregate",
    "DECL": "a declaration",
    "TYPE": "a declaration",
    "DIRECTIVE": "a declaration",
    "INCLUDE": "a declaration",
    "COMPARE": "a comparison",
    "EQUAL": "a comparison",
    "PLUS": "an operator",
    "MINUS": "an operator",
    "STAR": "an operator",
    "WORD": "an operator",
    "BNOT": "an operator",
    "QUALIFIER": "a qualifier",
    "$END": "the end of the text",
}


@dataclass(slots=True)
class Node:
    """A part of the text: what it is, its parts, and how deep these go."""

    kind: str
    parts: list[Node]
    position: Position
    word: str = ""
    depth: int = 0


@dataclass(slots=True)
class Statements:
    """What the files of a program say, in order."""

    relations: list[Node] = field(default_factory=list)
    types: list[Node] = field(default_factory=list)
    directives: list[Node] = field(default_factory=list)
    clauses: list[Node] = field(default_factory=list)


@functools.cache
def _grammar() -> str:
    with open(os.path.join(FOLDER, "datalog.lark"), encoding="utf-8") as file:
        return file.read()


@functools.cache
def _parser() -> Lark:
    return Lark(_grammar(), parser="lalr", propagate_positions=True, maybe_placeholders=True)


def _node(tree: Tree[Token], made: dict[int, Node], path: str, text: str) -> Node:
    """What a tree stands for, whose parts are made already. Raises ParseError for what is nested too deep."""
    parts: list[Node] = []
    for child in tree.children:
        if isinstance(child, Tree):
            parts.append(made[id(child)])
        elif child is not None:
            start = child.start_pos or 0
            parts.append(Node(child.type, [], Position(path, text, start, start + len(child)), str(child)))
    if tree.data in ("disjunction", "conjunction") and len(parts) == 1:
        return parts[0]
    start = getattr(tree.meta, "start_pos", 0)
    place = Position(path, text, start, getattr(tree.meta, "end_pos", start))
    node = Node(str(tree.data), parts, place, depth=max((part.depth for part in parts), default=-1) + 1)
    if node.depth > DEEPEST and tree.data != "start":
        raise place.error(f"this is nested deeper than {DEEPEST} times")
    return node


def parse_statements(text: str, path: str) -> Statements:
    """The statements of a text and of what it includes. Raises ParseError, UnsupportedError for what Soufflé has and
    irkit does not, and OSError for a file that cannot be read."""
    statements = Statements()
    waiting = [(text, path)]
    seen = {os.path.realpath(path)}
    while waiting:
        text, path = waiting.pop()
        for node in _nodes(text, path):
            if node.kind == "include":
                found = included(node.parts[-1], path)
                if found not in seen:
                    if len(seen) >= MOST_FILES:
                        raise node.position.error(f"more than {MOST_FILES} files are included")
                    seen.add(found)
                    with open(found, encoding="utf-8", errors="surrogateescape") as file:
                        waiting.append((file.read(), found))
            elif node.kind == "relation":
                statements.relations.append(node)
            elif node.kind == "directive":
                statements.directives.append(node)
            elif node.kind == "clause":
                statements.clauses.append(node)
            else:
                statements.types.append(node)
    return statements


def included(node: Node, path: str) -> str:
    """The file that `.include` names: beside the one that names it, or a library of irkit. Raises ParseError."""
    name = string_value(node)
    for folder in (os.path.dirname(os.path.abspath(path)), FOLDER):
        candidate = os.path.realpath(os.path.join(folder, name))
        if os.path.isfile(candidate):
            return candidate
    raise node.position.error(f"there is no file '{name}', neither beside this one nor among irkit's own rules")


def _nodes(text: str, path: str) -> list[Node]:
    try:
        tree = _parser().parse(text)
    except UnexpectedInput as error:
        raise _unexpected(error, text, path) from None
    made: dict[int, Node] = {}
    for part in tree.iter_subtrees():  # those below first
        made[id(part)] = _node(part, made, path, text)
    return made[id(tree)].parts


def _unexpected(error: UnexpectedInput, text: str, path: str) -> IRKitError:
    """What is wrong where the parser could not go on."""
    start = error.pos_in_stream or 0
    end = start + 1
    expected: set[str] = set()
    if isinstance(error, UnexpectedToken):
        if error.token.type == "$END":
            start = end = len(text.rstrip())
        else:
            end = start + len(error.token)
        expected = set(error.accepts or error.expected)
    elif isinstance(error, UnexpectedCharacters):
        expected = set(error.allowed or ())
    place = Position(path, text, start, end)
    word = re.match(r"\.?[A-Za-z_]+|[^\s]", text[start:])
    if word is not None:
        return refused(place, word[0]) or place.error(_message(word[0], expected))
    return place.error(_message("the end of the text", expected, quoted=False))


def refused(place: Position, word: str) -> UnsupportedError | None:
    """The error for a word of Soufflé's that irkit does not have."""
    what = REFUSED.get(word) or REFUSED.get(word[:1])
    if what is None:
        return None
    return UnsupportedError(str(place.error(f"irkit's rules have no {what.removeprefix('no ')} ('{word}')")))


def _message(found: str, expected: set[str], quoted: bool = True) -> str:
    signs = {terminal.name: terminal.pattern.value for terminal in _parser().terminals}
    words = {WORDS.get(name) or f"'{signs[name]}'" for name in expected}
    said = f"'{found}'" if quoted else found
    if not words:
        return f"{said} cannot stand here"
    return f"{said} cannot stand here; expected " + " or ".join(sorted(words))


def string_value(node: Node) -> str:
    """What a string stands for. Raises ParseError for an escape that there is none of."""

    def unescaped(found: re.Match[str]) -> str:
        if found[1] not in ESCAPES:
            known = ", ".join(["\\" + one for one in ESCAPES])
            raise node.position.error(f"'\\{found[1]}' is no escape; there are {known}")
        return ESCAPES[found[1]]

    text = re.sub(r"\\(.)", unescaped, node.word[1:-1])
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")  # as facts have it
