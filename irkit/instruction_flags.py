"""What flags an instruction may have (LangRef, "Fast-Math Flags", and the sections of the instructions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.dialects.features import FAST_MATH_STRUCTS
from irkit.errors import EditError
from irkit.flags import ALL_FLAGS, INBOUNDS, NUSW, WRAP_FLAGS
from irkit.operators.lists import FAST_MATH, FLAGS
from irkit.types import ArrayType, StructType, Type
from irkit.words import check_number

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction

_BITS: Final[dict[str, int]] = {opcode: sum([bit for bit, _ in rows]) for opcode, rows in FLAGS.items()}
#: Opcodes that have fast-math flags where their result is of floating point.
_BY_RESULT: Final = frozenset(("call", "invoke", "callbr", "phi", "select"))


def checked_flags(instruction: Instruction, value: object) -> int:
    """The bits of `irkit.flags` for an instruction's `flags`. Raises EditError for what its opcode does not have."""
    bits = check_number("flags", value, ALL_FLAGS)
    wrong = bits & ~_BITS.get(instruction.opcode, 0)
    if wrong:
        words = " ".join([word for bit, word in WRAP_FLAGS if wrong & bit])
        raise EditError(f"{instruction.describe()} cannot be {words}: {instruction.opcode} has no such flags")
    if bits & INBOUNDS:
        bits &= ~NUSW  # which it implies, and LLVM does not say then
    return bits


def checked_fast_math(instruction: Instruction, value: object) -> int:
    """The bits of `irkit.flags` for an instruction's `fast_math`. Raises EditError where it may have none."""
    bits = check_number("fast-math flags", value, ALL_FLAGS)
    if bits:
        module = instruction.module
        if not may_have_fast_math(instruction, module is None or module.dialect.has(FAST_MATH_STRUCTS)):
            raise EditError(f"{instruction.describe()} cannot have fast-math flags: it is no operation on floats")
    return bits


def may_have_fast_math(instruction: Instruction, allow_structs: bool) -> bool:
    """Whether an instruction may have fast-math flags; `allow_structs` as `has_fast_math_type` takes it."""
    opcode = instruction.opcode
    return opcode in FAST_MATH and (opcode not in _BY_RESULT or has_fast_math_type(instruction.type, allow_structs))


def has_fast_math_type(ty: Type, allow_structs: bool) -> bool:
    """Whether a phi, select or call of this type may have fast-math flags; `allow_structs`: literal structs of one type
    of float too, as by `FAST_MATH_STRUCTS`."""
    if isinstance(ty, StructType) and allow_structs:
        elements = ty.elements
        if not ty.is_literal or not elements or any(element is not elements[0] for element in elements):
            return False
        ty = elements[0]
    while isinstance(ty, ArrayType):
        ty = ty.element
    return ty.is_fp_or_fp_vector()
