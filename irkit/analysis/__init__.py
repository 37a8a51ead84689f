"""What is computed of functions and modules: control flow, dominance, loops, calls.

>>> loops = irkit.LoopInfo(function)
>>> for loop in loops.walk():
...     print(loop.depth, loop.header.name, [block.name for block in loop.exit_blocks])
"""

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
