"""Declarations of all intrinsics: `python -m irkit.intrinsics.declare 19` writes those of LLVM 19 as text.

Read by a tool of a release and printed again, they show which attributes that release gives them: a test compares the
tables with it, and the generator takes a release whose headers are not at hand from it.
"""

from __future__ import annotations

import re
import sys
from typing import Final

from irkit.intrinsics.table import OVERLOADED, TARGET_TYPES, Intrinsic, intrinsic_names, lookup

# Words whose overloaded type must be a vector.
_NEED_VECTORS: Final = frozenset(("nth", "element", "part2", "part4", "bits", "pointers", "toelement"))


class Declaration:
    """Writes a declaration that fits an intrinsic's signature; overloaded vectors have four elements, or 840 where
    the signature divides them by other numbers than 2 and 4."""

    def __init__(self, intrinsic: Intrinsic, llvm_version: int) -> None:
        self.typed: bool = llvm_version < 15
        self.has_pointees: bool = llvm_version < 17
        self.one_i64: str = "x86_mmx" if llvm_version < 20 else "<1 x i64>"
        self.words: list[str] = list(reversed(intrinsic.words))
        self.count: int = 4
        self.overloaded: dict[str, str] = {}
        self._choose(intrinsic.words)
        result = self._type()
        parameters = []
        while self.words:
            parameters.append(self._type())
        self.text: str = f"declare {result} @{intrinsic.name}({', '.join(parameters)})"

    def _choose(self, signature: list[str]) -> None:
        """Choose the types that the intrinsic is overloaded on."""
        vectors = set()
        for word in signature:
            kind, *numbers = word.split(":")
            if kind == "nth" and numbers[1] not in ("2", "4"):
                self.count = 840
            if kind in _NEED_VECTORS:
                vectors.add(numbers[1] if kind == "pointers" else numbers[0])
        pointer = "i32*" if self.typed else "ptr"
        for word in signature:
            kind, *numbers = word.split(":")
            if len(numbers) == 1 and kind in OVERLOADED:
                element = kind.removesuffix("vector").removesuffix("scalar")
                scalar = {"float": "float", "pointer": "i8*" if self.typed else "ptr"}.get(element, "i32")
                is_vector = kind.endswith("vector") or numbers[0] in vectors
                self.overloaded[numbers[0]] = f"<{self.count} x {scalar}>" if is_vector else scalar
            elif kind in ("pointers", "pointer"):
                self.overloaded[numbers[0]] = f"<4 x {pointer}>" if kind == "pointers" else pointer

    def _type(self) -> str:
        word = self.words.pop()
        kind, *numbers = word.split(":")
        known = self.overloaded.get(numbers[0], "") if numbers else ""
        element = known.split(" x ")[-1].rstrip(">")
        if not numbers:
            return self._plain_type(word)
        if kind in OVERLOADED or kind == "match":
            return known
        if kind in ("extend", "trunc"):
            return known.replace("i32", "i64" if kind == "extend" else "i16")
        if kind == "nth":
            return known.replace(f"<{self.count}", f"<{self.count // int(numbers[1])}")
        if kind == "width":
            inner = self._type()
            return f"<4 x {inner}>" if known.startswith("<") else inner
        if kind == "toelement":
            return f"{element}*" if self.typed else "ptr"
        return {"element": element, "part2": "<8 x i16>", "part4": "<16 x i8>", "bits": "<4 x i32>"}[kind]

    def _plain_type(self, word: str) -> str:
        vector = re.fullmatch(r"(nx)?(\d+)x", word)
        if vector:
            return f"<{'vscale x ' if vector[1] else ''}{vector[2]} x {self._type()}>"
        if word.startswith("{"):
            elements = ", ".join(self._type() for _ in range(int(word[1:])))
            return f"{{ {elements} }}" if elements else "{}"
        if re.fullmatch(r"p\d+", word):
            space = "" if word == "p0" else f" addrspace({word[1:]})"
            pointee = self._type() if self.has_pointees else ""
            return f"{pointee}{space}*" if self.typed else f"ptr{space}"
        if word in TARGET_TYPES:
            return f'target("{TARGET_TYPES[word]}")'
        return {"mmx": self.one_i64, "amx": "x86_amx"}.get(word, word)


def declarations(llvm_version: int, for_version: int | None = None) -> list[str]:
    """A declaration of each intrinsic of a release, in the language of release `for_version` (None: the same)."""
    found = (lookup(name, llvm_version) for name in intrinsic_names(llvm_version))
    return [Declaration(intrinsic, for_version or llvm_version).text for intrinsic in found if intrinsic is not None]


if __name__ == "__main__":
    print("\n".join(declarations(*map(int, sys.argv[1:]))))
