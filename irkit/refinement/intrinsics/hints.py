"""What a program says of itself, and where it ends: a row each in `ROWS`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import z3

from irkit.refinement.intrinsics.use import Row, Use
from irkit.refinement.limits import is_null
from irkit.refinement.terms import (
    OFFSET_BITS,
    Lane,
    Tree,
    bits,
    both,
    either,
    extended,
    is_set,
    known,
    lanes_of,
    negated,
)


def assume(use: Use) -> None:
    condition = use.read()[0]
    state = use.state
    state.undefined_if(negated(both(state.determined(condition), is_set(condition.value))))
    for tag, inputs in use.call.bundle_inputs():
        assume_bundle(use, tag, [use.encoder.read(one) for one in inputs])


def assume_bundle(use: Use, tag: str, inputs: Sequence[Tree]) -> None:
    state, model = use.state, use.encoder.model
    if tag in {"ignore", "cold", "separate_storage"}:
        if tag == "separate_storage":
            state.is_loose("an assumption of separate storage")
        return
    lane = inputs[0]
    if tag == "noundef":
        state.needs_determined(lane)
        return
    if tag == "nonnull":
        state.undefined_if(either(negated(state.determined(lane)), is_null(use.encoder, lane)))
        return
    if tag == "align" and len(inputs) >= 2:
        amount = extended(inputs[1].value, OFFSET_BITS)
        address = model.address(lane.value)
        if len(inputs) > 2:
            address = address - extended(inputs[2].value, OFFSET_BITS)
        is_power = both(known(amount != 0), known(amount & (amount - 1) == 0))
        aligned = known(address & (amount - 1) == 0)
        state.undefined_if(either(negated(state.determined(lane)), both(is_power, negated(aligned))))
        return
    if tag == "dereferenceable":
        count = extended(inputs[1].value, OFFSET_BITS)
        state.undefined_if(lane.poison)
        state.undefined_if(negated(model.accessible(use.encoder.memory, lane.value, count, 1, False)))
        return
    state.is_loose(f"an assumption of {tag}")
    if state.prefix == "after":
        state.has_gap(f"an assumption of {tag}")


def same(use: Use) -> Tree:
    return use.read()[0]


def stop(use: Use) -> None:
    """`trap`: the program ends; what it did before stays."""
    encoder = use.encoder
    use.operands = []
    encoder.calls.stop(use.call, use.name)


def is_constant(use: Use) -> Lane:
    operand = use.read()[0]
    found = all(z3.is_bv_value(z3.simplify(lane.value)) and not lane.undef for lane in lanes_of(operand))
    if found:
        return Lane(bits(1, 1))
    return Lane(use.state.choice("constant", 1))


ROWS: Final[dict[str, Row]] = {
    "assume": assume,
    "expect": same,
    "expect.with.probability": same,
    "ssa.copy": same,
    "annotation": same,
    "ptr.annotation": same,
    "launder.invariant.group": same,
    "strip.invariant.group": same,
    "arithmetic.fence": same,
    "threadlocal.address": same,
    "is.constant": is_constant,
    "trap": stop,
    "ubsantrap": stop,
    "debugtrap": stop,
}
