"""Blocks cut in two, and put together again (LLVM's `SplitBlock`, `MergeBlockIntoPredecessor`)."""

from __future__ import annotations

from typing import Final

from irkit.blocks import BasicBlock
from irkit.errors import EditError
from irkit.growing_instructions import PHINodeBase
from irkit.instructions import Instruction
from irkit.terminators import BranchInst
from irkit.types import VOID
from irkit.values import describe, use_list

# What stands at the start of a block, before which it cannot be cut.
_HEADS: Final = frozenset(("phi", "landingpad", "catchpad", "cleanuppad", "catchswitch"))
_PLAIN: Final = frozenset(("br", "switch"))  # terminators that a block may lose when it takes over its successor


def split_block(block: BasicBlock, before: Instruction, name: str = "") -> BasicBlock:
    """Cut a block in two: `BasicBlock.split_block`."""
    function = block.function_of()
    place = block.index_of(before)
    if block.terminator is None:
        raise EditError(f"{block.describe()} cannot be split: it has no terminator")
    while block._instructions[place].opcode in _HEADS:
        place += 1
        if place == len(block._instructions):
            raise EditError(f"{block.describe()} cannot be split before {describe(before)}: nothing can follow there")
    first = block._instructions[place]
    made = BasicBlock(block.type)
    made.name = name or f"{block.name}.split"
    made._name = function.local_symbols.unique(made._name)
    successors = block.successors
    blocks = function.blocks
    at = function.index_of(block) + 1
    function.insert_block(made, blocks[at] if at < len(blocks) else None)
    moved = block._instructions[place:]
    del block._instructions[place:]
    for instruction in moved:
        instruction.parent = made
    made._instructions += moved
    branch = BranchInst(VOID, made)
    branch.debug_loc = first.debug_loc
    branch.debug_records = first.debug_records
    first.debug_records = None
    block.append(branch)
    follow(successors, block, made)
    return made


def follow(successors: list[BasicBlock], old: BasicBlock, new: BasicBlock) -> None:
    """Let what comes into `phi`s of the successors from one block come from another."""
    for successor in dict.fromkeys(successors):
        for phi in phis_of(successor):
            phi.incoming_blocks = [new if known is old else known for known in phi.incoming_blocks]


def phis_of(block: BasicBlock) -> list[PHINodeBase]:
    """The `phi`s that a block starts with."""
    found: list[PHINodeBase] = []
    for instruction in block._instructions:
        if not isinstance(instruction, PHINodeBase):
            break
        found.append(instruction)
    return found


def merge_into_predecessor(block: BasicBlock) -> BasicBlock:
    """Append a block to the one that branches to it: `BasicBlock.merge_into_predecessor`."""
    before = mergeable_predecessor(block)
    function = block.function_of()
    phis = phis_of(block)
    for phi in phis:
        if any(operand is phi for operand in phi.operands):
            raise EditError(f"{block.describe()} cannot be merged: {phi.describe()} uses itself")
    for phi in phis:
        phi.replace_with(phi.operands[0])
    branch = before._instructions[-1]
    before.erase(branch)
    successors = block.successors
    moved = list(block._instructions)
    records = before.trailing_records
    if records:
        moved[0].debug_records = [*records, *(moved[0].debug_records or ())]
        before.trailing_records = None
    block._instructions.clear()
    for instruction in moved:
        instruction.parent = before
    before._instructions += moved
    follow(successors, block, before)
    name = block.name
    function.remove_block(block)
    if not before.name:
        before.name = name
    return before


def mergeable_predecessor(block: BasicBlock) -> BasicBlock:
    """The only block that goes to this one, and to nothing else. Raises EditError if there is none, or if something
    beside its terminator uses this one."""
    function = block.function_of()
    users = dict.fromkeys([use.user for use in use_list(block)])
    terminator = next(iter(users)).as_instruction() if len(users) == 1 else None
    before = terminator.parent if terminator is not None else None
    if terminator is None or before is None or before is block or before.parent is not function:
        raise EditError(f"{block.describe()} cannot be merged: it is used by other than the one block before it")
    if before.terminator is not terminator or terminator.opcode not in _PLAIN:
        raise EditError(f"{block.describe()} cannot be merged into {before.describe()}, which ends in {terminator!r}")
    if any(successor is not block for successor in terminator.successors):
        raise EditError(f"{block.describe()} cannot be merged into {before.describe()}, which may go elsewhere")
    if block.terminator is None:
        raise EditError(f"{block.describe()} cannot be merged: it has no terminator")
    return before
