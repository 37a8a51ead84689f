"""Groups of blocks of a module become functions; all that was there before becomes a declaration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit.blocks import BasicBlock
from irkit.dialects.features import WAYS_OUT_AFTER_THE_WAY_IN
from irkit.editing.dead import delete_body
from irkit.editing.outlining.function import Outliner, new_root
from irkit.editing.outlining.region import Edges, Region, is_call_of
from irkit.editing.outlining.stack import forget_markers, hoist, moves_of, sink
from irkit.errors import EditError, NotFoundError, UnsupportedError
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.module import Module
from irkit.terminators import InvokeInst
from irkit.use_lists.lists import forget_use_lists
from irkit.values import Value, use_list

ASSUME: Final = "llvm.assume"


def extract_blocks(module: Module, groups: Sequence[Sequence[BasicBlock]]) -> list[Function]:
    """Make a function of each group of blocks, and leave only declarations of the functions that there were; returns
    the functions. As in LLVM, a group that cannot be one gives none: blocks whose address is taken, that make room on
    the stack, that others than the first are entered from outside, parts of exception handlers.

    Raises UnsupportedError where pointers have types, or the function has debug info; EditError for blocks of several
    functions in one group, or a group without any.
    """
    before = list(module.functions)
    functions = [check_group(module, group) for group in groups]
    edges = {function: Edges(function) for function in dict.fromkeys(functions)}
    outlined = [outline(group, edges[function]) for group, function in zip(groups, functions, strict=True)]
    made = [one for one in outlined if one is not None]
    for function in before:
        delete_body(function)
    for function in module.functions:
        function.linkage = "external"
    forget_use_lists(module)
    ways = {block: found for one in edges.values() for block, found in one.comers.items()}
    for function in made:
        for block in function.blocks:
            order_uses(block, ways.get(block, []))
    return made


def check_group(module: Module, group: Sequence[BasicBlock]) -> Function:
    parents = {block.parent for block in group}
    function = parents.pop() if len(parents) == 1 else None
    if function is None or function.parent is not module:
        raise EditError("a group of blocks to extract has to be of one function of the module")
    if not module.opaque_pointers:
        raise UnsupportedError("blocks extracted from a module whose pointers have types")
    if "dbg" in function.metadata:
        raise UnsupportedError("blocks extracted from a function with debug info")
    return function


def outline(group: Sequence[BasicBlock], edges: Edges) -> Function | None:
    """One group's function; None if it cannot be one."""
    blocks: dict[BasicBlock, None] = {}
    for block in group:
        blocks[block] = None
        last = block.instructions[-1]
        if isinstance(last, InvokeInst):
            blocks[last.unwind_destination] = None
    region = Region(blocks, edges)
    if not region.is_eligible():
        return None
    for block in region.blocks:
        strip(block)
    region.split_returns()
    early = region.exits()
    region.split_entry()
    module = region.function.parent
    assert module is not None
    targets = region.exits() if module.dialect.has(WAYS_OUT_AFTER_THE_WAY_IN) else early
    region.split_exits(early)
    root = new_root(region)
    moves = moves_of(region)
    made = Outliner(region, targets, moves)
    sink(root, moves)
    hoist(region, moves)
    if moves.hoisted:  # the block behind may have become one of them, and what was in it another one
        made.targets = region.exits()
    forget_markers(region, moves)
    return made.run(root)


def strip(block: BasicBlock) -> None:
    """Without assumptions, and without debug info, which a function that has none does not mean."""
    kept: list[Instruction] = []
    for one in block.instructions:
        one.debug_loc = None
        one.debug_records = None
        if not is_call_of(one, ASSUME, "llvm.dbg"):
            kept.append(one)
    block.set_instructions(kept)


def order_uses(block: BasicBlock, ways: list[BasicBlock]) -> None:
    """Put the uses of a block in the order in which LLVM made them."""
    uses = use_list(block)
    if len(uses) < 2 or len(uses) != len(ways):
        return
    left = list(ways)
    places: dict[int, int] = {}
    for use in uses:
        user = use.user
        parent = user.parent if isinstance(user, Instruction) else None
        if parent not in left:
            return
        place = left.index(parent)
        places[id(use)] = place
        left[place] = block  # taken; no block of this list leads there twice by the same use
    uses.sort(key=lambda use: places[id(use)])


def find_block(function: Function, name: str, by_number: bool = True) -> BasicBlock:
    """The block of this name, or `by_number` what a text calls so: `%7`. Raises NotFoundError if there is none."""
    for block in function.blocks:
        if block.name == name and name:
            return block
    if name.startswith("%") and by_number:
        values: list[Value] = [*function.arguments]
        for block in function.blocks:
            values += [block, *block.instructions]
        number = 0
        for value in values:
            if isinstance(value, BasicBlock) and name == f"%{value.name or number}":
                return value
            if not value.name and value.may_have_name:
                number += 1
    raise NotFoundError(f"function {function.name} doesn't contain a basic block named '{name}'")


def find_blocks(module: Module, pair: str, by_number: bool = True) -> list[BasicBlock]:
    """The blocks that `function:block;block` names. Raises NotFoundError if there is no such function or block."""
    name, _, wanted = pair.partition(":")
    function = module.get(name)
    if not isinstance(function, Function):
        raise NotFoundError(f"program doesn't contain a function named '{name}'")
    return [find_block(function, block, by_number) for block in wanted.split(";") if block]
