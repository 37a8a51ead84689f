"""What is computed of functions and modules: control flow, dominance, loops, calls.

>>> loops = irkit.LoopInfo(function)
>>> for loop in loops.walk():
...     print(loop.depth, loop.header.name, [block.name for block in loop.exit_blocks])
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from irkit.analysis.call_graph import CallGraph, CallGraphNode
    from irkit.analysis.dominators import DominatorTree
    from irkit.analysis.flow import FlowGraph
    from irkit.analysis.integer_facts import IntegerFacts
    from irkit.analysis.loops import Loop, LoopInfo
    from irkit.analysis.post_dominators import PostDominatorTree
    from irkit.analysis.value_ranges import ValueRanges

__all__ = [
    "CallGraph",
    "CallGraphNode",
    "DominatorTree",
    "FlowGraph",
    "IntegerFacts",
    "Loop",
    "LoopInfo",
    "PostDominatorTree",
    "ValueRanges",
]

_HOMES: Final = {
    "CallGraph": "call_graph",
    "CallGraphNode": "call_graph",
    "DominatorTree": "dominators",
    "FlowGraph": "flow",
    "IntegerFacts": "integer_facts",
    "Loop": "loops",
    "LoopInfo": "loops",
    "PostDominatorTree": "post_dominators",
    "ValueRanges": "value_ranges",
}


def __getattr__(name: str) -> object:
    """A class, imported when it is first asked for: who verifies a module needs dominators alone."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return getattr(importlib.import_module(f"{__name__}.{home}"), name)
