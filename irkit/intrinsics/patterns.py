"""The types of an intrinsic's signature, as a tree of patterns over the words of the tables."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple


class Kind(StrEnum):
    """What a `TypePattern` asks of a type. `number` and `other` are the pattern's.

    From `ANY` to `POINTER_TO_ELEMENT_OF` the intrinsic is overloaded: the type is free and takes place `number` of the
    types that it is overloaded on. The kinds below those follow from the overloaded type at place `number`.
    """

    VOID = "void"
    INTEGER = "i"  # `number` bits wide
    FLOATING_POINT = "floating point"  # `word` is its keyword
    TOKEN = "token"
    METADATA = "metadata"
    X86_MMX = "mmx"  # `<1 x i64>` from LLVM 20 on
    X86_AMX = "amx"
    AARCH64_SVCOUNT = "svcount"
    WASM_EXTERNREF = "externref"
    WASM_FUNCREF = "funcref"
    POINTER = "p"  # to address space `number`; `inner` is what it points to, until LLVM 16
    VECTOR = "x"  # of `number` times `inner`
    SCALABLE_VECTOR = "nx"
    STRUCT = "{"  # literal, of all `inner`

    ANY = "any"
    ANY_INTEGER = "int"  # or vector of integers
    ANY_FLOATING_POINT = "float"  # or vector of these
    ANY_VECTOR = "vector"
    ANY_POINTER = "pointer"
    ANY_VECTOR_OF_INTEGERS = "intvector"
    ANY_VECTOR_OF_FLOATING_POINT = "floatvector"
    ANY_VECTOR_OF_POINTERS = "pointervector"
    ANY_SCALAR_INTEGER = "intscalar"
    ANY_SCALAR_FLOATING_POINT = "floatscalar"
    POINTERS_TO_ELEMENTS_OF = "pointers:"  # a vector of pointers, as many as the overloaded vector `other` has elements
    POINTER_TO_ELEMENT_OF = "pointer:"

    SAME = "match"
    EXTENDED = "extend"  # integers of twice the width
    TRUNCATED = "trunc"  # of half the width
    PART_OF_VECTOR = "nth"  # a vector of the count divided by `other`
    SAME_COUNT = "width"  # as many `inner` as it has elements; `inner` itself where it is no vector
    ELEMENT = "element"
    HALVED_ELEMENTS = "part2"  # twice as many, each half as wide
    QUARTERED_ELEMENTS = "part4"
    INTEGERS_AS_WIDE = "bits"
    POINTER_TO_ELEMENT = "toelement"

    @property
    def is_overloaded(self) -> bool:
        """Whether the type is free, within the kind."""
        return self in _OVERLOADED

    @property
    def is_dependent(self) -> bool:
        """Whether the type follows from one that the intrinsic is overloaded on."""
        return self in _DEPENDENT


_KINDS: Final = tuple(Kind)
_OVERLOADED: Final = frozenset(_KINDS[_KINDS.index(Kind.ANY) : _KINDS.index(Kind.SAME)])
_DEPENDENT: Final = frozenset(_KINDS[_KINDS.index(Kind.SAME) :])
_KEYWORDS: Final = {
    str(kind): kind
    for kind in (
        Kind.VOID,
        Kind.TOKEN,
        Kind.METADATA,
        Kind.X86_MMX,
        Kind.X86_AMX,
        Kind.AARCH64_SVCOUNT,
        Kind.WASM_EXTERNREF,
        Kind.WASM_FUNCREF,
    )
}


class TypePattern(NamedTuple):
    """One type of a signature. `word` is the tables' own word for it, without those of `inner`."""

    kind: Kind
    word: str
    number: int
    other: int
    inner: tuple[TypePattern, ...]

    def __str__(self) -> str:
        return " ".join((self.word, *map(str, self.inner)))


class Signature(NamedTuple):
    """The type of an intrinsic: what it returns, what it takes, and whether more may follow."""

    result: TypePattern
    parameters: tuple[TypePattern, ...]
    is_vararg: bool

    def patterns(self) -> Iterator[TypePattern]:
        """All patterns, the result's first, each before those inside of it."""
        todo = [*reversed(self.parameters), self.result]
        while todo:
            pattern = todo.pop()
            yield pattern
            todo.extend(reversed(pattern.inner))

    @property
    def overloads(self) -> tuple[TypePattern, ...]:
        """The patterns whose types are part of the intrinsic's mangled name, in the name's order."""
        free = {pattern.number: pattern for pattern in self.patterns() if pattern.kind.is_overloaded}
        return tuple(free[number] for number in sorted(free))


def _inner_count(kind: Kind, number: int, has_pointees: bool) -> int:
    if kind is Kind.STRUCT:
        return number
    if kind is Kind.POINTER:
        return int(has_pointees)
    return int(kind in (Kind.VECTOR, Kind.SCALABLE_VECTOR, Kind.SAME_COUNT))


def _parse_word(word: str) -> tuple[Kind, int, int]:
    """The kind, `number` and `other` of one word."""
    name, colon, rest = word.partition(":")
    if colon:
        numbers = [int(number) for number in rest.split(":")]
        if len(numbers) == 1:
            return Kind(name), numbers[0], 0
        return Kind.PART_OF_VECTOR if name == "nth" else Kind(name + ":"), numbers[0], numbers[1]
    if word in _KEYWORDS:
        return _KEYWORDS[word], 0, 0
    if word[0] == "{":
        return Kind.STRUCT, int(word[1:]), 0
    if word[0] in "ip" and word[1:].isdigit():
        return Kind(word[0]), int(word[1:]), 0
    if word.startswith("nx"):
        return Kind.SCALABLE_VECTOR, int(word[2:-1]), 0
    if word[0].isdigit():
        return Kind.VECTOR, int(word[:-1]), 0
    return Kind.FLOATING_POINT, 0, 0


def parse_signature(words: list[str], has_pointees: bool) -> Signature:
    """The signature that the tables' words spell; `has_pointees` until LLVM 16, where pointers say what to."""
    todo = [word for word in words if word != "..."]
    types: list[TypePattern] = []
    # From the back, so that what a word needs after it is on the stack already.
    for word in reversed(todo):
        kind, number, other = _parse_word(word)
        count = _inner_count(kind, number, has_pointees)
        inner = tuple(types.pop() for _ in range(count))
        types.append(TypePattern(kind, word, number, other, inner))
    types.reverse()
    return Signature(types[0], tuple(types[1:]), len(todo) < len(words))
