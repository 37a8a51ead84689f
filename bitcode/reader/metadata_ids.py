"""Metadata by its number in the file, while it is read: what the handlers of metadata records ask for operands.

Note [metadata forward references]: a record may name metadata that comes later, and nodes form cycles. Such an operand
is a `ForwardMetadata` until the block ends; then every node that holds one gets what it stands for. A function's block
refers to the module's metadata and to its own only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.reader.old_debug_info import OldDebugInfo, types_by_identifier
from bitcode.reader.state import ReaderState
from bitcode.reader.values import ForwardReference
from bitcode.schema import codes as c
from bitcode.schema.runtime import NONE
from irkit.constants import Constant
from irkit.context import Context
from irkit.debug_info.nodes import DICompositeType
from irkit.debug_info.schema import NODES
from irkit.errors import BitcodeError
from irkit.globals import GlobalValue
from irkit.metadata import (
    LAST_ATOM_GROUP,
    LAST_ATOM_RANK,
    LAST_COLUMN,
    ConstantAsMetadata,
    DILocation,
    LocalAsMetadata,
    MDNode,
    MDString,
    Metadata,
    ValueAsMetadata,
)
from irkit.types import MAX_INT_WIDTH, MetadataType, VoidType
from irkit.values import Value

_NO_OPERANDS: Final = vec[i64]()
_USUAL_LENGTHS: Final[dict[int, vec[i64]]] = {}
_LAST_ID: Final = 0xFFFFFFFF


class ForwardMetadata(Metadata):
    """Stands for metadata that is not read yet; never left in a finished module."""

    __slots__ = ("metadata_id",)

    def __init__(self, metadata_id: int) -> None:
        self.metadata_id: int = metadata_id


class NamedType(ForwardMetadata):
    """Stands for the composite type of an identifier, in files of LLVM 3.8 and older; for the string if none has it."""

    __slots__ = ("identifier",)

    def __init__(self, identifier: MDString) -> None:
        super().__init__(NONE)
        self.identifier: MDString = identifier


class MetadataIds:
    """`items` are the metadata read so far, by id. `ops[at:end]` are the operands of the current record."""

    def __init__(self, state: ReaderState) -> None:
        self.state: ReaderState = state
        self.context: Context = state.module.context
        self.items: list[Metadata] = []
        self.forwards: dict[int, ForwardMetadata] = {}
        self.incomplete: list[MDNode] = []  # nodes that have a ForwardMetadata among their operands
        self.has_forward: bool = False  # the current record asked for one
        self.old: OldDebugInfo = OldDebugInfo()
        self.named_types: dict[str, DICompositeType] | None = None
        self.constants: dict[Value, ValueAsMetadata] = {}
        self.locals: dict[Value, ValueAsMetadata] = {}
        self.usual_lengths: vec[i64] = usual_lengths(state.dialect.llvm_version)
        self.ops: vec[i64] = _NO_OPERANDS
        self.at: i64 = 0
        self.end: i64 = 0

    # What records refer to

    def at_id(self, metadata_id: i64) -> Metadata:
        """The metadata of an id, which may come later in the block, for a node to hold."""
        if 0 <= metadata_id < len(self.items):
            return self.items[metadata_id]
        self.has_forward = True
        return self.forward(metadata_id)

    def known_or_forward(self, metadata_id: i64) -> Metadata:
        """The same for what is no node."""
        return self.items[metadata_id] if 0 <= metadata_id < len(self.items) else self.forward(metadata_id)

    def forward(self, metadata_id: i64) -> ForwardMetadata:
        """What stands for the metadata of an id that comes later."""
        if metadata_id < 0 or metadata_id > _LAST_ID:
            raise BitcodeError(f"metadata id {metadata_id}")
        found = self.forwards.get(metadata_id)
        if found is None:
            found = self.forwards[metadata_id] = ForwardMetadata(metadata_id)
        return found

    def md(self, metadata_id: i64) -> Metadata | None:
        """An operand: the metadata of an id, or None for NONE."""
        if metadata_id == NONE:
            return None
        if 0 <= metadata_id < len(self.items):
            return self.items[metadata_id]
        self.has_forward = True
        return self.forward(metadata_id)

    def string(self, metadata_id: i64) -> Metadata | None:
        """An operand that can only be a string, or None for NONE; strings come before all that refers to them."""
        if metadata_id == NONE:
            return None
        if 0 <= metadata_id < len(self.items):
            found = self.items[metadata_id]
            if isinstance(found, MDString):
                return found
        raise BitcodeError(f"metadata id {metadata_id} where a string is needed")

    def type_ref(self, metadata_id: i64) -> Metadata | None:
        """An operand that names a type or scope."""
        found = self.md(metadata_id)
        if isinstance(found, MDString):
            self.has_forward = True
            return NamedType(found)
        return found

    def mds(self, metadata_ids: vec[i64]) -> list[Metadata | None]:
        """Operands, NONE for None."""
        return [self.md(metadata_id) for metadata_id in metadata_ids]

    def number(self, value: int) -> ConstantAsMetadata:
        """A number as metadata, an i64."""
        context = self.context
        made = self.as_metadata(context.constant_int(context.integer(64), value))
        assert isinstance(made, ConstantAsMetadata)
        return made

    # Values as metadata

    def as_metadata(self, value: Value) -> ValueAsMetadata:
        """A value as metadata, one object a value (but for a value that was not read yet when first asked for)."""
        table = self.constants if isinstance(value, Constant) else self.locals
        found = table.get(value)
        if found is None:
            if isinstance(value, Constant):
                found = ConstantAsMetadata(value)
            else:
                found = LocalAsMetadata(value)
                if isinstance(value, ForwardReference):
                    value.metadata_users.append(found)
            table[value] = found
        return found

    def value_of(self, type_id: i64, value_id: i64) -> ValueAsMetadata:
        """What a VALUE record says."""
        ty = self.state.type_at(type_id)
        if isinstance(ty, (MetadataType, VoidType)):
            raise BitcodeError(f"a value of type {ty} as metadata")
        values = self.state.values
        if 0 <= value_id < len(values):
            value = values.values[value_id]
            if value.type is not ty:
                raise BitcodeError(f"value {value_id} is {value.type}, and {ty} as metadata")
            if isinstance(value, Constant) and value.operands and not isinstance(value, GlobalValue):
                self.state.use_orders.add_metadata_constant(self.state.current_function, value)
            return self.as_metadata(value)
        return self.as_metadata(values.forward(value_id, ty))

    # Locations

    def make_location(
        self,
        line: int,
        column: int,
        scope: Metadata | None,
        inlined_at: Metadata | None,
        implicit_code: bool,
        atom_group: int,
        atom_rank: int,
        distinct: bool,
    ) -> DILocation:
        """A location; a uniqued one with the same fields as one that is there already is that one."""
        if column > LAST_COLUMN:
            column = 0  # LLVM keeps 16 bits, and none of a column that needs more
        atom_group &= LAST_ATOM_GROUP
        atom_rank &= LAST_ATOM_RANK
        if distinct or self.has_forward:
            return DILocation(line, column, scope, inlined_at, implicit_code, distinct, atom_group, atom_rank)
        return self.context.location(line, column, scope, inlined_at, implicit_code, atom_group, atom_rank)

    # Records that are longer or shorter than usual

    def note_length(self, node: MDNode, count: i64, known: i64) -> None:
        """Remember how many operands a node's record has, because that is not what its release writes, and those that
        nobody knows."""
        provenance = self.state.module.provenance
        self.note_extra(node, self.ops[self.end - max(count - known, 0) : self.end])
        provenance.record_lengths[node] = min(count, known)
        provenance.record_release = self.state.dialect.llvm_version

    def note_extra(self, node: MDNode, operands: vec[i64]) -> None:
        """Remember operands behind the last one that any release known here has."""
        if len(operands) > 0:
            self.state.module.provenance.extra_operands[node] = [int(operand) for operand in operands]

    # The ends of records and blocks

    def define(self, metadata: Metadata) -> None:
        """Give the next id to what the current record defined."""
        if self.has_forward:
            if isinstance(metadata, MDNode):
                self.incomplete.append(metadata)
            self.has_forward = False
        self.items.append(metadata)

    def resolve(self, metadata: Metadata) -> Metadata:
        """What a forward reference stands for; anything else is itself."""
        if not isinstance(metadata, ForwardMetadata):
            return metadata
        if isinstance(metadata, NamedType):
            if self.named_types is None:
                self.named_types = types_by_identifier(self.old.identified)
            return self.named_types.get(metadata.identifier.string, metadata.identifier)
        if metadata.metadata_id >= len(self.items):
            raise BitcodeError(f"metadata id {metadata.metadata_id} where there are {len(self.items)}")
        return self.items[metadata.metadata_id]

    def resolve_all(self) -> None:
        """Put the metadata itself in place of all forward references, at the end of a block."""
        for node in self.incomplete:
            operands = node.operands
            for index, operand in enumerate(operands):
                if isinstance(operand, ForwardMetadata):
                    found = operands[index] = self.resolve(operand)
                    if found is node:
                        node.distinct = True  # LLVM does not unique what holds itself
        for node in self.incomplete:
            if isinstance(node, DILocation) and not node.distinct:
                self.context.adopt_location(node)
        self.incomplete.clear()
        self.forwards.clear()
        self.named_types = None


def usual_lengths(llvm_version: int) -> vec[i64]:
    """How many operands, or of those with words items, a release's records of nodes have, by code."""
    found = _USUAL_LENGTHS.get(llvm_version)
    if found is None:
        lengths: dict[int, int] = {}
        for schema in NODES:
            record = schema.record
            if record is not None:
                lengths[getattr(c, f"METADATA_{record.name}")] = schema.record_length(llvm_version)
        found = vec[i64]([lengths.get(code, 0) for code in range(max(lengths) + 1)])
        _USUAL_LENGTHS[llvm_version] = found
    return found


def size_operand(r: MetadataIds, as_metadata: bool, x: i64) -> Metadata | None:
    """The operand of a size that a record gives as metadata."""
    return r.md((x & _LAST_ID) - 1) if as_metadata else None


def size_number(as_metadata: bool, x: i64) -> int:
    """The scalar of a size that a record gives as a number."""
    return 0 if as_metadata else unsigned64(x)


def unsigned32(x: i64) -> int:
    return x & 0xFFFFFFFF


def signed32(x: i64) -> int:
    low = x & 0xFFFFFFFF
    return low - 0x100000000 if low >= 0x80000000 else low


def unsigned64(x: i64) -> int:
    """The unsigned value of a 64-bit operand."""
    value: int = x
    return value + 0x10000000000000000 if value < 0 else value


def wide_integer(words: vec[i64], width: int, is_unsigned: bool) -> int:
    """An integer of `width` bits from words of 64 bits, the lowest first."""
    if not 0 < width <= MAX_INT_WIDTH:
        raise BitcodeError(f"an integer of {width} bits; LLVM has 1 to {MAX_INT_WIDTH}")
    value = int.from_bytes(b"".join([unsigned64(word).to_bytes(8, "little") for word in words]), "little")
    value &= (1 << width) - 1
    if not is_unsigned and value >> (width - 1):
        value -= 1 << width
    return value
