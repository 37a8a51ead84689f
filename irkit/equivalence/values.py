"""Values of two modules: who is whose partner, and whether constants are the same.

Globals are paired by their names before anything else, local values when their function is compared; constants, which
are unique in their context, become pairs when they are found to be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.blocks import BasicBlock
from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantDataArray,
    ConstantDataSequential,
    ConstantDataVector,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprIndexed,
    ConstantExprShuffle,
    ConstantFP,
    ConstantInt,
    InlineAsm,
)
from irkit.equivalence.types import TypeMatcher
from irkit.globals import GlobalValue
from irkit.values import Value

Pairs = list[tuple[Value, Value]]


class ValueMatcher:
    """`pairs` maps values of the first module to those of the second."""

    def __init__(self, types: TypeMatcher) -> None:
        self.types: TypeMatcher = types
        self.pairs: dict[Value, Value] = {}
        self.block_numbers: dict[BasicBlock, int] = {}

    def same(self, left: Value | None, right: Value | None) -> bool:
        """Whether two operands other than metadata are the same."""
        if left is None or right is None:
            return left is right
        if self.pairs.get(left) is right:
            return True
        return isinstance(left, (Constant, InlineAsm)) and self.match(left, right)

    def match(self, left: Value, right: Value) -> bool:
        """Compare two constants with all that they are built from, and keep them as pairs if they are the same."""
        pairs = self.pairs
        made: list[Value] = []
        todo: Pairs = [(left, right)]
        while todo:
            one, other = todo.pop()
            if pairs.get(one) is other:
                continue
            if isinstance(one, GlobalValue) or not self.same_head(one, other, todo):
                for wrong in made:
                    del pairs[wrong]
                return False
            if one not in pairs:
                pairs[one] = other
                made.append(one)
        return True

    def same_head(self, one: Value, other: Value, todo: Pairs) -> bool:
        """Whether two constants are the same if those are that are put on `todo`."""
        kind = type(one)
        if kind is not type(other) or not self.types.same(one.type, other.type):
            return False
        special = _SPECIAL.get(kind)
        if special is not None and not special(self, one, other, todo):
            return False
        if isinstance(one, Constant) and isinstance(other, Constant) and kind is not BlockAddress:
            inner, outer = one.operands, other.operands
            if len(inner) != len(outer):
                return False
            for index in range(len(inner)):
                if self.pairs.get(inner[index]) is not outer[index]:
                    todo.append((inner[index], outer[index]))
        return True

    def block_number(self, block: BasicBlock) -> int:
        """The place of a block in its function."""
        found = self.block_numbers.get(block)
        if found is None:
            function = block.parent
            if function is None:
                return -1
            for number, one in enumerate(function.blocks):
                self.block_numbers[one] = number
            found = self.block_numbers[block]
        return found


# What tells constants of one class apart, operands and types aside.


def _int(_m: ValueMatcher, one: Value, other: Value, _todo: Pairs) -> bool:
    assert isinstance(one, ConstantInt)
    assert isinstance(other, ConstantInt)
    return one.value == other.value


def _fp(_m: ValueMatcher, one: Value, other: Value, _todo: Pairs) -> bool:
    assert isinstance(one, ConstantFP)
    assert isinstance(other, ConstantFP)
    return one.bits == other.bits


def _data(_m: ValueMatcher, one: Value, other: Value, _todo: Pairs) -> bool:
    assert isinstance(one, ConstantDataSequential)
    assert isinstance(other, ConstantDataSequential)
    return one.data == other.data


def _expression(_m: ValueMatcher, one: Value, other: Value, _todo: Pairs) -> bool:
    assert isinstance(one, ConstantExpr)
    assert isinstance(other, ConstantExpr)
    return one.opcode == other.opcode and one.flags == other.flags


def _gep(m: ValueMatcher, one: Value, other: Value, todo: Pairs) -> bool:
    assert isinstance(one, ConstantExprGEP)
    assert isinstance(other, ConstantExprGEP)
    return (
        _expression(m, one, other, todo)
        and m.types.same(one.source_element_type, other.source_element_type)
        and one.in_range == other.in_range
        and one.in_range_index == other.in_range_index
    )


def _compare(m: ValueMatcher, one: Value, other: Value, todo: Pairs) -> bool:
    assert isinstance(one, ConstantExprCompare)
    assert isinstance(other, ConstantExprCompare)
    return _expression(m, one, other, todo) and one.predicate == other.predicate


def _shuffle(m: ValueMatcher, one: Value, other: Value, todo: Pairs) -> bool:
    assert isinstance(one, ConstantExprShuffle)
    assert isinstance(other, ConstantExprShuffle)
    todo.append((one.mask_constant, other.mask_constant))
    return _expression(m, one, other, todo)


def _indexed(m: ValueMatcher, one: Value, other: Value, todo: Pairs) -> bool:
    assert isinstance(one, ConstantExprIndexed)
    assert isinstance(other, ConstantExprIndexed)
    return _expression(m, one, other, todo) and one.indices == other.indices


def _block_address(m: ValueMatcher, one: Value, other: Value, _todo: Pairs) -> bool:
    assert isinstance(one, BlockAddress)
    assert isinstance(other, BlockAddress)
    return m.pairs.get(one.function) is other.function and m.block_number(one.block) == m.block_number(other.block)


def _inline_asm(m: ValueMatcher, one: Value, other: Value, _todo: Pairs) -> bool:
    assert isinstance(one, InlineAsm)
    assert isinstance(other, InlineAsm)
    return (
        one.asm == other.asm
        and one.constraints == other.constraints
        and one.side_effects == other.side_effects
        and one.align_stack == other.align_stack
        and one.dialect == other.dialect
        and one.can_unwind == other.can_unwind
        and m.types.same(one.function_type, other.function_type)
    )


_SPECIAL: Final[dict[type[Value], Callable[[ValueMatcher, Value, Value, Pairs], bool]]] = {
    ConstantInt: _int,
    ConstantFP: _fp,
    ConstantDataArray: _data,
    ConstantDataVector: _data,
    ConstantExpr: _expression,
    ConstantExprGEP: _gep,
    ConstantExprCompare: _compare,
    ConstantExprShuffle: _shuffle,
    ConstantExprIndexed: _indexed,
    BlockAddress: _block_address,
    InlineAsm: _inline_asm,
}
