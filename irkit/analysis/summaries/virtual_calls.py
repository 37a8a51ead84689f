"""Tests of types and calls through virtual tables: what index-based devirtualization reads from a summary."""

from __future__ import annotations

from irkit.analysis.dominators import DominatorTree
from irkit.analysis.stripping import strip_casts
from irkit.analysis.summaries.state import SummaryState
from irkit.constants import ConstantInt
from irkit.dialects.features import SUMMARY_RELATIVE_LOADS
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.instructions import (
    CallBase,
    CallInst,
    CastInst,
    ExtractValueInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
)
from irkit.metadata import MDString, MetadataAsValue
from irkit.summary import ConstantVirtualCall, FunctionSummary, VirtualFunctionId, guid_of
from irkit.terminators import InvokeInst
from irkit.types import ArrayType, IntegerType, StructType, Type, VectorType
from irkit.values import Use, Value

_TESTS = ("llvm.type.test", "llvm.public.type.test")
_LOADS = ("llvm.type.checked.load", "llvm.type.checked.load.relative")
_WIDEST = 64

Found = list[tuple[CallBase, int]]  # a call through a table, and the offset in bytes of its slot


def add_intrinsic(s: SummaryState, call: CallInst, callee: Function, summary: FunctionSummary) -> None:
    """What a call of an intrinsic adds to the summary of a function."""
    if callee.name in _TESTS:
        guid = _type_guid(call, 1)
        if guid is not None:
            _add_test(s, call, guid, summary)
    elif callee.name in _LOADS:
        guid = _type_guid(call, 2)
        if guid is not None:
            _add_checked_load(s, call, guid, summary)


def _type_guid(call: CallInst, place: int) -> int | None:
    operand = call.operands[place]
    held = operand.metadata if isinstance(operand, MetadataAsValue) else None
    return guid_of(held.string) if isinstance(held, MDString) else None


def _add_test(s: SummaryState, call: CallInst, guid: int, summary: FunctionSummary) -> None:
    assumed = [_is_assume(user) for user in call.users]
    if not all(assumed):
        _add_type(summary, guid)
    if not any(assumed):
        return
    found: Found = []
    _loads_through(s, strip_casts(call.operands[0]), call, _tree(call), found)
    for one, offset in found:
        slot = VirtualFunctionId(guid, offset)
        _add_call(one, slot, summary.type_test_assume_vcalls, summary.type_test_assume_constant_calls)


def _add_checked_load(s: SummaryState, call: CallInst, guid: int, summary: FunctionSummary) -> None:
    offset = call.operands[1]
    if not isinstance(offset, ConstantInt):
        _add_type(summary, guid)
        return
    pointers: list[Instruction] = []
    other_uses = False
    for user in call.users:
        indices = user.indices if isinstance(user, ExtractValueInst) else ()
        if isinstance(user, ExtractValueInst) and tuple(indices) == (0,):
            pointers.append(user)
        elif tuple(indices) != (1,):
            other_uses = True
    found: Found = []
    tree = _tree(call)
    for pointer in pointers:
        other_uses = _calls_of(pointer, offset.value, call, tree, found) or other_uses
    if other_uses:
        _add_type(summary, guid)
    for one, at in found:
        slot = VirtualFunctionId(guid, at)
        _add_call(one, slot, summary.type_checked_load_vcalls, summary.type_checked_load_constant_calls)


def _add_type(summary: FunctionSummary, guid: int) -> None:
    if guid not in summary.type_tests:
        summary.type_tests.append(guid)


def _add_call(
    call: CallBase, slot: VirtualFunctionId, calls: list[VirtualFunctionId], constant: list[ConstantVirtualCall]
) -> None:
    """Note a call; one whose arguments after the first are constant integers has these with it."""
    arguments: list[int] = []
    for argument in call.arguments[1:]:
        width = argument.type.width if isinstance(argument.type, IntegerType) else 0
        if not isinstance(argument, ConstantInt) or not 0 < width <= _WIDEST:
            if all((one.guid, one.offset) != (slot.guid, slot.offset) for one in calls):
                calls.append(slot)
            return
        arguments.append(argument.unsigned)
    known = [(one.function.guid, one.function.offset, one.arguments) for one in constant]
    if (slot.guid, slot.offset, arguments) not in known:
        constant.append(ConstantVirtualCall(slot, arguments))


def _is_assume(user: Value) -> bool:
    return isinstance(user, CallInst) and isinstance(user.callee, Function) and user.callee.name == "llvm.assume"


def _tree(call: CallInst) -> DominatorTree:
    block = call.parent
    assert block is not None and block.parent is not None
    return DominatorTree(block.parent)


def _loads_through(s: SummaryState, table: Value, test: CallInst, tree: DominatorTree, found: Found) -> None:
    """Calls of what is loaded from a table at constant offsets, in the order of uses."""
    todo: list[tuple[Use, int]] = [(use, 0) for use in reversed(table.uses)]
    while todo:
        use, at = todo.pop()
        user = use.user
        if isinstance(user, CastInst) and user.opcode == "bitcast":
            todo += [(one, at) for one in reversed(user.uses)]
        elif isinstance(user, LoadInst):
            _calls_of(user, at, test, tree, found)
        elif isinstance(user, GetElementPtrInst):
            moved = constant_offset(s, user.source_element_type, user.operands[1:]) if use.index == 0 else None
            if moved is not None:
                todo += [(one, at + moved) for one in reversed(user.uses)]
        elif isinstance(user, CallInst) and isinstance(user.callee, Function):
            by = user.operands[1] if user.callee.name.startswith("llvm.load.relative.") else None
            if isinstance(by, ConstantInt) and s.module.dialect.has(SUMMARY_RELATIVE_LOADS):
                _calls_of(user, at + by.value, test, tree, found)


def _calls_of(pointer: Instruction, offset: int, test: CallInst, tree: DominatorTree, found: Found) -> bool:
    """Add the calls of a function pointer that the test dominates. Returns whether there are uses that are no calls."""
    others = False
    todo: list[Use] = [*reversed(pointer.uses)]
    while todo:
        use = todo.pop()
        user = use.user
        if not isinstance(user, Instruction) or not tree.dominates(test, user, use.index):
            continue
        if isinstance(user, CastInst) and user.opcode == "bitcast":
            todo += reversed(user.uses)
        elif isinstance(user, (CallInst, InvokeInst)):
            found.append((user, offset))
        else:
            others = True
    return others


def constant_offset(s: SummaryState, ty: Type, indices: tuple[Value, ...]) -> int | None:
    """The bytes that indices move a pointer to `ty` by; None where they are not constant."""
    total = 0
    for place, index in enumerate(indices):
        if not isinstance(index, ConstantInt):
            return None
        try:
            if place == 0:
                total += index.value * s.module.layout.alloc_size(ty).fixed
            elif isinstance(ty, StructType):
                total += s.module.layout.struct_layout(ty).offsets[index.value]
                ty = ty.contained_types()[index.value]
            elif isinstance(ty, (ArrayType, VectorType)):
                ty = ty.element
                total += index.value * s.module.layout.alloc_size(ty).fixed
        except UnsupportedError:
            return None
    return total
