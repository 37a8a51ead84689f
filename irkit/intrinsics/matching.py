"""Whether a function's type fits an intrinsic's signature, and which types it is overloaded on."""

from __future__ import annotations

from enum import Enum

from irkit.context import Context
from irkit.errors import UnsupportedError
from irkit.intrinsics.table import TARGET_TYPES, Intrinsic
from irkit.types import (
    FloatingPointType,
    FunctionType,
    IntegerType,
    MetadataType,
    PointerType,
    StructType,
    TargetExtensionType,
    TokenType,
    Type,
    VectorType,
    VoidType,
    X86AMXType,
    X86MMXType,
)

_FLOATS = frozenset(("half", "bfloat", "float", "double", "fp128", "ppc_fp128"))
_DEFERRED_KINDS = frozenset(("extend", "trunc", "nth", "element", "part2", "part4", "bits", "toelement"))


class Mismatch(Enum):
    """Where a function's type does not fit a signature."""

    RESULT = "result"
    PARAMETER = "parameter"
    REST = "rest"  # too few parameters, or `...` where the signature has none, or none where it has


class Matcher:
    """Walks the words of a signature along a function's types.

    A word that refers to an overloaded type which comes later is put off until all types have been seen, together
    with the place of its word. Until LLVM 16 the words of a pointer's pointee follow the pointer's; an opaque
    pointer leaves them out, and before 15 it does not fit at all.
    """

    def __init__(self, context: Context, words: list[str], llvm_version: int) -> None:
        self.context: Context = context
        self.words: list[str] = words
        self.place: int = 0
        self.has_pointees: bool = llvm_version < 17
        self.opaque_fits: bool = llvm_version >= 15
        self.any_struct_fits: bool = llvm_version < 16  # as against literal ones that are not packed
        self.overloaded: list[Type] = []
        self.put_off: list[tuple[Type, int]] = []

    def mismatch(self, function_type: FunctionType) -> Mismatch | None:
        """What does not fit; what was put off belongs to the result or to a parameter as its word does."""
        if not self._matches(function_type.return_type, False):
            return Mismatch.RESULT
        of_result = len(self.put_off)
        for parameter in function_type.parameters:
            if not self._matches(parameter, False):
                return Mismatch.PARAMETER
        end = self.place
        for number, (ty, place) in enumerate(self.put_off):
            self.place = place
            if not self._matches(ty, True):
                return Mismatch.RESULT if number < of_result else Mismatch.PARAMETER
        rest = self.words[end:]
        fits = rest == ["..."] if function_type.is_vararg else not rest
        return None if fits else Mismatch.REST

    def _skip_type(self) -> None:
        """Go past the words of one type."""
        pending = 1
        while pending:
            word = self.words[self.place]
            self.place += 1
            pending -= 1
            if word.startswith("{"):
                pending += int(word[1:])
            elif (
                (word[0] in "n123456789" and word.endswith("x"))
                or word.startswith("width:")
                or (self.has_pointees and word[0] == "p" and word[1:].isdigit())
            ):
                pending += 1

    def _matches(self, first: Type, is_second_look: bool) -> bool:
        todo = [first]
        while todo:
            ty = todo.pop()
            if self.place >= len(self.words):
                return False
            place = self.place
            word = self.words[place]
            self.place += 1
            kind, colon, rest = word.partition(":")
            if colon:
                inner = self._overloaded(ty, kind, rest, place, is_second_look)
            else:
                inner = self._plain(ty, word)
            if inner is None:
                return False
            todo.extend(reversed(inner))
        return True

    def _plain(self, ty: Type, word: str) -> list[Type] | None:
        """The types inside `ty` that the following words are to match; None where `ty` is not the word's."""
        if word[0] == "i" and word[1:].isdigit():
            return [] if isinstance(ty, IntegerType) and ty.width == int(word[1:]) else None
        if word in _FLOATS:
            return [] if isinstance(ty, FloatingPointType) and ty.keyword == word else None
        if word[0] == "p" and word[1:].isdigit():
            return self._pointer(ty, int(word[1:]))
        if word[0] == "{":
            if isinstance(ty, StructType) and ty.elements is not None and len(ty.elements) == int(word[1:]):
                if self.any_struct_fits or (ty.is_literal and not ty.packed):
                    return list(ty.elements)
            return None
        if word.endswith("x") and word.removeprefix("nx")[:-1].isdigit():
            if isinstance(ty, VectorType) and ty.scalable == word.startswith("nx"):
                return [ty.element] if ty.count == int(word.removeprefix("nx")[:-1]) else None
            return None
        return [] if self._is_keyword(ty, word) else None

    @staticmethod
    def _is_keyword(ty: Type, word: str) -> bool:
        if word == "void":
            return isinstance(ty, VoidType)
        if word == "metadata":
            return isinstance(ty, MetadataType)
        if word == "token":
            return isinstance(ty, TokenType)
        if word == "amx":
            return isinstance(ty, X86AMXType)
        if word == "mmx":
            one_i64 = isinstance(ty, VectorType) and ty.count == 1 and not ty.scalable and str(ty.element) == "i64"
            return one_i64 or isinstance(ty, X86MMXType)
        return isinstance(ty, TargetExtensionType) and ty.name == TARGET_TYPES.get(word)

    def _pointer(self, ty: Type, address_space: int) -> list[Type] | None:
        if not isinstance(ty, PointerType) or ty.address_space != address_space:
            return None
        if not self.has_pointees:
            return []
        if ty.pointee is not None:
            return [ty.pointee]
        if not self.opaque_fits:
            return None
        self._skip_type()
        return []

    def _overloaded(self, ty: Type, kind: str, rest: str, place: int, is_second_look: bool) -> list[Type] | None:
        numbers = [int(number) for number in rest.split(":")]
        if kind in ("pointers", "pointer") and len(numbers) == 2:
            return self._pointer_to_element(ty, kind, numbers[1])
        known = self.overloaded[numbers[0]] if numbers[0] < len(self.overloaded) else None
        if kind in _DEFERRED_KINDS or kind in ("width", "match"):
            if known is None:
                if kind == "width":
                    self._skip_type()
                if is_second_look:
                    return None
                self.put_off.append((ty, place))
                return []
            return self._derived(ty, kind, numbers, known)
        self.overloaded.append(ty)  # each comes once, in their order
        fits = {
            "any": True,
            "int": ty.is_int_or_int_vector(),
            "float": ty.is_fp_or_fp_vector(),
            "vector": isinstance(ty, VectorType),
            "pointer": isinstance(ty, PointerType),
            "intvector": isinstance(ty, VectorType) and ty.is_int_or_int_vector(),
            "floatvector": isinstance(ty, VectorType) and ty.is_fp_or_fp_vector(),
            "pointervector": isinstance(ty, VectorType) and ty.is_pointer_or_pointer_vector(),
            "intscalar": isinstance(ty, IntegerType),
            "floatscalar": isinstance(ty, FloatingPointType),
        }
        return [] if fits[kind] else None

    def _pointer_to_element(self, ty: Type, kind: str, number: int) -> list[Type] | None:
        """The overloaded type `number`, whose elements are pointed to, comes before the pointers."""
        self.overloaded.append(ty)
        reference = self.overloaded[number]
        if not isinstance(reference, VectorType):
            return None
        pointer = ty
        if kind == "pointers":
            if not isinstance(ty, VectorType) or (ty.count, ty.scalable) != (reference.count, reference.scalable):
                return None
            pointer = ty.element
        return [] if self._points_to(pointer, reference.element) else None

    @staticmethod
    def _points_to(pointer: Type, pointee: Type) -> bool:
        return isinstance(pointer, PointerType) and pointer.pointee in (None, pointee)

    def _derived(self, ty: Type, kind: str, numbers: list[int], known: Type) -> list[Type] | None:
        vector = known if isinstance(known, VectorType) else None
        if kind == "match":
            return [] if ty is known else None
        if kind == "width":
            if not isinstance(ty, VectorType):
                return [ty] if vector is None else None
            if vector is None or (ty.count, ty.scalable) != (vector.count, vector.scalable):
                return None
            return [ty.element]
        if kind in ("extend", "trunc"):
            return [] if ty is self._resized(known, kind) else None
        if vector is None:
            return None
        if kind == "element":
            return [] if ty is vector.element else None
        if kind == "toelement":
            return [] if self._points_to(ty, vector.element) else None
        return [] if ty is self._divided(vector, kind, numbers) else None

    def _resized(self, known: Type, kind: str) -> Type | None:
        scalar = known.scalar_type()
        if not isinstance(scalar, IntegerType):
            return None
        width = scalar.width * 2 if kind == "extend" else scalar.width // 2
        element = self.context.integer(width) if width else None
        if element is not None and isinstance(known, VectorType):
            return self.context.vector(element, known.count, known.scalable)
        return element

    def _divided(self, vector: VectorType, kind: str, numbers: list[int]) -> Type | None:
        """The vector type that `nth`, `part2`, `part4` or `bits` makes of another; None where there is none."""
        if kind == "nth":
            if vector.count % numbers[1]:
                return None
            return self.context.vector(vector.element, vector.count // numbers[1], vector.scalable)
        element = vector.element
        if kind == "bits":
            if not isinstance(element, (IntegerType, FloatingPointType)):
                return None
            return self.context.vector(self.context.integer(element.width), vector.count, vector.scalable)
        parts = 2 if kind == "part2" else 4
        count = vector.count * parts
        if isinstance(element, IntegerType) and element.width >= parts:
            return self.context.vector(self.context.integer(element.width // parts), count, vector.scalable)
        floats = {"double": ("float", "half"), "float": ("half", "")}
        if isinstance(element, FloatingPointType) and element.keyword in floats:
            keyword = floats[element.keyword][parts // 4]
            narrower = {"float": self.context.float, "half": self.context.half}.get(keyword)
            return self.context.vector(narrower, count, vector.scalable) if narrower is not None else None
        return None


def match(context: Context, intrinsic: Intrinsic, function_type: FunctionType) -> tuple[Mismatch | None, list[Type]]:
    """What of `function_type` does not fit the signature, None if all does; and the types it overloads `intrinsic` on,
    in LLVM's order."""
    matcher = Matcher(context, intrinsic.words, intrinsic.release)
    return matcher.mismatch(function_type), matcher.overloaded


def overloaded_types(context: Context, intrinsic: Intrinsic, function_type: FunctionType) -> list[Type] | None:
    """The types that `function_type` overloads `intrinsic` on, in LLVM's order; None if it does not fit."""
    mismatch, types = match(context, intrinsic, function_type)
    return types if mismatch is None else None


def plain_function_type(context: Context, intrinsic: Intrinsic, opaque_pointers: bool) -> FunctionType:
    """The type of an intrinsic that is not overloaded and has neither vectors nor structs in its signature.

    Raises `UnsupportedError` for any other.
    """
    plain: dict[str, Type] = {
        "void": context.void,
        "half": context.half,
        "float": context.float,
        "double": context.double,
        "token": context.token,
        "metadata": context.metadata,
    }
    types: list[Type] = []
    pointers: list[int] = []
    words = [word for word in intrinsic.words if word != "..."]
    for word in words:
        ty: Type | None = plain.get(word)
        if word[0] == "p" and word[1:].isdigit():
            if intrinsic.release < 17:
                pointers.append(int(word[1:]))  # the pointee follows
                continue
            ty = context.pointer(int(word[1:]))
        elif word[0] == "i" and word[1:].isdigit():
            ty = context.integer(int(word[1:]))
        if ty is None:
            raise UnsupportedError(f"the type of {intrinsic.name}")
        while pointers:
            ty = context.pointer(pointers.pop(), None if opaque_pointers else ty)
        types.append(ty)
    return context.function(types[0], types[1:], len(words) < len(intrinsic.words))
