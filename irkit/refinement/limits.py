"""What attributes say of values (LangRef, "Parameter Attributes"): `noundef` and `dereferenceable` broken are undefined
behaviour; `range`, `nonnull`, `align`, `nofpclass` broken make poison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.attributes import AttributeSet, ConstantRangeAttribute
from irkit.refinement import floats
from irkit.refinement.integers import in_range
from irkit.refinement.operations import is_set, scalar
from irkit.refinement.terms import (
    OFFSET_BITS,
    POINTER_BITS,
    Lane,
    Tree,
    bits,
    both,
    either,
    known,
    lanes_of,
    map_lanes,
    negated,
)
from irkit.types import FloatingPointType, PointerType, Type

if TYPE_CHECKING:
    from irkit.refinement.encoder import FunctionEncoder


def limited(
    encoder: FunctionEncoder, ty: Type, tree: Tree, attributes: AttributeSet | None, leaves: bool
) -> Tree:
    """A value that passes a place with attributes. `leaves`: it leaves the function, as what is returned or passed."""
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
    if mask and isinstance(element, FloatingPointType):
        tree = map_lanes(lambda x: x.with_poison(is_set(floats.class_test(x, element, mask).value)), tree)
    bytes_needed = attributes.number("dereferenceable")
    needs = "noundef" in attributes or bytes_needed is not None or "dereferenceable_or_null" in attributes
    if needs:
        state.needs_determined(tree)
        tree = map_lanes(lambda x: Lane(x.value, False), tree)
    if isinstance(tree, Lane) and isinstance(element, PointerType):
        if bytes_needed is not None:
            alignment = attributes.number("align") or 1
            model = encoder.model
            state.undefined_if(
                negated(model.accessible(encoder.memory, tree.value, bytes_needed, alignment, False))
            )
        or_null = attributes.number("dereferenceable_or_null")
        if or_null is not None:
            accessible = encoder.model.accessible(encoder.memory, tree.value, or_null, 1, False)
            state.undefined_if(negated(either(accessible, is_null(encoder, tree))))
    return tree


def is_null(encoder: FunctionEncoder, lane: Lane) -> object:
    if lane.value.size() != POINTER_BITS:
        return False
    return known(encoder.model.address(lane.value) == bits(0, OFFSET_BITS))


def limited_pointer(encoder: FunctionEncoder, lane: Lane, attributes: AttributeSet) -> Lane:
    if "nonnull" in attributes:
        lane = lane.with_poison(is_null(encoder, lane))
    alignment = attributes.number("align")
    if alignment:
        lane = lane.with_poison(negated(encoder.model.aligned(lane.value, alignment)))
    return lane


__all__ = ["ConstantRangeAttribute", "both", "is_null", "lanes_of", "limited"]
