"""What the parts of the parser share while one file is parsed: `Parser` and, inside a function, `FunctionState`.

Note [names as keys]: globals, comdats, types and locals are looked up by the piece of the statement that names them,
without its sigil: a name, a name in quotes, or digits. `Parser.key` brings the spellings of one name together: quotes
and escapes are resolved; a name in quotes that consists of digits, or begins with a quote, gets a NUL before it, which
no name may hold. So digits are a number, and a key never looks like a name that is still in quotes.

Note [forward values]: a local that is not defined yet is a `ForwardValue`. Who makes an instruction calls
`state.register(instruction)` where `state.has_pending` is set; when the body is parsed, the operands of all these are
set, each one's at one go. A basic block is made when it is first named, and a global is there before any body is
parsed: neither needs a place-holder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from irkit.blocks import BasicBlock
from irkit.context import Context
from irkit.data_layout import DataLayout
from irkit.dialects import Dialect
from irkit.dialects.features import TYPED_POINTERS, Feature
from irkit.errors import ParseError
from irkit.folding import Folder
from irkit.module import Module
from irkit.releases import NEWEST
from irkit.types import FunctionType, LabelType, PointerType, Type, VoidType
from irkit.values import Placeholder, User, Value
from text.parser.keys import is_number, key_name
from text.parser.numbers import limited
from text.syntax.source import unquote
from text.syntax.tree import NO_PIECE, Node

if TYPE_CHECKING:
    from irkit.constants import InlineAsm
    from irkit.functions import Function
    from irkit.globals import Comdat, GlobalValue
    from text.parser.attributes import AttributeTable
    from text.parser.metadata import MetadataTable
    from text.parser.types import TypeTable
    from text.syntax.source import Source

NO_PIECES: Final[list[str]] = []
LONGEST_NAME: Final = 1024  # of a local value; LLVM cuts longer ones, which may make two the same
NOT_A_VALUE: Final = "a function is no value; name it by a pointer to it"
MAX_NUMBER: Final = 0xFFFFFFFF  # of an unnamed value


class Place:
    """Where an error is to be told later: the statement's offset in the source, and the number of its token."""

    __slots__ = ("offset", "token")

    def __init__(self, offset: int, token: int) -> None:
        self.offset: int = offset
        self.token: int = token


@mypyc_attr(native_class=False)  # its base is not compiled
class QualifiedError(ParseError):
    """An error that was found, with something more to say of it."""

    def __init__(self, found: ParseError) -> None:
        super().__init__(
            found.message,
            path=found.path,
            line=found.line,
            column=found.column,
            end=found.end,
            source_line=found.source_line,
        )


@mypyc_attr(native_class=False)
class UnavailableError(QualifiedError):
    """A form that other releases have, `last` the newest of them: the dialect of one may take the file."""

    def __init__(self, found: ParseError, last: int) -> None:
        super().__init__(found)
        self.last: int = last


@mypyc_attr(native_class=False)
class LateError(QualifiedError):
    """An error that LLVM finds when it comes to `offset`, behind the place that the error tells."""

    def __init__(self, found: ParseError, offset: int) -> None:
        super().__init__(found)
        self.offset: int = offset


@mypyc_attr(native_class=False)  # its base is not compiled
class MissingError(ParseError):
    """Something is not found in the part of a text that is parsed alone; the rest may have it."""


class ForwardValue(Placeholder):
    """Stands for a local value that is not defined yet; `place` is the first that names it."""

    __slots__ = ("place",)

    def __init__(self, ty: Type, place: Place) -> None:
        super().__init__(ty)
        self.place: Place = place


class UseListOrder:
    """A `uselistorder` or `uselistorder_bb` directive; `function` is the one whose body it stands in, `block_of` the
    one whose block a `uselistorder_bb` names."""

    __slots__ = ("block_of", "function", "indexes", "place", "value")

    def __init__(
        self,
        value: Value,
        indexes: list[int],
        place: Place,
        function: Function | None,
        block_of: Function | None = None,
    ) -> None:
        self.block_of: Function | None = block_of
        self.value: Value = value
        self.indexes: list[int] = indexes
        self.place: Place = place
        self.function: Function | None = function


class Unseen:
    """What LLVM sees of an instruction that the finished one does not show. `folded` are constants that stood in
    expressions that became something else, `attached` those in metadata, `name` what an intrinsic is called by that
    the text declares under another name: those of the instruction in hand, which `keep` notes for it. `is_empty`: there
    is nothing of it.
    """

    __slots__ = ("after", "attached", "before", "folded", "is_empty", "misnamed", "name")

    def __init__(self) -> None:
        self.is_empty: bool = True
        self.folded: list[Value] = []
        self.attached: list[Value] = []
        self.name: str = ""
        self.before: dict[Value, list[Value]] = {}
        self.after: dict[Value, list[Value]] = {}
        self.misnamed: dict[Value, str] = {}

    def keep(self, instruction: Value) -> None:
        self.is_empty = True
        if self.name:
            self.misnamed[instruction] = self.name
            self.name = ""
        if self.folded:
            self.before[instruction] = self.folded
            self.folded = []
        if self.attached:
            self.after[instruction] = self.attached
            self.attached = []


class FunctionState:
    """The names of the function whose body is parsed. Made and driven by `text.parser.functions`.

    `values` has arguments, instructions and basic blocks by key (see Note [names as keys]), forward ones too;
    `forward` the places of those that are not defined yet. `next_number` is the next unnamed value's.
    `has_pending` tells whether a forward value was met since `register` was last called, `waiting` what was registered;
    `block` is the block in hand.
    """

    def __init__(self, function: Function) -> None:
        self.function: Function = function
        self.values: dict[str, Value] = {}
        self.forward: dict[str, Place] = {}
        self.next_number: int  # known when the arguments are
        self.has_pending: bool = False
        self.waiting: list[User] = []
        self.block: BasicBlock | None = None

    def get_local(self, p: Parser, node: Node, ty: Type) -> Value:
        """The local that a LOCAL node names, which must have or get this type; a `ForwardValue` if it is to come."""
        text = node.text if node.slot == NO_PIECE else p.pieces[node.slot]
        found = self.values.get(text)
        if found is not None and found.type is ty:
            if self.forward and isinstance(found, ForwardValue):
                self.has_pending = True
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
        if isinstance(ty, FunctionType):
            raise p.error(node, NOT_A_VALUE)
        key = p.key(node)
        found = self.values.get(key)
        if found is None:
            if isinstance(ty, VoidType):
                raise p.error(node, f"a value has no type {ty}")
            place = p.place(node)
            check_length(p, node, key)
            if isinstance(ty, LabelType):
                found = BasicBlock(ty, self.function, key_name(key))
            else:
                found = ForwardValue(ty, place)
            self.values[key] = found
            self.forward[key] = place
        elif found.type is not ty:
            name = f"'%{key_name(key) or key}'"
            if isinstance(ty, LabelType):
                raise p.error(node, f"{name} is not a basic block")
            raise p.error(node, f"{name} defined with type '{found.type}' but expected '{ty}'")
        if isinstance(found, ForwardValue):
            self.has_pending = True
        return found

    def register(self, user: User) -> None:
        """Remember the user as holding the forward values that came since the last call."""
        self.waiting.append(user)
        self.has_pending = False


class Parser:
    """One file in one dialect. `pieces` and `offset` are those of the statement in hand.

    The tables: `types` (named and numbered), `globals` by key, with the `places` of their definitions, `comdats` by
    key, `attributes` (groups) and `metadata` (nodes, named metadata). `undefined` and `comdat_uses` hold what is used
    and may turn out not to be defined; `taken_blocks` the blocks that a `blockaddress` names before the body of their
    function is parsed,
    `declared` the intrinsics that calls declare, by the name in the text. `function` is the one whose body is parsed.
    What is kept in plans, which outlive the parse, is marked with `owner`: were it the parser itself, the text and the
    module would outlive it too.
    """

    def __init__(self, source: Source, module: Module) -> None:
        self.owner: object = object()
        self.source: Source = source
        self.module: Module = module
        self.context: Context = module.context
        self.dialect: Dialect = module.dialect
        self.layout: DataLayout = module.layout
        self.folder: Folder = Folder(module.context, module.dialect, module.layout)
        self.typed_pointers: bool = module.dialect.has(TYPED_POINTERS) or not module.opaque_pointers
        self.pieces: list[str] = NO_PIECES
        self.offset: int = 0
        self.literals: dict[Type, dict[str, Value]] = {}  # numbers by type and spelling, the most common ones
        self.positions: dict[Value, int] | None = None  # where statements begin, if that is asked for
        self.types: TypeTable | None = None
        self.attributes: AttributeTable | None = None
        self.metadata: MetadataTable | None = None
        self.globals: dict[str, GlobalValue] = {}
        self.places: dict[GlobalValue, Place] = {}
        self.undefined: dict[str, tuple[GlobalValue, Place]] = {}
        self.comdats: dict[str, Comdat] = {}
        self.comdat_uses: dict[str, Place] = {}
        self.next_global: int = 0
        self.declared: dict[str, dict[Function, None]] = {}
        self.declared_functions: dict[str, Function] = {}
        self.taken_blocks: dict[Function, dict[str, tuple[BasicBlock, Place]]] = {}
        self.address_taken: set[Function] = set()
        self.block_names: dict[Function, dict[str, BasicBlock]] = {}
        self.parsed_functions: set[Function] = set()
        self.use_list_orders: list[UseListOrder] = []
        self.metadata_constants: list[tuple[int, Value]] = []
        self.unseen: Unseen = Unseen()
        self.is_limited: bool = False  # only the first part of the text is parsed, to find an error there
        self.upgrades_debug_info: bool = True  # drop what is broken or of another version, as LLVM does
        self.converts_debug_calls: bool = True  # calls of `llvm.dbg.…` become records, where the release has them
        self.debug_form: str = ""  # "call" or "record", once there is one
        self.function: FunctionState | None = None
        self.inline_asms: dict[tuple[object, ...], InlineAsm] = {}

    def use_layout(self, layout: DataLayout) -> None:
        """What the text says of the data layout counts from here on."""
        self.layout = layout
        self.folder = Folder(self.context, self.dialect, layout)

    def text(self, node: Node) -> str:
        """A terminal's text, as it is written."""
        return node.text if node.slot == NO_PIECE else self.pieces[node.slot]

    def place(self, node: Node) -> Place:
        """Where the node stands, for an error that may have to be told later."""
        return Place(self.offset, node.first)

    def key(self, node: Node) -> str:
        """The key of the name or number that a LOCAL, GLOBAL, COMDAT or LABEL node is (see Note [names as keys])."""
        text = self.text(node)
        first = text[:1]
        if first == '"':
            name = unquote(text)
            if "\0" in name:
                raise self.error(node, "a NUL character in a name")
            return "\0" + name if name[:1] == '"' or is_number(name) else name
        if first <= "9" and is_number(text):
            number = limited(text)
            if number > MAX_NUMBER:
                raise self.error(node, f"the number of a value is at most {MAX_NUMBER}")
            return str(number)
        return text

    def pointer_to(self, pointee: Type, address_space: int = 0) -> Type:
        """The type of a pointer to a `pointee`: typed in the releases that have typed pointers, but never to `ptr`
        (LLVM 13, which has both in one module, makes a pointer to an opaque one opaque)."""
        if self.typed_pointers and not (isinstance(pointee, PointerType) and pointee.pointee is None):
            return self.context.pointer(address_space, pointee)
        return self.context.pointer(address_space)

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
        releases = f"LLVM {first} to {last} have" if first < last else f"LLVM {first} has"
        found = self.error(node, f"LLVM {version} does not have {what}, which {releases}")
        return UnavailableError(found, last)

    def check_opcode(self, node: Node, opcode: str) -> None:
        """Raise where only later releases have the operation."""
        first = self.dialect.newer_opcodes.get(opcode)
        if first is not None:
            raise self.unavailable(node, f"'{opcode}'", first, NEWEST)

    def retired(self, node: Node, message: str, feature: Feature) -> ParseError:
        """The error to raise for what only the releases with the feature take; as in `unavailable`, one of them may."""
        return UnavailableError(self.error(node, message), feature.last)

    def need(self, node: Node, what: str, feature: Feature) -> None:
        """Raise unless the dialect has the feature."""
        if not self.dialect.has(feature):
            raise self.unavailable(node, what, feature.first, feature.last)


def check_length(p: Parser, node: Node, key: str) -> None:
    if len(key) > LONGEST_NAME:
        raise p.error(node, f"the name of a local value has at most {LONGEST_NAME} characters")


def slots_below(node: Node) -> list[int]:
    """The slots of all terminals below a node."""
    found: list[int] = []
    todo = [node]
    while todo:
        top = todo.pop()
        if top.slot != NO_PIECE:
            found.append(top.slot)
        todo.extend(top.children)
    return found
