"""PARAMATTR_GROUP_BLOCK and PARAMATTR_BLOCK: sets of attributes, and the lists that functions and calls refer to
(LangRef, "Function Attributes", "Parameter Attributes")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream import Block
from bitcode.bitstream.bits import unsigned64
from bitcode.reader.errors import in_block, located
from bitcode.reader.state import ReaderState
from bitcode.schema import attribute_items as items
from bitcode.schema import codes as c
from bitcode.schema.attribute_items import AttributeItem
from bitcode.schema.codecs.paramattr_group_read import read_entry as read_group
from bitcode.schema.codecs.paramattr_read import read_entry, read_entry_old
from irkit.attribute_values import ConstantRange
from irkit.attributes import (
    FIRST_ARGUMENT_INDEX,
    FUNCTION_INDEX,
    Attribute,
    AttributeList,
    AttributeSet,
    ConstantRangeAttribute,
    ConstantRangeListAttribute,
    IntAttribute,
    StringAttribute,
    TypeAttribute,
)
from irkit.dialects.attribute_text import ALL_BYTES
from irkit.dialects.attributes import CONSTANT_RANGE, CONSTANT_RANGE_LIST, ENUM, INT, TYPE, AttributeKind
from irkit.errors import BitcodeError, UnsupportedError
from irkit.types import PointerType, Type

if TYPE_CHECKING:
    from irkit.context import Context
    from irkit.module import Module

UWTABLE_DEFAULT: Final = 2
FP_CLASSES: Final = 0x3FF
# At 0 these say nothing, and LLVM makes no attribute of them.
NOTHING_AT_ZERO: Final = frozenset(
    ("align", "alignstack", "dereferenceable", "dereferenceable_or_null", "nofpclass", "uwtable", "vscale_range")
)

TYPED_BY_POINTERS: Final = frozenset(("byval", "sret", "inalloca"))
# PARAMATTR_CODE_ENTRY_OLD (LLVM 3.2 and older) keeps a set in 64 bits: these, by bit, once the alignment is taken out
# of the middle and what is above it moved down.
OLD_BITS: Final[dict[int, str]] = {
    0: "zeroext",
    1: "signext",
    2: "noreturn",
    3: "inreg",
    4: "sret",
    5: "nounwind",
    6: "noalias",
    7: "byval",
    8: "nest",
    9: "readnone",
    10: "readonly",
    11: "noinline",
    12: "alwaysinline",
    13: "optsize",
    14: "ssp",
    15: "sspreq",
    21: "nocapture",
    22: "noredzone",
    23: "noimplicitfloat",
    24: "naked",
    25: "inlinehint",
    29: "returns_twice",
    30: "uwtable",
    31: "nonlazybind",
    32: "sanitize_address",
    33: "minsize",
    34: "noduplicate",
    35: "sspstrong",
    36: "sanitize_thread",
    37: "sanitize_memory",
    38: "nobuiltin",
    39: "returned",
    40: "cold",
}
OLD_STACK_ALIGNMENT_BIT: Final = 26


class AttributeGroups:
    """The groups by their ids: the index of what they are attributes of, and the attributes."""

    def __init__(self) -> None:
        self.groups: dict[int, tuple[int, AttributeSet]] = {}


def read_attribute_groups(state: ReaderState, groups: AttributeGroups, block: Block) -> None:
    """Read PARAMATTR_GROUP_BLOCK. Raises BitcodeError if it is damaged, UnsupportedError for an unknown attribute."""
    records = block.scan()
    if groups.groups:
        raise in_block(BitcodeError("a second block of attribute groups"), block)
    index: i64 = 0
    while index < len(records.codes):
        if records.codes[index] == c.PARAMATTR_GRP_CODE_ENTRY:
            try:
                entry = read_group(records.ops, records.starts[index], records.starts[index + 1])
                found = [attribute_of(state, item) for item in entry.attributes]
                attributes = set_of(state.module.context, [one for one in found if one is not None])
                groups.groups[entry.group] = (entry.place & FUNCTION_INDEX, attributes)
            except BitcodeError as error:
                raise located(error, block, records, index) from None
        else:
            state.keep_unknown(block, records.codes[index], records.operands(index))
        index += 1


def set_of(context: Context, attributes: Sequence[Attribute]) -> AttributeSet:
    """A set, in which the last of several attributes of one kind counts."""
    last = {(isinstance(one, StringAttribute), one.name): one for one in attributes}
    return context.attribute_set(list(last.values()))


def kind_of(state: ReaderState, code: i64) -> AttributeKind:
    kind = state.dialect.attributes_by_code.get(code)
    if kind is None:
        version = state.dialect.llvm_version
        raise UnsupportedError(f"attribute kind {unsigned64(code)}, which LLVM {version} does not have")
    return kind


def attribute_of(state: ReaderState, item: AttributeItem) -> Attribute | None:
    """The attribute that an item of a group says; None for one that says nothing."""
    form = item.form
    if form == items.STRING:
        return StringAttribute(item.key.decode("utf-8", "surrogateescape"))
    if form == items.STRING_VALUE:
        key = item.key.decode("utf-8", "surrogateescape")
        return StringAttribute(key, item.text.decode("utf-8", "surrogateescape"))
    kind = kind_of(state, item.kind)
    name = kind.name
    if form == items.ENUM:
        return enum_attribute(kind)
    if form == items.INTEGER:
        expect(kind, INT, "an integer")
        return int_attribute(name, unsigned64(item.value))
    if form == items.TYPE_NONE:
        expect(kind, TYPE, "a type")
        return TypeAttribute(name, None)
    if form == items.TYPE:
        expect(kind, TYPE, "a type")
        return TypeAttribute(name, state.type_at(item.value))
    if item.bit_width < 1:  # a wider one than LLVM has would take more words than any file
        raise BitcodeError(f"a constant range of {unsigned64(item.bit_width)} bits")
    width: int = item.bit_width
    ranges = [ConstantRange(width, bound(one.lower, width), bound(one.upper, width)) for one in item.ranges]
    if form == items.RANGE:
        expect(kind, CONSTANT_RANGE, "a constant range")
        return ConstantRangeAttribute(name, ranges[0])
    expect(kind, CONSTANT_RANGE_LIST, "a list of constant ranges")
    return ConstantRangeListAttribute(name, width, tuple(ranges))


def expect(kind: AttributeKind, what: int, word: str) -> None:
    if kind.carries != what:
        raise BitcodeError(f"attribute {kind.name} with {word}")


def enum_attribute(kind: AttributeKind) -> Attribute:
    """An attribute that carries nothing in the file, though it may in LLVM: old files leave out what it does."""
    if kind.carries == ENUM:
        return Attribute(kind.name)
    if kind.carries == TYPE:
        return TypeAttribute(kind.name, None)
    if kind.name == "uwtable":
        return IntAttribute(kind.name, UWTABLE_DEFAULT)
    if kind.name == "dead_on_return":
        return IntAttribute(kind.name, ALL_BYTES)
    raise BitcodeError(f"attribute {kind.name} without a value")


def int_attribute(name: str, value: int) -> Attribute | None:
    if name == "nofpclass":
        value &= FP_CLASSES
    if value == 0 and name in NOTHING_AT_ZERO:
        return None
    return IntAttribute(name, value)


def bound(words: vec[i64], width: int) -> int:
    """The bits of an integer of that width, from 64-bit words, the lowest first."""
    value = 0
    shift = 0
    for word in words:
        value |= unsigned64(word) << shift
        shift += 64
    return value & ((1 << width) - 1)


def read_attribute_lists(state: ReaderState, groups: AttributeGroups, block: Block) -> None:
    """Read PARAMATTR_BLOCK into `state.attribute_lists`. Raises BitcodeError if it is damaged."""
    records = block.scan()
    if state.attribute_lists:
        raise in_block(BitcodeError("a second block of attribute lists"), block)
    index: i64 = 0
    while index < len(records.codes):
        code = records.codes[index]
        try:
            if code == c.PARAMATTR_CODE_ENTRY:
                add_list(
                    state,
                    groups,
                    read_entry(records.ops, records.starts[index], records.starts[index + 1]).groups,
                )
            elif code == c.PARAMATTR_CODE_ENTRY_OLD:
                old = read_entry_old(records.ops, records.starts[index], records.starts[index + 1])
                add_old_list(state, old.attribute_places, old.attribute_bitses)
            else:
                state.keep_unknown(block, code, records.operands(index))
        except BitcodeError as error:
            raise located(error, block, records, index) from None
        index += 1


def keep_list(state: ReaderState, sets: dict[int, AttributeSet]) -> None:
    """Give the next number to a list; remember it if types are to be put in."""
    made = state.module.context.attribute_list(sets)
    state.attribute_lists.append(made)
    if not made:
        state.module.provenance.lists_nothing = True
    if any(is_untyped(attribute) for attributes in sets.values() for attribute in attributes):
        state.untyped_lists.add(made)


def is_untyped(attribute: Attribute) -> bool:
    return isinstance(attribute, TypeAttribute) and attribute.type is None and attribute.name in TYPED_BY_POINTERS


def typed_list(module: Module, attributes: AttributeList, types: Sequence[Type]) -> AttributeList:
    """The list with types in the attributes of parameters that lack them (LLVM 11 and older wrote `sret` and kin
    without): what the parameters, of these types, point to."""
    context = module.context
    sets = dict(attributes.sets)
    for number, ty in enumerate(types):
        own = attributes.parameter(number)
        pointee = ty.pointee if isinstance(ty, PointerType) else None
        if own is not None and pointee is not None:
            typed = [TypeAttribute(item.name, pointee) if is_untyped(item) else item for item in own]
            sets[FIRST_ARGUMENT_INDEX + number] = context.attribute_set(typed)
    made = context.attribute_list(sets)
    module.provenance.untyped_lists[made] = attributes
    return made


def add_list(state: ReaderState, groups: AttributeGroups, ids: vec[i64]) -> None:
    sets: dict[int, AttributeSet] = {}
    context = state.module.context
    for group_id in ids:
        found = groups.groups.get(group_id)
        if found is None:
            continue  # LLVM takes a group that there is not for an empty one
        place, attributes = found
        earlier = sets.get(place)
        if earlier is not None:
            attributes = set_of(context, [*earlier.attributes, *attributes.attributes])
        sets[place] = attributes
    keep_list(state, sets)


def add_old_list(state: ReaderState, places: vec[i64], bits: vec[i64]) -> None:
    sets: dict[int, AttributeSet] = {}
    context = state.module.context
    for at in range(len(places)):
        sets[places[at] & FUNCTION_INDEX] = context.attribute_set(old_attributes(state, unsigned64(bits[at])))
    keep_list(state, sets)


def old_attributes(state: ReaderState, encoded: int) -> list[Attribute]:
    """The attributes of LLVM 3.2's 64 bits: bits 16 to 31 are the alignment, those above count from 21 on."""
    found: list[Attribute] = []
    alignment = encoded >> 16 & 0xFFFF
    if alignment:
        found.append(IntAttribute("align", alignment))
    bits = (encoded >> 32 & 0xFFFFF) << 21 | encoded & 0xFFFF
    stack_alignment = bits >> OLD_STACK_ALIGNMENT_BIT & 7
    if stack_alignment:
        found.append(IntAttribute("alignstack", 1 << (stack_alignment - 1)))
    for bit, name in OLD_BITS.items():
        if bits >> bit & 1:
            kind = state.dialect.attributes.get(name)
            if kind is not None and kind.carries == TYPE:
                found.append(TypeAttribute(name, None))
            elif kind is not None and kind.carries == INT:
                found.append(IntAttribute(name, UWTABLE_DEFAULT))
            else:
                found.append(Attribute(name))
    return found
