"""The names that globals have in object files (LLVM's Mangler): prefixes of the target, Microsoft's decorations."""

from __future__ import annotations

from typing import Final

from irkit.attributes import TypeAttribute
from irkit.constant_walk import base_object
from irkit.data_layout import DataLayout
from irkit.dialects import Dialect
from irkit.dialects.features import DECORATED_ALIASES, GOFF_LOCAL_LABELS, RETURNED_STRUCTS_NOT_COUNTED
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.module import Module
from irkit.values import Value

STDCALL: Final = 64
FASTCALL: Final = 65
VECTORCALL: Final = 80
DECORATED: Final = (STDCALL, FASTCALL, VECTORCALL)
AS_IT_IS: Final = "\x01"  # in front of a name: the rest is the symbol

# The mangling mode of a data layout: prefix of every symbol, prefix of private ones before it.
_PREFIXES: Final = {
    "": ("", ""),
    "e": ("", ".L"),
    "l": ("", "L#"),
    "m": ("", "$"),
    "o": ("_", "L"),
    "w": ("", ".L"),
    "x": ("_", "L"),
    "a": ("", "L.."),
}
_BY_VALUE: Final = ("byval", "inalloca", "preallocated")


class Mangler:
    """Names of one module's globals, as the LLVM of `dialect` gives them, the module's own if there is none; those
    without a name are numbered as they come."""

    def __init__(self, module: Module, dialect: Dialect | None = None) -> None:
        self.dialect: Dialect = module.dialect if dialect is None else dialect
        self.triple: str = module.target_triple
        self.layout: DataLayout = module.layout
        self.mode: str = self.layout.mangling
        self.unnamed: dict[GlobalValue, int] = {}

    @property
    def prefix(self) -> str:
        return _PREFIXES[self.mode][0]

    @property
    def private_prefix(self) -> str:
        if self.mode == "l" and not self.dialect.has(GOFF_LOCAL_LABELS):
            return "@"
        return _PREFIXES[self.mode][1]

    def name(self, value: GlobalValue) -> str:
        """The symbol of a global."""
        name = value.name
        is_private = value.linkage == "private"
        if not name:
            number = self.unnamed.setdefault(value, len(self.unnamed) + 1)
            return self.with_prefix(f"__unnamed_{number}", is_private, self.prefix)
        function = self.decorated_function(value)
        if function is None:
            return self.with_prefix(name, is_private, self.prefix)
        convention = function.calling_convention_number
        prefix = "@" if convention == FASTCALL else "" if convention == VECTORCALL else self.prefix
        mangled = self.with_prefix(name, is_private, prefix)
        if convention == VECTORCALL:
            mangled += "@"
        if convention in DECORATED and self.counts_arguments(function):
            mangled += f"@{self.argument_bytes(function)}"
        return mangled

    def with_prefix(self, name: str, is_private: bool, prefix: str) -> str:
        if name.startswith(AS_IT_IS):
            return name[1:]
        if name.startswith("?") and self.mode in ("w", "x"):
            prefix = ""
        return (self.private_prefix if is_private else "") + prefix + name

    # Microsoft's calling conventions

    def decorated_function(self, value: GlobalValue) -> Function | None:
        """The function whose calling convention decorates the symbol."""
        base: Value | None = value
        if self.dialect.has(DECORATED_ALIASES):
            base = base_object(value)
        if not isinstance(base, Function):
            return None
        if value.name.startswith(AS_IT_IS) or (value.name.startswith("?") and self.mode in ("w", "x")):
            return None
        if self.mode != "x" and base.calling_convention_number != VECTORCALL:
            return None
        return base

    def counts_arguments(self, function: Function) -> bool:
        """Functions with variable arguments alone have no count."""
        parameters = function.function_type.parameters
        if not function.function_type.is_vararg or not parameters:
            return True
        return len(parameters) == 1 and has_attribute(function, 0, "sret")

    def argument_bytes(self, function: Function) -> int:
        word = self.layout.pointer_size()
        total = 0
        for number, parameter in enumerate(function.function_type.parameters):
            if self.dialect.has(RETURNED_STRUCTS_NOT_COUNTED) and has_attribute(function, number, "sret"):
                continue
            size = self.layout.alloc_size(parameter).minimum
            attributes = function.attribute_list.parameter(number) if function.attribute_list is not None else None
            for attribute in attributes or ():
                if isinstance(attribute, TypeAttribute) and attribute.name in _BY_VALUE and attribute.type is not None:
                    size = self.layout.alloc_size(attribute.type).minimum
            total += -(-size // word) * word
        return total


def has_attribute(function: Function, number: int, name: str) -> bool:
    attributes = function.attribute_list.parameter(number) if function.attribute_list is not None else None
    return attributes is not None and name in attributes
