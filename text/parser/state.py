"""What the parts of the parser share while one file is parsed: `Parser` and, inside a function, `FunctionState`.

Note [names as keys]: globals, comdats, types and locals are looked up by the text that names them, sigil included
(`%x`, `@"a b"`, `%7`), since that is what a statement gives at once. `symbol_key` brings the spellings of one name
together: quotes and escapes are resolved; a name in quotes that consists of digits gets a NUL before them, which tells
it from a number and which no name may hold.

Note [forward values]: a local that is not defined yet is a `ForwardValue`. Who makes an instruction calls
`state.register(instruction)` where `state.pending` is not empty, and the definition then sets every operand. A basic
block is made when it is first named, and a global is there before any body is parsed: neither needs a place-holder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.context import Context
from irkit.data_layout import DataLayout
from irkit.dialects import Dialect
from irkit.dialects.features import Feature
from irkit.errors import ParseError
from irkit.module import Module
from irkit.types import Type
from irkit.values import BasicBlock, User, Value

if TYPE_CHECKING:
    from irkit.globals import Comdat, Function, GlobalValue
    from irkit.metadata import ValueAsMetadata
    from text.parser.attributes import AttributeTable
    from text.parser.metadata import MetadataTable
    from text.parser.types import TypeTable
    from text.syntax.source import Source
    from text.syntax.tree import Node

NO_PIECES: Final[list[str]] = []


class Place:
    """Where an error is to be told later: the statement's offset in the source, and the number of its token."""

    __slots__ = ("offset", "token")

    def __init__(self, offset: int, token: int) -> None:
        self.offset: int = offset
        self.token: int = token


class UnavailableError(ParseError):
    """A form that LLVM `first` to `last` have, and the dialect in hand does not: another dialect may take the file."""

    first: int
    last: int


class ForwardValue(Value):
    """Stands for a local value that is not defined yet; never left in a finished module."""

    __slots__ = ("metadata_users", "place", "users_to_set")

    def __init__(self, ty: Type, place: Place) -> None:
        super().__init__(ty)
        self.place: Place = place
        self.users_to_set: list[User] = []
        self.metadata_users: list[ValueAsMetadata] = []

    def resolve(self, value: Value) -> None:
        """Set every operand that is this one to the value."""
        for user in self.users_to_set:
            operands = user.operands
            for index, operand in enumerate(operands):
                if operand is self:
                    operands[index] = value
        for holder in self.metadata_users:
            holder.value = value


class FunctionState:
    """The names of the function whose body is parsed. Made and driven by `text.parser.functions`.

    `values` has arguments, instructions and basic blocks by key (see Note [names as keys]), forward ones too;
    `forward` the places of those that are not defined yet. `next_number` is the next unnamed value's.
    `pending` are the forward values met since `register` was last called; `block` is the block in hand.
    """

    def __init__(self, function: Function) -> None:
        self.function: Function = function
        self.values: dict[str, Value] = {}
        self.forward: dict[str, Place] = {}
        self.next_number: int = 0
        self.pending: list[ForwardValue] = []
        self.block: BasicBlock | None = None

    def get_local(self, p: Parser, node: Node, ty: Type) -> Value:
        """The local that a LOCAL node names, which must have or get this type; a `ForwardValue` if it is to come."""
        text = p.text(node)
        found = self.values.get(text)
        if found is not None and found.type is ty:
            if self.forward and isinstance(found, ForwardValue):
                self.pending.append(found)
            return found
        return self.look_up(p, node, text, ty)

    def get_block(self, p: Parser, node: Node) -> BasicBlock:
        """The block that a LOCAL node names, made now if it is to come."""
        found = self.get_local(p, node, p.context.label)
        if isinstance(found, BasicBlock):
            return found
        raise p.error(node, f"'{p.text(node)}' is not a basic block")

    def look_up(self, p: Parser, node: Node, text: str, ty: Type) -> Value:
        """The slow way of `get_local`: quoted names, forward references, mismatches."""
        from text.parser.functions import look_up_local  # noqa: PLC0415 - that module drives this one

        return look_up_local(p, self, node, text, ty)

    def register(self, user: User) -> None:
        """Remember the user as holding the forward values that came since the last call."""
        for value in self.pending:
            value.users_to_set.append(user)
        self.pending.clear()


class Parser:
    """One file in one dialect. `pieces` and `offset` are those of the statement in hand.

    The tables: `types` (named and numbered), `globals` by key, with the `places` of their definitions, `comdats` by
    key, `attributes` (groups) and `metadata` (nodes, named metadata). `function` is the one whose body is parsed.
    """

    def __init__(self, source: Source, module: Module) -> None:
        self.source: Source = source
        self.module: Module = module
        self.context: Context = module.context
        self.dialect: Dialect = module.dialect
        self.layout: DataLayout = DataLayout("")
        self.pieces: list[str] = NO_PIECES
        self.offset: int = 0
        self.types: TypeTable | None = None
        self.attributes: AttributeTable | None = None
        self.metadata: MetadataTable | None = None
        self.globals: dict[str, GlobalValue] = {}
        self.places: dict[GlobalValue, Place] = {}
        self.undefined: dict[str, tuple[GlobalValue, Place]] = {}
        self.comdats: dict[str, Comdat] = {}
        self.function: FunctionState | None = None

    def text(self, node: Node) -> str:
        """A terminal's text, as it is written."""
        return node.text if node.slot < 0 else self.pieces[node.slot]

    def place(self, node: Node) -> Place:
        """Where the node stands, for an error that may have to be told later."""
        return Place(self.offset, node.first)

    def error(self, node: Node, message: str, notes: tuple[str, ...] = ()) -> ParseError:
        """The error to raise, with the node's place."""
        return self.source.error(self.offset, node.first, message, notes)

    def error_at(self, place: Place, message: str, notes: tuple[str, ...] = ()) -> ParseError:
        """The error to raise, with a place kept before."""
        return self.source.error(place.offset, place.token, message, notes)

    def unavailable(self, node: Node, what: str, first: int, last: int) -> ParseError:
        """The error to raise for something that only LLVM `first` to `last` have; where no version is asked for, the
        file is parsed again in another dialect."""
        version = self.dialect.llvm_version
        where = self.error(node, f"LLVM {version} does not have {what}, which LLVM {first} to {last} have")
        error = UnavailableError(where.message, path=where.path, line=where.line, column=where.column)
        error.first = first
        error.last = last
        return error

    def need(self, node: Node, what: str, feature: Feature) -> None:
        """Raise unless the dialect has the feature."""
        if not self.dialect.has(feature):
            raise self.unavailable(node, what, feature.first, feature.last)


def symbol_key(text: str) -> str:
    """The key of a name in a table (see Note [names as keys])."""
    if len(text) < 2:
        return text
    if text[1] != '"':
        return numbered_key(text) if text[1:].isdigit() else text
    name = unescaped(text[2:-1])
    return text[0] + "\0" + name if name.isdigit() else text[0] + name


def numbered_key(text: str) -> str:
    """The key of a number, written with zeros before it or not."""
    digits = text[1:].lstrip("0")
    return text[0] + (digits or "0")


def symbol_name(key: str) -> str:
    """The name of what has this key; "" for a number."""
    if key[1:2] == "\0":
        return key[2:]
    return "" if key[1:].isdigit() else key[1:]


_HEX: Final = frozenset("0123456789abcdefABCDEF")


def unescaped(text: str) -> str:
    """The inside of a quoted string with `\\\\` and `\\xx` resolved; bytes that are not UTF-8 become surrogates."""
    if "\\" not in text:
        return text
    return unescaped_bytes(text).decode("utf-8", "surrogateescape")


def unescaped_bytes(text: str) -> bytes:
    """The same as bytes."""
    first, *parts = text.encode("utf-8", "surrogateescape").split(b"\\")
    if not parts:
        return first
    out = [first]
    index = 0
    while index < len(parts):
        part = parts[index]
        digits = part[:2].decode("latin-1")
        if len(digits) == 2 and _HEX.issuperset(digits):
            out.append(bytes((int(digits, 16),)))
            out.append(part[2:])
        elif not part and index + 1 < len(parts):
            out.append(b"\\")
            out.append(parts[index + 1])
            index += 1
        else:
            out.append(b"\\")
            out.append(part)
        index += 1
    return b"".join(out)
