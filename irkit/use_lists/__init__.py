"""Use-lists made on demand, in the order in which LLVM's reader would have made them (see Note in `irkit.values`)."""

from irkit.local_uses import block_predecessors
from irkit.use_lists.lists import (
    forget_function_lists,
    function_has_lists,
    make_all_use_lists,
    make_function_lists,
    make_module_lists,
)
from irkit.use_lists.orders import Permutation, ReaderUseOrders, RereadUseOrders, TextUseOrders, UseOrders

__all__ = [
    "Permutation",
    "ReaderUseOrders",
    "RereadUseOrders",
    "TextUseOrders",
    "UseOrders",
    "block_predecessors",
    "forget_function_lists",
    "function_has_lists",
    "make_all_use_lists",
    "make_function_lists",
    "make_module_lists",
]
