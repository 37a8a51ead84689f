"""What x86's old intrinsics are expanded with: masks of bits, shuffles, and instructions by their operands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from irkit.constants import ConstantInt
from irkit.dialects.features import MASKED_ALIGNMENTS, MIXED_POINTERS, SPLATS_BUILT_WIDE
from irkit.functions import Function
from irkit.instructions import (
    BinaryOperator,
    ExtractElementInst,
    InsertElementInst,
    LoadInst,
    ShuffleVectorInst,
    StoreInst,
    UnaryOperator,
)
from irkit.type_rules import scalar_bits
from irkit.types import IntegerType, PointerType, Type, VectorType
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.upgrades.old_calls.rules import Rewrite, Rule
from irkit.values import Value

Expand = Callable[[Builder], Value | None]
NEAREST = 4  # the rounding mode that is the current one


def expands(expand: Expand) -> Rule:
    """The rule that puts what `expand` makes in the place of a call."""

    def rewrite(b: Builder) -> None:
        b.replace(expand(b))

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite

    return rule


def name_of(b: Builder) -> str:
    """The name of the intrinsic that is called, without `llvm.x86.`."""
    callee = b.call.callee
    assert isinstance(callee, Function)
    return callee.name.removeprefix("llvm.x86.")


# Types


def vector_type(value: Value | Type) -> VectorType:
    ty = value.type if isinstance(value, Value) else value
    assert isinstance(ty, VectorType)
    return ty


def count_of(value: Value | Type) -> int:
    return vector_type(value).count


def element_bits(value: Value | Type) -> int:
    return scalar_bits(vector_type(value))


def vector_bits(value: Value | Type) -> int:
    return element_bits(value) * count_of(value)


def number(value: Value) -> int:
    """An argument that has to be a constant integer, as an unsigned number."""
    assert isinstance(value, ConstantInt)
    return value.unsigned


def rounds_otherwise(value: Value) -> bool:
    """Whether a rounding mode is another than the current one."""
    return not isinstance(value, ConstantInt) or value.value != NEAREST


# Instructions


def binary(b: Builder, opcode: str, left: Value, right: Value) -> Value:
    return b.changes.folder.binary(opcode, left, right) or b.add(BinaryOperator(opcode, left, right))


def negated(b: Builder, value: Value) -> Value:
    return b.changes.folder.fneg(value) or b.add(UnaryOperator("fneg", value.type, [value]))


def inverted(b: Builder, value: Value) -> Value:
    return binary(b, "xor", value, all_ones(b, value.type))


def extract(b: Builder, vector: Value, index: int, width: int = 64, name: str = "") -> Value:
    place = b.integer(width, index)
    folded = b.changes.folder.extract_element(vector, place)
    return folded or b.add(ExtractElementInst(vector_type(vector).element, vector, place), name)


def insert(b: Builder, vector: Value, element: Value, index: int, width: int = 64, name: str = "") -> Value:
    place = b.integer(width, index)
    folded = b.changes.folder.insert_element(vector, element, place)
    return folded or b.add(InsertElementInst(vector, element, place), name)


def shuffle(b: Builder, left: Value, right: Value, indices: Sequence[int], name: str = "") -> Value:
    i32 = b.context.integer(32)
    ty = b.context.vector(i32, len(indices))
    mask = b.context.constant_aggregate(ty, [b.context.constant_int(i32, index) for index in indices])
    folded = b.changes.folder.shuffle_vector(left, right, mask)
    result = b.context.vector(vector_type(left).element, len(indices))
    return folded or b.add(ShuffleVectorInst(result, left, right, mask), name)


def shuffle_one(b: Builder, vector: Value, indices: Sequence[int]) -> Value:
    return shuffle(b, vector, b.context.poison(vector.type), indices)


def splat(b: Builder, value: Value, count: int) -> Value:
    """A vector of equal elements, as LLVM's builder makes it."""
    ty = b.context.vector(value.type, count)
    empty = b.context.poison(ty)
    width = 64 if b.changes.module.dialect.has(SPLATS_BUILT_WIDE) else 32
    inserted = insert(b, empty, value, 0, width, ".splatinsert")
    return shuffle(b, inserted, empty, [0] * count, ".splat")


def load(b: Builder, ty: Type, pointer: Value, alignment: int) -> LoadInst:
    made = LoadInst(ty, pointer, alignment)
    b.add(made)
    return made


def store(b: Builder, value: Value, pointer: Value, alignment: int) -> StoreInst:
    made = StoreInst(b.context.void, value, pointer, alignment)
    b.add(made)
    return made


def pointer_to(b: Builder, pointer: Value, ty: Type, name: str = "") -> Value:
    """A pointer as one to this type, which matters where pointers are typed, or may be."""
    assert isinstance(pointer.type, PointerType)
    if pointer.type.pointee is None and not b.changes.module.dialect.has(MIXED_POINTERS):
        return pointer
    return b.bitcast(pointer, b.context.pointer(0, ty), name)


# Masks


def all_ones(b: Builder, ty: Type) -> Value:
    scalar = b.context.constant_int(ty.scalar_type(), -1)
    return b.context.constant_aggregate(ty, [scalar] * count_of(ty)) if isinstance(ty, VectorType) else scalar


def is_all_ones(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == -1


def mask_bits(b: Builder, mask: Value) -> Value:
    """All bits of an integer as a vector."""
    assert isinstance(mask.type, IntegerType)
    return b.bitcast(mask, b.context.vector(b.context.integer(1), mask.type.width))


def mask_vector(b: Builder, mask: Value, count: int) -> Value:
    """The lowest bits of an integer as a vector of so many, the lowest first."""
    bits = mask_bits(b, mask)
    return shuffle(b, bits, bits, range(count), "extract") if count <= 4 else bits


def masked(b: Builder, mask: Value, if_set: Value, otherwise: Value) -> Value:
    """Lane by lane what a mask says."""
    if is_all_ones(mask):
        return if_set
    return b.select(mask_vector(b, mask, count_of(if_set)), if_set, otherwise, "")


def masked_scalar(b: Builder, mask: Value, if_set: Value, otherwise: Value) -> Value:
    """By the lowest bit of a mask."""
    if is_all_ones(mask):
        return if_set
    return b.select(extract(b, mask_bits(b, mask), 0), if_set, otherwise, "")


def bits_as_integer(b: Builder, bits: Value, mask: Value | None) -> Value:
    """A vector of bits, those that a mask leaves, as an integer of eight bits at least."""
    count = count_of(bits)
    if mask is not None and not is_all_ones(mask):
        bits = binary(b, "and", bits, mask_vector(b, mask, count))
    if count < 8:
        indices = [*range(count), *(count + index % count for index in range(count, 8))]
        bits = shuffle(b, bits, b.context.null(bits.type), indices)
    return b.bitcast(bits, b.context.integer(max(count, 8)))


def has_alignments_as_attributes(b: Builder) -> bool:
    return b.changes.module.dialect.has(MASKED_ALIGNMENTS)
