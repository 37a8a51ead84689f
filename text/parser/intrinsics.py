"""Intrinsics that a text calls and does not declare: newer releases declare them by the type of the call.

Note [order of declarations]: LLVM makes them at the end, name by name in alphabetical order; an overloaded one that is
called with several types, in the order of its uses, of which the last comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit import intrinsics
from irkit.dialects import features
from irkit.functions import Function
from irkit.intrinsics.attributes import intrinsic_attributes
from irkit.intrinsics.mangling import mangled_name
from irkit.intrinsics.matching import overloaded_types
from irkit.types import FunctionType
from irkit.upgrades.old_calls import is_of_old, upgrade_old_calls
from text.parser.state import Parser

if TYPE_CHECKING:
    from text.syntax.tree import Node


_DBG_ADDR: Final = "llvm.dbg.addr"  # whose calls become records


def intrinsic_declaration(p: Parser, node: Node, name: str, function_type: FunctionType) -> Function | None:
    """The declaration of the intrinsic that a call of this type uses under this name, which may lack the types that
    belong to it, or be the name of an older release; None if no release up to this one has such an intrinsic."""
    if p.dialect.has(features.DECLARED_AS_THEY_ARE_CALLED):
        if any(function.value_type is not function_type for function in p.declared.get(name, ())):
            raise p.error(node, f"use of undefined value '@{name}', which is called by several types")
        return _declared(p, name, name, function_type)
    version = p.dialect.llvm_version
    intrinsic = intrinsics.lookup(name, version)
    types = overloaded_types(p.context, intrinsic, function_type) if intrinsic is not None else None
    if types is None:
        if p.dialect.has(features.DBG_ADDR_WITHOUT_DECLARATION) if name == _DBG_ADDR else is_of_old(name):
            return _declared(p, name, name, function_type)
        if intrinsic is None:
            return None
        raise p.error(node, f"the intrinsic '@{name}' is not called by its signature")
    assert intrinsic is not None
    wanted = (mangled_name(intrinsic, types) if intrinsic.is_overloaded else intrinsic.name) or name
    if wanted != name:
        p.unseen.name = name
        p.unseen.is_empty = False
    known = p.globals.get(wanted)
    if isinstance(known, Function):
        p.declared.setdefault(name, {})[known] = None
        return known
    function = _declared(p, name, wanted, function_type)
    if function.attribute_list is None:
        function.attribute_list = intrinsic_attributes(p.context, intrinsic, function_type)
    return function


def _declared(p: Parser, name: str, wanted: str, function_type: FunctionType) -> Function:
    """The declaration of this name and type, made if there is none yet; the text says `name`."""
    declared = p.declared.setdefault(name, {})
    function = p.declared_functions.get(wanted)
    if function is None or function.value_type is not function_type:
        function = p.declared_functions[wanted] = Function(p.pointer_to(function_type), function_type, wanted)
    declared.pop(function, None)
    declared[function] = None
    return function


def add_declared(p: Parser) -> None:
    """Put the declarations behind the module's own functions; calls of what the release has no more are replaced, in
    LLVM 18 when all are declared."""
    names = sorted(p.declared)
    first = names if p.dialect.has(features.DECLARED_AS_THEY_ARE_CALLED) else []
    for name in first:
        _append(p, list(p.declared[name]))
    for name in names:
        functions = list(reversed(p.declared[name]))
        _append(p, functions)
        if is_of_old(name):
            upgrade_old_calls(p.module, functions)


def _append(p: Parser, functions: list[Function]) -> None:
    for function in functions:
        if function.parent is None:
            p.module.append(function)
