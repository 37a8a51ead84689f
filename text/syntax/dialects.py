"""Grammars that extend ours: `Grammar.extended`, and what becomes of rules that irkit does not know.

Note [rules of a grammar's own]: the parser builds the model from the nodes of our rules. A rule that a grammar adds has
a *handler*, which gets its node and gives one of our rules in its place: `node.made("binary", ...)`. It runs once for
a shape of statement, children first; one for a terminal, such as BINARY, is asked for every word of it. A node of our
rules, from a handler or an overridden rule, must have children that our grammar allows. Where there is no handler, or
the children are others, the text is refused with UnsupportedError.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from irkit.errors import ParseError, UnsupportedError
from irkit.files import replacing
from text.grammar import grammar_text
from text.syntax.language import Language
from text.syntax.lexical import KINDS, PIECES, SKIPPED
from text.syntax.nodes import NODE_CLASSES
from text.syntax.tables import Tables, load_tables
from text.syntax.tokens import Lexicon
from text.syntax.tree import Node

if TYPE_CHECKING:
    import lark

    from text.syntax.source import Source

Handler = Callable[[Node], Node]
FORMAT: Final = 1  # of the files in the cache
# Rules that our grammar lacks and the parser builds: the rule of ours whose children, and whose places, they have.
ALIKE: Final = {"explicit_struct": "packed_struct", "explicit_struct_value": "packed_struct_value"}


class Grammar:
    """A grammar that extends irkit's own: `Grammar.extended` makes one, `parse_assembly` and `syntax_tree` take it."""

    def __init__(self, path: str, stored: dict[str, Any], handlers: dict[str, Handler]) -> None:
        self.path: str = path
        self.stored: dict[str, Any] = stored
        self.handlers: dict[str, Handler] = handlers
        kinds = [(name, pattern) for name, pattern in stored["kinds"]]
        lexicon = Lexicon(stored["skipped"], kinds, stored["pieces"])
        self.layouts: dict[str, re.Pattern[str]] = {
            node: re.compile(pattern, re.DOTALL) for node, pattern in stored["layouts"]["nodes"].items()
        }
        self.codes: dict[str, str] = dict(stored["layouts"]["codes"])
        for rule, ours in ALIKE.items():
            self.layouts[rule] = self.layouts[ours]
            self.codes[rule] = self.codes[ours]
        self.language: Language = Language(
            Tables(stored, {}), lexicon, has_our_tokens(stored), cast("Any", self.rewritten), self.make_lark
        )

    @classmethod
    def extended(cls, path: str | os.PathLike[str], handlers: dict[str, Handler] | None = None) -> Grammar:
        """The grammar of the `.lark` file at `path`, whose `%extend` and `%override` change rules of ours.

        Its tables are made by Lark, and kept in the user's cache folder. `handlers` give a node of our rules for one
        of a rule that ours does not have. Raises OSError, and ParseError for a grammar that Lark refuses.
        """
        name = os.fspath(path)
        with open(name, "rb") as file:
            data = file.read()
        digest = hashlib.sha256(b"\0".join([generator_digest(), data])).hexdigest()
        stored = load_cached(digest)
        if stored is None:
            stored = build(name, data)
            store_cached(digest, stored)
        return cls(name, stored, dict(handlers or {}))

    def make_lark(self) -> lark.Lark:
        """Lark's parser of this grammar."""
        from text.grammar.generate import make_lark  # noqa: PLC0415  Lark is imported where it works

        with open(self.path, "rb") as file:
            data = file.read()
        return make_lark(extended_grammar(self.path, data)[0], propagate_positions=True)

    def rewritten(self, source: Source, offset: int, plan: Node) -> Node:
        """The plan of a statement with nodes of our rules only. Raises UnsupportedError."""
        done: dict[int, tuple[Node, Node]] = {}  # by the identity of a node: the node and what it became
        for node in reversed(below(plan, done)):
            node.children = [done[id(child)][1] for child in node.children]
            handler = self.handlers.get(node.rule)
            if handler is None:
                done[id(node)] = (node, self.known(source, offset, node))
                continue
            for child in node.children:
                done[id(child)] = (child, child)
            given = handler(node)
            if not isinstance(given, Node):
                raise UnsupportedError(f"the handler of '{node.rule}' gives {type(given).__name__}, which is no node")
            for new in reversed(below(given, done)):
                new.children = [done[id(child)][1] for child in new.children]
                done[id(new)] = (new, self.known(source, offset, new))
            done[id(node)] = (node, done[id(given)][1])
        found = done[id(plan)][1]
        if found.rule not in self.codes:
            raise self.unsupported(source, offset, found, "and no handler is registered for it")
        return found

    def known(self, source: Source, offset: int, node: Node) -> Node:
        """The same node in the class of its rule, if it is one of ours. Raises UnsupportedError."""
        if node.rule not in self.codes:
            return node  # for the handler of a node around it
        for child in node.children:
            if child.rule not in self.codes:
                raise self.unsupported(source, offset, child, "and no handler is registered for it")
        layout = self.layouts.get(node.rule)
        if layout is None:  # a terminal
            words = our_words().get(node.rule)
            if words is not None and node.text not in words:
                raise self.unsupported(source, offset, node, f"with the word '{node.text}', and no handler changes it")
            return node
        if layout.fullmatch("".join([self.codes[child.rule] for child in node.children])) is None:
            raise self.unsupported(source, offset, node, "with such children, and no handler changes it")
        made = NODE_CLASSES.get(ALIKE.get(node.rule, node.rule), Node)
        return made(node.rule, node.children, node.text, node.slot, node.first)

    def unsupported(self, source: Source, offset: int, node: Node, why: str) -> UnsupportedError:
        """The error for a node that the parser cannot build from."""
        place = source.error(offset, node.first, "")
        return UnsupportedError(
            f"{place.path}:{place.line}:{place.column}: irkit does not have the rule '{node.rule}' of {self.path} {why}"
        )


def below(top: Node, done: dict[int, tuple[Node, Node]]) -> list[Node]:
    """A node and what is below it, but for what is done; parents before their children."""
    order: list[Node] = []
    todo = [top]
    while todo:
        node = todo.pop()
        if id(node) not in done:
            order.append(node)
            todo.extend(node.children)
    return order


def has_our_tokens(stored: dict[str, Any]) -> bool:
    """Are the tokens ours, but for words and signs?"""
    kinds = [list(kind) for kind in stored["kinds"] if kind[0] != "SIGN"]
    ours: list[list[str]] = [list(kind) for kind in KINDS]
    return (
        kinds == [kind for kind in ours if kind[0] != "SIGN"]
        and stored["skipped"] == SKIPPED
        and stored["pieces"] == list(PIECES)
    )


@cache
def our_words() -> dict[str, set[str]]:
    """The words of each terminal of our grammar that is a list of words."""
    tables = load_tables()
    found: dict[str, set[str]] = {}
    for word, number in tables.keywords.items():
        found.setdefault(tables.terminals[number], set()).add(word)
    return found


# Building


def extended_grammar(path: str, data: bytes) -> tuple[Any, dict[str, str]]:
    """Our grammar and the one of a file as Lark's object; and the digests of the files that it imports. Raises
    ParseError."""
    from lark.exceptions import LarkError  # noqa: PLC0415
    from lark.load_grammar import GrammarBuilder  # noqa: PLC0415

    used: dict[str, str] = {}
    builder = GrammarBuilder(False, [os.path.dirname(os.path.abspath(path))], used)
    builder.load_grammar(grammar_text(), "llvm.lark")
    try:
        builder.load_grammar(data.decode("utf-8"), path)
        return builder.build(), used
    except (LarkError, OSError, UnicodeDecodeError, RuntimeError) as error:
        raise grammar_error(path, error) from None


def grammar_error(path: str, error: Exception) -> ParseError:
    """What Lark says of a grammar."""
    said = str(error).strip()
    found = re.search(r",? *(?:at )?line (\d+),? column (\d+)(?: in [^:\n]*)?:? *", said)
    if found is None:
        return ParseError(said, path=path)
    message = (said[: found.start()] + said[found.end() :]).strip().splitlines()
    return ParseError(
        f"Lark refuses the grammar: {message[0] if message else said}",
        path=path,
        line=int(found.group(1)),
        column=int(found.group(2)),
        end=int(found.group(2)) + 1,
    )


def build(path: str, data: bytes) -> dict[str, Any]:
    """The tables of an extended grammar. Raises ParseError."""
    from lark.exceptions import LarkError  # noqa: PLC0415

    from text.grammar import generate, lexical  # noqa: PLC0415
    from text.grammar.layouts import Layouts  # noqa: PLC0415

    grammar, used = extended_grammar(path, data)
    try:
        lark = generate.make_lark(grammar)
        tables = generate.make_tables(lark)
        tables.update(lexical.lexical(lark, grammar_text() + "\n" + data.decode("utf-8")))
    except (LarkError, ValueError) as error:
        raise grammar_error(path, error) from None
    lexicon = Lexicon(tables["skipped"], [(name, pattern) for name, pattern in tables["kinds"]], tables["pieces"])
    for text in [*tables["keywords"], *tables["signs"]]:
        found = lexicon.pattern.match(text)
        assert found is not None  # the last two kinds match anything
        assert found.lastindex is not None
        if found.end() < len(text) or lexicon.kinds[found.lastindex] not in ("WORD", "SIGN"):
            raise ParseError(f"'{text}' is no token of its own: it would be read as another, or as several", path=path)
    tables["layouts"] = Layouts(generate.make_lark()).patterns()
    tables["imports"] = used
    return tables


# The cache


def generator_digest() -> bytes:
    """What the tables depend on besides the file: our grammar, how tables are made, and Lark."""
    from importlib.metadata import version  # noqa: PLC0415

    digest = hashlib.sha256(f"{FORMAT} {version('lark')} {sys.version_info[:2]} {grammar_text()}".encode())
    folder = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "grammar")
    for name in ("generate.py", "layouts.py", "lexical.py"):
        with open(os.path.join(folder, name), "rb") as file:
            digest.update(file.read())
    return digest.digest()


def cache_folder() -> str:
    """Where the user's tables are kept: `irkit/grammars` in the system's folder for caches."""
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or ""
    if not os.path.isabs(home):
        home = os.path.join(os.path.expanduser("~"), "Library/Caches" if sys.platform == "darwin" else ".cache")
    return os.path.join(home, "irkit", "grammars")


def load_cached(digest: str) -> dict[str, Any] | None:
    """The tables of this digest, if they are there, whole, and of the files that the grammar imports now."""
    try:
        with open(os.path.join(cache_folder(), digest + ".json"), "rb") as file:
            check, _, data = file.read().partition(b"\n")
        if hashlib.sha256(data).hexdigest().encode() != check:
            return None
        stored: dict[str, Any] = json.loads(data)
        for path, known in stored["imports"].items():
            if os.path.isabs(path):
                with open(path, encoding="utf-8") as imported:
                    if hashlib.sha256(imported.read().encode("utf-8")).hexdigest() != known:
                        return None
    except (OSError, ValueError):
        return None
    return stored


def store_cached(digest: str, stored: dict[str, Any]) -> None:
    """Keep the tables, if that can be; another process may do the same."""
    data = json.dumps(stored, separators=(",", ":")).encode()
    folder = cache_folder()
    try:
        os.makedirs(folder, exist_ok=True)
        with replacing(os.path.join(folder, digest + ".json"), binary=True) as file:
            file.write(hashlib.sha256(data).hexdigest().encode() + b"\n" + data)
    except OSError:
        return  # it is built again the next time
