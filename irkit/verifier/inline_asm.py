"""Calls of inline assembly, and `callbr` (LangRef, "Inline Assembler Expressions", "callbr")."""

from __future__ import annotations

from typing import Final

from irkit.attributes import TypeAttribute
from irkit.blocks import BasicBlock
from irkit.constants import InlineAsm
from irkit.functions import Function
from irkit.instructions import CallBase, CallInst
from irkit.terminators import CallBrInst, UnreachableInst
from irkit.types import PointerType
from irkit.verifier.frame import Verifier
from irkit.verifier.intrinsics import check_intrinsic_call, intrinsic_of
from irkit.verifier.rules import Chapter

_C: Final = Chapter("inline assembly")
INDIRECT_POINTER: Final = _C.rule(
    "asm-indirect-pointer", "Operand for indirect constraint must have pointer type", first=14
)
INDIRECT_ELEMENT: Final = _C.rule(
    "asm-indirect-elementtype", "Operand for indirect constraint must have elementtype attribute", first=14
)
DIRECT_ELEMENT: Final = _C.rule(
    "asm-direct-elementtype",
    "Elementtype attribute can only be applied for indirect constraints",
    first=14,
)
LABELS: Final = _C.rule("asm-labels", "Number of label constraints does not match number of callbr dests", first=15)
LABEL_PLACE: Final = _C.rule("asm-label-place", "Label constraints can only be used with callbr", first=15)
CALLBR_UNWIND: Final = _C.rule("callbr-unwind", "Unwinding from Callbr is not allowed")
CALLBR_ASM: Final = _C.rule("callbr-asm", "Callbr is currently only used for asm-goto!", last=21)
CALLBR_CALLEE: Final = _C.rule(
    "callbr-callee",
    "Callbr: indirect function / invalid signature",
    first=22,
    since=23,
    newer="callbr: indirect function / invalid signature",
)
CALLBR_BUNDLES: Final = _C.rule(
    "callbr-bundles",
    "Callbr for intrinsics currently doesn't support operand bundles",
    first=22,
    since=23,
    newer="callbr for intrinsics currently doesn't support operand bundles",
)
CALLBR_KILL_COUNT: Final = _C.rule(
    "callbr-kill-count",
    "Callbr amdgcn_kill only supports one indirect dest",
    first=22,
    since=23,
    newer="callbr amdgcn_kill only supports one indirect dest",
)
CALLBR_KILL_TARGET: Final = _C.rule(
    "callbr-kill-destination",
    "Callbr amdgcn_kill indirect dest needs to be unreachable",
    first=22,
    since=23,
    newer="callbr amdgcn_kill indirect dest needs to be unreachable",
)
CALLBR_INTRINSIC: Final = _C.rule(
    "callbr-intrinsic",
    "Callbr currently only supports asm-goto and selected intrinsics",
    first=22,
    since=23,
    newer="callbr currently only supports asm-goto and selected intrinsics",
)


def check_asm_call(v: Verifier, i: CallBase, asm: InlineAsm) -> None:
    """The constraints of the assembly, argument by argument, and behind them the clobbers, which nothing is asked of.
    That they parse, the call of an assembly relies on."""
    number = labels = 0
    for part in asm.constraints.split(",") if asm.constraints else ():
        if part[:1] == "!":
            labels += 1
            continue
        indirect = part.removeprefix("=")[:1] == "*"
        if part[:1] == "=" and not indirect:
            continue
        element = i.attribute_list.parameter(number) if i.attribute_list is not None else None
        held = element.get("elementtype") if element is not None else None
        if indirect:
            if not isinstance(i.operands[number].type, PointerType):
                v.fail(INDIRECT_POINTER, i)
                return
            if not isinstance(held, TypeAttribute) and not v.fail(INDIRECT_ELEMENT, i):
                return
        elif held is not None and not v.fail(DIRECT_ELEMENT, i):
            return
        number += 1
    if isinstance(i, CallBrInst):
        if labels != i.indirect_count:
            v.fail(LABELS, i)
        return
    if labels != 0:
        v.fail(LABEL_PLACE, i)


def check_callbr(v: Verifier, i: CallBrInst) -> bool:
    """A `callbr`: LLVM checks nothing else of it as a call."""
    callee = i.operands[-1]
    if isinstance(callee, InlineAsm):
        if callee.can_unwind:
            return v.fail(CALLBR_UNWIND, i)
        check_asm_call(v, i, callee)
        return True
    if not v.fail(CALLBR_ASM, i):
        return False
    if not isinstance(callee, Function) or callee.value_type is not i.function_type:
        return v.fail(CALLBR_CALLEE, i)
    if i.bundles:
        return v.fail(CALLBR_BUNDLES, i)
    known = intrinsic_of(v, callee)
    if known is None or known.name != "llvm.amdgcn.kill":
        return v.fail(CALLBR_INTRINSIC, i)
    targets = i.indirect_destinations
    if len(targets) != 1:
        return v.fail(CALLBR_KILL_COUNT, i)
    block = targets[0]
    first = next(iter(block._instructions), None) if isinstance(block, BasicBlock) else None
    ends = (
        isinstance(first, CallInst)
        and isinstance(first.operands[-1], Function)
        and (first.operands[-1].name == "llvm.amdgcn.unreachable")
    )
    if not isinstance(first, UnreachableInst) and not ends:
        return v.fail(CALLBR_KILL_TARGET, i)
    check_intrinsic_call(v, i, callee)
    return True
