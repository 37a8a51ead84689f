"""Whether bitcode was written with use-list order.

Note [traces of use-list order]: a file says so by a USELIST block, which most do not need; but a writer that preserves
use-lists leaves constants as it meets them, and sorts them otherwise. In a file of any size the types of its constants
show which. Of small files the reader keeps the order of the constants, to be compared with both.
"""

from __future__ import annotations

from bitcode.writer.enumeration.enumerator import ValueEnumerator
from irkit.functions import Function
from irkit.module import Module
from irkit.values import Value


def source_preserves_use_lists(module: Module) -> bool:
    """Whether the bitcode that a module was read from was written with use-list order. Reads everything."""
    module.materialize()
    provenance = module.provenance
    if provenance.has_use_lists or provenance.has_unsorted_constants:
        return True
    constants = provenance.constants
    if not constants or has_order(module, constants, False):
        return False
    return has_order(module, constants, True)


def has_order(module: Module, constants: dict[Function | None, list[Value]], preserved: bool) -> bool:
    """Whether all constants stand as they would be written, preserving use-lists or not."""
    ids = ValueEnumerator(module, preserved)
    if ids.values[ids.first_module_constant :] != constants.get(None, []):
        return False
    for function in module.functions:
        if function in constants:
            ids.incorporate_function(function)
            same = ids.values[ids.first_function_constant : ids.end_function_constants] == constants[function]
            ids.purge_function()
            if not same:
                return False
    return True
