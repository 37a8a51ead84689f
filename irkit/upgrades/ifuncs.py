"""Resolvers of ifuncs gave any pointer; they give one to what the ifunc is now."""

from __future__ import annotations

from irkit.dialects.features import TYPED_RESOLVERS
from irkit.folding import Folder
from irkit.module import Module
from irkit.type_rules import address_space


def upgrade_ifuncs(module: Module) -> None:
    """Cast resolvers to functions that give a pointer to the ifunc's type, in a module with typed pointers."""
    if not module.dialect.has(TYPED_RESOLVERS):
        return
    context = module.context
    for symbol in module.ifuncs:
        resolver = symbol.resolver
        function = context.function(context.pointer(0, symbol.value_type), [])
        wanted = context.pointer(address_space(resolver.type), function)
        if resolver.type is not wanted:
            symbol.target = Folder(context, module.dialect, module.layout).cast("bitcast", resolver, wanted)
