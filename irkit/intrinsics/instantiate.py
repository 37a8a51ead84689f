"""The function type of an intrinsic, from the types that it is overloaded on: what `matching` does, the other way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit import types as t
from irkit.errors import EditError
from irkit.intrinsics.patterns import Kind, TypePattern
from irkit.intrinsics.table import TARGET_TYPES, Intrinsic
from irkit.types import FloatingPointType, FunctionType, IntegerType, PointerType, Type, VectorType

_KEYWORDS: Final[dict[Kind, Type]] = {
    Kind.VOID: t.VOID,
    Kind.TOKEN: t.TOKEN,
    Kind.METADATA: t.METADATA,
    Kind.X86_AMX: t.X86_AMX,
}
_FLOATS: Final[dict[str, Type]] = {
    ty.keyword: ty for ty in (t.HALF, t.BFLOAT, t.FLOAT, t.DOUBLE, t.X86_FP80, t.FP128, t.PPC_FP128)
}
_PARTS: Final = {Kind.HALVED_ELEMENTS: 2, Kind.QUARTERED_ELEMENTS: 4}
_NARROWER: Final = {"double": "float", "float": "half"}
_LAST_X86_MMX: Final = 19
_ONLY_VECTORS: Final = frozenset(
    (
        Kind.ANY_VECTOR,
        Kind.ANY_VECTOR_OF_INTEGERS,
        Kind.ANY_VECTOR_OF_FLOATING_POINT,
        Kind.ANY_VECTOR_OF_POINTERS,
    )
)


class Instantiation:
    """Makes the types of one signature. Patterns come from our tables and nest little, so this may recurse."""

    def __init__(self, intrinsic: Intrinsic, types: Sequence[Type], opaque_pointers: bool) -> None:
        self.intrinsic: Intrinsic = intrinsic
        self.types: Sequence[Type] = types
        self.opaque_pointers: bool = opaque_pointers

    def function_type(self) -> FunctionType:
        signature = self.intrinsic.signature
        wanted = signature.overloads
        if len(self.types) != len(wanted):
            raise self.wrong(f"is overloaded on {len(wanted)} types, not {len(self.types)}")
        for pattern, ty in zip(wanted, self.types, strict=True):
            if not fits(pattern.kind, ty) or not self.points_to_elements(pattern, ty):
                raise self.wrong(f"cannot be overloaded on {ty} (type {pattern.number} is {pattern.kind.value})")
        parameters = [self.type(pattern) for pattern in signature.parameters]
        return t.function_type(self.type(signature.result), parameters, signature.is_vararg)

    def points_to_elements(self, pattern: TypePattern, ty: Type) -> bool:
        """Whether a type that has to be a pointer to the elements of a vector is one, or a vector of as many."""
        if pattern.kind not in (Kind.POINTERS_TO_ELEMENTS_OF, Kind.POINTER_TO_ELEMENT_OF):
            return True
        known = self.types[pattern.other]
        assert isinstance(known, VectorType)  # which the pattern before this one asks for
        pointer = ty
        if pattern.kind is Kind.POINTERS_TO_ELEMENTS_OF:
            if not isinstance(ty, VectorType) or (ty.count, ty.scalable) != (known.count, known.scalable):
                return False
            pointer = ty.element
        return isinstance(pointer, PointerType) and pointer.pointee in (None, known.element)

    def wrong(self, what: str) -> EditError:
        return EditError(f"{self.intrinsic.name} of LLVM {self.intrinsic.release} {what}")

    def type(self, pattern: TypePattern) -> Type:
        kind = pattern.kind
        if kind in _KEYWORDS:
            return _KEYWORDS[kind]
        if kind.is_overloaded:
            return self.types[pattern.number]
        if kind.is_dependent:
            return self.dependent(pattern, self.types[pattern.number])
        if kind is Kind.INTEGER:
            return t.integer_type(pattern.number)
        if kind is Kind.FLOATING_POINT:
            return _FLOATS[pattern.word]
        if kind is Kind.POINTER:
            return self.pointer(pattern.number, self.type(pattern.inner[0]) if pattern.inner else None)
        if kind in (Kind.VECTOR, Kind.SCALABLE_VECTOR):
            return t.vector_type(self.type(pattern.inner[0]), pattern.number, kind is Kind.SCALABLE_VECTOR)
        if kind is Kind.STRUCT:
            return t.struct_type([self.type(inner) for inner in pattern.inner])
        if kind is Kind.X86_MMX:
            mmx = self.intrinsic.release <= _LAST_X86_MMX
            return t.X86_MMX if mmx else t.vector_type(t.integer_type(64), 1)
        return t.target_extension_type(TARGET_TYPES[pattern.word])

    def pointer(self, address_space: int, pointee: Type | None) -> Type:
        return t.pointer_type(address_space, None if self.opaque_pointers else pointee)

    def dependent(self, pattern: TypePattern, known: Type) -> Type:
        """The type that follows from an overloaded one."""
        kind = pattern.kind
        if kind is Kind.SAME:
            return known
        if kind is Kind.SAME_COUNT:
            inner = self.type(pattern.inner[0])
            return t.vector_type(inner, known.count, known.scalable) if isinstance(known, VectorType) else inner
        if kind in (Kind.EXTENDED, Kind.TRUNCATED):
            return self.resized(known, kind)
        if not isinstance(known, VectorType):
            raise self.wrong(f"takes a vector as type {pattern.number}, not {known}")
        if kind is Kind.ELEMENT:
            return known.element
        if kind is Kind.POINTER_TO_ELEMENT:
            return self.pointer(0, known.element)
        if kind is Kind.PART_OF_VECTOR:
            if known.count % pattern.other:
                raise self.wrong(f"divides a vector by {pattern.other}, and {known} cannot be")
            return t.vector_type(known.element, known.count // pattern.other, known.scalable)
        return self.other_elements(known, kind)

    def resized(self, known: Type, kind: Kind) -> Type:
        scalar = known.scalar_type()
        if not isinstance(scalar, IntegerType) or (kind is Kind.TRUNCATED and scalar.width % 2):
            raise self.wrong(f"takes an integer of another width than {known}")
        element = t.integer_type(scalar.width * 2 if kind is Kind.EXTENDED else scalar.width // 2)
        return t.vector_type(element, known.count, known.scalable) if isinstance(known, VectorType) else element

    def other_elements(self, known: VectorType, kind: Kind) -> Type:
        """Vectors of narrower elements, as many more of them, or of integers as wide."""
        element: Type = known.element
        if not isinstance(element, (IntegerType, FloatingPointType)):
            raise self.wrong(f"takes a vector of numbers, not {known}")
        if kind is Kind.INTEGERS_AS_WIDE:
            return t.vector_type(t.integer_type(element.width), known.count, known.scalable)
        parts = _PARTS[kind]
        if isinstance(element, IntegerType) and element.width % parts == 0:
            element = t.integer_type(element.width // parts)
        else:
            for _ in range(parts // 2):
                keyword = _NARROWER.get(str(element))
                if keyword is None:
                    raise self.wrong(f"cannot split the elements of {known}")
                element = _FLOATS[keyword]
        return t.vector_type(element, known.count * parts, known.scalable)


def fits(kind: Kind, ty: Type) -> bool:
    """Whether an intrinsic that is overloaded in this way can be so on the type."""
    if kind in _ONLY_VECTORS and not isinstance(ty, VectorType):
        return False
    if kind is Kind.ANY_SCALAR_INTEGER:
        return isinstance(ty, IntegerType)
    if kind is Kind.ANY_SCALAR_FLOATING_POINT:
        return isinstance(ty, FloatingPointType)
    if kind is Kind.ANY_VECTOR_OF_POINTERS:
        return ty.is_pointer_or_pointer_vector()
    if kind in (Kind.ANY_INTEGER, Kind.ANY_VECTOR_OF_INTEGERS):
        return ty.is_int_or_int_vector()
    if kind in (Kind.ANY_FLOATING_POINT, Kind.ANY_VECTOR_OF_FLOATING_POINT):
        return ty.is_fp_or_fp_vector()
    return kind is not Kind.ANY_POINTER or isinstance(ty, PointerType)


def function_type_of(intrinsic: Intrinsic, types: Sequence[Type], opaque_pointers: bool = True) -> FunctionType:
    """The type of an intrinsic's declaration, overloaded on `types` (in the order of its name).

    Raises `EditError` where it cannot be overloaded so.
    """
    return Instantiation(intrinsic, types, opaque_pointers).function_type()
