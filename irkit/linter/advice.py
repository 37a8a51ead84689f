"""What the manual on undefined behaviour advises for tests: no placeholders that make them undefined, dead code too."""

from __future__ import annotations

from irkit.constants import ConstantPointerNull, PoisonValue, UndefValue
from irkit.instructions import AtomicCmpXchgInst, AtomicRMWInst, Instruction, LoadInst, StoreInst
from irkit.linter import rules
from irkit.linter.frame import Linter
from irkit.linter.words import with_article
from irkit.terminators import BranchInst, IndirectBrInst, SwitchInst, UnreachableInst
from irkit.values import Value


def check(linter: Linter) -> None:
    """Look at all of a function; what is found to be undefined already is not said again."""
    said = {problem.where for problem in linter.problems}
    ends: list[Instruction] = []
    for block in linter.function.blocks:
        for instruction in block.instructions:
            if instruction not in said:
                _check_instruction(linter, instruction)
        last = block.terminator
        if last is not None and not last.successors:
            ends.append(last)
    only_unreachable = ends and all(isinstance(end, UnreachableInst) for end in ends)
    if only_unreachable and ends[0] not in said and "noreturn" not in linter.function.attributes:
        linter.report(rules.TEST_UNREACHABLE, ends[0], linter.function.name)


def _check_instruction(linter: Linter, instruction: Instruction) -> None:
    pointer = _accessed(instruction)
    if isinstance(pointer, ConstantPointerNull):
        linter.report(rules.TEST_NULL, instruction, f"{with_article(instruction.opcode)} with", culprit=pointer)
    elif isinstance(pointer, UndefValue):
        linter.report(rules.TEST_POISON, instruction, "the pointer is", _kind(pointer), culprit=pointer)
    elif instruction.opcode in ("udiv", "sdiv", "urem", "srem") and isinstance(instruction.operands[1], UndefValue):
        kind = _kind(instruction.operands[1])
        linter.report(rules.TEST_POISON, instruction, "the divisor is", kind, culprit=instruction.operands[1])
    elif isinstance(instruction, (BranchInst, SwitchInst, IndirectBrInst)):
        condition = instruction.operands[0]
        if isinstance(condition, UndefValue):
            linter.report(rules.TEST_BRANCH, instruction, _kind(condition), culprit=condition)
    elif any(isinstance(one, UndefValue) and not isinstance(one, PoisonValue) for one in instruction.operands):
        linter.report(rules.TEST_UNDEF, instruction)


def _accessed(instruction: Instruction) -> Value | None:
    if isinstance(instruction, (LoadInst, StoreInst)):
        return instruction.pointer
    return instruction.operands[0] if isinstance(instruction, (AtomicRMWInst, AtomicCmpXchgInst)) else None


def _kind(value: Value) -> str:
    return "poison" if isinstance(value, PoisonValue) else "undef"
