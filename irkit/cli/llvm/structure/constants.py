"""Whether constants of two modules say the same."""

from __future__ import annotations

from typing import TypeGuard

from irkit.blocks import BasicBlock
from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantData,
    ConstantExpr,
    ConstantPointerNull,
    UndefValue,
)
from irkit.globals import GlobalValue, GlobalVariable
from irkit.types import StructType
from irkit.values import Value

Blocks = dict[BasicBlock, BasicBlock | None]


class Pending:
    """A pair of constants to compare. `left_variable` and `right_variable` are those whose initializers these are parts
    of, and `blocks` the blocks known to be equivalent there."""

    def __init__(
        self,
        left: Value,
        right: Value,
        blocks: Blocks,
        left_variable: Value | None = None,
        right_variable: Value | None = None,
    ) -> None:
        self.left: Value = left
        self.right: Value = right
        self.blocks: Blocks = blocks
        self.left_variable: Value | None = left_variable
        self.right_variable: Value | None = right_variable

    def part(self, left: Value, right: Value) -> Pending:
        return Pending(left, right, self.blocks, self.left_variable, self.right_variable)


def are_equivalent(left: Constant, right: Constant, blocks: Blocks) -> bool:
    """Whether two constants are equivalent as operands; local variables are where their initializers are."""
    todo = [Pending(left, right, blocks)]
    seen: set[tuple[Value, Value]] = set()
    while todo:
        pair = todo.pop()
        if type(pair.left) is not type(pair.right):
            return False
        if has_own_initializer(pair.left) and has_own_initializer(pair.right):
            if (pair.left, pair.right) not in seen:
                seen.add((pair.left, pair.right))
                todo.append(Pending(pair.left.operands[0], pair.right.operands[0], {}, pair.left, pair.right))
            continue
        if isinstance(pair.left, GlobalValue):
            if pair.left.name != pair.right.name:
                return False
            continue
        parts = compare(pair)
        if parts is None:
            return False
        todo += parts
    return True


def has_own_initializer(value: Value) -> TypeGuard[GlobalVariable]:
    """Whether it is a local variable of which nothing but the module says what it begins with."""
    return (
        isinstance(value, GlobalVariable)
        and value.has_local_linkage
        and value.initializer is not None
        and not value.externally_initialized
    )


def compare(pair: Pending) -> list[Pending] | None:
    """The parts of a pair that are to be compared; None where the two differ."""
    left, right = pair.left, pair.right
    if isinstance(left, BlockAddress) and isinstance(right, BlockAddress):
        return [] if pair.blocks.get(left.block) is right.block else None
    if isinstance(left, ConstantData):
        if isinstance(left, (ConstantPointerNull, UndefValue, ConstantAggregateZero)):
            return []
        return [] if str(left) == str(right) else None
    if not isinstance(left, (ConstantAggregate, ConstantExpr)):
        return None  # as LLVM has it of `no_cfi` and `dso_local_equivalent`, which two modules do not share
    if isinstance(left, ConstantExpr) and isinstance(right, ConstantExpr) and left.opcode != right.opcode:
        return None
    if not isinstance(left, Constant) or not isinstance(right, Constant) or len(left.operands) != len(right.operands):
        return None
    if isinstance(left.type, StructType) and isinstance(right.type, StructType):
        if left.type.packed != right.type.packed:
            return None
    parts: list[Pending] = []
    for one, other in zip(left.operands, right.operands, strict=True):
        if one is pair.left_variable or other is pair.right_variable:
            if one is not pair.left_variable or other is not pair.right_variable:
                return None
            continue
        parts.append(pair.part(one, other))
    return parts
