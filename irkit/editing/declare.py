"""Definitions that become declarations, for another module to have them."""

from __future__ import annotations

from irkit.editing.dead import delete_body
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalVariable
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


def declare_alias(module: Module, alias: GlobalAlias) -> None:
    """Put a declaration of what an alias means in its place: an alias cannot be one. Of the alias it has the name, the
    type and the address space."""
    value_type = alias.value_type
    space = alias.address_space
    made: Function | GlobalVariable
    if isinstance(value_type, FunctionType):
        made = Function(alias.type, value_type, "", address_space=space)
    else:
        made = GlobalVariable(alias.type, value_type, "", address_space=space)
    module.append(made)
    alias.replace_all_uses_with(made)
    name = alias.name
    module.remove(alias)
    made.name = name
