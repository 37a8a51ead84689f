"""What is called with what it does not take.

Note [calls of what is compiled]: compiled code looks itself at the classes of what it is given, and says TypeError,
which is none of irkit's errors. So the methods that declare a class for what they are given get a frame around them
that says it as EditError. Compiled code calls past it. So does Python itself with a compiled constructor: those of
metadata and comdats look at what they are given themselves, those of instructions and constants, which readers call
most of all, say TypeError. One that is not compiled has what it is given looked at where it sets it (note [guards of
attributes]).
"""

from __future__ import annotations

import functools
import inspect
import sys
import types
from collections.abc import Callable
from typing import Any, Final

from irkit.errors import EditError

Wrong = type[Exception] | tuple[type[Exception], ...]

# The methods, by class; what they take is declared there.
METHODS: Final[dict[str, str]] = {
    "irkit.analysis.dominators.DominatorTree": """
        children dominates dominates_block dominates_edge dominates_number immediate_dominator is_reachable
    """,
    "irkit.attachments.Attachments": "__delitem__ __getitem__ __setitem__ add discard get get_all",
    "irkit.blocks.BasicBlock": "clone insert",
    "irkit.building.builder.IRBuilder": """
        asm branch_indirect callbr catch_pad catch_switch cleanup_pad extract_value fence insert_checked insert_value
        intrinsic invoke load_atomic load_reg shuffle_vector store_atomic store_reg
    """,
    "irkit.functions.Function": "change_type clone unique_name",
    "irkit.globals.GlobalVariable": "change_type",
    "irkit.instruction_base.Instruction": "clone move_to",
    "irkit.module.Module": "add_alias add_function add_global add_ifunc clone declare_intrinsic get new unique_name",
    "irkit.types.StructType": "set_body",
    "irkit.values.User": "replace_operands set_operand",
}


def guard_module(module_name: str) -> None:
    """Guard the calls of a module's public classes."""
    for name, cls in list(vars(sys.modules[module_name]).items()):
        if isinstance(cls, type) and cls.__module__ == module_name and not name.startswith("_"):
            guard_calls(cls)


def guard_calls(cls: Any) -> None:
    """Have the methods of a class say EditError for what they do not take."""
    for name in METHODS.get(f"{cls.__module__}.{cls.__name__}", "").split():
        called = guarded(f"{cls.__name__}.{name}", getattr(cls, name), (AttributeError, TypeError))
        is_static = isinstance(inspect.getattr_static(cls, name), (staticmethod, types.BuiltinFunctionType))
        setattr(cls, name, staticmethod(called) if is_static else called)


def guarded(what: str, called: Callable[..., Any], wrong: Wrong) -> Callable[..., Any]:
    texts = text_places(called)

    @functools.wraps(called)
    def call(*given: object, **words: object) -> Any:
        for place in texts:
            if place < len(given) and not isinstance(given[place], str):
                raise EditError(f"{what}: {given[place]!r} is no str")
        try:
            return called(*given, **words)
        except wrong as error:
            raise EditError(f"{what}: {error}") from error

    return call


def text_places(called: Callable[..., Any]) -> list[int]:
    """Which arguments are strings, where Python knows it: what is not compiled takes anything."""
    if not isinstance(called, types.FunctionType):
        return []
    parameters = inspect.signature(called).parameters.values()
    return [place for place, parameter in enumerate(parameters) if parameter.annotation in ("str", str)]
