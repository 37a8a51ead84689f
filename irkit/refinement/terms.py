"""Symbolic values: bit-vectors with a poison bit, and conditions that are Python's booleans where they are known.

Note [values]: a `Lane` is one scalar: its bits (a float's are those of its format, a pointer's a block's number above
an offset), a condition under which it is poison, and the free variables in both that stand for undef, which every use
chooses anew. Vectors, arrays and structs are tuples of lanes and of such tuples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

import z3

from irkit.errors import IRKitError
from irkit.integers import low_bits
from irkit.types import ArrayType, FloatingPointType, IntegerType, PointerType, StructType, Type, VectorType

Term: TypeAlias = Any  # an expression of z3, whose own types are not strict
Condition: TypeAlias = Any  # True, False, or a boolean expression

NOTHING: Final[frozenset[Term]] = frozenset()
MAXIMUM_LANES: Final = 256
BLOCK_BITS: Final = 8
LOCAL_BLOCKS: Final = 1 << BLOCK_BITS - 1  # numbers of blocks from here on are of allocations of the function itself
OFFSET_BITS: Final = 64
POINTER_BITS: Final = BLOCK_BITS + OFFSET_BITS
FORMATS: Final[dict[str, tuple[int, int]]] = {  # bits of the exponent, bits of the significand with the hidden one
    "half": (5, 11),
    "bfloat": (8, 8),
    "float": (8, 24),
    "double": (11, 53),
    "fp128": (15, 113),
}


class NotEncodedError(IRKitError):
    """Something that cannot be told to the solver; the message names it. It becomes a verdict `unknown`."""


class Lane:
    """One scalar. See Note [values]."""

    __slots__ = ("poison", "undef", "value")

    def __init__(self, value: Term, poison: Condition = False, undef: frozenset[Term] = NOTHING) -> None:
        self.value = value
        self.poison = poison
        self.undef = undef

    def with_poison(self, condition: Condition) -> Lane:
        """The lane that is poison under one more condition."""
        return self if condition is False else Lane(self.value, either(self.poison, condition), self.undef)


Tree: TypeAlias = Any  # a Lane, or a tuple of trees


def both(*conditions: Condition) -> Condition:
    left = []
    for condition in conditions:
        if condition is False:
            return False
        if condition is not True:
            left.append(condition)
    return True if not left else left[0] if len(left) == 1 else z3.And(left)


def either(*conditions: Condition) -> Condition:
    left: list[Term] = []
    for condition in conditions:
        if condition is True:
            return True
        if condition is not False and not any(condition is other for other in left):
            left.append(condition)
    return False if not left else left[0] if len(left) == 1 else z3.Or(left)


def negated(condition: Condition) -> Condition:
    if isinstance(condition, bool):
        return not condition
    return condition.arg(0) if z3.is_not(condition) else z3.Not(condition)


def implies(a: Condition, b: Condition) -> Condition:
    return either(negated(a), b)


def same_truth(a: Condition, b: Condition) -> Condition:
    if isinstance(a, bool):
        return b if a else negated(b)
    if isinstance(b, bool):
        return a if b else negated(a)
    return a == b


def choose(condition: Condition, a: Term, b: Term) -> Term:
    """`a` under the condition, otherwise `b`: terms of any sort but conditions."""
    if condition is True or a is b:
        return a
    if condition is False:
        return b
    return b if z3.eq(a, b) else z3.If(condition, a, b)


def choose_condition(condition: Condition, a: Condition, b: Condition) -> Condition:
    if isinstance(condition, bool):
        return a if condition else b
    if isinstance(a, bool) or isinstance(b, bool):
        return both(either(negated(condition), a), either(condition, b))
    return a if z3.eq(a, b) else z3.If(condition, a, b)


def choose_tree(condition: Condition, a: Tree, b: Tree) -> Tree:
    if a is b or condition is True:
        return a
    if condition is False:
        return b
    if isinstance(a, Lane):
        return Lane(
            choose(condition, a.value, b.value), choose_condition(condition, a.poison, b.poison), a.undef | b.undef
        )
    return tuple(choose_tree(condition, x, y) for x, y in zip(a, b, strict=True))


def known(condition: Condition) -> Condition:
    """The condition, made simpler; True or False where that is what it is."""
    if isinstance(condition, bool):
        return condition
    simple = z3.simplify(condition)
    return True if z3.is_true(simple) else False if z3.is_false(simple) else simple


def truth(condition: Condition) -> Term:
    """The condition as an expression."""
    return z3.BoolVal(condition) if isinstance(condition, bool) else condition


def bits(value: int, width: int) -> Term:
    return z3.BitVecVal(low_bits(value, width), width)


def bit(condition: Condition) -> Term:
    """An `i1`."""
    if isinstance(condition, bool):
        return z3.BitVecVal(int(condition), 1)
    return z3.If(condition, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1))


def is_set(value: Term) -> Condition:
    """Whether an `i1` is 1."""
    if z3.is_app_of(value, z3.Z3_OP_ITE):
        condition, one, other = value.children()
        if z3.is_bv_value(one) and z3.is_bv_value(other) and one.as_long() != other.as_long():
            return condition if one.as_long() else negated(condition)
    if z3.is_bv_value(value):
        return bool(value.as_long())
    return value == z3.BitVecVal(1, 1)


def joined(parts: Sequence[Term]) -> Term:
    """Bit-vectors as one, the most significant bits first."""
    return parts[0] if len(parts) == 1 else z3.Concat(*parts)


def extended(value: Term, width: int, *, signed: bool = False) -> Term:
    more = width - value.size()
    if more <= 0:
        return z3.Extract(width - 1, 0, value) if more else value
    return z3.SignExt(more, value) if signed else z3.ZeroExt(more, value)


def lanes_of(tree: Tree) -> Iterator[Lane]:
    """All lanes of a tree, in order."""
    todo = [tree]
    while todo:
        top = todo.pop()
        if isinstance(top, Lane):
            yield top
        else:
            todo.extend(reversed(top))


def map_lanes(function: Callable[..., Lane], *trees: Tree) -> Tree:
    """The tree of what a function makes of the lanes at the same place."""
    if isinstance(trees[0], Lane):
        return function(*trees)
    return tuple(map_lanes(function, *parts) for parts in zip(*trees, strict=True))


def any_poison(lanes: Iterable[Lane]) -> Condition:
    return either(*[lane.poison for lane in lanes])


def all_undef(lanes: Iterable[Lane]) -> frozenset[Term]:
    return NOTHING.union(*[lane.undef for lane in lanes])


def scalar_width(ty: Type) -> int:
    """The bits of a lane of a scalar type. Raises NotEncodedError for a type that has none."""
    if isinstance(ty, (IntegerType, FloatingPointType)):
        return ty.width
    if isinstance(ty, PointerType):
        return POINTER_BITS
    raise NotEncodedError(f"values of type {ty}")


def shape_of(root: Type, vscale: int) -> Sequence[Type] | None:
    """The types of the parts of a type; None for a scalar. Raises NotEncodedError for what is too large."""
    if isinstance(root, VectorType):
        count = root.count * (vscale if root.scalable else 1)
    elif isinstance(root, ArrayType):
        count = root.count
    elif isinstance(root, StructType):
        return root.elements or ()
    else:
        return None
    if count > MAXIMUM_LANES:
        raise NotEncodedError(f"a value of type {root}, which has more than {MAXIMUM_LANES} elements")
    return [root.element] * count


def parts_of(ty: Type) -> tuple[Type, ...]:
    """The types of what arrays and structs are made of, each once."""
    if isinstance(ty, StructType):
        return tuple(ty.elements or ())
    return (ty.element,) if isinstance(ty, ArrayType) else ()


def build(ty: Type, vscale: int, make: Callable[[Type], Any]) -> Tree:
    """A tree of lanes of the shape of a type."""
    parts = shape_of(ty, vscale)
    if parts is None:
        return make(ty)
    return tuple(build(part, vscale, make) for part in parts)


def float_sort(ty: Type) -> Term:
    """Raises NotEncodedError for a format that the solver does not have."""
    found = FORMATS.get(ty.keyword) if isinstance(ty, FloatingPointType) else None
    if found is None:
        raise NotEncodedError(f"arithmetic on {ty}")
    return z3.FPSort(*found)
