"""Takes many things out of a module in one go: what they were is poison where it is still used.

The module is not for further edits then: its use-lists are not kept. It is written and read again.
"""

from __future__ import annotations

from collections.abc import Iterable

from irkit.blocks import BasicBlock
from irkit.constant_walk import constants_below
from irkit.constants import BlockAddress, Constant
from irkit.editing.remapping import Remapper
from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable
from irkit.instructions import Instruction, PHINode
from irkit.metadata import MDNode
from irkit.module import Module
from irkit.terminators import BranchInst, IndirectBrInst, InvokeInst, SwitchInst, UnreachableInst
from irkit.types import VOID, VoidType
from irkit.use_lists.lists import forget_use_lists
from irkit.values import Value


def replace_values(module: Module, values: dict[Value, Value]) -> None:
    """Put other values in the place of some wherever these are used, and poison in the place of addresses of blocks
    that are gone."""
    values.update(lost_addresses(module, values))
    remapper = Remapper(module.context, values)
    for holder in module.global_values():
        holder.set_unlisted_operands([remapper.value(operand) for operand in holder.operands])
        if isinstance(holder, (Function, GlobalVariable)):
            pairs = holder.attachment_list()
            if pairs:
                holder.set_attachment_list([(kind, remapper.metadata(node)) for kind, node in pairs])
    for function in module.functions:
        for block in function.blocks:
            for instruction in block.instructions:
                remapper.instruction(instruction)
                if instruction.debug_records:
                    instruction.debug_records = [remapper.record(record) for record in instruction.debug_records]
    for named in module.named_metadata:
        found = [remapper.metadata(operand) for operand in named.operands if operand is not None]
        named.operands[:] = [node for node in found if isinstance(node, MDNode)]
    module.summary = None
    module.use_orders = None
    forget_use_lists(module)


def lost_addresses(module: Module, values: dict[Value, Value]) -> dict[Value, Value]:
    """Poison for each block address whose function or block gives way or is not there."""
    roots = [operand for holder in module.global_values() for operand in holder.operands]
    roots += [operand for instruction in module.walk() for operand in instruction.operands]
    found: dict[Value, Value] = {}
    for constant in constants_below(roots):
        if isinstance(constant, BlockAddress):
            is_lost = constant.function in values or constant.block in values
            if is_lost or constant.block not in constant.function.blocks:
                found[constant] = module.context.poison(constant.type)
    return found


def poison(module: Module, values: Iterable[Value]) -> dict[Value, Value]:
    """Poison for each value that has a type that can be."""
    return {value: module.context.poison(value.type) for value in values if not isinstance(value.type, VoidType)}


def remove_globals(module: Module, gone: Iterable[GlobalValue]) -> None:
    """Take globals out, and the calls of functions among them."""
    dead: set[GlobalValue] = set(gone)
    calls: list[Instruction] = []
    for function in module.functions:
        if function not in dead:
            calls += [call for call in function.call_sites() if call.callee in dead]
    for name in [value.name for value in dead if value.name]:
        module.comdats.pop(name, None)
    replacements = poison(module, dead)
    replacements.update(without(module, calls))
    module._globals[:] = [one for one in module._globals if one not in dead]
    module._functions[:] = [one for one in module._functions if one not in dead]
    module._aliases[:] = [one for one in module._aliases if one not in dead]
    module._ifuncs[:] = [one for one in module._ifuncs if one not in dead]
    module.forget_symbols()
    replace_values(module, replacements)


def remove_instructions(module: Module, gone: Iterable[Instruction]) -> None:
    """Take instructions out; an `invoke` leaves a branch to where it goes when all is well."""
    replace_values(module, without(module, gone))


def without(module: Module, gone: Iterable[Instruction]) -> dict[Value, Value]:
    """Take instructions out of their blocks; returns what is to stand in the place of each."""
    dead = set(gone)
    for block in dict.fromkeys(one.parent for one in dead):
        if block is None:
            continue
        kept: list[Instruction] = []
        for instruction in block.instructions:
            if instruction not in dead:
                kept.append(instruction)
            elif isinstance(instruction, InvokeInst):
                kept.append(branch(block, instruction.normal_destination))
                forget_edge(instruction.unwind_destination, block)
            elif instruction.is_terminator:
                kept.append(instruction)
        block.set_instructions(kept)
    return poison(module, [one for one in dead if not one.is_terminator or isinstance(one, InvokeInst)])


def branch(block: BasicBlock, target: BasicBlock) -> BranchInst:
    """What is to stand at the end of a block."""
    made = BranchInst(VOID, target)
    made.parent = block
    return made


def forget_edge(target: BasicBlock, source: BasicBlock) -> None:
    """Let the `phi`s of a block have no value from one that no longer goes there."""
    for phi in target.instructions:
        if isinstance(phi, PHINode):
            pairs = [pair for pair in phi.incoming if pair[1] is not source]
            phi.incoming_blocks = [known for _, known in pairs]
            phi.set_unlisted_operands([value for value, _ in pairs])


def cut_edges(block: BasicBlock, kept: list[BasicBlock]) -> None:
    """Let a block go only to some of its successors: a choice among several stays one."""
    last = block.instructions[-1]
    for target in dict.fromkeys(last.successors):
        if target not in kept:
            forget_edge(target, block)
    made: Instruction
    if isinstance(last, SwitchInst) and kept:
        default = last.default_destination
        cases = [(value, to) for value, to in last.cases if to in kept and isinstance(value, Constant)]
        if default not in kept:
            default = cases.pop()[1]
        made = branch(block, default)
        if cases:
            made = SwitchInst(VOID, last.condition, default, cases)
        limit_edges(default, block, [default, *[target for _, target in cases]].count(default))
    elif isinstance(last, IndirectBrInst) and len(kept) > 1:
        made = IndirectBrInst(VOID, last.address, kept)
    else:
        made = branch(block, kept[0]) if kept else UnreachableInst(VOID)
        for target in kept[:1]:
            limit_edges(target, block, 1)
    made.parent = block
    block.set_instructions([*block.instructions[:-1], made])


def keep_one_way(block: BasicBlock, target: BasicBlock) -> None:
    """Let a block go to one of its successors only."""
    for other in dict.fromkeys(block.instructions[-1].successors):
        if other is not target:
            forget_edge(other, block)
    limit_edges(target, block, 1)
    block.set_instructions([*block.instructions[:-1], branch(block, target)])


def limit_edges(target: BasicBlock, source: BasicBlock, most: int) -> None:
    """Let the `phi`s of a block have so many values from another at most: one for each way from there."""
    for phi in target.instructions:
        if not isinstance(phi, PHINode):
            break
        pairs: list[tuple[Value, BasicBlock]] = []
        count = 0
        for value, known in phi.incoming:
            count += known is source
            if known is not source or count <= most:
                pairs.append((value, known))
        phi.incoming_blocks = [known for _, known in pairs]
        phi.set_unlisted_operands([value for value, _ in pairs])


def remove_blocks(module: Module, gone: Iterable[BasicBlock]) -> None:
    """Take blocks out, and those that cannot be reached then."""
    dead = set(gone)
    for function in dict.fromkeys(block.parent for block in dead):
        if function is None:
            continue
        for block in function.blocks:
            if block in dead or not block.instructions:
                continue
            successors = block.instructions[-1].successors
            if any(target in dead for target in successors):
                cut_edges(block, [target for target in successors if target not in dead])
        drop_unreachable(function)
    replace_values(module, {})
    settle(module)


def drop_unreachable(function: Function) -> None:
    """Take out the blocks that cannot be reached from the first."""
    blocks = function.blocks
    reached: dict[BasicBlock, None] = {}
    todo = [blocks[0]]
    while todo:
        block = todo.pop()
        if block not in reached:
            reached[block] = None
            todo += block.instructions[-1].successors
    for block in blocks:
        if block not in reached:
            for target in block.instructions[-1].successors:
                if target in reached:
                    forget_edge(target, block)
    function.set_blocks([block for block in blocks if block in reached])
    function.forget_symbols()


def settle(module: Module) -> None:
    """Put poison in the place of what instructions gave that are gone."""
    there = set(module.walk())
    lost: dict[Value, Value] = {}
    for instruction in there:
        for operand in instruction.operands:
            if isinstance(operand, Instruction) and operand not in there:
                lost[operand] = module.context.poison(operand.type)
    if lost:
        replace_values(module, lost)
