"""What attributes say of values (LangRef, "Parameter Attributes"): `noundef` and `dereferenceable` broken are undefined
behaviour; `range`, `nonnull`, `align`, `nofpclass` broken make poison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.attributes import AttributeSet
from irkit.integers import low_bits
from irkit.metadata import MDNode, constant_integer
from irkit.refinement import floats
from irkit.refinement.integers import in_range
from irkit.refinement.operations import scalar
from irkit.refinement.terms import (
    OFFSET_BITS,
    Condition,
    Lane,
    Term,
    Tree,
    bits,
    either,
    is_set,
    known,
    map_lanes,
    negated,
    parts_of,
)
from irkit.types import ArrayType, FloatingPointType, PointerType, StructType, Type

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction
    from irkit.refinement.encoder import FunctionEncoder


def limited(encoder: FunctionEncoder, ty: Type, tree: Tree, attributes: AttributeSet | None) -> Tree:
    """A value that passes a place with attributes."""
    if attributes is None or not attributes.attributes:
        return tree
    state = encoder.state
    element = scalar(ty)
    found = attributes.range
    if found is not None:
        lower, upper = found.lower, found.upper
        tree = map_lanes(lambda x: x.with_poison(known(negated(in_range(x.value, lower, upper)))), tree)
    if isinstance(element, PointerType):
        tree = map_lanes(lambda x: limited_pointer(encoder, x, attributes), tree)
    mask = attributes.number("nofpclass")
    number = number_in(ty) if mask else None
    if mask and number is not None:
        tree = map_lanes(lambda x: x.with_poison(is_set(floats.class_test(x, number, mask).value)), tree)
    bytes_needed = attributes.number("dereferenceable")
    needs = "noundef" in attributes or bytes_needed is not None or "dereferenceable_or_null" in attributes
    if needs:
        state.needs_determined(tree)
        tree = map_lanes(lambda x: Lane(x.value, False), tree)
    if isinstance(tree, Lane) and isinstance(element, PointerType):
        if bytes_needed is not None:
            needs_bytes(encoder, tree, bytes_needed, attributes.number("align") or 1)
        or_null = attributes.number("dereferenceable_or_null")
        if or_null is not None:
            needs_bytes(encoder, tree, or_null, 1, or_null=True)
    return tree


def number_in(ty: Type) -> FloatingPointType | None:
    """The numbers that a type is made of: a struct that may be `nofpclass` is of one type of them."""
    while isinstance(ty, (ArrayType, StructType)):
        parts = parts_of(ty)
        if not parts:
            return None
        ty = parts[0]
    found = scalar(ty)
    return found if isinstance(found, FloatingPointType) else None


def needs_bytes(encoder: FunctionEncoder, lane: Lane, size: int, alignment: int, *, or_null: bool = False) -> None:
    """There are so many bytes to be read, or behaviour is undefined."""
    holds = encoder.model.accessible(encoder.memory, lane.value, size, alignment, False)
    encoder.state.undefined_if(negated(either(holds, is_null(encoder, lane)) if or_null else holds))


def is_not_captured(attributes: AttributeSet) -> bool:
    """Whether a function keeps no copy of a pointer that it gets."""
    return "nocapture" in attributes or attributes.number("captures") == 0


def is_null(encoder: FunctionEncoder, lane: Lane) -> Condition:
    return known(encoder.model.address(lane.value) == bits(0, OFFSET_BITS))


def limited_pointer(encoder: FunctionEncoder, lane: Lane, attributes: AttributeSet) -> Lane:
    if "nonnull" in attributes:
        lane = lane.with_poison(is_null(encoder, lane))
    alignment = attributes.number("align")
    if alignment:
        lane = lane.with_poison(negated(encoder.model.aligned(lane.value, alignment)))
    return lane


def limited_by_metadata(encoder: FunctionEncoder, instruction: Instruction, tree: Tree) -> Tree:
    """What `!range`, `!nonnull`, `!align`, `!noundef`, `!dereferenceable` and `!dereferenceable_or_null` say of a
    value."""
    metadata = dict(instruction.attachment_list() or ())
    if not metadata:
        return tree
    ranges = metadata.get("range")
    if isinstance(ranges, MDNode):
        tree = map_lanes(lambda x: x.with_poison(outside(x.value, ranges)), tree)
    if "nonnull" in metadata:
        tree = map_lanes(lambda x: x.with_poison(is_null(encoder, x)), tree)
    align = metadata.get("align")
    if isinstance(align, MDNode) and isinstance(scalar(instruction.type), PointerType):
        alignment = _numbers(align)[0]
        tree = map_lanes(lambda x: x.with_poison(negated(encoder.model.aligned(x.value, alignment))), tree)
    sizes = [(kind, metadata.get(kind)) for kind in ("dereferenceable", "dereferenceable_or_null")]
    if "noundef" in metadata or any(isinstance(node, MDNode) for _, node in sizes):
        encoder.state.needs_determined(tree)
        tree = map_lanes(lambda x: Lane(x.value, False), tree)
    for kind, node in sizes:
        if isinstance(node, MDNode) and isinstance(tree, Lane):
            needs_bytes(encoder, tree, _numbers(node)[0], 1, or_null=kind.endswith("null"))
    return tree


def _numbers(node: MDNode) -> list[int]:
    return [number.value for number in map(constant_integer, node.operands) if number is not None]


def outside(value: Term, ranges: MDNode) -> Condition:
    """Whether a value is in none of the ranges."""
    width = value.size()
    numbers = iter([low_bits(number, width) for number in _numbers(ranges)])
    inside = [in_range(value, low, high) for low, high in zip(numbers, numbers, strict=True)]
    return known(negated(either(*inside)))
