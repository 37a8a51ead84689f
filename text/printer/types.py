"""Types as text, and the definitions of identified structs."""

from __future__ import annotations

from typing import Final

from irkit.types import StructType, Type, quoted_name, struct_body, type_text
from irkit.values import SLOT_BASES

_LONGEST_KEPT: Final = 4096  # characters; longer texts are made anew each time


class TypeTexts:
    """The text of each type, made once. `numbers` holds the texts of structs without a name: `%0`, `%1`, …

    A type has the place of its text, above the base of these texts, as values have theirs: see Note [places in values].
    """

    def __init__(self, numbers: dict[Type, str]) -> None:
        self.numbers: dict[Type, str] = numbers
        self.base: int = next(SLOT_BASES)
        self.texts: list[str] = []
        self.places: dict[Type, int] = {}

    def text(self, ty: Type) -> str:
        texts = self.texts
        place = ty._slot - self.base
        if 0 <= place < len(texts):
            return texts[place]
        known = self.places.get(ty)
        if known is None:
            text = type_text(ty, self.numbers)
            if len(text) > _LONGEST_KEPT:
                return text
            known = self.places[ty] = len(texts)
            texts.append(text)
        ty._slot = self.base + known
        return texts[known]

    def body(self, ty: StructType) -> str:
        """What stands behind `= type`: one level of the struct, even if it has a name or a number."""
        return "".join([piece if isinstance(piece, str) else self.text(piece) for piece in struct_body(ty)])


def number_structs(structs: list[StructType]) -> dict[Type, str]:
    """The texts of those structs, in the order in which they were found, that have no name."""
    unnamed = [ty for ty in structs if not ty.name]
    return {ty: f"%{number}" for number, ty in enumerate(unnamed)}


def type_definitions(structs: list[StructType], types: TypeTexts) -> list[str]:
    """The lines that define the structs: numbered ones first, then named ones."""
    numbered = [f"{types.text(ty)} = type {types.body(ty)}\n" for ty in structs if not ty.name]
    named = [f"%{quoted_name(ty.name)} = type {types.body(ty)}\n" for ty in structs if ty.name]
    return numbered + named
