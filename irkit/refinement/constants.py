"""Constants as values of the solver."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from irkit.constants import (
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantDataSequential,
    ConstantExpr,
    ConstantExprGEP,
    ConstantExprShuffle,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    PoisonValue,
    UndefValue,
)
from irkit.globals import GlobalValue
from irkit.refinement import operations
from irkit.refinement.state import State
from irkit.refinement.terms import Lane, NotEncodedError, Tree, bits, build, scalar_width, shape_of
from irkit.types import Type
from irkit.values import Value


class Reader(Protocol):
    """What evaluates constant expressions: an encoder."""

    state: State

    def read(self, value: Value) -> Tree: ...
    def cast(self, opcode: str, operand: Tree, source: Type, target: Type, flags: int, fast_math: int) -> Tree: ...
    def binary(self, opcode: str, a: Tree, b: Tree, ty: Type, flags: int, fast_math: int) -> Tree: ...
    def element_pointer(
        self, source: Type, base: Tree, indices: list[tuple[Type, Tree, Value]], flags: int
    ) -> Tree: ...
    def global_pointer(self, value: GlobalValue) -> Lane: ...


def zero_of(ty: Type) -> Lane:
    return Lane(bits(0, scalar_width(ty)))


def constant(encoder: Reader, value: Constant) -> Tree:
    """The tree of a constant. Raises NotEncodedError for kinds that cannot be told."""
    state = encoder.state
    vscale = state.settings.vscale
    ty = value.type
    if isinstance(value, PoisonValue):
        return build(ty, vscale, lambda part: Lane(bits(0, scalar_width(part)), True))
    if isinstance(value, UndefValue):
        return build(ty, vscale, lambda part: state.undef(scalar_width(part)))
    if isinstance(value, ConstantInt):
        number = value.value
        return build(ty, vscale, lambda part: Lane(bits(number, scalar_width(part))))
    if isinstance(value, ConstantFP):
        pattern = value.bits
        return build(ty, vscale, lambda part: Lane(bits(pattern, scalar_width(part))))
    if isinstance(value, (ConstantPointerNull, ConstantAggregateZero)):
        return build(ty, vscale, zero_of)
    if isinstance(value, ConstantDataSequential):
        shape_of(ty, vscale)  # not too large
        width = value.element_width
        return tuple(Lane(bits(value.element_bits(place), width)) for place in range(value.element_count))
    if isinstance(value, ConstantAggregate):
        shape_of(ty, vscale)
        return tuple(encoder.read(operand) for operand in value.operands)
    if isinstance(value, GlobalValue):
        return encoder.global_pointer(value)
    if isinstance(value, ConstantExpr):
        return expression(encoder, value)
    raise NotEncodedError(f"a constant of kind {type(value).__name__}")


def expression(encoder: Reader, value: ConstantExpr) -> Tree:
    operands: Callable[[], list[Tree]] = lambda: [encoder.read(operand) for operand in value.operands]  # noqa: E731
    if isinstance(value, ConstantExprGEP):
        base, *indices = operands()
        typed = [(one.type, tree, one) for one, tree in zip(value.operands[1:], indices, strict=True)]
        return encoder.element_pointer(value.source_element_type, base, typed, value.flags)
    if len(value.operands) == 1:
        return encoder.cast(value.opcode, operands()[0], value.operands[0].type, value.type, value.flags, 0)
    if value.opcode in {"add", "sub", "mul", "xor", "and", "or", "shl", "lshr", "ashr"}:
        a, b = operands()
        return encoder.binary(value.opcode, a, b, value.type, value.flags, 0)
    if isinstance(value, ConstantExprShuffle):
        a, b = operands()
        return operations.shuffle(encoder.state, a, b, value.mask_constant, value.type)
    if value.opcode == "extractelement":
        vector, index = operands()
        return operations.extract_element(vector, index)
    if value.opcode == "insertelement":
        vector, element, index = operands()
        return operations.insert_element(vector, element, index)
    raise NotEncodedError(f"the constant expression {value.opcode}")
