"""Use-lists made on demand, in the order in which LLVM's reader would have made them (see Note in `irkit.values`)."""

from irkit.use_lists.lists import make_all_use_lists, make_use_list
from irkit.use_lists.local import block_predecessors
from irkit.use_lists.orders import Permutation, UseOrders

__all__ = ["Permutation", "UseOrders", "block_predecessors", "make_all_use_lists", "make_use_list"]
