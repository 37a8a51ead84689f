"""What LLVM 23 brought for targets and inliners: `!mem.cache_hint`, `!amdgpu.expected.active.lanes`,
`!inline_history` (LangRef, "Metadata")."""

from __future__ import annotations

from typing import Final

from irkit.functions import Function
from irkit.instructions import (
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallBase,
    FenceInst,
    Instruction,
    LoadInst,
    StoreInst,
    VAArgInst,
)
from irkit.integers import signed
from irkit.metadata import MDNode, MDString, Metadata, ValueAsMetadata, constant_integer
from irkit.types import PointerType
from irkit.verifier.frame import Verifier, is_intrinsic
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("hints")


def _rule(name: str, message: str) -> Rule:
    return _C.rule(name, message, first=23)


HINT_PLACE: Final = _rule("cache-hint-place", "!mem.cache_hint is only valid on memory operations")
HINT_CALL: Final = _rule("cache-hint-call", "!mem.cache_hint is not supported on non-intrinsic calls")
HINT_PAIRS: Final = _rule(
    "cache-hint-pairs", "!mem.cache_hint must have even number of operands (operand_no, hint_node pairs)"
)
HINT_ALTERNATE: Final = _rule(
    "cache-hint-alternate",
    "!mem.cache_hint must alternate between i32 operand numbers and metadata hint nodes",
)
HINT_NEGATIVE: Final = _rule("cache-hint-negative", "!mem.cache_hint operand number must be non-negative")
HINT_BOUNDS: Final = _rule("cache-hint-bounds", "!mem.cache_hint operand number is out of range")
HINT_POINTER: Final = _rule("cache-hint-pointer", "!mem.cache_hint operand number must refer to a pointer operand")
HINT_TWICE: Final = _rule("cache-hint-twice", "!mem.cache_hint contains duplicate operand number")
HINT_ORDER: Final = _rule("cache-hint-order", "!mem.cache_hint operand numbers must be in increasing order")
HINT_EVEN: Final = _rule(
    "cache-hint-even", "!mem.cache_hint hint node must have even number of operands (key-value pairs)"
)
HINT_KEY: Final = _rule("cache-hint-key", "!mem.cache_hint key must be a string")
HINT_KEY_TWICE: Final = _rule("cache-hint-key-twice", "!mem.cache_hint hint node contains duplicate key")
HINT_VALUE: Final = _rule("cache-hint-value", "!mem.cache_hint value must be a string or integer")
LANES_COUNT: Final = _rule("lanes-count", "!amdgpu.expected.active.lanes must have exactly one operand")
LANES_TYPE: Final = _rule("lanes-type", "!amdgpu.expected.active.lanes operand must be an i32 constant")
HISTORY_PLACE: Final = _rule("inline-history-place", "!inline_history should only exist on calls")
HISTORY_OPERAND: Final = _rule("inline-history-operand", "!inline_history operands must be functions or null")

_MEMORY: Final = (LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst, FenceInst, VAArgInst, CallBase)


def cache_hint(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not v.has(HINT_PLACE):
        return
    if not isinstance(i, _MEMORY):
        v.fail(HINT_PLACE, i)
    elif isinstance(i, CallBase) and not is_intrinsic(i.callee):
        v.fail(HINT_CALL, i)
    elif len(node.operands) % 2:
        v.fail(HINT_PAIRS, i, node)
    else:
        _cache_hints(v, i, node)


def _cache_hints(v: Verifier, i: Instruction, node: MDNode) -> None:
    """The hints, each behind the number of its operand."""
    last = 0
    seen: set[int] = set()
    for place in range(0, len(node.operands), 2):
        number, hint = constant_integer(node.operands[place]), node.operands[place + 1]
        if number is None or not isinstance(hint, MDNode):
            v.fail(HINT_ALTERNATE, i, node)
            return
        index = signed(number.value, number.width)
        if not _is_pointer_operand(v, i, node, index):
            return
        if index in seen:
            v.fail(HINT_TWICE, i, node)
            return
        if index < last:
            v.fail(HINT_ORDER, i, node)
            return
        seen.add(index)
        last = index
        if not _hint(v, i, hint):
            return


def _is_pointer_operand(v: Verifier, i: Instruction, node: MDNode, index: int) -> bool:
    if index < 0:
        return v.fail(HINT_NEGATIVE, i, node)
    operands = i.operands
    if index >= (i.argument_count if isinstance(i, CallBase) else len(operands)):
        return v.fail(HINT_BOUNDS, i, node)
    return isinstance(operands[index].type, PointerType) or v.fail(HINT_POINTER, i, node)


def _hint(v: Verifier, i: Instruction, hint: MDNode) -> bool:
    """The keys and values for one operand."""
    if len(hint.operands) % 2:
        return v.fail(HINT_EVEN, i, hint)
    keys: set[str] = set()
    for place in range(0, len(hint.operands), 2):
        key, value = hint.operands[place], hint.operands[place + 1]
        if not isinstance(key, MDString):
            return v.fail(HINT_KEY, i, hint)
        if key.string in keys:
            return v.fail(HINT_KEY_TWICE, i, hint)
        keys.add(key.string)
        if not isinstance(value, MDString) and constant_integer(value) is None:
            return v.fail(HINT_VALUE, i, hint)
    return True


def active_lanes(v: Verifier, i: Instruction, node: MDNode) -> None:
    if len(node.operands) != 1:
        v.fail(LANES_COUNT, i, node)
        return
    lanes = constant_integer(node.operands[0])
    if lanes is None or lanes.width != 32:
        v.fail(LANES_TYPE, i, node)


def inline_history(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not isinstance(i, CallBase):
        v.fail(HISTORY_PLACE, i)
    elif not all(_is_function(operand) for operand in node.operands):
        v.fail(HISTORY_OPERAND, i, node)


def _is_function(metadata: Metadata | None) -> bool:
    return metadata is None or (isinstance(metadata, ValueAsMetadata) and isinstance(metadata.value, Function))
