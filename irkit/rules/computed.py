"""Relations that irkit's analyses compute of a module, beside its facts: dominators, loops, the call graph, sizes.

Rules could derive them too, but much slower: dominators and loops take time in proportion to a function here, and to
its square as a closure. `COMPUTED` has them by name; rules and queries take them as they take facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from irkit.analysis import CallGraph, DominatorTree, LoopInfo, PostDominatorTree
from irkit.constants import ConstantInt
from irkit.facts.declare import entity_id
from irkit.instructions import GetElementPtrInst
from irkit.rules.functors import LARGEST, SMALLEST
from irkit.types import ArrayType, StructType, Type, VectorType

if TYPE_CHECKING:
    from irkit.analysis.loops import Loop
    from irkit.blocks import BasicBlock
    from irkit.data_layout import DataLayout
    from irkit.functions import Function
    from irkit.instruction_base import Instruction
    from irkit.module import Module

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Computed:
    """A relation: its columns, all of numbers, what it says, and what makes its rows of a module and its number."""

    name: str
    columns: tuple[str, ...]
    doc: str
    rows: Callable[[Module, int], Iterator[Numbers]]


def _definitions(module: Module) -> Iterator[tuple[int, Function]]:
    """The functions with a body, each with its place."""
    for place, function in enumerate(module.functions):
        if not function.is_declaration:
            yield place, function


def _block_numbers(number: int, place: int, function: Function) -> list[int]:
    """The number of each block, whose instructions' numbers follow; see Note [ids] in `irkit.facts.declare`."""
    at = entity_id(number, place + 1, len(function.arguments))
    found: list[int] = []
    for block in function.blocks:
        found.append(at)
        at += len(block.instructions) + 1
    return found


def _instructions(number: int, place: int, function: Function) -> Iterator[tuple[int, Instruction]]:
    """The instructions with their numbers."""
    for at, block in zip(_block_numbers(number, place, function), function.blocks, strict=True):
        yield from enumerate(block.instructions, at + 1)


def call_graph(module: Module, number: int) -> Iterator[Numbers]:
    graph = CallGraph(module)
    places = {function: place for place, function in enumerate(module.functions)}
    for place, function in _definitions(module):
        numbers = {instruction: at for at, instruction in _instructions(number, place, function)}
        for call, node in graph[function].calls:
            if call is not None and node.function is not None:
                yield numbers[call], entity_id(number, 0, place), entity_id(number, 0, places[node.function])


def callback_graph(module: Module, number: int) -> Iterator[Numbers]:
    graph = CallGraph(module)
    places = {function: place for place, function in enumerate(module.functions)}
    found: dict[Numbers, None] = {}
    for place, function in _definitions(module):
        for call, node in graph[function].calls:
            if call is None and node.function is not None:
                found[entity_id(number, 0, place), entity_id(number, 0, places[node.function])] = None
    yield from found


def immediate_dominators(module: Module, number: int) -> Iterator[Numbers]:
    for place, function in _definitions(module):
        numbers = _block_numbers(number, place, function)
        for block, above in enumerate(DominatorTree(function).immediate):
            if above != -1:
                yield numbers[block], numbers[above]


def immediate_post_dominators(module: Module, number: int) -> Iterator[Numbers]:
    for place, function in _definitions(module):
        numbers = _block_numbers(number, place, function)
        tree = PostDominatorTree(function)
        for index, block in enumerate(tree.flow.blocks):
            above = tree.immediate_post_dominator(block)
            if above is not None:
                yield numbers[index], numbers[tree.flow.number[above]]


def _loops(module: Module, number: int) -> Iterator[tuple[dict[BasicBlock, int], Loop]]:
    """The loops of all functions, each with the numbers of the function's blocks."""
    for place, function in _definitions(module):
        numbers = dict(zip(function.blocks, _block_numbers(number, place, function), strict=True))
        for loop in LoopInfo(function).walk():
            yield numbers, loop


def loops(module: Module, number: int) -> Iterator[Numbers]:
    for numbers, loop in _loops(module, number):
        yield numbers[loop.header], loop.depth


def loop_parents(module: Module, number: int) -> Iterator[Numbers]:
    for numbers, loop in _loops(module, number):
        if loop.parent is not None:
            yield numbers[loop.header], numbers[loop.parent.header]


def loop_blocks(module: Module, number: int) -> Iterator[Numbers]:
    for numbers, loop in _loops(module, number):
        for block in loop.blocks:
            yield numbers[loop.header], numbers[block]


def gep_offset(instruction: GetElementPtrInst, layout: DataLayout) -> int | None:
    """How many bytes a `getelementptr` adds, where its indices are constants and its types have sizes."""
    ty: Type = instruction.source_element_type
    total = 0
    is_in_vector = False
    for place, index in enumerate(instruction.indices):
        if not isinstance(index, ConstantInt):
            return None
        value = index.value
        if place and isinstance(ty, StructType) and ty.elements is not None:
            total += layout.struct_layout(ty).offsets[value]
            ty = ty.elements[value]
            continue
        if place:
            if not isinstance(ty, (ArrayType, VectorType)):
                return None
            is_in_vector = isinstance(ty, VectorType)  # whose elements lie side by side, whatever their alignment
            ty = ty.element
        size = layout.store_size(ty) if is_in_vector else layout.alloc_size(ty)
        if size.scalable:
            return None
        total += value * size.fixed
    return total if SMALLEST <= total <= LARGEST else None


def gep_offsets(module: Module, number: int) -> Iterator[Numbers]:
    layout = module.layout
    for place, function in _definitions(module):
        for at, instruction in _instructions(number, place, function):
            if isinstance(instruction, GetElementPtrInst):
                found = gep_offset(instruction, layout)
                if found is not None:
                    yield at, found


def function_sizes(module: Module, number: int) -> Iterator[Numbers]:
    for place, function in _definitions(module):
        bits = module.body_bits(function)
        if bits is not None:
            yield entity_id(number, 0, place), bits


_ALL: Final = (
    Computed(
        "call_graph",
        ("instruction", "caller", "callee"),
        "Direct calls, those of LLVM's call graph: which instruction of which function calls which function.",
        call_graph,
    ),
    Computed(
        "callback_graph",
        ("caller", "callee"),
        "Functions that a function hands over to be called back, as `!callback` of what it calls says.",
        callback_graph,
    ),
    Computed(
        "immediate_dominator",
        ("block", "dominator"),
        "The nearest other block that dominates a block; the entry and what nothing leads to have none.",
        immediate_dominators,
    ),
    Computed(
        "immediate_post_dominator",
        ("block", "dominator"),
        "The nearest other block that post-dominates a block, where that is not the exit.",
        immediate_post_dominators,
    ),
    Computed("loop", ("header", "depth"), "Natural loops by their headers; 1 is the depth of an outermost one.", loops),
    Computed("loop_parent", ("header", "parent"), "The loop around a loop, by their headers.", loop_parents),
    Computed("loop_block", ("header", "block"), "The blocks of a loop, those of inner loops too.", loop_blocks),
    Computed(
        "gep_offset",
        ("instruction", "bytes"),
        "How many bytes a `getelementptr` whose indices are constants adds to its base.",
        gep_offsets,
    ),
    Computed(
        "function_size",
        ("function", "bits"),
        "How many bits of the bitcode a function's block takes; a module that was read from text has none.",
        function_sizes,
    ),
)  # fmt: skip

#: Every such relation by its name.
COMPUTED: Final = {one.name: one for one in _ALL}
