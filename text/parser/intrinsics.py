"""Intrinsics that a text calls and does not declare: newer releases declare them by the type of the call.

Note [order of declarations]: LLVM makes them at the end, name by name in alphabetical order; an overloaded one that is
called with several types, in the order of its uses, of which the last comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit import intrinsics
from irkit.functions import Function
from irkit.intrinsics.attributes import intrinsic_attributes
from irkit.intrinsics.mangling import mangled_name
from irkit.intrinsics.matching import overloaded_types
from irkit.types import FunctionType
from text.parser.state import Parser

if TYPE_CHECKING:
    from text.syntax.tree import Node


def intrinsic_declaration(p: Parser, node: Node, name: str, function_type: FunctionType) -> Function | None:
    """The declaration of the intrinsic that a call of this type uses under this name, which may lack the types that
    belong to it; None if the release has no such intrinsic."""
    version = p.dialect.llvm_version
    intrinsic = intrinsics.lookup(name, version)
    if intrinsic is None:
        return None
    types = overloaded_types(p.context, intrinsic, function_type)
    if types is None:
        raise p.error(node, f"the intrinsic '@{name}' is not called by its signature")
    wanted = (mangled_name(intrinsic, types) if intrinsic.is_overloaded else intrinsic.name) or name
    known = p.globals.get(wanted)
    if isinstance(known, Function):
        return known
    declared = p.declared.setdefault(name, {})
    function = p.declared_functions.get(wanted)
    if function is None:
        pointer = p.pointer_to(function_type)
        function = p.declared_functions[wanted] = Function(pointer, function_type, wanted)
        function.attributes = intrinsic_attributes(p.context, intrinsic, function_type)
    declared.pop(function, None)
    declared[function] = None
    return function


def add_declared(p: Parser) -> None:
    """Put the declarations behind the module's own functions."""
    for name in sorted(p.declared):
        for function in reversed(p.declared[name]):
            if function.parent is None:
                p.module.append(function)
