"""What LLVM from 22 on says in comments of intrinsics' immediate arguments: `/* (nan) */ i32 3`.

The rows are those of LLVM 23.1, found by printing a call of each of its intrinsics.
"""

from __future__ import annotations

from typing import Final

from irkit.dialects.attribute_text import fp_class_words
from irkit.intrinsics.table import lookup


class ImmediateNote:
    """The comment on one argument: its name and, where LLVM has words for values, the value's word."""

    __slots__ = ("bits", "first", "name", "other", "words")

    def __init__(
        self, name: str, words: tuple[str, ...] = (), bits: int = 32, other: str = "", first: int = 22
    ) -> None:
        self.name: str = name
        self.words: tuple[str, ...] = words
        self.bits: int = bits  # the lowest ones, which are all that LLVM looks at
        self.other: str = other  # for a value without a word
        self.first: int = first  # the release that brought it

    def text(self, value: int) -> str:
        """The comment, with a space behind it, on `value`, an argument as a signed or an unsigned integer."""
        value &= (1 << self.bits) - 1
        if not self.name:
            return f"/* ({fp_class_words(value)}) */ "
        return f"/* {self.name}={self.words[value] if value < len(self.words) else self.other} */ "


_ELEMENT_TYPES: Final = (
    *("u8", "u16", "u32", "s32", "u64", "s64", "f16", "f32", "f32.ftz", "f64", "bf16", "tf32", "tf32.ftz"),
    *("b4x16", "b4x16_p64", "b6x16_p32"),
)
_SWIZZLE_MODES: Final = ("No swizzling", "32B swizzling", "64B swizzling", "128B swizzling", "96B swizzling")

# By the intrinsic's name without the types that it is overloaded on: argument's index, note.
NOTES: Final[dict[str, dict[int, ImmediateNote]]] = {
    "llvm.is.fpclass": {1: ImmediateNote("", first=23)},
    "llvm.nvvm.st.async.gpu": {2: ImmediateNote("isMultimem", first=23)},
    "llvm.nvvm.st.async.sys": {2: ImmediateNote("isMultimem", first=23)},
    "llvm.nvvm.tcgen05.mma.tensor": {
        5: ImmediateNote("kind", ("f16", "tf32", "f8f6f4", "i8"), bits=8),
        6: ImmediateNote("cta_group"),
        7: ImmediateNote("collector", ("discard", "lastuse", "fill", "use"), bits=8),
    },
    "llvm.nvvm.tensormap.replace.elemtype": {1: ImmediateNote("elemtype", _ELEMENT_TYPES)},
    "llvm.nvvm.tensormap.replace.fill.mode": {
        1: ImmediateNote("fill_mode", ("Zero fill",), other="OOB-NaN fill"),
    },
    "llvm.nvvm.tensormap.replace.interleave.layout": {
        1: ImmediateNote("interleave_layout", ("No interleave", "16B interleave", "32B interleave"), bits=8),
    },
    "llvm.nvvm.tensormap.replace.swizzle.atomicity": {
        1: ImmediateNote("swizzle_atomicity", ("16B", "32B", "32B + 8B flip", "64B")),
    },
    "llvm.nvvm.tensormap.replace.swizzle.mode": {1: ImmediateNote("swizzle_mode", _SWIZZLE_MODES)},
}

_NONE: Final[dict[int, ImmediateNote]] = {}
_FAMILIES: Final = ("llvm.is.fpclass", "llvm.nvvm.")  # what the names in NOTES start with


def notes_on(name: str, llvm_version: int) -> dict[int, ImmediateNote]:
    """The comments on a function's arguments, by their indices: those of the intrinsic that `name` is one of."""
    if not name.startswith(_FAMILIES):
        return _NONE
    intrinsic = lookup(name, llvm_version)
    if intrinsic is None or intrinsic.name not in NOTES:
        return _NONE
    return {index: note for index, note in NOTES[intrinsic.name].items() if note.first <= llvm_version}
