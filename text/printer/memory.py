"""Instructions of memory (LangRef, "Memory Access and Addressing Operations")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.constants import ConstantInt
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    FenceInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    StoreInst,
)
from irkit.types import IntegerType, PointerType, escaped
from text.printer.plain import FLAGS, InstructionPrinter, one_type_operands, typed_operands

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter


def atomic_suffix(sync_scope: str, ordering: str) -> str:
    """` syncscope("…") seq_cst`; the system's scope is not written."""
    scope = f' syncscope("{escaped(sync_scope)}")' if sync_scope else ""
    return f"{scope} {ordering}"


def alignment_suffix(alignment: int) -> str:
    """`, align 4`; nothing for 0, which LLVM reads as the natural one."""
    return f", align {alignment}" if alignment else ""


def print_alloca(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, AllocaInst)
    o = p.operands
    parts = ["alloca "]
    if i.inalloca:
        parts.append("inalloca ")
    if i.swifterror:
        parts.append("swifterror ")
    parts.append(o.types.text(i.allocated_type))
    size = i._operands[0]
    ty = size.type
    is_one = isinstance(size, ConstantInt) and size.value == 1 and isinstance(ty, IntegerType) and ty.width == 32
    if not is_one:
        parts.append(", " + o.typed(size))
    parts.append(alignment_suffix(i.alignment))
    pointer = i.type
    if isinstance(pointer, PointerType) and pointer.address_space:
        parts.append(f", addrspace({pointer.address_space})")
    return "".join(parts)


def print_load(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, LoadInst)
    o = p.operands
    align = f", align {i._alignment}" if i._alignment else ""
    if not i.ordering and not i._is_volatile:
        pointer = i._operands[0]
        return f"load {o.types.text(i.type)}, {o.types.text(pointer.type)} {o.text(pointer)}{align}"
    words = f"load{' atomic' if i.ordering else ''}{' volatile' if i._is_volatile else ''}"
    atomic = atomic_suffix(i.sync_scope, i.ordering) if i.ordering else ""
    return f"{words} {o.types.text(i.type)}, {o.typed(i._operands[0])}{atomic}{align}"


def print_store(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, StoreInst)
    value, pointer = i._operands
    o = p.operands
    align = f", align {i._alignment}" if i._alignment else ""
    if not i.ordering and not i._is_volatile:
        return (
            f"store {o.types.text(value.type)} {o.text(value)}, {o.types.text(pointer.type)} {o.text(pointer)}{align}"
        )
    words = f"store{' atomic' if i.ordering else ''}{' volatile' if i._is_volatile else ''}"
    atomic = atomic_suffix(i.sync_scope, i.ordering) if i.ordering else ""
    return f"{words} {o.typed(value)}, {o.typed(pointer)}{atomic}{align}"


def print_fence(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, FenceInst)
    return "fence" + atomic_suffix(i.sync_scope, i.ordering)


def print_cmpxchg(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, AtomicCmpXchgInst)
    words = f"cmpxchg{' weak' if i.weak else ''}{' volatile' if i.volatile else ''}"
    operands = typed_operands if p.cmpxchg_operand_types else one_type_operands
    text = operands(p, words, i._operands)
    return (
        f"{text}{atomic_suffix(i.sync_scope, i.success_ordering)} {i.failure_ordering}{alignment_suffix(i.alignment)}"
    )


def print_atomicrmw(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, AtomicRMWInst)
    elementwise = " elementwise" if i.elementwise else ""
    words = f"atomicrmw{' volatile' if i.volatile else ''}{elementwise} {i.operation}"
    operands = typed_operands if p.atomicrmw_operand_types else one_type_operands
    text = operands(p, words, i._operands)
    return f"{text}{atomic_suffix(i.sync_scope, i.ordering)}{alignment_suffix(i.alignment)}"


def print_getelementptr(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, GetElementPtrInst)
    source = p.operands.types.text(i.source_element_type)
    return one_type_operands(p, f"getelementptr{FLAGS[i._flags]} {source},", i._operands)


MEMORY: Final[dict[str, InstructionPrinter]] = {
    "alloca": print_alloca,
    "load": print_load,
    "store": print_store,
    "fence": print_fence,
    "cmpxchg": print_cmpxchg,
    "atomicrmw": print_atomicrmw,
    "getelementptr": print_getelementptr,
}
