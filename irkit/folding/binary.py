"""Arithmetic and logic on constants (`ConstantFoldBinaryInstruction`); see Note [folding]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.constants import (
    Constant,
    ConstantExpr,
    ConstantExprCompare,
    ConstantFP,
    ConstantInt,
    PoisonValue,
    UndefValue,
)
from irkit.context import is_null
from irkit.dialects.features import (
    FOLD_EXTENSIONS_IN_LOGIC,
    FOLD_INVERTED_COMPARISONS,
    FOLD_RIGHT_IDENTITIES,
)
from irkit.folding.alignments import variable_alignment
from irkit.folding.values import (
    all_ones,
    expression,
    has_expression,
    integer_of,
    is_one,
    lanes,
    splat_element,
    splat_of,
    vector_of,
)
from irkit.functions import Function
from irkit.globals import GlobalObject
from irkit.integers import quotient_to_zero
from irkit.types import FloatingPointType, IntegerType, Type, VectorType
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.folding.rules import Rules
from irkit.folding import floats
from irkit.folding.predicates import INVERSE
from irkit.operators.lists import ASSOCIATIVE, COMMUTATIVE
from irkit.type_rules import is_sized, scalar_bits

DIVISIONS: Final = frozenset(("udiv", "sdiv", "urem", "srem"))
SHIFTS: Final = frozenset(("shl", "lshr", "ashr"))


def fold_binary(rules: Rules, opcode: str, left: Value, right: Value, flags: int = 0) -> Value:
    """The operation, computed or as an expression."""
    folded = binary_folded(rules, opcode, left, right)
    return folded if folded is not None else expression(rules, opcode, left.type, [left, right], flags)


def _maybe_binary(rules: Rules, opcode: str, left: Value, right: Value) -> Value | None:
    """The operation, if it can be computed or the release has such expressions."""
    if has_expression(rules, opcode):
        return fold_binary(rules, opcode, left, right)
    return binary_folded(rules, opcode, left, right)


def binary_folded(rules: Rules, opcode: str, left: Value, right: Value) -> Value | None:
    context = rules.context
    ty = left.type
    identity = _identity(rules, opcode, ty)
    if identity is not None and left is identity and opcode in COMMUTATIVE:
        return right
    if identity is not None and right is identity:
        if opcode in COMMUTATIVE or rules.dialect.has(FOLD_RIGHT_IDENTITIES):
            return left
    if isinstance(left, PoisonValue) or isinstance(right, PoisonValue):
        return context.poison(ty)
    is_fixed_vector = isinstance(ty, VectorType) and not ty.scalable
    if not is_fixed_vector and (isinstance(left, UndefValue) or isinstance(right, UndefValue)):
        return _of_undef(rules, opcode, left, right)
    if isinstance(right, ConstantInt):
        simple = _with_integer(rules, opcode, left, right)
        if simple is not None:
            return simple
    elif isinstance(left, ConstantInt) and opcode in COMMUTATIVE:
        return _maybe_binary(rules, opcode, right, left)
    if isinstance(left, ConstantInt):
        if isinstance(right, ConstantInt):
            return _integers(rules, opcode, left, right)
        if (opcode in DIVISIONS or opcode in SHIFTS) and left.value == 0:
            return left
    elif isinstance(left, ConstantFP):
        if isinstance(right, ConstantFP) and isinstance(ty, FloatingPointType):
            return context.constant_fp(ty, floats.arithmetic(opcode, left.bits, right.bits, ty.keyword))
    elif isinstance(ty, VectorType):
        found = _vectors(rules, opcode, left, right, ty)
        if found is not None or not ty.scalable:
            return found
    if isinstance(left, ConstantExpr):
        if opcode in ASSOCIATIVE and left.opcode == opcode:
            inner = fold_binary(rules, opcode, left.operands[1], right)
            if not isinstance(inner, ConstantExpr) or inner.opcode != opcode:
                return fold_binary(rules, opcode, left.operands[0], inner)
    elif isinstance(right, ConstantExpr) and opcode in COMMUTATIVE:
        return binary_folded(rules, opcode, right, left)
    return _single_bits(rules, opcode, left, right)


def _identity(rules: Rules, opcode: str, ty: Type) -> Constant | None:
    """What changes nothing: on both sides of a commutative operation, on the right side of any other."""
    if opcode in ("add", "or", "xor", "sub") or opcode in SHIFTS or opcode == "fsub":
        return rules.context.null(ty)
    if opcode in ("mul", "sdiv", "udiv"):
        return integer_of(rules, ty, 1)
    if opcode == "and":
        return all_ones(rules, ty)
    scalar = ty.scalar_type()
    if opcode not in ("fadd", "fmul", "fdiv"):
        return None
    assert isinstance(scalar, FloatingPointType)
    if scalar.keyword == "ppc_fp128":
        bits = 1 << 63 if opcode == "fadd" else 0x3FF0000000000000
    elif opcode == "fadd":
        bits = 1 << (scalar.width - 1)
    else:
        bits = floats.from_integer(1, scalar.keyword)
    number = rules.context.constant_fp(scalar, bits)
    return splat_of(rules, ty, number) if isinstance(ty, VectorType) else number


def _of_undef(rules: Rules, opcode: str, left: Value, right: Value) -> Value:
    """At least one operand is undef, neither is poison."""
    context = rules.context
    ty = left.type
    both = isinstance(left, UndefValue) and isinstance(right, UndefValue)
    if opcode == "xor" and both:
        return context.null(ty)
    if opcode in ("xor", "add", "sub") or (both and opcode in ("and", "or", "mul")):
        return context.undef(ty)
    if opcode == "and":
        return context.null(ty)
    if opcode == "or":
        return all_ones(rules, ty)
    if opcode == "mul":
        number = right if isinstance(left, UndefValue) else left
        odd = isinstance(number, ConstantInt) and number.value & 1
        return context.undef(ty) if odd else context.null(ty)
    if opcode in DIVISIONS:
        if isinstance(right, UndefValue) or is_null(right):
            return context.poison(ty)
        if opcode in ("udiv", "sdiv") and is_one(right):
            return left
        return context.null(ty)
    if opcode in SHIFTS:
        if isinstance(right, UndefValue):
            return context.poison(ty)
        return left if is_null(right) else context.null(ty)
    if both:
        return left
    scalar = ty.scalar_type()
    assert isinstance(scalar, FloatingPointType)
    if opcode == "fsub" and isinstance(left, ConstantFP) and left.bits == 1 << (scalar.width - 1):
        return right
    nan = context.constant_fp(scalar, floats.default_nan(scalar.keyword))
    return splat_of(rules, ty, nan) if isinstance(ty, VectorType) else nan


def _with_integer(rules: Rules, opcode: str, left: Value, right: ConstantInt) -> Value | None:
    context = rules.context
    ty = right.type
    zero = right.value == 0
    if opcode in ("mul", "and") and zero:
        return right
    if opcode in ("add", "sub", "or", "xor") and zero:
        return left
    if opcode in DIVISIONS:
        if zero:
            return context.poison(ty)
        if is_one(right):
            return context.null(ty) if opcode in ("urem", "srem") else left
    if opcode == "or" and right.value == -1:
        return right
    if opcode == "and" and isinstance(left, ConstantExpr):
        return _and_mask(rules, left, right)
    if opcode == "xor" and isinstance(left, ConstantExprCompare) and rules.dialect.has(FOLD_INVERTED_COMPARISONS):
        return rules.compare(left.opcode, INVERSE[left.opcode][left.predicate], left.operands[0], left.operands[1])
    if opcode == "ashr" and isinstance(left, ConstantExpr) and left.opcode == "zext":
        if rules.dialect.has(FOLD_EXTENSIONS_IN_LOGIC):
            return fold_binary(rules, "lshr", left, right)
    return None


def _and_mask(rules: Rules, left: ConstantExpr, right: ConstantInt) -> Value | None:
    """Bits of a number that are known: those above an extended one, and those below a global's alignment."""
    mask = right.unsigned
    source = left.operands[0]
    if left.opcode == "zext" and rules.dialect.has(FOLD_EXTENSIONS_IN_LOGIC):
        below = (1 << scalar_bits(source.type)) - 1
        if mask & below == below:
            return left
    if left.opcode == "ptrtoint" and mask & (_known_alignment(rules, source) - 1) == mask:
        return rules.context.null(right.type)
    return None


_FUNCTION_ALIGNMENT: Final = 4  # what LLVM takes for that of a function about which the data layout says nothing


def _known_alignment(rules: Rules, value: Value) -> int:
    """The alignment that LLVM knows of an address; 1 where it knows none (`Value::getPointerAlignment`)."""
    if isinstance(value, Function):
        return _function_alignment(rules, value)
    if not isinstance(value, GlobalObject):
        return 1
    if not value.alignment and not is_sized(rules.dialect, value.value_type):
        return 1
    return variable_alignment(rules.layout, value)


def _function_alignment(rules: Rules, value: Function) -> int:
    layout = rules.layout
    said = layout.function_pointer_alignment
    if not said:
        return _FUNCTION_ALIGNMENT
    return max(said, value.alignment) if layout.is_function_pointer_alignment_multiple else said


def _integers(rules: Rules, opcode: str, left: ConstantInt, right: ConstantInt) -> Value:
    ty = left.type
    assert isinstance(ty, IntegerType)
    context = rules.context
    a = left.value
    b = right.value
    if opcode == "add":
        return context.constant_int(ty, a + b)
    if opcode == "sub":
        return context.constant_int(ty, a - b)
    if opcode == "mul":
        return context.constant_int(ty, a * b)
    if opcode == "and":
        return context.constant_int(ty, a & b)
    if opcode == "or":
        return context.constant_int(ty, a | b)
    if opcode == "xor":
        return context.constant_int(ty, a ^ b)
    if opcode in SHIFTS:
        amount = right.unsigned
        if amount >= ty.width:
            return context.poison(ty)
        if opcode == "shl":
            return context.constant_int(ty, a << amount)
        return context.constant_int(ty, (a if opcode == "ashr" else left.unsigned) >> amount)
    if opcode in ("udiv", "urem"):
        quotient, rest = divmod(left.unsigned, right.unsigned)
        return context.constant_int(ty, quotient if opcode == "udiv" else rest)
    if b == -1 and a == -(1 << (ty.width - 1)):
        return context.poison(ty)
    quotient = quotient_to_zero(a, b)
    return context.constant_int(ty, quotient if opcode == "sdiv" else a - quotient * b)


def _vectors(rules: Rules, opcode: str, left: Value, right: Value, ty: VectorType) -> Value | None:
    """Element by element."""
    second = splat_element(rules, right)
    if second is not None:
        if opcode in DIVISIONS and is_null(second):
            return rules.context.poison(ty)
        first = splat_element(rules, left)
        if first is not None:
            made = _maybe_binary(rules, opcode, first, second)
            return None if made is None else splat_of(rules, ty, made)
    if ty.scalable:
        return None
    elements: list[Value] = []
    index_type = rules.context.integer(32)
    for index in lanes(ty):
        number = rules.context.constant_int(index_type, index)
        first = rules.extract_element(left, number)
        second = rules.extract_element(right, number)
        if opcode in DIVISIONS and is_null(second):
            return rules.context.poison(ty)
        made = _maybe_binary(rules, opcode, first, second)
        if made is None:
            return None
        elements.append(made)
    return vector_of(rules, ty, elements)


def _single_bits(rules: Rules, opcode: str, left: Value, right: Value) -> Value | None:
    """Much of what one can do to an i1 is something simpler."""
    ty = left.type
    if not isinstance(ty, IntegerType) or ty.width != 1:
        return None
    if opcode in ("add", "sub"):
        return fold_binary(rules, "xor", left, right)
    if opcode == "mul" and has_expression(rules, "and"):
        return fold_binary(rules, "and", left, right)
    if opcode in SHIFTS or opcode in ("udiv", "sdiv"):
        return left
    return rules.context.null(ty) if opcode in ("urem", "srem") else None
