"""The verification of a module: function by function, instruction by instruction, then what is left of the module."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Final

from irkit.blocks import BasicBlock
from irkit.functions import Function
from irkit.instructions import (
    CallInst,
    CmpInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    PHINode,
    StoreInst,
)
from irkit.module import Module
from irkit.terminators import BranchInst, CallBrInst, InvokeInst
from irkit.verifier import (
    arithmetic,
    calls,
    casts,
    control,
    exceptions,
    fp_intrinsics,
    gc,
    intrinsic_rules,
    memory,
    target_intrinsics,
    vector_intrinsics,
    vectors,
)
from irkit.verifier.attachments import check_attachments
from irkit.verifier.convergence import check_regions
from irkit.verifier.debug_info import DebugInfo, Located, SoundDebugInfo
from irkit.verifier.debug_variables import Variables
from irkit.verifier.frame import EnoughError, Verifier
from irkit.verifier.functions import blocks_end, check_block, check_function
from irkit.verifier.globals import check_alias, check_comdats, check_ifunc, check_special_uses, check_variable
from irkit.verifier.instructions import check_instruction, has_right_shape
from irkit.verifier.intrinsic_rules import IntrinsicRule
from irkit.verifier.module import check_module, check_recovered
from irkit.verifier.problems import Locate, Problem
from irkit.verifier.strict import check_strict

Handler = Callable[[Verifier, Instruction], bool]
# By opcode: the instruction's own checks. They tell whether `check_instruction` is to follow.
HANDLERS: Final[dict[str, Handler]] = {
    **arithmetic.HANDLERS,
    **casts.HANDLERS,
    **memory.HANDLERS,
    **vectors.HANDLERS,
    **control.HANDLERS,
    **exceptions.HANDLERS,
    **calls.HANDLERS,
}
INTRINSIC_RULES: Final[dict[str, IntrinsicRule]] = {
    **intrinsic_rules.RULES_OF_INTRINSICS,
    **fp_intrinsics.RULES_OF_INTRINSICS,
    **vector_intrinsics.RULES_OF_INTRINSICS,
    **gc.RULES_OF_INTRINSICS,
    **target_intrinsics.RULES_OF_INTRINSICS,
}


def are_right(module: Module, functions: Sequence[Function]) -> bool:
    """Whether nothing is wrong in a module with these functions alone, and nothing in them speaks of others."""
    v = Verifier(module, limit=1)
    variables = run(v, False, module.provenance.sound_debug_info, functions)
    return not v.problems and not variables.homes


def verify(
    module: Module, strict: bool, limit: int, locate: Locate | None, sound_debug_info: bool = False
) -> list[Problem]:
    """The problems of a module in LLVM's order, at most `limit` if that is not 0; with `sound_debug_info` none of debug
    info, where there was none when the module was read."""
    v = Verifier(module, strict, limit, locate)
    variables = run(v, False, sound_debug_info)
    if variables.homes and (v.problems or variables.is_shared):
        v = Verifier(module, strict, limit, locate)
        run(v, True)
    return v.problems


def run(
    v: Verifier, exact: bool, sound_debug_info: bool = False, functions: Sequence[Function] | None = None
) -> Variables:
    """Verify; see `Variables.exact`. Of the functions all, or those that are given."""
    v.intrinsic_rules = INTRINSIC_RULES
    v.debug = debug = SoundDebugInfo(v, exact) if sound_debug_info else DebugInfo(v, exact)
    with contextlib.suppress(EnoughError):
        _verify(v, v.module.functions if functions is None else functions)
    return debug.variables


def _verify(v: Verifier, functions: Sequence[Function]) -> None:
    module = v.module
    for function in functions:
        verify_function(v, function)
    check_recovered(v)
    for variable in module.globals:
        check_variable(v, variable)
    for alias in module.aliases:
        check_alias(v, alias)
    for ifunc in module.ifuncs:
        check_ifunc(v, ifunc)
    debug = v.debug_info()
    for named in module.named_metadata:
        debug.named(named)
    check_special_uses(v)
    check_comdats(v)
    check_module(v)
    debug.listed_units()
    if v.strict:
        check_strict(v)


def verify_function(v: Verifier, function: Function) -> None:
    """A function with its body. What ends its blocks comes first: nothing else is asked of one that lacks that."""
    v.enter(function)
    blocks = function.blocks
    if not blocks_end(v, function):
        return
    look = FirstLook(v, blocks)
    if not look.all_have_shape:
        return
    check_function(v, function)
    debug = v.debug_info()
    debug.function(function, look.located)
    void = v.context.void
    for block in blocks:
        v.block = block
        v.defined = set()
        if isinstance(block._instructions[0], PHINode) or block in look.odd_blocks:
            check_block(v, block)
        for place, instruction in enumerate(block._instructions):
            v.place = place
            if isinstance(instruction, CallInst):
                fine = calls.call(v, instruction)
            else:
                fine = check_own(v, instruction) and check_instruction(v, instruction)
            if instruction._attachments is not None:
                if fine:  # as in LLVM, which sees to them last
                    check_attachments(v, instruction)
                debug.instruction(instruction)
            elif (
                instruction is debug.start
                or debug.asks_each
                or instruction.debug_records is not None
                or isinstance(instruction, (CallInst, InvokeInst, CallBrInst))
            ):
                debug.instruction(instruction)
            if instruction.type is not void:
                v.defined.add(instruction)
    if v.sibling_unwinds:
        exceptions.check_siblings(v)
    check_regions(v)


def check_own(v: Verifier, i: Instruction) -> bool:
    """The instruction's own checks, by the table; the most frequent are called without it, since finding them there
    costs as much as they do."""
    if isinstance(i, LoadInst):
        return memory.load(v, i)
    if isinstance(i, GetElementPtrInst):
        return memory.getelementptr(v, i)
    if isinstance(i, BranchInst):
        return control.br(v, i)
    if isinstance(i, StoreInst):
        return memory.store(v, i)
    if isinstance(i, PHINode):
        return vectors.phi(v, i)
    if isinstance(i, CmpInst):
        return arithmetic.icmp(v, i) if i.opcode == "icmp" else arithmetic.fcmp(v, i)
    handler = HANDLERS.get(i.opcode)
    return handler is None or handler(v, i)


class FirstLook:
    """One look at each instruction of a function: whether all have the operands that an instruction of their kind has,
    and where more is to be asked."""

    __slots__ = ("all_have_shape", "located", "odd_blocks")

    def __init__(self, v: Verifier, blocks: Sequence[BasicBlock]) -> None:
        self.all_have_shape: bool = True
        self.located: Located = Located()
        self.odd_blocks: set[BasicBlock] = set()  # whose instructions do not know it, or end it before its end
        located = self.located
        for block in blocks:
            has_ended = False
            for instruction in block._instructions:
                if not has_right_shape(v, instruction):
                    self.all_have_shape = False
                located.note(instruction)
                if has_ended or instruction.parent is not block:
                    self.odd_blocks.add(block)
                has_ended = instruction.is_terminator
