"""Metadata of a file: METADATA_BLOCK, of the module and of functions, METADATA_KIND_BLOCK and METADATA_ATTACHMENT.

The nodes of debug info have a function each in `bitcode.reader.debug_info_nodes`; how ids and forward references work
is in `bitcode.reader.metadata_ids`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream import Block, Records
from bitcode.bitstream.abbreviations import shapes
from bitcode.bitstream.bits import unsigned64
from bitcode.reader.debug_info_nodes import HANDLERS
from bitcode.reader.errors import located
from bitcode.reader.metadata_ids import MetadataIds
from bitcode.reader.old_debug_info import drop_leading_derefs, name_types
from bitcode.reader.state import ReaderState
from bitcode.schema import codes as c
from bitcode.schema.codecs import metadata_attachment_read, metadata_kind_read
from bitcode.schema.codecs import metadata_read as codec
from bitcode.schema.runtime import NONE
from irkit.blocks import BasicBlock
from irkit.errors import BitcodeError, UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalIFunc, GlobalObject
from irkit.instructions import Instruction
from irkit.metadata import (
    DIArgList,
    DILocation,
    LocalAsMetadata,
    MDNode,
    MDString,
    MDTuple,
    Metadata,
    MetadataAsValue,
    NamedMDNode,
    ValueAsMetadata,
)
from irkit.provenance import OLD_LOOP_HINTS
from irkit.types import MetadataType, VoidType
from irkit.values import Value

# Records that serve lazy loading alone; LLVM takes them as hints, too.
_HINTS: Final = (c.METADATA_INDEX_OFFSET, c.METADATA_INDEX)
_DBG: Final = "dbg"


def kind_at(records: Records, index: int) -> metadata_kind_read.Kind:
    """A record of a METADATA_KIND_BLOCK."""
    if records.codes[index] != c.METADATA_KIND:
        raise BitcodeError("not a metadata kind")
    return metadata_kind_read.read_kind(records.ops, records.starts[index], records.starts[index + 1])


def kind_names(block: Block) -> list[str]:
    """The names in a METADATA_KIND_BLOCK, in its order. Raises BitcodeError."""
    records = block.scan()
    names: list[str] = []
    for index in range(len(records.codes)):
        try:
            names.append(kind_at(records, index).name.decode("utf-8", "surrogateescape"))
        except BitcodeError as error:
            raise located(error, block, records, index) from None
    return names


class MetadataReader(MetadataIds):
    """Reads a module's metadata, then that of one function after the other, whose ids go on from the module's."""

    def __init__(self, state: ReaderState) -> None:
        super().__init__(state)
        self.module_count: int = 0  # ids of the module's own metadata
        self.values: dict[Metadata, MetadataAsValue] = {}
        self.local_values: dict[Metadata, MetadataAsValue] = {}
        self.pending_name: bytes | None = None  # NAME, whose NAMED_NODE comes next
        self.named: list[tuple[str, list[Metadata]]] = []
        self.attached: list[tuple[Value, str, Metadata]] = []
        kinds = state.module.metadata_kinds
        for number, name in enumerate(state.dialect.metadata_kinds):
            kinds.setdefault(name, number)
        provenance = state.module.provenance
        provenance.record_release = state.dialect.llvm_version
        self.own_kinds: dict[str, int] = {}
        provenance.metadata_kinds = self.own_kinds

    # Blocks

    def read_kinds(self, block: Block) -> None:
        """METADATA_KIND_BLOCK: the names of the file's kind numbers."""
        records = block.scan()
        for index in range(len(records.codes)):
            try:
                rec = kind_at(records, index)
                self.add_kind(rec.kind, rec.name)
            except BitcodeError as error:
                raise located(error, block, records, index) from None

    def read_module_block(self, block: Block) -> None:
        """The module's METADATA_BLOCK: nodes, named metadata, attachments of globals."""
        records = block.scan()
        self.state.module.provenance.abbreviations.setdefault(block.block_id, shapes(records.definitions))
        self.read_records(block, records)
        self.module_count = len(self.items)

    def read_function_block(self, block: Block) -> None:
        """A METADATA_BLOCK in a function."""
        self.read_records(block, block.scan())

    def read_records(self, block: Block, records: Records) -> None:
        """The records of a METADATA_BLOCK, then what they said of metadata that came later."""
        count = len(records.codes)
        index = 0
        try:
            while index < count:
                self.read_record(records, index)
                index += 1
            if self.pending_name is not None:
                raise BitcodeError("a NAME without its NAMED_NODE")
            self.resolve_all()
            self.finish_named()
            self.finish_attached()
            self.finish_old()
        except BitcodeError as error:
            self.forget_pending()
            raise located(error, block, records, index) from None

    def upgrade_body(self, blocks: list[BasicBlock]) -> None:
        """What is to be put right in a function's body once it is read."""
        if self.old.has_leading_derefs and self.state.names_before_bodies:
            drop_leading_derefs(blocks)

    def end_function(self) -> None:
        """Forget the ids of a function's own metadata."""
        del self.items[self.module_count :]
        self.locals.clear()
        self.local_values.clear()
        self.forget_pending()

    def forget_pending(self) -> None:
        self.forwards.clear()
        self.incomplete.clear()
        self.named.clear()
        self.attached.clear()
        self.pending_name = None
        self.has_forward = False

    # Records

    def read_record(self, records: Records, index: i64) -> None:
        code = records.codes[index]
        self.ops = records.ops
        self.at = records.starts[index]
        self.end = records.starts[index + 1]
        if self.pending_name is not None and code != c.METADATA_NAMED_NODE:
            raise BitcodeError("a NAME that is not followed by its NAMED_NODE")
        node = HANDLERS.get(code)
        if node is not None:
            self.define(node(self))
            return
        general = _GENERAL.get(code)
        if general is not None:
            self.define(general(self))
            return
        other = _OTHERS.get(code)
        if other is not None:
            other(self)
        elif code == c.METADATA_STRINGS:
            self.read_strings(records, index)
        elif code not in _HINTS:
            raise UnsupportedError(f"metadata record of code {unsigned64(code)}, which LLVM 22 does not know")

    def read_strings(self, records: Records, index: i64) -> None:
        """STRINGS: in a blob, first the lengths as VBR6, then all the bytes."""
        rec = codec.read_strings(self.ops, self.at, self.end)
        blob = records.blobs.get(index)
        if blob is None:
            raise BitcodeError("STRINGS without a blob")
        if rec.offset < 0 or rec.offset > len(blob) or rec.count <= 0:
            raise BitcodeError(
                f"{unsigned64(rec.count)} strings at {unsigned64(rec.offset)} of a blob of {len(blob)} bytes"
            )
        place: int = rec.offset
        for length in string_lengths(blob[: rec.offset], rec.count):
            if length > len(blob) - place:
                raise BitcodeError(f"a string of {length} bytes where {len(blob) - place} are left")
            text = blob[place : place + length].decode("utf-8", "surrogateescape")
            place += length
            self.items.append(MDString(text))

    def add_kind(self, number: i64, name: bytes) -> None:
        kinds = self.state.metadata_kinds
        if number in kinds:
            raise BitcodeError(f"metadata kind {unsigned64(number)} has two names")
        text = name.decode("utf-8", "surrogateescape")
        kinds[number] = text
        self.own_kinds[text] = number
        known = self.state.module.metadata_kinds
        if text not in known:
            known[text] = len(known)

    def kind_name(self, number: i64) -> str:
        name = self.state.metadata_kinds.get(number)
        if name is None:
            raise BitcodeError(f"metadata kind {unsigned64(number)} has no name")
        return name

    def finish_named(self) -> None:
        """Give the module its named metadata; names that come again go on with their list."""
        known = self.state.module.named_metadata
        for name, elements in self.named:
            resolved: list[MDNode] = []
            for element in elements:
                node = self.resolve(element)
                if not isinstance(node, MDNode):
                    raise BitcodeError(f"an element of !{name} that is no node")
                resolved.append(node)
            for named in known:
                if named.name == name:
                    named.operands.extend(resolved)
                    break
            else:
                known.append(NamedMDNode(name, resolved))
        self.named.clear()

    def finish_attached(self) -> None:
        """Attach to globals what GLOBAL_DECL_ATTACHMENT records said."""
        for value, kind, metadata in self.attached:
            node = self.resolve(metadata)
            if not isinstance(node, MDNode):
                raise BitcodeError(f"an attachment !{kind} that is no node")
            if isinstance(value, (GlobalObject, GlobalIFunc)):
                value.add_metadata(kind, node)
        self.attached.clear()

    def finish_old(self) -> None:
        """What records of old releases said of others."""
        old = self.old
        name_types(old, self.items)
        if old.is_needed():
            old.units = [(unit, self.resolve(subprograms)) for unit, subprograms in old.units]
            old.functions = [(self.resolve(function), node) for function, node in old.functions]
            old.finish(self.state.module)

    # Attachments in a function

    def read_attachments(self, block: Block, function: Function, instructions: list[Instruction]) -> None:
        """METADATA_ATTACHMENT: what is attached to the function, and to its instructions by their number."""
        records = block.scan()
        for index in range(len(records.codes)):
            if records.codes[index] != c.METADATA_ATTACHMENT:
                raise located(BitcodeError("not an attachment"), block, records, index)
            try:
                rec = metadata_attachment_read.read_attachment(
                    records.ops, records.starts[index], records.starts[index + 1]
                )
                if rec.operand_count == 0:
                    raise BitcodeError("an attachment to nothing")
                if rec.operand_count & 1 == 0:
                    for place in range(len(rec.attachment_kinds)):
                        kind = self.kind_name(rec.attachment_kinds[place])
                        function.add_metadata(kind, self.attachment(rec.attachment_nodes[place]))
                    continue
                if rec.instruction < 0 or rec.instruction >= len(instructions):
                    raise BitcodeError(
                        f"attachment to instruction {unsigned64(rec.instruction)} of {len(instructions)}"
                    )
                instruction = instructions[rec.instruction]
                self.attach(instruction, rec.attachment_kinds, rec.attachment_nodes)
            except BitcodeError as error:
                raise located(error, block, records, index) from None

    def attach(self, instruction: Instruction, kinds: vec[i64], nodes: vec[i64]) -> None:
        """Attach nodes to an instruction, one of each kind: the last."""
        attachments = instruction._attachments
        for place in range(len(kinds)):
            kind = self.kind_name(kinds[place])
            node = self.node(nodes[place])
            if isinstance(node, LocalAsMetadata):
                return  # LLVM drops what files of LLVM 3.5 and older say here, and what comes after it
            if not isinstance(node, MDNode):
                raise BitcodeError(f"an attachment !{kind} that is no node")
            if kind == _DBG:
                instruction.debug_loc = node
                continue
            if attachments is None:
                attachments = []
            else:
                attachments = [attachment for attachment in attachments if attachment[0] != kind]
            attachments.append((kind, node))
            instruction._attachments = attachments

    def attachment(self, metadata_id: i64) -> MDNode:
        node = self.node(metadata_id)
        if not isinstance(node, MDNode):
            raise BitcodeError(f"metadata id {metadata_id} is no node, and attached")
        return node

    # What function bodies ask for

    def node(self, metadata_id: i64) -> Metadata:
        """The metadata of an id; raises BitcodeError if there is none."""
        if 0 <= metadata_id < len(self.items):
            return self.items[metadata_id]
        raise BitcodeError(f"metadata id {metadata_id} where there are {len(self.items)}")

    def node_or_none(self, metadata_id: i64) -> Metadata | None:
        """The metadata of an id, None for NONE; raises BitcodeError if there is none of that id."""
        return None if metadata_id == NONE else self.node(metadata_id)

    def as_value(self, metadata: Metadata) -> MetadataAsValue:
        """Metadata as an operand, one object for each metadata."""
        table = self.local_values if isinstance(metadata, (LocalAsMetadata, DIArgList)) else self.values
        found = table.get(metadata)
        if found is None:
            found = table[metadata] = MetadataAsValue(self.context.metadata, metadata)
        return found

    def location(
        self,
        line: i64,
        column: i64,
        scope_id: i64,
        inlined_at_id: i64,
        implicit_code: bool,
        atom_group: i64,
        atom_rank: i64,
    ) -> DILocation:
        """The location of a DEBUG_LOC record, the same object as that of a metadata record with equal fields."""
        scope = self.node_or_none(scope_id)
        inlined_at = self.node_or_none(inlined_at_id)
        return self.make_location(line, column, scope, inlined_at, implicit_code, atom_group, atom_rank, False)


def string_lengths(packed: bytes, count: i64) -> list[int]:
    """`count` numbers of VBR6."""
    lengths: list[int] = []
    limit = len(packed) * 8
    data = packed + b"\0"  # a number may end in the last byte
    place: i64 = 0
    done: i64 = 0
    while done < count:
        value: i64 = 0
        shift: i64 = 0
        while True:
            if place + 6 > limit or shift == 35:  # LLVM's lengths have 32 bits: seven pieces
                raise BitcodeError(f"the lengths of {count} strings in {limit} bits")
            byte = place >> 3
            bits: i64 = data[byte] | data[byte + 1] << 8
            piece = bits >> (place & 7)
            value |= (piece & 31) << shift
            place += 6
            shift += 5
            if piece & 32 == 0:
                break
        lengths.append(value)
        done += 1
    return lengths


# Records that define metadata, debug info aside.


def _string_old(r: MetadataReader) -> Metadata:
    made = MDString(codec.read_string_old(r.ops, r.at, r.end).text.decode("utf-8", "surrogateescape"))
    if made.string.startswith(OLD_LOOP_HINTS):
        r.state.module.provenance.has_old_loop_hints = True
    return made


def _value(r: MetadataReader) -> Metadata:
    rec = codec.read_value(r.ops, r.at, r.end)
    return r.value_of(rec.type, rec.value)


def _node(r: MetadataReader) -> Metadata:
    return MDTuple(r.mds(codec.read_node(r.ops, r.at, r.end).elements))


def _distinct_node(r: MetadataReader) -> Metadata:
    return MDTuple(r.mds(codec.read_distinct_node(r.ops, r.at, r.end).elements), True)


def _old_node(r: MetadataReader) -> Metadata:
    operands: list[Metadata | None] = []
    for element in codec.read_old_node(r.ops, r.at, r.end).elements:
        ty = r.state.type_at(element.type)
        if isinstance(ty, MetadataType):
            operands.append(r.at_id(element.value))
        elif isinstance(ty, VoidType):
            operands.append(None)
        else:
            operands.append(r.value_of(element.type, element.value))
    return MDTuple(operands)


def _old_function_node(r: MetadataReader) -> Metadata:
    """A function-local value as metadata. Other function-local nodes LLVM drops: there is nothing that says them."""
    elements = codec.read_old_fn_node(r.ops, r.at, r.end).elements
    if len(elements) != 1 or isinstance(r.state.type_at(elements[0].type), (MetadataType, VoidType)):
        return next((item for item in r.items if isinstance(item, MDTuple) and not item.operands), MDTuple([]))
    return r.value_of(elements[0].type, elements[0].value)


def _arg_list(r: MetadataReader) -> Metadata:
    args: list[ValueAsMetadata] = []
    for metadata_id in codec.read_arg_list(r.ops, r.at, r.end).args:
        arg = r.node(metadata_id)
        if not isinstance(arg, ValueAsMetadata):
            raise BitcodeError(f"metadata id {metadata_id} is no value, and in a DIArgList")
        args.append(arg)
    return DIArgList(args)


# Records that define none.


def _name(r: MetadataReader) -> None:
    r.pending_name = codec.read_name(r.ops, r.at, r.end).name


def _named_node(r: MetadataReader) -> None:
    name = r.pending_name
    if name is None:
        raise BitcodeError("a NAMED_NODE without its NAME")
    r.pending_name = None
    ids = codec.read_named_node(r.ops, r.at, r.end).nodes
    elements = [r.known_or_forward(metadata_id) for metadata_id in ids]
    r.named.append((name.decode("utf-8", "surrogateescape"), elements))


def _kind(r: MetadataReader) -> None:
    rec = codec.read_kind(r.ops, r.at, r.end)
    r.add_kind(rec.kind, rec.name)


def _global_attachment(r: MetadataReader) -> None:
    rec = codec.read_global_decl_attachment(r.ops, r.at, r.end)
    values = r.state.values
    if rec.value < 0 or rec.value >= len(values):
        raise BitcodeError(f"attachment to value {rec.value} where there are {len(values)}")
    value = values.values[rec.value]
    for place in range(len(rec.attachment_kinds)):
        node = r.known_or_forward(rec.attachment_nodes[place])
        r.attached.append((value, r.kind_name(rec.attachment_kinds[place]), node))


_GENERAL: Final[dict[int, Callable[[MetadataReader], Metadata]]] = {
    c.METADATA_STRING_OLD: _string_old,
    c.METADATA_VALUE: _value,
    c.METADATA_NODE: _node,
    c.METADATA_DISTINCT_NODE: _distinct_node,
    c.METADATA_OLD_NODE: _old_node,
    c.METADATA_OLD_FN_NODE: _old_function_node,
    c.METADATA_ARG_LIST: _arg_list,
}

_OTHERS: Final[dict[int, Callable[[MetadataReader], None]]] = {
    c.METADATA_NAME: _name,
    c.METADATA_NAMED_NODE: _named_node,
    c.METADATA_KIND: _kind,
    c.METADATA_GLOBAL_DECL_ATTACHMENT: _global_attachment,
}
