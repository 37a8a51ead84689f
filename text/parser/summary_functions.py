"""The fields of a function's summary: calls, type tests, accesses through parameters, memory profiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.dialects.features import (
    HOT_ALLOCATIONS,
    RELATIVE_FREQUENCY_TAIL_CALLS,
    SUMMARY_EMPTY_STACKS,
    SUMMARY_FREQUENCIES,
    SUMMARY_MEMORY_PROFILES,
)
from irkit.integers import signed
from irkit.summary import (
    ALLOCATION_TYPES,
    OLD_ALLOCATION_TYPES,
    AllocationInfo,
    CallEdge,
    CallsiteInfo,
    ConstantVirtualCall,
    FunctionSummary,
    MemoryInfoBlock,
    OffsetRange,
    ParameterAccess,
    ParameterCall,
    VirtualFunctionId,
)
from text.parser.summary_fields import (
    LAST_32,
    LAST_64,
    Fields,
    flag,
    items,
    numbers,
    signed_range,
    unknown,
    unsigned,
    word,
)

if TYPE_CHECKING:
    from text.parser.state import Parser
    from text.parser.summary import SummaryParser
    from text.syntax.tree import Node

_HOTNESS: Final = ("unknown", "cold", "none", "hot", "critical")


def parse_function_field(s: SummaryParser, summary: FunctionSummary, label: Node, value: Node) -> None:
    """One optional field of a `function: (…)`. Raises ParseError."""
    p = s.p
    name = label.text
    if name in ("allocs", "callsites"):
        p.need(label, f"the field '{name}' of a summary", SUMMARY_MEMORY_PROFILES)
    if name == "calls":
        summary.calls = [_call(s, item) for item in items(p, value)]
    elif name == "typeIdInfo":
        _type_id_info(s, summary, value)
    elif name == "params":
        summary.parameter_accesses = [_access(s, item) for item in items(p, value)]
    elif name == "allocs":
        summary.allocations = [_allocation(s, item) for item in items(p, value)]
    elif name == "callsites":
        summary.callsites = [_callsite(s, item) for item in items(p, value)]
    else:
        raise unknown(p, label, "a function's summary")


def _call(s: SummaryParser, node: Node) -> CallEdge:
    """`(callee: ^2, hotness: hot, tail: 1)`"""
    p = s.p
    fields = Fields(p, node)
    edge = CallEdge(s.reference(fields.take("callee")).value)
    for label, value in fields.rest():
        if label.text == "hotness":
            edge.hotness = word(p, value, _HOTNESS, "how hot the call is")
        elif label.text == "relbf":
            edge.relative_frequency = unsigned(p, value, LAST_32)
        elif label.text == "tail":
            p.need(label, "the field 'tail' of a call in a summary", RELATIVE_FREQUENCY_TAIL_CALLS)
            edge.has_tail_call = flag(p, value)
        else:
            raise unknown(p, label, "a call")
    if edge.hotness != "unknown" and edge.relative_frequency:
        raise p.error(node, "a call has either 'hotness' or 'relbf'")
    if not p.dialect.has(SUMMARY_FREQUENCIES):
        edge.relative_frequency = 0
    return edge


# Types


def _type_id_info(s: SummaryParser, summary: FunctionSummary, node: Node) -> None:
    p = s.p
    for label, value in Fields(p, node).rest():
        name = label.text
        if name == "typeTests":
            summary.type_tests = [
                s.type_guid(item) if item.rule == "SUMMARY_ID" else unsigned(p, item) for item in items(p, value)
            ]
        elif name == "typeTestAssumeVCalls":
            summary.type_test_assume_vcalls = _virtual_functions(s, value)
        elif name == "typeCheckedLoadVCalls":
            summary.type_checked_load_vcalls = _virtual_functions(s, value)
        elif name == "typeTestAssumeConstVCalls":
            summary.type_test_assume_constant_calls = [_constant_call(s, item) for item in items(p, value)]
        elif name == "typeCheckedLoadConstVCalls":
            summary.type_checked_load_constant_calls = [_constant_call(s, item) for item in items(p, value)]
        else:
            raise unknown(p, label, "'typeIdInfo'")


def _virtual_functions(s: SummaryParser, node: Node) -> list[VirtualFunctionId]:
    items(s.p, node)
    found: list[VirtualFunctionId] = []
    for label, value in Fields(s.p, node).rest():
        if label.text != "vFuncId":
            raise s.p.error(label, "expected 'vFuncId:' here")
        found.append(_virtual_function(s, value))
    return found


def _virtual_function(s: SummaryParser, node: Node) -> VirtualFunctionId:
    """`(^4, offset: 16)` or `(guid: 123, offset: 16)`"""
    p = s.p
    fields = Fields(p, node)
    if node.children and node.children[0].rule == "SUMMARY_ID":
        guid = s.type_guid(node.children[0])
        fields.at = 1
    else:
        guid = unsigned(p, fields.take("guid"))
    offset = unsigned(p, fields.take("offset"))
    fields.end()
    return VirtualFunctionId(guid, offset)


def _constant_call(s: SummaryParser, node: Node) -> ConstantVirtualCall:
    """`(vFuncId: (…), args: (1, 2))`"""
    fields = Fields(s.p, node)
    function = _virtual_function(s, fields.take("vFuncId"))
    arguments: list[int] = []
    if fields.has_more():
        arguments = numbers(s.p, fields.take("args"))
    fields.end()
    return ConstantVirtualCall(function, arguments)


# Parameters


def _access(s: SummaryParser, node: Node) -> ParameterAccess:
    """`(param: 0, offset: [0, 7], calls: (…))`"""
    p = s.p
    fields = Fields(p, node)
    parameter = unsigned(p, fields.take("param"))
    use = _offsets(p, fields.take("offset"))
    calls: list[ParameterCall] = []
    if fields.has_more():
        for item in items(p, fields.take("calls")):
            parts = Fields(p, item)
            callee = s.reference(parts.take("callee")).value
            other = unsigned(p, parts.take("param"))
            calls.append(ParameterCall(other, callee, _offsets(p, parts.take("offset"))))
            parts.end()
    fields.end()
    return ParameterAccess(parameter, use, calls)


def _offsets(p: Parser, node: Node) -> OffsetRange:
    """A range whose last number is in it."""
    lower, last = signed_range(p, node)
    upper = signed((last + 1) & LAST_64, 64)
    if lower == upper:
        return OffsetRange(lower, upper) if lower == -1 else OffsetRange(0, 0)
    return OffsetRange(lower, upper)


# Memory profiles


def _allocation(s: SummaryParser, node: Node) -> AllocationInfo:
    """`(versions: (none), memProf: ((type: cold, stackIds: (1, 2)), …))`"""
    p = s.p
    fields = Fields(p, node)
    versions = [_allocation_type(p, item) for item in items(p, fields.take("versions"))]
    blocks: list[MemoryInfoBlock] = []
    for item in items(p, fields.take("memProf")):
        parts = Fields(p, item)
        kind = _allocation_type(p, parts.take("type"))
        blocks.append(MemoryInfoBlock(kind, _stack_ids(s, parts.take("stackIds"))))
        parts.end()
    fields.end()
    return AllocationInfo(versions, blocks)


def _allocation_type(p: Parser, node: Node) -> int:
    types = ALLOCATION_TYPES if p.dialect.has(HOT_ALLOCATIONS) else OLD_ALLOCATION_TYPES
    numbers_by_word = {name: number for number, name in types.items()}
    return numbers_by_word[word(p, node, tuple(numbers_by_word), "a type of allocation")]


def _stack_ids(s: SummaryParser, node: Node) -> list[int]:
    """None for a call site that was synthesized, or in an index that does not say contexts, where the release has
    these."""
    p = s.p
    if p.dialect.has(SUMMARY_EMPTY_STACKS) and node.rule == "list" and not node.children:
        return []
    found = numbers(p, node)
    s.stack_ids.update(dict.fromkeys(found))
    return found


def _callsite(s: SummaryParser, node: Node) -> CallsiteInfo:
    """`(callee: ^2, clones: (0), stackIds: (1, 2))`"""
    p = s.p
    fields = Fields(p, node)
    said = fields.take("callee")
    is_null = said.rule == "IDENT" and said.text == "null"
    callee = None if is_null else s.reference(said).value
    clones = numbers(p, fields.take("clones"), LAST_32)
    stack_ids = _stack_ids(s, fields.take("stackIds"))
    fields.end()
    return CallsiteInfo(callee, clones, stack_ids)
