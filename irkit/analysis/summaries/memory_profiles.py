"""Allocations and call sites of a memory profile, as metadata `!memprof` and `!callsite` tells them."""

from __future__ import annotations

from typing import Final

from irkit.analysis.summaries.state import SummaryState
from irkit.constants import ConstantInt
from irkit.dialects.features import SUMMARY_HOT_ALLOCATIONS
from irkit.instructions import CallBase
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, Metadata
from irkit.summary import AllocationInfo, CallsiteInfo, FunctionSummary, MemoryInfoBlock, ValueInfo

_ALLOCATION_TYPES: Final = {"notcold": 1, "cold": 2, "hot": 4}
_LOW_64_BITS: Final = 0xFFFFFFFFFFFFFFFF


def add_memory_profile(s: SummaryState, call: CallBase, callee: ValueInfo, summary: FunctionSummary) -> None:
    """Add what the metadata of a direct call says."""
    stack = _stack(_node(call, "callsite"))
    profile = _node(call, "memprof")
    if profile is not None:
        blocks: list[MemoryInfoBlock] = []
        for node in profile.operands:
            if isinstance(node, MDNode) and node.operands:
                ids = _own_ids(s, _without_prefix(_stack(node.operands[0]), stack))
                blocks.append(MemoryInfoBlock(_allocation_type(s, node), ids))
        summary.allocations.append(AllocationInfo([0], blocks))
    elif stack:
        _note(s, stack)
        summary.callsites.append(CallsiteInfo(callee, [0], stack))


def _node(call: CallBase, kind: str) -> MDNode | None:
    return next((node for node in call.metadata.get_all(kind) if isinstance(node, MDNode)), None)


def _stack(node: Metadata | None) -> list[int]:
    """The ids of the frames."""
    held = (
        [one.value for one in node.operands if isinstance(one, ConstantAsMetadata)] if isinstance(node, MDNode) else []
    )
    return [value.value & _LOW_64_BITS for value in held if isinstance(value, ConstantInt)]


def _without_prefix(stack: list[int], prefix: list[int]) -> list[int]:
    """The frames behind those that the call site has itself, as inlining leaves them."""
    same = 0
    while same < min(len(stack), len(prefix)) and stack[same] == prefix[same]:
        same += 1
    return stack[same:]


def _own_ids(s: SummaryState, stack: list[int]) -> list[int]:
    """The frames without direct recursion."""
    _note(s, stack)
    return [one for place, one in enumerate(stack) if place == 0 or stack[place - 1] != one]


def _note(s: SummaryState, stack: list[int]) -> None:
    s.index.stack_ids += [one for one in dict.fromkeys(stack) if one not in s.index.stack_ids]


def _allocation_type(s: SummaryState, node: MDNode) -> int:
    held = node.operands[1] if len(node.operands) > 1 else None
    name = held.string if isinstance(held, MDString) else ""
    if name == "hot" and not s.module.dialect.has(SUMMARY_HOT_ALLOCATIONS):
        name = ""
    return _ALLOCATION_TYPES.get(name, _ALLOCATION_TYPES["notcold"])
