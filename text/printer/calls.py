"""`call`, `invoke` and `callbr` (LangRef, "Call Instruction" and its kin)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.constants import ConstantInt, ConstantTokenNone, UndefValue
from irkit.dialects.features import RELOCATED_FROM_NONE
from irkit.functions import Function
from irkit.instructions import CallBase, CallInst, Instruction, LandingPadInst
from irkit.intrinsics.immediates import ImmediateNote, notes_on
from irkit.terminators import CallBrInst, InvokeInst
from irkit.types import PointerType, escaped
from irkit.values import Value
from text.printer.attributes import NO_ATTRIBUTES
from text.printer.plain import FAST_MATH, InstructionPrinter
from text.printer.slots import BAD_REFERENCE

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter

_GC_RELOCATE = "llvm.experimental.gc.relocate"


def print_call(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, CallInst)
    head = f"{i.tail_kind} call" if i.tail_kind else "call"
    if i._fast_math:
        head += FAST_MATH[i._fast_math]
    ellipsis = ""
    if i.tail_kind == "musttail" and p.is_vararg:
        ellipsis = ", ..." if i.argument_count or not p.lone_ellipsis else "..."
    callee = i._operands[-1]
    if isinstance(callee, Function) and callee.name.startswith(_GC_RELOCATE):
        p.comment = _relocation_comment(p, i)
    notes = notes_on(callee.name, p.dialect.llvm_version) if isinstance(callee, Function) else None
    return _common(p, i, head, call_address_space(p, callee), ellipsis, notes)


def print_invoke(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, InvokeInst)
    text = _common(p, i, "invoke", call_address_space(p, i._operands[-1]), "")
    o = p.operands
    return f"{text}\n          to {o.typed(i._operands[-3])} unwind {o.typed(i._operands[-2])}"


def print_callbr(p: FunctionPrinter, i: Instruction) -> str:
    """Unlike the other two, `callbr` never prints an address space."""
    assert isinstance(i, CallBrInst)
    text = _common(p, i, "callbr", "", "")
    targets = ", ".join([p.operands.typed(block) for block in i.indirect_destinations])
    return f"{text}\n          to {p.operands.typed(i.default_destination)} [{targets}]"


def print_va_arg(p: FunctionPrinter, i: Instruction) -> str:
    return f"va_arg {p.operands.typed(i._operands[0])}, {p.operands.types.text(i.type)}"


def call_address_space(p: FunctionPrinter, callee: Value) -> str:
    """The callee's address space, where it or the program's own is not 0."""
    ty = callee.type
    space = ty.address_space if isinstance(ty, PointerType) else 0
    return f" addrspace({space})" if space or p.program_address_space else ""


def _common(
    p: FunctionPrinter,
    i: CallBase,
    head: str,
    address_space: str,
    ellipsis: str,
    notes: dict[int, ImmediateNote] | None = None,
) -> str:
    """All from the opcode to the operand bundles."""
    o = p.operands
    operands = i._operands
    function_type = i.function_type
    ty = o.types.text(function_type if function_type.is_vararg else function_type.return_type)
    convention = f" {p.calling_convention(i.calling_convention_number)}" if i.calling_convention_number else ""
    attributes = p.attributes.call(i.attribute_list) if i.attribute_list is not None else NO_ATTRIBUTES
    parts = [f"{head}{convention}{attributes.result}{address_space} {ty} {o.text(operands[-1])}("]
    parameters = attributes.parameters
    for index in range(i.argument_count):
        operand = operands[index]
        if index:
            parts.append(", ")
        if notes and isinstance(operand, ConstantInt) and index in notes:
            parts.append(notes[index].text(operand.value))
        parts.append(o.types.text(operand.type))
        if parameters:
            words = parameters.get(index)
            if words is not None:
                parts.append(words)
        parts.append(" ")
        parts.append(o.text(operand))
    parts.append(ellipsis)
    parts.append(f") #{p.slots.group_number(attributes.function)}" if attributes.function is not None else ")")
    if i.bundles:
        parts.append(_bundles(p, i))
    return "".join(parts)


def _bundles(p: FunctionPrinter, i: CallBase) -> str:
    texts = []
    for bundle in i.bundles or ():
        inputs = ", ".join([p.operands.typed(i._operands[index]) for index in range(bundle.start, bundle.end)])
        texts.append(f'"{escaped(bundle.tag)}"({inputs})')
    return f" [ {', '.join(texts)} ]"


def _relocation_comment(p: FunctionPrinter, i: CallInst) -> str:
    """What stands behind a call of `llvm.experimental.gc.relocate`: the names of base and derived pointer."""
    if i.argument_count < 3:
        return ""
    token = i._operands[0]
    texts = []
    for number in (i._operands[1], i._operands[2]):
        if isinstance(token, ConstantTokenNone):
            texts.append("undef" if p.dialect.has(RELOCATED_FROM_NONE) else BAD_REFERENCE)
            continue
        value = _relocated(p, token, number)
        if value is None:
            return ""
        texts.append(p.operands.text(value))
    return f" ; ({', '.join(texts)})"


def _relocated(p: FunctionPrinter, token: Value, number: Value) -> Value | None:
    """The pointer of that number at the statepoint; None where the module breaks the intrinsic's rules."""
    if isinstance(token, UndefValue):
        return token
    statepoint: Value | None = token
    if isinstance(token, LandingPadInst):
        # Where the statepoint is invoked and throws, the token is the landing pad of its unwind block.
        block = token.parent
        predecessors = set(p.predecessors.get(block, ())) if block is not None else set()
        statepoint = predecessors.pop().terminator if len(predecessors) == 1 else None
    if not isinstance(statepoint, CallBase) or not isinstance(number, ConstantInt):
        return None
    start, end = 0, statepoint.argument_count
    for bundle in statepoint.bundles or ():
        if bundle.tag == "gc-live":
            start, end = bundle.start, bundle.end
    index = start + number.value
    return statepoint.operands[index] if start <= index < end else None


CALLS: Final[dict[str, InstructionPrinter]] = {
    "call": print_call,
    "invoke": print_invoke,
    "callbr": print_callbr,
    "va_arg": print_va_arg,
}
