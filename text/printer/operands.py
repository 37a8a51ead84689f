"""Values as operands, with and without their types, wherever they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.metadata import MetadataAsValue
from irkit.values import Value
from text.printer.local_texts import LocalTexts

if TYPE_CHECKING:
    from text.printer.constants import ConstantTexts
    from text.printer.metadata import MetadataPrinter
    from text.printer.types import TypeTexts


class Operands:
    """The text of any value. `local` holds, while a function is printed, the texts of its arguments, blocks and
    instructions, and of the constants and metadata that its operands have been so far."""

    def __init__(self, types: TypeTexts, constants: ConstantTexts) -> None:
        self.types: TypeTexts = types
        self.constants: ConstantTexts = constants
        self.metadata: MetadataPrinter | None = None
        self.local: LocalTexts = LocalTexts()

    def text(self, value: Value) -> str:
        """The value without its type."""
        local = self.local
        texts = local.texts
        place = value._slot - local.base
        if 0 <= place < len(texts):
            return texts[place]
        if isinstance(value, MetadataAsValue):
            assert self.metadata is not None
            found = self.metadata.reference(value.metadata)
        else:
            found = self.constants.text(value)
        local.put(value, found)
        return found

    def typed(self, value: Value) -> str:
        """The value behind its type."""
        return f"{self.types.text(value.type)} {self.text(value)}"
