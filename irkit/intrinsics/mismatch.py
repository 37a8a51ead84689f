"""Why a function's type does not fit an intrinsic's signature, as LLVM 23 says it."""

from __future__ import annotations

from typing import Final

from irkit.context import Context
from irkit.intrinsics.matching import Matcher
from irkit.intrinsics.table import TARGET_TYPES, Intrinsic
from irkit.types import FunctionType, StructType, Type, VectorType

# What an overloaded type has to be, by the word of its first place.
_ANY: Final = {
    "int": "any integer or integer vector",
    "float": "any fp or fp vector",
    "vector": "any vector type",
    "pointer": "any pointer type",
    "intvector": "any integer vector",
    "floatvector": "any fp vector",
    "pointervector": "any pointer vector",
    "intscalar": "any integer type",
    "floatscalar": "any fp type",
}
# How a type follows from an overloaded one.
_DERIVED: Final = {
    "extend": "extended",
    "trunc": "truncated",
    "width": "same vector width of",
    "part2": "subdivided by 2 vector of",
    "part4": "subdivided by 4 vector of",
    "bits": "vector of bitcasts to int of",
    "element": "vector element of",
    "pointers": "vector of pointers to elements of",
}
_KEYWORDS: Final = {"mmx": "x86_mmx (<1 x i64>)", "amx": "x86_amx"}


def mismatch_text(context: Context, intrinsic: Intrinsic, function_type: FunctionType) -> str:
    """What does not fit, in LLVM 23's words without the first, "intrinsic"; "" where all does."""
    return _Explainer(context, intrinsic.words, intrinsic.release).text(function_type)


class _Explainer(Matcher):
    """A matcher that knows which part of a function's type it looks at."""

    def __init__(self, context: Context, words: list[str], llvm_version: int) -> None:
        super().__init__(context, words, llvm_version)
        self.part: str = ""
        self.said: str = ""
        self.parts_put_off: list[str] = []  # of each type that is put off

    def text(self, function_type: FunctionType) -> str:
        self.part = "return"
        if not self._matches(function_type.return_type, False):
            return self.said
        expected, count = self._remaining(), len(function_type.parameters)
        if expected != count:
            return f"has incorrect number of args. Expected {expected}, but got {count}"
        for number, ty in enumerate(function_type.parameters):
            self.part = f"argument {number}"
            if not self._matches(ty, False):
                return self.said
        for number, (ty, place) in enumerate(self.put_off):
            self.place = place
            self.part = self.parts_put_off[number]
            if not self._matches(ty, True):
                return self.said
        is_vararg = self.words[-1] == "..."
        if function_type.is_vararg == is_vararg:
            return ""
        return f"was {'not ' if is_vararg else ''}defined with variable arguments!"

    def _remaining(self) -> int:
        """How many types the words from here on stand for."""
        here = self.place
        count = 0
        while self.place < len(self.words) and self.words[self.place] != "...":
            self._skip_type()
            count += 1
        self.place = here
        return count

    def _matches(self, first: Type, is_second_look: bool) -> bool:
        todo = [(first, self.part)]
        while todo:
            ty, part = todo.pop()
            place = self.place
            word = self.words[place]
            self.place += 1
            kind, colon, rest = word.partition(":")
            if colon:
                inner = self._overloaded(ty, kind, rest, place, is_second_look)
            else:
                inner = self._plain(ty, word)
            if inner is None:
                self.said = self._told(ty, part, word)
                return False
            while len(self.parts_put_off) < len(self.put_off):
                self.parts_put_off.append(part)
            parts = [(one, part if one is ty else f"{part}{inside(ty, number)}") for number, one in enumerate(inner)]
            todo.extend(reversed(parts))
        return True

    def _told(self, ty: Type, part: str, word: str) -> str:
        """What is said of a type that is not the word's."""
        kind, colon, rest = word.partition(":")
        if not colon:
            return f"{part} type expected {plain_text(word)}, but got {ty}"
        numbers = [int(number) for number in rest.split(":")]
        number = numbers[-1] if kind == "pointers" else numbers[0]
        if kind in _ANY:
            return f"{part} type (overload type {number}) expected {_ANY[kind]}, but got {ty}"
        of = self.overloaded[number]
        if kind == "match":
            return f"{part} type (matching overload type {number}) expected {of}, but got {ty}"
        how = f"1/nth (n={numbers[1]}) elements vector of" if kind == "nth" else _DERIVED[kind]
        expected = self._expected(ty, kind, numbers, of)
        if expected:
            which = f"overload type {number}"
            return f"{part} type ({how} {which}) expected {expected} ({which} is {of}), but got {ty}"
        lacks = f"vector with multiple of {numbers[1]} elements" if kind == "nth" else "vector"
        if kind in ("extend", "trunc"):
            lacks = "int or vector of int"
        return f"{part} is {how} overload type {number}, so overload type {number} expected {lacks}, but got {of}"

    def _expected(self, ty: Type, kind: str, numbers: list[int], of: Type) -> str:
        """The type that follows from an overloaded one, "" where none does."""
        if kind in ("width", "pointers"):
            if not isinstance(of, VectorType):
                return "scalar" if kind == "width" else ""
            if not isinstance(ty, VectorType):
                return "vector"
            return f"vector {'of pointers ' if kind == 'pointers' else ''}with {count_text(of)}"
        if kind in ("extend", "trunc"):
            resized = self._resized(of, kind)
            return "" if resized is None else str(resized)
        if not isinstance(of, VectorType):
            return ""
        if kind == "element":
            return str(of.element)
        divided = self._divided(of, kind, numbers)
        return "" if divided is None else str(divided)


def inside(ty: Type, number: int) -> str:
    """What is said of a part of a type."""
    return f" struct element {number}" if isinstance(ty, StructType) else " vector element"


def count_text(vector: VectorType) -> str:
    return f"{'vscale x ' if vector.scalable else ''}{vector.count} elements"


def plain_text(word: str) -> str:
    """The type of a word that names no overloaded type."""
    if word[0] == "p" and word[1:].isdigit():
        return "ptr" if word == "p0" else f"ptr addrspace({word[1:]})"
    if word[0] == "{":
        return f"literal non-packed struct with {word[1:]} elements"
    if word.endswith("x") and word.removeprefix("nx")[:-1].isdigit():
        return f"vector with {'vscale x ' if word.startswith('nx') else ''}{word.removeprefix('nx')[:-1]} elements"
    return _KEYWORDS.get(word) or TARGET_TYPES.get(word, word)
