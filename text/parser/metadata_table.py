"""The metadata of one parse: what is known by number, and what is unique.

Note [uniqued nodes]: nodes that are not `distinct` and equal are one node, as in LLVM. Definitions are parsed operands
first, and distinct nodes, which may be referred to before they are known, are there from the start; so only a cycle of
uniqued nodes needs a place-holder. When what it stands for is there, the nodes that hold it are looked up again: one
that became equal to another gives way to it, and so on to the nodes that hold that; one that holds itself can be equal
to no other, and LLVM makes it distinct.

Note [members of ODR types]: of a type with an identifier, members of one name and declarations of functions of one
linkage name are taken for equal, whatever else they say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.constants import Constant
from irkit.context import Context
from irkit.debug_info.nodes import DICompositeType, DIDerivedType, DISubprogram, DISubrange
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    DINode,
    LocalAsMetadata,
    MDNode,
    MDString,
    MDTuple,
    Metadata,
    MetadataAsValue,
    ValueAsMetadata,
    bound_key,
    content_key,
)
from irkit.types import Type
from irkit.values import Value
from text.parser.state import ForwardValue, Parser, Place

if TYPE_CHECKING:
    from text.syntax.tree import Node

_MEMBER: Final = 0x0D  # DW_TAG_member
_DEFINITION: Final = 8
# The operands of the nodes of Note [members of ODR types].
_SCOPE: Final = 1
_NAME: Final = 2
_LINKAGE_NAME: Final = 3
_TEMPLATE_PARAMETERS: Final = 9
_IDENTIFIER: Final = 9


class ForwardMetadata(MDNode):
    """Stands for a node that is not there yet; never left in a finished module."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([])


class Later:
    """A statement that is parsed when all have been seen."""

    __slots__ = ("node", "offset", "pieces")

    def __init__(self, node: Node, pieces: list[str], offset: int) -> None:
        self.node: Node = node
        self.pieces: list[str] = pieces
        self.offset: int = offset


class Definition(Later):
    """`!N = …`; `reached` tells that the parsing has come to it."""

    __slots__ = ("number", "reached")

    def __init__(self, number: int, node: Node, pieces: list[str], offset: int) -> None:
        super().__init__(node, pieces, offset)
        self.number: int = number
        self.reached: bool = False


LEAST_DEFINITION: Final = 8  # bytes: `!0 = !{}`


class MetadataTable:
    """`nodes` and `definitions` are by number, None where there is none; those with numbers above what a text of this
    length needs are in `far_nodes` and `far_definitions`. `defined` are the definitions in order. `inline` has nodes
    that are written inside others, while these are made; `tags` what is attached as `!tbaa`."""

    def __init__(self, p: Parser) -> None:
        self.context: Context = p.context
        self.i64: Type = p.context.integer(64)
        self.limit: int = len(p.source.data) // LEAST_DEFINITION + 1
        self.nodes: list[Metadata | None] = []
        self.far_nodes: dict[int, Metadata] = {}
        self.definitions: list[Definition | None] = []
        self.far_definitions: dict[int, Definition] = {}
        self.defined: list[Definition] = []
        self.tags: set[Metadata] = set()
        self.repeated: Definition | None = None  # the first that defines a number again
        self.named: list[Later] = []
        self.summaries: list[Later] = []  # kept here for `text.parser.summary`
        self.flat: set[Node] = set()  # definitions' nodes in which no other is written, for all of their shape
        self.inline: dict[Node, MDNode] = {}
        self.undefined: dict[int, tuple[ForwardMetadata, Place]] = {}
        self.kinds: dict[str, str] = {}
        self.new_kinds: dict[str, tuple[int, int]] = {}
        self.locals: dict[Value, LocalAsMetadata] = {}
        self.local_values: dict[Metadata, MetadataAsValue] = {}
        self._strings: dict[str, MDString] = {}
        self._constants: dict[Value, ConstantAsMetadata] = {}
        self._values: dict[Metadata, MetadataAsValue] = {}
        self._arg_lists: dict[tuple[ValueAsMetadata, ...], DIArgList] = {}
        self._unique: dict[tuple[object, ...], MDNode] = {}
        # Place-holders by number, the nodes that hold them or hold such nodes, and what gave way to what.
        self._forwards: dict[int, ForwardMetadata] = {}
        self._open: set[Metadata] = set()
        self._users: dict[Metadata, list[MDNode]] = {}
        self._replaced: dict[Metadata, MDNode] = {}
        self.identified: set[Metadata] = set()  # composite types with an identifier that are not made yet

    # By number

    def node(self, number: int) -> Metadata | None:
        if number < len(self.nodes):
            return self.nodes[number]
        return self.far_nodes.get(number)

    def set_node(self, number: int, node: Metadata) -> None:
        nodes = self.nodes
        if number >= self.limit:
            self.far_nodes[number] = node
            return
        while len(nodes) <= number:
            nodes.append(None)
        nodes[number] = node

    def definition(self, number: int) -> Definition | None:
        if number < len(self.definitions):
            return self.definitions[number]
        return self.far_definitions.get(number)

    def set_definition(self, definition: Definition) -> None:
        number = definition.number
        definitions = self.definitions
        self.defined.append(definition)
        if number >= self.limit:
            self.far_definitions[number] = definition
            return
        while len(definitions) <= number:
            definitions.append(None)
        definitions[number] = definition

    # Unique metadata

    def string(self, text: str) -> MDString:
        found = self._strings.get(text)
        if found is None:
            found = self._strings[text] = MDString(text)
        return found

    def constant(self, value: Value) -> ConstantAsMetadata:
        found = self._constants.get(value)
        if found is None:
            found = self._constants[value] = ConstantAsMetadata(value)
        return found

    def number(self, value: int) -> ConstantAsMetadata:
        """A number as metadata, an i64."""
        return self.constant(self.context.constant_int(self.i64, value))

    def value(self, value: Value) -> ValueAsMetadata:
        """A value as metadata; locals until the function ends."""
        if isinstance(value, Constant):
            return self.constant(value)
        found = self.locals.get(value)
        if found is None:
            found = self.locals[value] = LocalAsMetadata(value)
            if isinstance(value, ForwardValue):
                value.metadata_users.append(found)
        return found

    def arg_list(self, args: list[ValueAsMetadata]) -> DIArgList:
        key = tuple(args)
        found = self._arg_lists.get(key)
        if found is None:
            found = self._arg_lists[key] = DIArgList(args)
        return found

    def as_value(self, metadata: Metadata) -> MetadataAsValue:
        """Metadata as an operand: a node of one constant counts as the constant, a node of one null as an empty one."""
        if isinstance(metadata, MDNode) and len(metadata.operands) == 1:
            only = metadata.operands[0]
            if only is None:
                metadata = self.unique(MDTuple([]))
            elif isinstance(only, ConstantAsMetadata):
                metadata = only
        table = self.local_values if isinstance(metadata, (LocalAsMetadata, DIArgList)) else self._values
        found = table.get(metadata)
        if found is None:
            found = table[metadata] = MetadataAsValue(self.context.metadata, metadata)
        return found

    def end_function(self) -> None:
        """Forget the metadata of a function's locals."""
        if self.locals:
            self.locals.clear()
            self.local_values.clear()
            self._arg_lists.clear()

    # Uniqued nodes

    def unique(self, node: MDNode) -> MDNode:
        """The node that is equal to this one, which may be the node itself."""
        key = self.key_of(node)
        found = self._unique.get(key)
        if found is not None:
            return found
        self._unique[key] = node
        if self._open:
            self._note_open(node)
        return node

    def note_distinct(self, node: MDNode) -> None:
        """A distinct node has got its operands."""
        if self._open:
            self._note_open(node)

    def _note_open(self, node: MDNode) -> None:
        used = [operand for operand in node.operands if operand is not None and operand in self._open]
        for operand in used:
            self._users.setdefault(operand, []).append(node)
        if used and not node.distinct:
            self._open.add(node)

    def key_of(self, node: MDNode) -> tuple[object, ...]:
        """Equal for equal nodes."""
        if isinstance(node, DISubrange):
            return (DISubrange, *[bound_key(operand) for operand in node.operands])
        return (self._odr_key(node) if isinstance(node, DINode) else None) or content_key(node)

    def _odr_key(self, node: DINode) -> tuple[object, ...] | None:
        """The key of Note [members of ODR types]; None for other nodes."""
        if isinstance(node, DIDerivedType):
            scope, name = node.operands[_SCOPE], node.operands[_NAME]
            if name is not None and node.tag == _MEMBER and self._has_identifier(scope):
                return (DIDerivedType, scope, name)
        elif isinstance(node, DISubprogram):
            scope, name = node.operands[_SCOPE], node.operands[_LINKAGE_NAME]
            if name is not None and not node.sp_flags & _DEFINITION and self._has_identifier(scope):
                return (DISubprogram, scope, name, node.operands[_TEMPLATE_PARAMETERS])
        return None

    def _has_identifier(self, scope: Metadata | None) -> bool:
        if not isinstance(scope, DICompositeType):
            return False
        if not scope.operands:
            return scope in self.identified
        return scope.operands[_IDENTIFIER] is not None

    # Place-holders

    def forward(self, number: int) -> ForwardMetadata:
        """The place-holder for a definition that is being parsed."""
        found = self._forwards.get(number)
        if found is None:
            found = self._forwards[number] = ForwardMetadata()
            self._open.add(found)
        return found

    def forward_undefined(self, number: int, place: Place) -> ForwardMetadata:
        """The place-holder for a number that nothing defines; the first place that names it is kept."""
        found = self.undefined.get(number)
        if found is None:
            forward = ForwardMetadata()
        else:
            forward, known = found
            if (known.offset, known.token) <= (place.offset, place.token):
                return forward
        self.undefined[number] = (forward, place)
        return forward

    def define(self, number: int, node: MDNode) -> None:
        """Give a number its node, and put that in the place of the number's place-holder, if it has one."""
        self.set_node(number, node)
        if self._forwards:
            forward = self._forwards.pop(number, None)
            if forward is not None:
                self._open.discard(forward)
                self._replace(forward, node)
                if not self._forwards:
                    self._open.clear()
                    self._users.clear()

    def _replace(self, first: Metadata, by: MDNode) -> None:
        """Put a node in the place of other metadata, and what follows from that (see Note [uniqued nodes])."""
        todo: list[tuple[Metadata, MDNode]] = [(first, by)]
        while todo:
            old, new = todo.pop()
            new = self.current(new)
            for user in self._users.pop(old, ()):
                if user in self._replaced:
                    continue
                operands = user.operands
                if not user.distinct:
                    key = self.key_of(user)
                    if self._unique.get(key) is user:
                        del self._unique[key]
                for place, operand in enumerate(operands):
                    if operand is old:
                        operands[place] = new
                if new in self._open:
                    self._users.setdefault(new, []).append(user)
                if user.distinct:
                    continue
                if new is user:
                    user.distinct = True
                    continue
                same = self._unique.setdefault(self.key_of(user), user)
                if same is not user:
                    self._replaced[user] = same
                    todo.append((user, same))

    def current(self, node: MDNode) -> MDNode:
        """What a node gave way to, or itself."""
        while node in self._replaced:
            node = self._replaced[node]
        return node

    def settle(self) -> None:
        """After all definitions: numbers mean the nodes that are left."""
        if self._replaced:
            for definition in self.defined:
                node = self.node(definition.number)
                if isinstance(node, MDNode):
                    self.set_node(definition.number, self.current(node))
            self._replaced.clear()
        self.identified.clear()
