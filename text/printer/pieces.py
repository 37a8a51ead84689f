"""The texts of a module's types, constants without operands, and attributes, for who needs those alone."""

from __future__ import annotations

import io

from irkit.attributes import Attribute
from irkit.module import Module
from irkit.types import Type
from irkit.values import Value
from text.printer.module import ModulePrinter


class ModuleTexts:
    """What the printer calls the parts of one module, each text made once."""

    def __init__(self, module: Module) -> None:
        whole = ModulePrinter(module, io.StringIO())
        self.whole: ModulePrinter = whole

    def type(self, ty: Type) -> str:
        return self.whole.types.text(ty)

    def simple(self, value: Value) -> str | None:
        """A constant, global or inline assembly without its type; None for a constant that is made of others."""
        return self.whole.operands.constants.simple(value)

    def attribute(self, attribute: Attribute) -> str:
        return self.whole.attributes.text(attribute, False)
