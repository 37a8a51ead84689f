"""Vectors, aggregates, and choosing between values (LangRef, "Vector Operations", "Aggregate Operations", "select")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from irkit.constants import (
    ConstantAggregateZero,
    ConstantDataVector,
    ConstantInt,
    ConstantVector,
    UndefValue,
)
from irkit.instructions import (
    ExtractValueInst,
    InsertValueInst,
    Instruction,
    PHINode,
    ShuffleVectorInst,
)
from irkit.type_rules import element_count
from irkit.types import ArrayType, IntegerType, StructType, TokenType, Type, VectorType
from irkit.values import Value
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter

_C: Final = Chapter("vectors")
EXTRACT_ELEMENT: Final = _C.rule("extractelement", "Invalid extractelement operands!")
INSERT_ELEMENT: Final = _C.rule("insertelement", "Invalid insertelement operands!")
SHUFFLE: Final = _C.rule("shufflevector", "Invalid shufflevector operands!")
EXTRACT_VALUE: Final = _C.rule("extractvalue", "Invalid ExtractValueInst operands!")
INSERT_VALUE: Final = _C.rule("insertvalue", "Invalid InsertValueInst operands!")
SELECT_OPERANDS: Final = _C.rule("select-operands", "Invalid operands for select instruction!")
SELECT_TYPE: Final = _C.rule("select-type", "Select values must have same type as select instruction!")


def extract_element(v: Verifier, i: Instruction) -> bool:
    vector, index = i.operands
    fits = isinstance(vector.type, VectorType) and isinstance(index.type, IntegerType)
    return fits or v.fail(EXTRACT_ELEMENT, i)


def insert_element(v: Verifier, i: Instruction) -> bool:
    vector, element, index = i.operands
    ty = vector.type
    fits = isinstance(ty, VectorType) and element.type is ty.element and isinstance(index.type, IntegerType)
    return fits or v.fail(INSERT_ELEMENT, i)


def shuffle_vector(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, ShuffleVectorInst)
    left, right = i.operands
    ty = left.type
    fits = isinstance(ty, VectorType) and ty is right.type and mask_fits(i.mask, ty)
    return fits or v.fail(SHUFFLE, i)


def mask_fits(mask: Value, ty: VectorType) -> bool:
    """Whether a mask's lanes are lanes of two vectors of this type, or undefined; of scalable ones all zero."""
    mask_type = mask.type
    if not isinstance(mask_type, VectorType) or mask_type.scalable != ty.scalable:
        return False
    if isinstance(mask, (UndefValue, ConstantAggregateZero)):
        return True
    if ty.scalable:
        return isinstance(mask, ConstantInt) and mask.value == 0
    lanes: list[int] = []
    if isinstance(mask, ConstantInt):
        lanes = [mask.value]
    elif isinstance(mask, ConstantDataVector):
        lanes = [mask.element_bits(place) for place in range(mask.element_count)]
    elif isinstance(mask, ConstantVector):
        for lane in mask.operands:
            if isinstance(lane, ConstantInt):
                lanes.append(lane.value)
            elif not isinstance(lane, UndefValue):
                return False
    else:
        return False
    return all(0 <= lane < 2 * ty.count for lane in lanes)


def member_type(aggregate: Type, indices: Sequence[int]) -> Type | None:
    """The type of the member that the indices lead to; None where they lead out."""
    ty = aggregate
    if not indices:
        return None
    for index in indices:
        if isinstance(ty, ArrayType) and 0 <= index < ty.count:
            ty = ty.element
        elif isinstance(ty, StructType) and ty.elements is not None and 0 <= index < len(ty.elements):
            ty = ty.elements[index]
        else:
            return None
    return ty


def extract_value(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, ExtractValueInst)
    return member_type(i.operands[0].type, i.indices) is i.type or v.fail(EXTRACT_VALUE, i)


def insert_value(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, InsertValueInst)
    aggregate, element = i.operands
    return member_type(aggregate.type, i.indices) is element.type or v.fail(INSERT_VALUE, i)


def select(v: Verifier, i: Instruction) -> bool:
    condition, if_true, if_false = i.operands
    ty = if_true.type
    chooser = condition.type
    scalar = chooser.scalar_type()
    if (
        ty is not if_false.type
        or isinstance(ty, TokenType)
        or not isinstance(scalar, IntegerType)
        or scalar.width != 1
        or (isinstance(chooser, VectorType) and element_count(chooser) != element_count(ty))
    ):
        return v.fail(SELECT_OPERANDS, i)
    return ty is i.type or v.fail(SELECT_TYPE, i)


PHI_PLACE: Final = _C.rule("phi-place", "PHI nodes not grouped at top of basic block!")
PHI_TOKEN: Final = _C.rule("phi-token", "PHI nodes cannot have token type!")
PHI_TYPES: Final = _C.rule("phi-types", "PHI node operands are not the same type as the result!")


def phi(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, PHINode)
    block = v.block
    if block is not None and v.place and not isinstance(block._instructions[v.place - 1], PHINode):
        return v.fail(PHI_PLACE, i)
    ty = i.type
    if isinstance(ty, TokenType):
        return v.fail(PHI_TOKEN, i)
    for value in i.operands:
        if value.type is not ty:
            return v.fail(PHI_TYPES, i)
    return True


HANDLERS: Final[dict[str, Callable[[Verifier, Instruction], bool]]] = {
    "extractelement": extract_element,
    "insertelement": insert_element,
    "shufflevector": shuffle_vector,
    "extractvalue": extract_value,
    "insertvalue": insert_value,
    "select": select,
    "phi": phi,
}
