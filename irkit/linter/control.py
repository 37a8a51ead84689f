"""Control that is undefined: branches on poison, returns that must not be, ends that are unreachable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress, ConstantPointerNull
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import AllocaInst, CallBase, CallInst, Instruction
from irkit.linter import rules
from irkit.linter.calls import check_result
from irkit.linter.frame import Linter, has_function_attribute
from irkit.linter.promises import check_resume
from irkit.linter.rules import LintRule
from irkit.terminators import IndirectBrInst, ReturnInst, UnreachableInst
from irkit.types import PointerType
from irkit.values import Value


def _check_condition(linter: Linter, instruction: Instruction, condition: Value, rule: LintRule) -> None:
    cause = linter.deferred.of(condition)
    if cause is not None:
        words = (linter.named(condition), cause.kind)
        linter.report(rule, instruction, *words, culprit=condition, cause=cause)


def check_branch(linter: Linter, instruction: Instruction) -> None:
    """By the first operand: the condition, or the block of a branch without one."""
    _check_condition(linter, instruction, instruction.operands[0], rules.BRANCH_ON_POISON)


def check_switch(linter: Linter, instruction: Instruction) -> None:
    _check_condition(linter, instruction, instruction.operands[0], rules.SWITCH_ON_POISON)


def check_indirect_branch(linter: Linter, instruction: Instruction) -> None:
    if not isinstance(instruction, IndirectBrInst):
        return
    address, listed = instruction.address, instruction.destinations
    if not listed:
        linter.report(rules.INDIRECT_TARGET, instruction, "lists no block")
    elif linter.deferred.of(address) is not None:
        _check_condition(linter, instruction, address, rules.BRANCH_ON_POISON)
    else:
        base = linter.place(address).base
        if isinstance(base, (ConstantPointerNull, GlobalValue, AllocaInst)):
            linter.report(rules.INDIRECT_TARGET, instruction, f"to {linter.named(base)}", culprit=address)
        elif isinstance(base, BlockAddress) and base.block not in listed:
            said = f"to {linter.named(base)}, which it does not list"
            linter.report(rules.INDIRECT_TARGET, instruction, said, culprit=address)


def check_behind(linter: Linter, call: Instruction) -> None:
    """What follows a call that does not return; `musttail` needs a `ret` there."""
    if not isinstance(call, CallInst) or call.tail_kind == "musttail":
        return
    block = linter.block
    following = block.instructions[block.instructions.index(call) + 1 :]
    for instruction in following:
        if isinstance(instruction, UnreachableInst):
            return
        if not _says_nothing(instruction):
            linter.report(rules.BEHIND_NORETURN, call, linter.named(call.callee))
            return


def _says_nothing(instruction: Instruction) -> bool:
    """Whether an instruction does nothing when a program runs."""
    callee = instruction.callee if isinstance(instruction, CallInst) else None
    return isinstance(callee, Function) and callee.name.startswith(("llvm.dbg.", "llvm.lifetime."))


def check_return(linter: Linter, instruction: Instruction) -> None:
    if not isinstance(instruction, ReturnInst):
        return
    if "noreturn" in linter.function.attributes:
        linter.report(rules.NORETURN, instruction, linter.function.name)
    value = instruction.value
    if value is None:
        return
    check_result(linter, instruction, value)
    if isinstance(value.type, PointerType):
        base = linter.place(value).base
        if isinstance(base, AllocaInst):
            linter.report(rules.DANGLING, instruction, linter.named(base), culprit=value)


def check_ends(linter: Linter) -> None:
    """Whether every way from the entry comes to `unreachable`."""
    flow = linter.tree.flow
    ends = [place for place, block in enumerate(flow.blocks) if linter.live[place] and _ends_unreachable(block)]
    if not ends:
        return
    left = [
        sum(linter.ranges.edge_is_feasible(block, flow.blocks[after]) for after in following)
        for block, following in zip(flow.blocks, flow.successors, strict=True)
    ]
    doomed: set[int] = set()
    todo = [place for place in ends if not _may_stay(flow.blocks[place])]
    while todo:
        place = todo.pop()
        if place in doomed:
            continue
        doomed.add(place)
        for before in flow.predecessors[place]:
            if linter.ranges.edge_is_feasible(flow.blocks[before], flow.blocks[place]):
                left[before] -= 1
                if not left[before] and not _may_stay(flow.blocks[before]):
                    todo.append(before)
    if 0 in doomed:
        place = 0
        while not _ends_unreachable(flow.blocks[place]):
            place = next(after for after in flow.successors[place] if after in doomed)
        last = flow.blocks[place].instructions[-1]
        linter.report(rules.UNREACHABLE, last, linter.function.name)


def _ends_unreachable(block: BasicBlock) -> bool:
    return isinstance(block.terminator, UnreachableInst)


def _may_stay(block: BasicBlock) -> bool:
    """Whether control that has come into a block may not come to its end: a call may end the program, or throw."""
    for instruction in block.instructions:
        if isinstance(instruction, CallBase):
            if not all(has_function_attribute(instruction, name) for name in ("willreturn", "nounwind")):
                return True
    return False


HANDLERS: Final[dict[str, Callable[[Linter, Instruction], None]]] = {
    "br": check_branch,
    "switch": check_switch,
    "indirectbr": check_indirect_branch,
    "ret": check_return,
    "resume": check_resume,
}
