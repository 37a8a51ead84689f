"""Conversions of constants (`ConstantFoldCastInstruction`); see Note [folding]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit import flags as f
from irkit.constants import (
    Constant,
    ConstantDataVector,
    ConstantExpr,
    ConstantExprGEP,
    ConstantFP,
    ConstantInt,
    ConstantVector,
    PoisonValue,
    UndefValue,
)
from irkit.context import is_null
from irkit.dialects.features import (
    FOLD_ALL_ONES,
    FOLD_ANY_VECTOR_BY_ELEMENTS,
    FOLD_BITCAST_BY_ELEMENTS,
    FOLD_BYTES_OF_INTEGERS,
    FOLD_CASTS_OF_NULL_GEPS,
    FOLD_NARROWED_BY_WIDTH,
    FOLD_POINTER_ROUND_TRIPS,
)
from irkit.folding.values import (
    all_ones,
    expression,
    has_expression,
    is_all_ones,
    lanes,
    splat_element,
    splat_of,
    vector_of,
)
from irkit.types import (
    ArrayType,
    FloatingPointType,
    IntegerType,
    PointerType,
    StructType,
    Type,
    VectorType,
    X86AMXType,
    X86MMXType,
)
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.folding.rules import Rules
from irkit.folding import floats
from irkit.folding.formats import extended_bits
from irkit.type_rules import is_sized, scalar_bits


def fold_cast(rules: Rules, opcode: str, value: Value, ty: Type) -> Value:
    """The conversion, computed or as an expression."""
    if opcode == "bitcast" and value.type is ty:
        return value
    if opcode == "addrspacecast":
        value = _canonical_source(rules, value, ty)
    folded = cast_folded(rules, opcode, value, ty)
    return folded if folded is not None else expression(rules, opcode, ty, [value])


def pointer_cast(rules: Rules, value: Value, ty: Type) -> Value:
    """The conversion of a pointer that gives this type."""
    target = ty.scalar_type()
    source = value.type.scalar_type()
    if isinstance(target, IntegerType):
        return fold_cast(rules, "ptrtoint", value, ty)
    assert isinstance(source, PointerType)
    assert isinstance(target, PointerType)
    opcode = "bitcast" if source.address_space == target.address_space else "addrspacecast"
    return fold_cast(rules, opcode, value, ty)


def _canonical_source(rules: Rules, value: Value, ty: Type) -> Value:
    """What a typed pointer points to is changed before its address space is."""
    source = value.type.scalar_type()
    target = ty.scalar_type()
    assert isinstance(source, PointerType)
    assert isinstance(target, PointerType)
    if target.pointee is None:
        return value
    middle: Type = rules.context.pointer(source.address_space, target.pointee)
    if isinstance(ty, VectorType):
        middle = rules.context.vector(middle, ty.count, ty.scalable)
    return fold_cast(rules, "bitcast", value, middle)


def maybe_cast(rules: Rules, opcode: str, value: Value, ty: Type) -> Value | None:
    """The conversion, if it can be computed or the release has such expressions."""
    if has_expression(rules, opcode):
        return fold_cast(rules, opcode, value, ty)
    return cast_folded(rules, opcode, value, ty)


_BOUNDED: Final = frozenset(("zext", "sext", "uitofp", "sitofp"))


def cast_folded(rules: Rules, opcode: str, value: Value, ty: Type) -> Value | None:
    context = rules.context
    if isinstance(value, PoisonValue):
        return context.poison(ty)
    if isinstance(value, UndefValue):
        return context.null(ty) if opcode in _BOUNDED else context.undef(ty)
    if is_null(value) and opcode != "addrspacecast" and not isinstance(ty, (X86MMXType, X86AMXType)):
        return context.null(ty)
    if isinstance(value, ConstantExpr):
        simpler = _cast_of_expression(rules, opcode, value, ty)
        if simpler is not None:
            return simpler
    if isinstance(value.type, VectorType) and isinstance(ty, VectorType) and value.type.count == ty.count:
        if isinstance(value, (ConstantVector, ConstantDataVector)) or rules.dialect.has(FOLD_ANY_VECTOR_BY_ELEMENTS):
            return _cast_by_elements(rules, opcode, value, ty)
    return _computed(rules, opcode, value, ty)


def _cast_of_expression(rules: Rules, opcode: str, value: ConstantExpr, ty: Type) -> Value | None:
    if value.opcode in _PAIRS:
        source = value.operands[0]
        combined = _combined(rules, value.opcode, opcode, source.type, value.type, ty)
        if combined:
            return maybe_cast(rules, combined, source, ty)
    elif isinstance(value, ConstantExprGEP) and rules.dialect.has(FOLD_CASTS_OF_NULL_GEPS):
        if opcode != "addrspacecast" and value.in_range_index == -1 and not isinstance(value.type, VectorType):
            if all(is_null(index) for index in value.operands[1:]):
                return pointer_cast(rules, value.operands[0], ty)
    return None


def _cast_by_elements(rules: Rules, opcode: str, value: Value, ty: VectorType) -> Value | None:
    splat = splat_element(rules, value)
    if splat is not None:
        made = maybe_cast(rules, opcode, splat, ty.element)
        return None if made is None else splat_of(rules, ty, made)
    if ty.scalable:
        return None
    elements: list[Value] = []
    index_type = rules.context.integer(32)
    for index in lanes(ty):
        element = rules.extract_element(value, rules.context.constant_int(index_type, index))
        cast = maybe_cast(rules, opcode, element, ty.element)
        if cast is None:
            return None
        elements.append(cast)
    return vector_of(rules, ty, elements)


def _computed(rules: Rules, opcode: str, value: Value, ty: Type) -> Value | None:
    context = rules.context
    if opcode == "bitcast":
        return _bitcast(rules, value, ty)
    if isinstance(value, ConstantFP) and isinstance(value.type, FloatingPointType):
        keyword = value.type.keyword
        if isinstance(ty, FloatingPointType):
            return context.constant_fp(ty, floats.convert(value.bits, keyword, ty.keyword))
        if isinstance(ty, IntegerType):
            number = floats.to_integer(value.bits, keyword, ty.width, opcode == "fptosi")
            return context.poison(ty) if number is None else context.constant_int(ty, number)
    if isinstance(value, ConstantInt):
        if isinstance(ty, FloatingPointType):
            number = value.value if opcode == "sitofp" else value.unsigned
            return context.constant_fp(ty, floats.from_integer(number, ty.keyword))
        if opcode == "zext":
            return context.constant_int(ty, value.unsigned)
        if opcode in ("sext", "trunc"):
            return context.constant_int(ty, value.value)
    if opcode == "trunc" and isinstance(ty, IntegerType) and rules.dialect.has(FOLD_BYTES_OF_INTEGERS):
        if ty.width % 8 == 0 and scalar_bits(value.type) % 8 == 0 and isinstance(value, Constant):
            return _bytes_of(rules, value, 0, ty.width // 8, 0)
    return None


# Bits as they are


def _bitcast(rules: Rules, value: Value, ty: Type) -> Value | None:
    context = rules.context
    if isinstance(ty, PointerType):
        assert isinstance(value.type, PointerType)
        return _to_first_member(rules, value, value.type, ty)
    if rules.dialect.has(FOLD_ALL_ONES) and is_all_ones(value):
        return all_ones(rules, ty)
    if isinstance(ty, VectorType):
        if isinstance(value.type, VectorType) and rules.dialect.has(FOLD_BITCAST_BY_ELEMENTS):
            return _bitcast_vector(rules, value, value.type, ty)
        if is_all_ones(value):
            return all_ones(rules, ty)
        if isinstance(value, (ConstantInt, ConstantFP)):
            return fold_cast(rules, "bitcast", vector_of(rules, context.vector(value.type, 1), [value]), ty)
        return None
    if isinstance(value, ConstantInt):
        if isinstance(ty, FloatingPointType) and ty.keyword != "ppc_fp128":
            bits = value.unsigned
            if ty.keyword == "x86_fp80":
                bits = extended_bits(bits >> 64, bits & 0xFFFFFFFFFFFFFFFF)
            return context.constant_fp(ty, bits)
        return None
    if isinstance(value, ConstantFP) and isinstance(ty, IntegerType):
        if isinstance(value.type, FloatingPointType) and value.type.keyword != "ppc_fp128":
            return context.constant_int(ty, value.bits)
    return None


def _to_first_member(rules: Rules, value: Value, source: PointerType, target: PointerType) -> Value | None:
    """From a typed pointer to one that points to the first member, or its first: a getelementptr of zeros."""
    ty: Type | None = source.pointee
    wanted = target.pointee
    if ty is None or not is_sized(rules.dialect, ty):
        return None
    zero = rules.context.constant_int(rules.context.integer(32), 0)
    indices: list[Value] = [zero]
    while ty is not None and ty is not wanted:
        if isinstance(ty, StructType):
            ty = ty.elements[0] if ty.elements else None
        elif isinstance(ty, (ArrayType, VectorType)):
            ty = ty.element
        else:
            ty = None
        indices.append(zero)
    if ty is None:
        return None
    assert source.pointee is not None
    return rules.getelementptr(source.pointee, value, indices, f.INBOUNDS)


def _bitcast_vector(rules: Rules, value: Value, source: VectorType, ty: VectorType) -> Value | None:
    if is_all_ones(value):
        return all_ones(rules, ty)
    if ty.scalable or ty.count != source.count or not isinstance(value, Constant):
        return None
    index_type = rules.context.integer(32)
    elements = []
    for index in lanes(ty):
        element = rules.extract_element(value, rules.context.constant_int(index_type, index))
        elements.append(fold_cast(rules, "bitcast", element, ty.element))
    return vector_of(rules, ty, elements)


_DEEPEST: Final = 100  # expressions inside of each other that are looked through


def _bytes_of(rules: Rules, value: Value, start: int, size: int, depth: int) -> Value | None:
    """Bytes of an integer, the lowest first, where they can be told (`ExtractConstantBytes`)."""
    total = scalar_bits(value.type) // 8
    ty = rules.context.integer(size * 8)
    if isinstance(value, ConstantInt):
        return rules.context.constant_int(ty, value.unsigned >> (start * 8))
    if not isinstance(value, ConstantExpr) or depth > _DEEPEST:
        return None
    opcode = value.opcode
    depth += 1
    if opcode in ("or", "and"):
        return _bytes_of_logic(rules, value, start, size, depth)
    if opcode in ("lshr", "shl"):
        amount = value.operands[1]
        if not isinstance(amount, ConstantInt) or amount.unsigned & 7:
            return None
        shift = amount.unsigned >> 3
        if opcode == "lshr":
            if shift >= total - start:
                return rules.context.null(ty)
            return (
                _bytes_of(rules, value.operands[0], start + shift, size, depth)
                if shift <= total - start - size
                else None
            )
        if shift >= start + size:
            return rules.context.null(ty)
        return _bytes_of(rules, value.operands[0], start - shift, size, depth) if shift <= start else None
    return _bytes_of_extension(rules, value, start, size, depth) if opcode == "zext" else None


def _bytes_of_logic(rules: Rules, value: ConstantExpr, start: int, size: int, depth: int) -> Value | None:
    right = _bytes_of(rules, value.operands[1], start, size, depth)
    if right is None:
        return None
    if is_all_ones(right) if value.opcode == "or" else is_null(right):
        return right
    left = _bytes_of(rules, value.operands[0], start, size, depth)
    return None if left is None else rules.binary(value.opcode, left, right)


def _bytes_of_extension(rules: Rules, value: ConstantExpr, start: int, size: int, depth: int) -> Value | None:
    source = value.operands[0]
    bits = scalar_bits(source.type)
    ty = rules.context.integer(size * 8)
    if start * 8 >= bits:
        return rules.context.null(ty)
    if start == 0 and size * 8 == bits:
        return source
    if (start + size) * 8 > bits:
        return None
    if bits % 8 == 0:
        return _bytes_of(rules, source, start, size, depth)
    if start:
        source = rules.binary("lshr", source, rules.context.constant_int(source.type, start * 8))
    return fold_cast(rules, "trunc", source, ty)


# A conversion of a conversion

_FIRST: Final = "first"
_SECOND: Final = "second"
_NARROWER: Final = "narrower"  # there and back: what is between the outermost types
_ROUND_TRIP: Final = "round trip"  # of a pointer through an integer
_BACK: Final = "back"  # of an integer through a pointer
_SPACES: Final = "spaces"  # of pointers, over a third address space
_RETYPED: Final = "retyped"  # a typed pointer, which then changes its address space
# What two in a row are as one: the first, then the second; those that are not here stay two.
_PAIRS: Final[dict[str, dict[str, str]]] = {
    "trunc": {"trunc": _FIRST},
    "zext": {
        "trunc": _NARROWER,
        "zext": _FIRST,
        "sext": "zext",
        "uitofp": _SECOND,
        "sitofp": "uitofp",
        "inttoptr": _SECOND,
    },
    "sext": {"trunc": _NARROWER, "sext": _FIRST, "sitofp": _SECOND},
    "fpext": {"fptoui": _SECOND, "fptosi": _SECOND, "fptrunc": _NARROWER, "fpext": _SECOND},
    "ptrtoint": {"trunc": _FIRST, "inttoptr": _ROUND_TRIP},
    "inttoptr": {"ptrtoint": _BACK, "bitcast": _FIRST, "ptrtoaddr": _BACK},
    "bitcast": {"ptrtoint": _SECOND, "bitcast": _FIRST, "addrspacecast": _RETYPED},
    "addrspacecast": {"bitcast": _FIRST, "addrspacecast": _SPACES},
    "ptrtoaddr": {"trunc": _FIRST},
}
_POINTER_BITS: Final = 64  # what LLVM takes for the size of all pointers here


def _combined(rules: Rules, first: str, second: str, source: Type, middle: Type, target: Type) -> str:
    """The one conversion that two are (`CastInst::isEliminableCastPair`); "" for none."""
    if first != second:  # only a bitcast makes a vector of a number, or the other way about
        if isinstance(source, VectorType) != isinstance(middle, VectorType):
            return ""
        if isinstance(middle, VectorType) != isinstance(target, VectorType):
            return ""
    case = _PAIRS.get(first, {}).get(second, "")
    if case == _FIRST:
        return first
    if case == _SECOND:
        return second
    if case == _NARROWER:
        if source is target:
            return "bitcast"
        if scalar_bits(source) < scalar_bits(target):
            return first
        if scalar_bits(source) > scalar_bits(target):
            return second
        return "bitcast" if rules.dialect.has(FOLD_NARROWED_BY_WIDTH) else ""
    if case == _ROUND_TRIP:
        if not rules.dialect.has(FOLD_POINTER_ROUND_TRIPS) or _space(source) != _space(target):
            return ""
        return "bitcast" if scalar_bits(middle) == _POINTER_BITS else ""
    if case == _BACK:
        if not rules.dialect.has(FOLD_POINTER_ROUND_TRIPS):
            return ""
        return "bitcast" if scalar_bits(source) <= _POINTER_BITS and scalar_bits(source) == scalar_bits(target) else ""
    if case == _SPACES:
        return "addrspacecast" if _space(source) != _space(target) else "bitcast"
    if case == _RETYPED:
        return "addrspacecast" if _pointee(source) is _pointee(target) else ""
    return case


def _pointee(ty: Type) -> Type | None:
    scalar = ty.scalar_type()
    assert isinstance(scalar, PointerType)
    return scalar.pointee


def _space(ty: Type) -> int:
    scalar = ty.scalar_type()
    assert isinstance(scalar, PointerType)
    return scalar.address_space
