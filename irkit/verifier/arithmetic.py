"""Unary and binary operators, comparisons (LangRef, "Unary Operations", "Binary Operations", "icmp", "fcmp")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.instructions import CmpInst, Instruction
from irkit.types import FloatingPointType, IntegerType, PointerType
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("arithmetic")
UNARY_TYPES: Final = _C.rule("unary-types", "Unary operators must have same type foroperands and result!")
FNEG_FLOAT: Final = _C.rule("fneg-float", "FNeg operator only works with float types!")
BINARY_TYPES: Final = _C.rule("binary-types", "Both operands to a binary operator are not of the same type!")
INTEGER_OPERANDS: Final = _C.rule("integer-operands", "Integer arithmetic operators only work with integral types!")
INTEGER_RESULT: Final = _C.rule(
    "integer-result", "Integer arithmetic operators must have same type for operands and result!"
)
FLOAT_OPERANDS: Final = _C.rule(
    "float-operands", "Floating-point arithmetic operators only work with floating-point types!"
)
FLOAT_RESULT: Final = _C.rule(
    "float-result", "Floating-point arithmetic operators must have same type for operands and result!"
)
LOGICAL_OPERANDS: Final = _C.rule("logical-operands", "Logical operators only work with integral types!")
LOGICAL_RESULT: Final = _C.rule("logical-result", "Logical operators must have same type for operands and result!")
SHIFT_OPERANDS: Final = _C.rule("shift-operands", "Shifts only work with integral types!")
SHIFT_RESULT: Final = _C.rule("shift-result", "Shift return type must be same as operands!")
ICMP_TYPES: Final = _C.rule("icmp-types", "Both operands to ICmp instruction are not of the same type!")
ICMP_OPERANDS: Final = _C.rule("icmp-operands", "Invalid operand types for ICmp instruction")
ICMP_PREDICATE: Final = _C.rule("icmp-predicate", "Invalid predicate in ICmp instruction!")
FCMP_TYPES: Final = _C.rule("fcmp-types", "Both operands to FCmp instruction are not of the same type!")
FCMP_OPERANDS: Final = _C.rule("fcmp-operands", "Invalid operand types for FCmp instruction")
FCMP_PREDICATE: Final = _C.rule("fcmp-predicate", "Invalid predicate in FCmp instruction!")

INTEGER_PREDICATES: Final = frozenset(("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"))
FLOAT_PREDICATES: Final = frozenset(
    ("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true")
)


def unary(v: Verifier, i: Instruction) -> bool:
    ty = i.type
    if ty is not i.operands[0].type:
        return v.fail(UNARY_TYPES, i)
    if not isinstance(ty.scalar_type(), FloatingPointType):
        return v.fail(FNEG_FLOAT, i)
    return True


def _binary(v: Verifier, i: Instruction, is_float: bool, operands_rule: Rule, result_rule: Rule) -> bool:
    left, right = i.operands
    ty = i.type
    if left.type is not right.type:
        return v.fail(BINARY_TYPES, i)
    scalar = ty.scalar_type()
    if not isinstance(scalar, FloatingPointType if is_float else IntegerType):
        return v.fail(operands_rule, i)
    if ty is not left.type:
        return v.fail(result_rule, i)
    return True


def integer_binary(v: Verifier, i: Instruction) -> bool:
    return _binary(v, i, False, INTEGER_OPERANDS, INTEGER_RESULT)


def float_binary(v: Verifier, i: Instruction) -> bool:
    return _binary(v, i, True, FLOAT_OPERANDS, FLOAT_RESULT)


def logical(v: Verifier, i: Instruction) -> bool:
    return _binary(v, i, False, LOGICAL_OPERANDS, LOGICAL_RESULT)


def shift(v: Verifier, i: Instruction) -> bool:
    return _binary(v, i, False, SHIFT_OPERANDS, SHIFT_RESULT)


def icmp(v: Verifier, i: Instruction) -> bool:
    left, right = i.operands
    ty = left.type
    if ty is not right.type:
        return v.fail(ICMP_TYPES, i)
    if not isinstance(ty.scalar_type(), (IntegerType, PointerType)):
        return v.fail(ICMP_OPERANDS, i)
    assert isinstance(i, CmpInst)
    if i.predicate not in INTEGER_PREDICATES:
        return v.fail(ICMP_PREDICATE, i)
    return True


def fcmp(v: Verifier, i: Instruction) -> bool:
    left, right = i.operands
    ty = left.type
    if ty is not right.type:
        return v.fail(FCMP_TYPES, i)
    if not isinstance(ty.scalar_type(), FloatingPointType):
        return v.fail(FCMP_OPERANDS, i)
    assert isinstance(i, CmpInst)
    if i.predicate not in FLOAT_PREDICATES:
        return v.fail(FCMP_PREDICATE, i)
    return True


HANDLERS: Final[dict[str, Callable[[Verifier, Instruction], bool]]] = {
    "fneg": unary,
    "add": integer_binary,
    "sub": integer_binary,
    "mul": integer_binary,
    "udiv": integer_binary,
    "sdiv": integer_binary,
    "urem": integer_binary,
    "srem": integer_binary,
    "fadd": float_binary,
    "fsub": float_binary,
    "fmul": float_binary,
    "fdiv": float_binary,
    "frem": float_binary,
    "and": logical,
    "or": logical,
    "xor": logical,
    "shl": shift,
    "lshr": shift,
    "ashr": shift,
    "icmp": icmp,
    "fcmp": fcmp,
}
