"""The fields of instructions that not all have: one function for each class that has any."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from irkit.equivalence.attributes import list_texts
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallBase,
    CallInst,
    CmpInst,
    ExtractValueInst,
    FenceInst,
    GetElementPtrInst,
    InsertValueInst,
    Instruction,
    LandingPadInst,
    LoadInst,
    OperandBundle,
    PHINode,
    ShuffleVectorInst,
    StoreInst,
)
from irkit.terminators import CallBrInst, CatchSwitchInst, InvokeInst

if TYPE_CHECKING:
    from irkit.equivalence.functions import FunctionMatcher


def _cmp(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, CmpInst)
    assert isinstance(right, CmpInst)
    m.text("predicate", left.predicate, right.predicate)


def _alloca(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, AllocaInst)
    assert isinstance(right, AllocaInst)
    m.type("allocated type", left.allocated_type, right.allocated_type)
    m.number("alignment", left.alignment, right.alignment)
    m.flag("inalloca", left.inalloca, right.inalloca)
    m.flag("swifterror", left.swifterror, right.swifterror)


def _load(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, LoadInst)
    assert isinstance(right, LoadInst)
    m.number("alignment", left.alignment, right.alignment)
    m.flag("volatile", left.volatile, right.volatile)
    m.text("ordering", left.ordering, right.ordering)
    m.text("sync scope", left.sync_scope, right.sync_scope)


def _store(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, StoreInst)
    assert isinstance(right, StoreInst)
    m.number("alignment", left.alignment, right.alignment)
    m.flag("volatile", left.volatile, right.volatile)
    m.text("ordering", left.ordering, right.ordering)
    m.text("sync scope", left.sync_scope, right.sync_scope)


def _gep(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, GetElementPtrInst)
    assert isinstance(right, GetElementPtrInst)
    m.type("source element type", left.source_element_type, right.source_element_type)


def _fence(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, FenceInst)
    assert isinstance(right, FenceInst)
    m.text("ordering", left.ordering, right.ordering)
    m.text("sync scope", left.sync_scope, right.sync_scope)


def _cmpxchg(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, AtomicCmpXchgInst)
    assert isinstance(right, AtomicCmpXchgInst)
    m.number("alignment", left.alignment, right.alignment)
    m.text("success ordering", left.success_ordering, right.success_ordering)
    m.text("failure ordering", left.failure_ordering, right.failure_ordering)
    m.text("sync scope", left.sync_scope, right.sync_scope)
    m.flag("volatile", left.volatile, right.volatile)
    m.flag("weak", left.weak, right.weak)


def _rmw(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, AtomicRMWInst)
    assert isinstance(right, AtomicRMWInst)
    m.text("operation", left.operation, right.operation)
    m.number("alignment", left.alignment, right.alignment)
    m.text("ordering", left.ordering, right.ordering)
    m.text("sync scope", left.sync_scope, right.sync_scope)
    m.flag("volatile", left.volatile, right.volatile)


def _phi(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, PHINode)
    assert isinstance(right, PHINode)
    inner, outer = left.incoming_blocks, right.incoming_blocks
    for index in range(min(len(inner), len(outer))):
        m.value(f"incoming block {index}", inner[index], outer[index])


def _shuffle(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, ShuffleVectorInst)
    assert isinstance(right, ShuffleVectorInst)
    m.value("mask", left.mask, right.mask)


def _indices(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, (ExtractValueInst, InsertValueInst))
    assert isinstance(right, (ExtractValueInst, InsertValueInst))
    if left.indices != right.indices:
        m.text("indices", str(left.indices), str(right.indices))


def _landing_pad(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, LandingPadInst)
    assert isinstance(right, LandingPadInst)
    m.flag("cleanup", left.cleanup, right.cleanup)
    if left.filters != right.filters:
        m.text("filters", str(left.filters), str(right.filters))


def _catch_switch(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, CatchSwitchInst)
    assert isinstance(right, CatchSwitchInst)
    m.flag("has unwind", left.has_unwind, right.has_unwind)


def _call_base(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, CallBase)
    assert isinstance(right, CallBase)
    m.type("function type", left.function_type, right.function_type)
    m.number("arguments", left.argument_count, right.argument_count)
    m.number("calling convention", left.calling_convention, right.calling_convention)
    if left.attributes is not right.attributes and not m.attributes.same_lists(left.attributes, right.attributes):
        m.report.changed("attributes", *list_texts(left.attributes, right.attributes))
    if left.bundles or right.bundles:
        m.text("operand bundles", bundles_text(left.bundles), bundles_text(right.bundles))


def _call(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, CallInst)
    assert isinstance(right, CallInst)
    _call_base(m, left, right)
    m.text("tail kind", left.tail_kind, right.tail_kind)


def _callbr(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    assert isinstance(left, CallBrInst)
    assert isinstance(right, CallBrInst)
    _call_base(m, left, right)
    m.number("indirect destinations", left.indirect_count, right.indirect_count)


def bundles_text(bundles: list[OperandBundle] | None) -> str:
    return ", ".join([f'"{bundle.tag}"(operands {bundle.start} to {bundle.end})' for bundle in bundles or []])


FIELDS: Final[dict[type[Instruction], Callable[[FunctionMatcher, Instruction, Instruction], None]]] = {
    CmpInst: _cmp,
    AllocaInst: _alloca,
    LoadInst: _load,
    StoreInst: _store,
    GetElementPtrInst: _gep,
    FenceInst: _fence,
    AtomicCmpXchgInst: _cmpxchg,
    AtomicRMWInst: _rmw,
    PHINode: _phi,
    ShuffleVectorInst: _shuffle,
    ExtractValueInst: _indices,
    InsertValueInst: _indices,
    LandingPadInst: _landing_pad,
    CatchSwitchInst: _catch_switch,
    CallInst: _call,
    InvokeInst: _call_base,
    CallBrInst: _callbr,
}
