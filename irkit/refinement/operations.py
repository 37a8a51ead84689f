"""Operations that go lane by lane, and those on vectors and aggregates (LangRef, "Binary Operations", "Conversion
Operations", "Vector Operations", "Aggregate Operations")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import z3

from irkit import flags as f
from irkit.constants import Constant, ConstantDataSequential, ConstantInt, ConstantVector, UndefValue
from irkit.refinement import floats, integers
from irkit.refinement.state import State
from irkit.refinement.terms import (
    Condition,
    Lane,
    NotEncodedError,
    Tree,
    all_undef,
    any_poison,
    bits,
    build,
    choose_tree,
    either,
    is_set,
    joined,
    lanes_of,
    map_lanes,
    scalar_width,
    shape_of,
)
from irkit.types import FloatingPointType, PointerType, Type, VectorType

FLOAT_OPERATIONS: Final = frozenset(("fadd", "fsub", "fmul", "fdiv", "frem"))


def scalar(ty: Type) -> Type:
    return ty.element if isinstance(ty, VectorType) else ty


def binary(state: State, opcode: str, a: Tree, b: Tree, ty: Type, flags: int, fast_math: int) -> Tree:
    element = scalar(ty)
    if opcode in FLOAT_OPERATIONS:
        return map_lanes(lambda x, y: floats.arithmetic(state, opcode, [x, y], element, fast_math), a, b)
    return map_lanes(lambda x, y: integers.binary(state, opcode, x, y, flags), a, b)


def negate(state: State, operand: Tree, ty: Type, fast_math: int) -> Tree:
    return map_lanes(lambda x: floats.arithmetic(state, "fneg", [x], scalar(ty), fast_math), operand)


def cast_lane(state: State, opcode: str, x: Lane, source: Type, target: Type, flags: int, fast_math: int) -> Lane:
    """A conversion of one lane between numbers."""
    if opcode in {"trunc", "zext", "sext"}:
        return integers.resize(opcode, x, scalar_width(target), flags)
    if opcode in {"fptoui", "fptosi"}:
        return floats.to_integer(state, x, source, scalar_width(target), opcode == "fptosi", False)
    if opcode in {"uitofp", "sitofp"}:
        return floats.from_integer(state, x, target, opcode == "sitofp", bool(flags & f.NNEG))
    if opcode in {"fptrunc", "fpext"}:
        return floats.resize(state, x, source, target, fast_math)
    raise NotEncodedError(f"the conversion {opcode}")


def reinterpret(state: State, operand: Tree, source: Type, target: Type, big_endian: bool) -> Tree:
    """`bitcast`: the bits in memory order, cut anew. A lane is poison if any bit of it was."""
    old, new = scalar(source), scalar(target)
    if isinstance(old, PointerType) != isinstance(new, PointerType):
        raise NotEncodedError("a bitcast between pointers and others")
    width = scalar_width(new)
    lanes = list(lanes_of(operand))
    if scalar_width(old) == width:
        return tuple(lanes) if isinstance(target, VectorType) else lanes[0]
    if big_endian:
        lanes.reverse()  # from the least significant bits on
    whole = joined([lane.value for lane in reversed(lanes)])
    size = scalar_width(old)
    made: list[Lane] = []
    for low in range(0, whole.size(), width):
        touched = lanes[low // size : (low + width - 1) // size + 1]
        value = z3.simplify(z3.Extract(low + width - 1, low, whole))
        made.append(Lane(value, any_poison(touched), all_undef(touched)))
    if big_endian:
        made.reverse()
    return tuple(made) if isinstance(target, VectorType) else made[0]


def select(state: State, condition: Tree, a: Tree, b: Tree, ty: Type, fast_math: int) -> Tree:
    element = scalar(ty)
    if isinstance(condition, Lane):
        made = _selected(condition, a, b)
    else:
        made = map_lanes(_selected, condition, a, b)
    if isinstance(element, FloatingPointType):
        made = map_lanes(lambda x: floats.flagged(state, x, [], element, element, fast_math), made)
    return made


def _selected(condition: Lane, a: Tree, b: Tree) -> Tree:
    chosen = choose_tree(is_set(condition.value), a, b)
    return map_lanes(lambda x: Lane(x.value, either(x.poison, condition.poison), x.undef | condition.undef), chosen)


def shuffle_mask(mask: Constant) -> Sequence[int | None]:
    """The numbers of the lanes that are taken, None for a lane that is poison."""
    if isinstance(mask, ConstantDataSequential):
        return [mask.element_bits(place) for place in range(mask.element_count)]
    assert isinstance(mask.type, VectorType)
    count = mask.type.count
    if isinstance(mask, UndefValue):
        return [None] * count
    if isinstance(mask, ConstantVector):
        return [operand.value if isinstance(operand, ConstantInt) else None for operand in mask.operands]
    if isinstance(mask, ConstantInt):
        return [mask.value] * count
    return [0] * count  # zeroinitializer


def shuffle(state: State, a: Tree, b: Tree, mask: Constant, result: Type) -> Tree:
    numbers = shuffle_mask(mask)
    parts = shape_of(result, state.settings.vscale)
    assert parts is not None
    if len(numbers) != len(parts):  # scalable: all the same
        first, *_ = numbers
        numbers = [first] * len(parts)
    lanes = [*a, *b]
    return tuple(
        lanes[number] if number is not None else poison_of(part, state.settings.vscale)
        for number, part in zip(numbers, parts, strict=True)
    )


def extract_element(vector: Tree, index: Lane) -> Lane:
    """Poison for an index that is out of range or poison."""
    value = z3.simplify(index.value)
    if z3.is_bv_value(value) and not index.undef:
        place = value.as_long()
        taken: Lane = vector[place] if place < len(vector) else vector[0].with_poison(True)
        return taken.with_poison(index.poison)
    *others, found = vector
    for place, lane in enumerate(others):
        found = choose_tree(index.value == place, lane, found) if fits(place, index) else found
    return Lane(found.value, either(found.poison, index.poison, beyond(index, len(vector))), found.undef | index.undef)


def insert_element(vector: Tree, element: Lane, index: Lane) -> Tree:
    value = z3.simplify(index.value)
    if z3.is_bv_value(value) and not index.undef:
        place = value.as_long()
        made = list(vector)
        if place < len(made):
            made[place] = element
        missing = either(index.poison, place >= len(made))
        return tuple(lane.with_poison(missing) for lane in made)
    missing = either(index.poison, beyond(index, len(vector)))
    made = []
    for place, lane in enumerate(vector):
        chosen = choose_tree(index.value == place, element, lane) if fits(place, index) else lane
        made.append(Lane(chosen.value, either(chosen.poison, missing), chosen.undef | index.undef))
    return tuple(made)


def fits(place: int, index: Lane) -> bool:
    return bool(place < 1 << index.value.size())


def beyond(index: Lane, count: int) -> Condition:
    """Whether an index is not below a number."""
    width = index.value.size()
    return False if count >= 1 << width else z3.UGE(index.value, bits(count, width))


def extract_value(aggregate: Tree, indices: Sequence[int]) -> Tree:
    for index in indices:
        aggregate = aggregate[index]
    return aggregate


def insert_value(aggregate: Tree, element: Tree, indices: Sequence[int]) -> Tree:
    """The aggregate with another part at a place."""
    way = [aggregate]
    for index in indices[:-1]:
        way.append(way[-1][index])
    for whole, index in zip(reversed(way), reversed(indices), strict=True):
        element = (*whole[:index], element, *whole[index + 1 :])
    return element


def poison_of(ty: Type, vscale: int) -> Tree:
    return build(ty, vscale, lambda part: Lane(bits(0, scalar_width(part)), True))


def compare_numbers(
    state: State, opcode: str, predicate: str, a: Tree, b: Tree, ty: Type, flags: int, fast: int
) -> Tree:
    element = scalar(ty)
    if opcode == "fcmp":
        return map_lanes(lambda x, y: floats.compare(state, predicate, x, y, element, fast), a, b)
    return map_lanes(lambda x, y: integers.compare(predicate, x, y, flags), a, b)
