"""Definitions that become declarations, for another module to have them."""

from __future__ import annotations

from irkit.editing.dead import delete_body
from irkit.functions import Function
from irkit.globals import GlobalVariable, IndirectSymbol
from irkit.module import Module
from irkit.types import FunctionType


def declare_function(function: Function) -> None:
    """Leave of a function what others call: no body, metadata, comdat or personality."""
    delete_body(function)
    function.linkage = "external"
    function.comdat = None


def declare_variable(variable: GlobalVariable) -> None:
    """Leave of a variable what others use; metadata stays."""
    variable.initializer = None
    variable.linkage = "external"
    variable.comdat = None


def declare_symbol(module: Module, symbol: IndirectSymbol) -> None:
    """Put a declaration of what an alias or ifunc means in its place: they cannot be one. Of the symbol it has the
    name, the type and the address space."""
    value_type = symbol.value_type
    space = symbol.address_space
    made: Function | GlobalVariable
    if isinstance(value_type, FunctionType):
        made = Function(symbol.type, value_type, "", address_space=space)
    else:
        made = GlobalVariable(symbol.type, value_type, "", address_space=space)
    module.append(made)
    symbol.replace_all_uses_with(made)
    name = symbol.name
    module.remove(symbol)
    made.name = name
