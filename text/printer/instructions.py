"""One function per instruction: what stands behind `%x = ` and before the metadata (LangRef, "Instruction Reference").

`HANDLERS` maps each opcode to its function. All take what they need from `Operands` and `InstructionTexts`; none calls
another per operand, since this is where the time goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from irkit.constants import ConstantInt
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CmpInst,
    ExtractValueInst,
    FenceInst,
    GetElementPtrInst,
    InsertValueInst,
    Instruction,
    LandingPadInst,
    LoadInst,
    PHINode,
    ShuffleVectorInst,
    StoreInst,
)
from irkit.terminators import CatchSwitchInst
from irkit.types import IntegerType, PointerType, escaped
from irkit.values import Value
from text.printer import calls
from text.printer.constants import fast_math_text, flags_text

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter

FLAGS: Final = [flags_text(flags) for flags in range(256)]
FAST_MATH: Final = [fast_math_text(flags) for flags in range(256)]


def head(i: Instruction) -> str:
    """The opcode and its flags."""
    if i.flags or i.fast_math:
        return f"{i.opcode}{FAST_MATH[i.fast_math]}{FLAGS[i.flags]}"
    return i.opcode


def one_type_operands(p: FunctionPrinter, start: str, operands: Sequence[Value]) -> str:
    """Operands behind `start`, with the type before the first one only, unless their types differ."""
    ty = operands[0].type
    for operand in operands:
        if operand.type is not ty:
            return typed_operands(p, start, operands)
    o = p.operands
    if len(operands) == 2:
        return f"{start} {o.type_text(ty)} {o.text(operands[0])}, {o.text(operands[1])}"
    texts = ", ".join([o.text(operand) for operand in operands])
    return f"{start} {o.type_text(ty)} {texts}"


def typed_operands(p: FunctionPrinter, start: str, operands: Sequence[Value]) -> str:
    """Operands behind `start`, each with its type. The usual numbers of them are written in one go."""
    o = p.operands
    count = len(operands)
    if count == 2:
        a, b = operands
        return f"{start} {o.type_text(a.type)} {o.text(a)}, {o.type_text(b.type)} {o.text(b)}"
    if count == 3:
        a, b, c = operands
        return (
            f"{start} {o.type_text(a.type)} {o.text(a)}, {o.type_text(b.type)} {o.text(b)}, "
            f"{o.type_text(c.type)} {o.text(c)}"
        )
    return f"{start} {typed_list(p, operands)}"


def typed_list(p: FunctionPrinter, operands: Sequence[Value]) -> str:
    return ", ".join([p.operands.typed(operand) for operand in operands])


def atomic_suffix(sync_scope: str, ordering: str) -> str:
    """` syncscope("…") seq_cst`; the system's scope is not written."""
    scope = f' syncscope("{escaped(sync_scope)}")' if sync_scope else ""
    return f"{scope} {ordering}"


def _binary(p: FunctionPrinter, i: Instruction) -> str:
    left, right = i.operands
    ty = left.type
    if ty is not right.type:
        return typed_operands(p, head(i), i.operands)
    o = p.operands
    if i.flags or i.fast_math:
        return f"{head(i)} {o.type_text(ty)} {o.text(left)}, {o.text(right)}"
    return f"{i.opcode} {o.type_text(ty)} {o.text(left)}, {o.text(right)}"


def _plain(p: FunctionPrinter, i: Instruction) -> str:
    """Instructions that print in LLVM's usual way: opcode, flags, operands."""
    return one_type_operands(p, head(i), i.operands)


def _typed(p: FunctionPrinter, i: Instruction) -> str:
    """The same, with the type of each operand."""
    return typed_operands(p, head(i), i.operands)


def _compare(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, CmpInst)
    return one_type_operands(p, f"{head(i)} {i.predicate}", i.operands)


def _cast(p: FunctionPrinter, i: Instruction) -> str:
    o = p.operands
    value = i.operands[0]
    return f"{head(i)} {o.type_text(value.type)} {o.text(value)} to {o.type_text(i.type)}"


def _load(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, LoadInst)
    o = p.operands
    align = f", align {i.alignment}" if i.alignment else ""
    if not i.ordering and not i.volatile:
        pointer = i.operands[0]
        return f"load {o.type_text(i.type)}, {o.type_text(pointer.type)} {o.text(pointer)}{align}"
    words = f"load{' atomic' if i.ordering else ''}{' volatile' if i.volatile else ''}"
    atomic = atomic_suffix(i.sync_scope, i.ordering) if i.ordering else ""
    return f"{words} {o.type_text(i.type)}, {o.typed(i.operands[0])}{atomic}{align}"


def _store(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, StoreInst)
    value, pointer = i.operands
    o = p.operands
    align = f", align {i.alignment}" if i.alignment else ""
    if not i.ordering and not i.volatile:
        return f"store {o.type_text(value.type)} {o.text(value)}, {o.type_text(pointer.type)} {o.text(pointer)}{align}"
    words = f"store{' atomic' if i.ordering else ''}{' volatile' if i.volatile else ''}"
    atomic = atomic_suffix(i.sync_scope, i.ordering) if i.ordering else ""
    return f"{words} {o.typed(value)}, {o.typed(pointer)}{atomic}{align}"


def _element_pointer(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, GetElementPtrInst)
    source = p.operands.type_text(i.source_element_type)
    return one_type_operands(p, f"getelementptr{FLAGS[i.flags]} {source},", i.operands)


def _alloca(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, AllocaInst)
    o = p.operands
    parts = ["alloca "]
    if i.inalloca:
        parts.append("inalloca ")
    if i.swifterror:
        parts.append("swifterror ")
    parts.append(o.type_text(i.allocated_type))
    size = i.operands[0]
    ty = size.type
    is_one = isinstance(size, ConstantInt) and size.value == 1 and isinstance(ty, IntegerType) and ty.width == 32
    if not is_one:
        parts.append(", " + o.typed(size))
    if i.alignment:
        parts.append(f", align {i.alignment}")
    pointer = i.type
    if isinstance(pointer, PointerType) and pointer.address_space:
        parts.append(f", addrspace({pointer.address_space})")
    return "".join(parts)


def _fence(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, FenceInst)
    return "fence" + atomic_suffix(i.sync_scope, i.ordering)


def _compare_exchange(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, AtomicCmpXchgInst)
    words = f"cmpxchg{' weak' if i.weak else ''}{' volatile' if i.volatile else ''}"
    operands = typed_operands if p.cmpxchg_operand_types else one_type_operands
    text = operands(p, words, i.operands)
    return f"{text}{atomic_suffix(i.sync_scope, i.success_ordering)} {i.failure_ordering}, align {i.alignment}"


def _atomic_rmw(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, AtomicRMWInst)
    words = f"atomicrmw{' volatile' if i.volatile else ''} {i.operation}"
    operands = typed_operands if p.atomicrmw_operand_types else one_type_operands
    text = operands(p, words, i.operands)
    return f"{text}{atomic_suffix(i.sync_scope, i.ordering)}, align {i.alignment}"


def _phi(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, PHINode)
    o = p.operands
    local = o.local
    arms = []
    for index, value in enumerate(i.operands):
        block = i.incoming_blocks[index]
        text = local.get(block)
        arms.append(f"[ {o.text(value)}, {o.text(block) if text is None else text} ]")
    return f"phi{FAST_MATH[i.fast_math]} {o.type_text(i.type)} {', '.join(arms)}"


def _va_arg(p: FunctionPrinter, i: Instruction) -> str:
    return f"va_arg {p.operands.typed(i.operands[0])}, {p.operands.type_text(i.type)}"


def _shuffle(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, ShuffleVectorInst)
    mask = p.operands.constants.mask(i.mask, i.type)
    return f"{typed_operands(p, 'shufflevector', i.operands)}, {mask}"


def _extract_value(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, ExtractValueInst)
    return f"extractvalue {p.operands.typed(i.operands[0])}, {', '.join([str(n) for n in i.indices])}"


def _insert_value(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, InsertValueInst)
    return f"{typed_operands(p, 'insertvalue', i.operands)}, {', '.join([str(n) for n in i.indices])}"


def _landing_pad(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, LandingPadInst)
    lines = [f"landingpad {p.operands.type_text(i.type)}"]
    if i.cleanup:
        lines.append("          cleanup")
    for index, clause in enumerate(i.operands):
        word = "filter" if i.filters[index] else "catch"
        lines.append(f"          {word} {p.operands.typed(clause)}")
    return "\n".join(lines)


def _funclet_pad(p: FunctionPrinter, i: Instruction) -> str:
    arguments = typed_list(p, i.operands[:-1])
    return f"{i.opcode} within {p.operands.text(i.operands[-1])} [{arguments}]"


def _catch_switch(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, CatchSwitchInst)
    unwind = i.unwind_destination
    target = "to caller" if unwind is None else p.operands.typed(unwind)
    return f"catchswitch within {p.operands.text(i.operands[0])} [{typed_list(p, i.handlers)}] unwind {target}"


def _return(p: FunctionPrinter, i: Instruction) -> str:
    return f"ret {p.operands.typed(i.operands[0])}" if i.operands else "ret void"


def _branch(p: FunctionPrinter, i: Instruction) -> str:
    o = p.operands
    if len(i.operands) == 1:
        return f"br label {o.text(i.operands[0])}"
    condition, if_false, if_true = i.operands
    return f"br {o.typed(condition)}, label {o.text(if_true)}, label {o.text(if_false)}"


def _switch(p: FunctionPrinter, i: Instruction) -> str:
    o = p.operands
    operands = i.operands
    parts = [f"switch {o.typed(operands[0])}, {o.typed(operands[1])} ["]
    for index in range(2, len(operands), 2):
        parts.append(f"    {o.typed(operands[index])}, {o.typed(operands[index + 1])}")
    parts.append("  ]")
    return "\n".join(parts)


def _indirect_branch(p: FunctionPrinter, i: Instruction) -> str:
    return f"indirectbr {p.operands.typed(i.operands[0])}, [{typed_list(p, i.operands[1:])}]"


def _unreachable(p: FunctionPrinter, i: Instruction) -> str:
    return "unreachable"


def _cleanup_return(p: FunctionPrinter, i: Instruction) -> str:
    target = p.operands.typed(i.operands[1]) if len(i.operands) > 1 else "to caller"
    return f"cleanupret from {p.operands.text(i.operands[0])} unwind {target}"


def _catch_return(p: FunctionPrinter, i: Instruction) -> str:
    return f"catchret from {p.operands.text(i.operands[0])} to {p.operands.typed(i.operands[1])}"


_BINARY: Final = (
    *("add", "fadd", "sub", "fsub", "mul", "fmul", "udiv", "sdiv", "fdiv", "urem", "srem", "frem"),
    *("shl", "lshr", "ashr", "and", "or", "xor"),
)
_CASTS: Final = (
    *("trunc", "zext", "sext", "fptoui", "fptosi", "uitofp", "sitofp", "fptrunc", "fpext"),
    *("ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"),
)

HANDLERS: Final[dict[str, Callable[[FunctionPrinter, Instruction], str]]] = {
    **dict.fromkeys(_BINARY, _binary),
    **dict.fromkeys(_CASTS, _cast),
    "alloca": _alloca,
    "atomicrmw": _atomic_rmw,
    "br": _branch,
    "call": calls.call,
    "callbr": calls.callbr,
    "catchpad": _funclet_pad,
    "catchret": _catch_return,
    "catchswitch": _catch_switch,
    "cleanuppad": _funclet_pad,
    "cleanupret": _cleanup_return,
    "cmpxchg": _compare_exchange,
    "extractelement": _plain,
    "extractvalue": _extract_value,
    "fcmp": _compare,
    "fence": _fence,
    "fneg": _plain,
    "freeze": _plain,
    "getelementptr": _element_pointer,
    "icmp": _compare,
    "indirectbr": _indirect_branch,
    "insertelement": _plain,
    "insertvalue": _insert_value,
    "invoke": calls.invoke,
    "landingpad": _landing_pad,
    "load": _load,
    "phi": _phi,
    "resume": _plain,
    "ret": _return,
    "select": _typed,
    "shufflevector": _shuffle,
    "store": _store,
    "switch": _switch,
    "unreachable": _unreachable,
    "va_arg": _va_arg,
}
