"""How the model's objects become text, copies and pickles: what needs the printer or the readers, which know the model
and are found when they are first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from irkit import _build

if TYPE_CHECKING:
    from irkit.attributes import Attribute
    from irkit.module import Module
    from irkit.types import Type
    from irkit.values import Value


class ModuleTexts(Protocol):
    """What the printer calls the parts of one module (`text.printer.pieces`)."""

    def type(self, ty: Type) -> str: ...

    def simple(self, value: Value) -> str | None:
        """A constant, global or inline assembly without its type; None for a constant that is made of others."""

    def attribute(self, attribute: Attribute) -> str: ...


def module_texts(module: Module) -> ModuleTexts:
    """The texts of a module's types, constants and attributes (`text.printer.pieces`)."""
    _build.need("text")
    found: ModuleTexts = importlib.import_module("text.printer.pieces").ModuleTexts(module)
    return found


def spelling(thing: object) -> str:
    """An object of the model as LLVM prints it (`text.printer.single`)."""
    _build.need("text")
    return str(importlib.import_module("text.printer.single").text_of(thing))


def html_spelling(thing: object) -> str:
    """The same as HTML, for notebooks (`text.charts.html`)."""
    _build.need("text")
    return str(importlib.import_module("text.charts.html").to_html(thing))


def module_again(module: Module) -> Module:
    """An equal module, with types and constants of its own."""
    function, arguments = reduced_module(module)
    return function(*arguments)


def reduced_module(module: Module) -> tuple[Callable[..., Module], tuple[object, ...]]:
    """What makes the module again, for `pickle`: its bitcode, and what that does not hold."""
    data = importlib.import_module("irkit").to_bitcode(module, preserve_use_list_order=True)
    return module_from_pickle, (data, module.name, module.source_filename)


def module_from_pickle(data: bytes, name: str, source_filename: str) -> Module:
    """The module that `reduced_module` took apart."""
    made: Module = importlib.import_module("irkit").parse_bitcode(data, name)
    made.source_filename = source_filename
    return made
