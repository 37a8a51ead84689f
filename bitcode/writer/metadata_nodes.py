"""Metadata as records: every node, value and list of arguments (LLVM's `writeMetadataRecords`).

The nodes of debug info follow the plans of `bitcode.writer.debug_info`; the others have a function each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from bitcode.bitstream.abbreviations import ARRAY, FIXED, LITERAL
from bitcode.bitstream.bits import signed64
from bitcode.bitstream.writer import BitWriter
from bitcode.schema import codes as c
from bitcode.schema.codecs.packed import HEADER_DISTINCT, HEADER_VERSION_AT
from bitcode.schema.runtime import NONE, rotate
from bitcode.writer import debug_info as d
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.debug_info import Plan
from bitcode.writer.state import WriterState, active_words, encode
from irkit.debug_info.fields import ABSENT
from irkit.debug_info.nodes import GenericDINode
from irkit.dialects.features import ATOM_GROUPS
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    DIExpression,
    DILocation,
    DINode,
    LocalAsMetadata,
    MDNode,
    MDString,
    MDTuple,
    Metadata,
    ValueAsMetadata,
    constant_integer,
)

if TYPE_CHECKING:
    from bitcode.writer.enumeration.enumerator import ValueEnumerator


_EXPRESSION_VERSION: Final = 3
_STRING_SHAPE: Final = ((LITERAL, c.METADATA_STRING_OLD), (ARRAY, 0), (FIXED, 8))
_MIN: Final = -0x8000000000000000
_MASK: Final = 0xFFFFFFFFFFFFFFFF
_USUAL: Final = 0xFFFFFFFF  # numbers up to here are compared without an object of the other


class NodeWriter:
    """Writes metadata into one METADATA_BLOCK, and defines the abbreviations of nodes that it needs for that."""

    def __init__(self, state: WriterState) -> None:
        self.state: WriterState = state
        self.stream: BitWriter = state.stream
        self.ids: ValueEnumerator = state.ids
        self.plans: dict[type[Metadata], Plan] = d.plans_of(state.dialect)
        self.has_atoms: bool = state.dialect.has(ATOM_GROUPS)
        provenance = state.module.provenance
        self.has_odd_lengths: bool = bool(provenance.record_lengths) or bool(provenance.extra_operands)
        self.string_abbrev: int = NO_ABBREV
        self.location_abbrev: int = 0  # 0: not defined yet
        self.generic_abbrev: int = 0
        self.ops: vec[i64] = vec[i64]([0] * 64)  # of the current record; the first `count` of them count
        self.count: i64 = NONE

    def define_string_abbrev(self) -> None:
        """Define the abbreviation of strings that are among the nodes, where the source has it."""
        self.string_abbrev = self.state.abbreviations.define_kept(_STRING_SHAPE)

    def define_abbrevs(self) -> None:
        """Define the abbreviations of nodes before the first of them, as a module's block does."""
        self.location_abbrev = self.state.define("DILocation")
        self.generic_abbrev = self.state.define("GenericDINode")

    def write(self, nodes: list[Metadata]) -> None:
        """A record for each."""
        for node in nodes:
            self.write_one(node)

    def write_with_positions(self, nodes: list[Metadata]) -> vec[i64]:
        """The same; answers the bit at which each record starts."""
        positions = vec[i64]()
        for node in nodes:
            positions = append(positions, self.stream.bits_written())
            self.write_one(node)
        return positions

    def write_one(self, node: Metadata) -> None:
        self.count = 0
        kind = type(node)
        plan = self.plans.get(kind)
        if plan is not None:
            assert isinstance(node, DINode)
            self.write_planned(node, plan)
            return
        writer = _WRITERS.get(kind)
        if writer is None:
            raise self.state.unsupported(f"metadata of class {kind.__name__}")
        writer(self, node)

    # Operands of the current record

    def room(self, count: i64) -> None:
        """Make sure that `count` operands more have a place."""
        while self.count + count > len(self.ops):
            self.ops = extend(self.ops, self.ops)

    def put(self, value: i64) -> None:
        """An operand; there must be room for it."""
        self.ops[self.count] = value
        self.count += 1

    def number(self, value: int) -> i64:
        """A number of up to 64 bits, signed or unsigned, as the operand with its bits."""
        if 0 <= value <= _USUAL:
            return value
        if not _MIN <= value <= _MASK:
            raise self.state.unsupported("a number of more than 64 bits in debug info")
        return signed64(value & _MASK)

    def operands(self, operands: list[Metadata | None]) -> None:
        """The ids + 1 of a node's operands, 0 for none."""
        ids = self.ids
        self.room(len(operands))
        ops = self.ops
        at = self.count
        for operand in operands:
            ops[at] = 0 if operand is None else ids.metadata_id(operand) + 1
            at += 1
        self.count = at

    def emit(self, code: i64, abbrev: i64) -> None:
        """Write the record."""
        self.stream.record_columns(abbrev, code, self.ops, 0, self.count, None)

    # Debug info by plans

    def write_planned(self, node: DINode, plan: Plan) -> None:
        if self.has_odd_lengths:
            plan = self.plan_as_read(node, plan)
        if plan.unknown:
            raise self.state.unsupported(f"a {node.schema.name}")
        if plan.missing:
            self.refuse_missing(node, plan)
        ids = self.ids
        operands = node.operands
        scalars = node.scalars
        steps = plan.steps
        end = len(steps)
        self.room(end)
        header = plan.header
        if node.distinct:
            header |= 1
        for scalar, bit in plan.flags:
            if scalars[scalar]:
                header |= bit
        sizes_as_metadata = plan.size_bit != 0 and not self.has_plain_size(node, plan)
        if sizes_as_metadata:
            header |= plan.size_bit
        self.put(header)
        at: i64 = 0
        while at < end:
            step = steps[at]
            first = steps[at + 1]
            if step == d.OPERAND or (step == d.SIZE_STEP and sizes_as_metadata):
                operand = operands[first]
                self.put(0 if operand is None else ids.metadata_id(operand) + 1)
            elif step == d.SCALAR:
                self.put(self.number(scalars[first]))
            elif step == d.SIZE_STEP:
                self.put(self.size_number(node, operands[first], scalars[steps[at + 2]]))
            else:
                self.special(node, plan, step, first, steps[at + 2])
            at += 3
        if self.has_odd_lengths:
            self.put_extra(node)
        self.emit(plan.code, NO_ABBREV)

    def plan_as_read(self, node: DINode, plan: Plan) -> Plan:
        """The plan of the record that a node was read from, if that was not as long as its release writes it."""
        count = self.state.module.provenance.record_lengths.get(node)
        if count is None or self.state.module.provenance.record_release != self.state.dialect.llvm_version:
            return plan
        found = d.plan_of_length(node, count, self.state.dialect)
        return plan if found is None else found

    def put_extra(self, node: MDNode) -> None:
        """Operands that nobody knows: what they mean may have changed, unless they are 0."""
        extra = self.state.module.provenance.extra_operands.get(node)
        if extra is None:
            return
        if any(extra):
            raise self.state.unsupported(f"a {type(node).__name__} with operands of which nothing is known")
        self.room(len(extra))
        for _ in extra:
            self.put(0)

    def special(self, node: DINode, plan: Plan, step: i64, first: i64, second: i64) -> None:
        """An operand, or several, of the rarer kinds."""
        scalars = node.scalars
        if step == d.NUMBER_PLUS_1:
            self.put(0 if scalars[first] == ABSENT else self.number(scalars[first] + 1))
        elif step == d.NONE_32:
            self.put(0xFFFFFFFF if scalars[first] == ABSENT else self.number(scalars[first]))
        elif step in (d.NONE_64, d.LITERAL_0):
            self.put(self.number(scalars[first]) if step == d.NONE_64 else 0)
        elif step == d.EITHER:
            named = scalars[second]
            self.put(self.number(named | 1 << plan.either_bit if named != 0 else scalars[first]))
        elif step in (d.IF_KIND, d.IF_GIVEN):
            operand = node.operands[first]
            if step == d.IF_KIND and scalars[second] == 0:
                operand = None
            if operand is not None:
                self.put(self.ids.metadata_id(operand) + 1)
            elif step == d.IF_KIND:
                self.put(0)
        elif step == d.PACKED:
            number = 0
            for scalar, bit in plan.packed:
                number |= scalars[scalar] << bit
            self.put(self.number(number))
        else:
            self.words(plan, scalars[first], scalars[second], step == d.COUNTED_WORDS)

    def words(self, plan: Plan, value: int, width: int, counted: bool) -> None:
        words = active_words(value, width)
        self.room(len(words) + len(plan.steps))  # for what follows too
        if counted:
            self.put(len(words) << 32 | width)
        for word in words:
            self.put(rotate(word))

    def refuse_missing(self, node: DINode, plan: Plan) -> None:
        field = d.missing_field(node, plan)
        if field is not None:
            raise self.state.unsupported(f"the field {field.name} of {node.schema.name}")

    def has_plain_size(self, node: DINode, plan: Plan) -> bool:
        """Whether a size is given as a number, so that the record takes them all as numbers."""
        operands = node.operands
        scalars = node.scalars
        return any(operands[first] is None and scalars[second] != 0 for first, second in plan.sizes)

    def size_number(self, node: DINode, operand: Metadata | None, scalar: int) -> i64:
        """A size as a number."""
        if operand is None:
            return self.number(scalar)
        number = constant_integer(operand)
        if number is not None:
            return self.number(number.value)
        raise self.state.unsupported(f"a size or offset of {node.schema.name} that is no number")

    # Locations, which are the most

    def write_location(self, node: DILocation) -> None:
        abbrev = self.location_abbrev
        if abbrev == 0:
            abbrev = self.location_abbrev = self.state.define("DILocation")
        scope = node.scope
        if scope is None:
            raise self.state.unsupported("a DILocation without scope")
        ids = self.ids
        ops = self.ops
        ops[0] = 1 if node._distinct else 0
        ops[1] = self.number(node._line)
        ops[2] = self.number(node._column)
        ops[3] = ids.metadata_id(scope)
        ops[4] = ids.metadata_id_or_none(node.inlined_at)
        ops[5] = 1 if node._implicit_code else 0
        self.count = 6
        if self.has_atoms:
            ops[6] = self.number(node._atom_group)
            ops[7] = self.number(node._atom_rank)
            self.count = 8
        elif node._atom_group != 0 or node._atom_rank != 0:
            raise self.state.unsupported("the atom of a DILocation")
        if self.has_odd_lengths and node in self.state.module.provenance.extra_operands:
            raise self.state.unsupported("a DILocation with operands of which nothing is known")
        self.emit(c.METADATA_LOCATION, abbrev)


def _tuple(w: NodeWriter, node: Metadata) -> None:
    assert isinstance(node, MDTuple)
    w.operands(node.operands)
    w.emit(c.METADATA_DISTINCT_NODE if node.distinct else c.METADATA_NODE, NO_ABBREV)


def _location(w: NodeWriter, node: Metadata) -> None:
    assert isinstance(node, DILocation)
    w.write_location(node)


def _expression(w: NodeWriter, node: Metadata) -> None:
    assert isinstance(node, DIExpression)
    w.put(_EXPRESSION_VERSION << HEADER_VERSION_AT | (HEADER_DISTINCT if node.distinct else 0))
    w.room(len(node.elements))
    for element in node.elements:
        w.put(w.number(element))
    w.emit(c.METADATA_EXPRESSION, NO_ABBREV)


def _generic(w: NodeWriter, node: Metadata) -> None:
    assert isinstance(node, GenericDINode)
    if w.generic_abbrev == 0:
        w.generic_abbrev = w.state.define("GenericDINode")
    w.put(1 if node.distinct else 0)
    w.put(w.number(node.tag))
    w.put(0)
    w.operands(node.operands)
    w.emit(c.METADATA_GENERIC_DEBUG, w.generic_abbrev)


def _string(w: NodeWriter, node: Metadata) -> None:
    assert isinstance(node, MDString)
    w.stream.emit(w.string_abbrev, c.METADATA_STRING_OLD, list(encode(node.string)))


def _value(w: NodeWriter, node: Metadata) -> None:
    assert isinstance(node, ValueAsMetadata)
    value = node.value
    w.put(w.ids.type_id(value.type))
    w.put(w.ids.value_id(value))
    w.emit(c.METADATA_VALUE, NO_ABBREV)


def _arg_list(w: NodeWriter, node: Metadata) -> None:
    assert isinstance(node, DIArgList)
    w.room(len(node.args))
    for arg in node.args:
        w.put(w.ids.metadata_id(arg))
    w.emit(c.METADATA_ARG_LIST, NO_ABBREV)


_WRITERS: Final[dict[type[Metadata], Callable[[NodeWriter, Metadata], None]]] = {
    MDString: _string,
    MDTuple: _tuple,
    DILocation: _location,
    DIExpression: _expression,
    GenericDINode: _generic,
    ValueAsMetadata: _value,
    ConstantAsMetadata: _value,
    LocalAsMetadata: _value,
    DIArgList: _arg_list,
}
