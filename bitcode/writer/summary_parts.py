"""What the summary of a module and the combined one of many have in common: flags, and the records before a function's.

`SummaryIds` gives values their numbers; how it does is all that differs in those records.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bitcode.schema import codes as c
from bitcode.schema.runtime import rotate
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.state import WriterState, encode
from irkit.dialects.encodings import SUMMARY_LINKAGES, VISIBILITIES
from irkit.dialects.features import SUMMARY_IMPORT_TYPES, SUMMARY_UNWIND_FLAGS
from irkit.summary import (
    ConstantVirtualCall,
    DevirtualizationResolution,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    OffsetRange,
    TypeIdSummary,
    ValueInfo,
    VirtualFunctionId,
)

HOTNESS: Final = ("unknown", "cold", "none", "hot", "critical")
TYPE_TEST_KINDS: Final = ("unsat", "byteArray", "inline", "single", "allOnes", "unknown")
DEVIRTUALIZATION_KINDS: Final = ("indir", "singleImpl", "branchFunnel")
BY_ARGUMENT_KINDS: Final = ("indir", "uniformRetVal", "uniqueRetVal", "virtualConstProp")
FIRST_FUNCTION_FLAGS: Final = 0x3F  # those that all releases have
TAIL_CALL: Final = 8
MASK32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class SummaryIds:
    """The numbers that values have in a summary."""

    def number(self, value: ValueInfo) -> int | None:
        """A value's number; None if it has none."""
        raise NotImplementedError


def number_of(table: tuple[str, ...], word: str, state: WriterState, what: str) -> int:
    if word not in table:
        raise state.unsupported(f"{what} {word!r} in a summary")
    return table.index(word)


def summary_flags(state: WriterState, summary: GlobalValueSummary) -> int:
    """Linkage in 4 bits, a bit each for what follows, visibility in 2, the kind of import in 1."""
    flags = number_of(SUMMARY_LINKAGES, summary.linkage, state, "linkage")
    flags |= summary.not_eligible_to_import << 4 | summary.live << 5
    flags |= summary.dso_local << 6 | summary.can_auto_hide << 7
    flags |= number_of(VISIBILITIES, summary.visibility, state, "visibility") << 8
    if summary.import_type == "declaration" and state.dialect.has(SUMMARY_IMPORT_TYPES):
        flags |= 1 << 10
    return flags


def function_flags(state: WriterState, summary: FunctionSummary) -> int:
    flags = summary.function_flags
    return flags if state.dialect.has(SUMMARY_UNWIND_FLAGS) else flags & FIRST_FUNCTION_FLAGS


def variable_flags(summary: GlobalVarSummary) -> int:
    flags = summary.read_only | summary.write_only << 1 | summary.constant << 2
    return flags | summary.vcall_visibility << 3


def special_references(summary: GlobalValueSummary) -> tuple[int, int]:
    """How many references only read and only write: those at the end of the list, the latter last."""
    accesses = [reference.access for reference in summary.references]
    write_only = 0
    while accesses and accesses[-1] == "writeonly":
        accesses.pop()
        write_only += 1
    read_only = 0
    while accesses and accesses[-1] == "readonly":
        accesses.pop()
        read_only += 1
    return read_only, write_only


# What stands before a function's own record


def write_type_records(state: WriterState, summary: FunctionSummary, ids: SummaryIds) -> None:
    """The types that a function tests for, its virtual calls, and what it reaches through its parameters."""
    emit = state.stream.emit
    if summary.type_tests:
        emit(NO_ABBREV, c.FS_TYPE_TESTS, [as_signed(guid) for guid in summary.type_tests])
    write_vcalls(state, c.FS_TYPE_TEST_ASSUME_VCALLS, summary.type_test_assume_vcalls)
    write_vcalls(state, c.FS_TYPE_CHECKED_LOAD_VCALLS, summary.type_checked_load_vcalls)
    write_constant_vcalls(state, c.FS_TYPE_TEST_ASSUME_CONST_VCALL, summary.type_test_assume_constant_calls)
    write_constant_vcalls(state, c.FS_TYPE_CHECKED_LOAD_CONST_VCALL, summary.type_checked_load_constant_calls)
    accesses = parameter_accesses(summary, ids)
    if accesses:
        emit(NO_ABBREV, c.FS_PARAM_ACCESS, accesses)


def write_vcalls(state: WriterState, code: int, calls: list[VirtualFunctionId]) -> None:
    if calls:
        record: list[int] = []
        for call in calls:
            record += (as_signed(call.guid), as_signed(call.offset))
        state.stream.emit(NO_ABBREV, code, record)


def write_constant_vcalls(state: WriterState, code: int, calls: list[ConstantVirtualCall]) -> None:
    for call in calls:
        record = [call.function.guid, call.function.offset, *call.arguments]
        state.stream.emit(NO_ABBREV, code, [as_signed(operand) for operand in record])


def parameter_accesses(summary: FunctionSummary, ids: SummaryIds) -> list[int]:
    """[(parameter, range, number of calls, (parameter, callee, range)…)…]; a parameter that is passed on to a function
    without number is left out."""
    record: list[int] = []
    for access in summary.parameter_accesses:
        part = [access.parameter, *range_operands(access.use), len(access.calls)]
        for call in access.calls:
            callee = ids.number(call.callee)
            if callee is None:
                break
            part += (call.parameter, callee, *range_operands(call.offsets))
        else:
            record += part
    return record


def range_operands(offsets: OffsetRange) -> tuple[int, int]:
    return rotate(offsets.lower), rotate(offsets.upper)


def as_signed(number: int) -> int:
    """An unsigned number of 64 bits as the stream takes it."""
    return number - (1 << 64) if number >> 63 else number


# Type identifiers


def referenced_type_ids(summary: FunctionSummary) -> set[int]:
    """The GUIDs of the types that a function names."""
    found = set(summary.type_tests)
    found.update(call.guid for call in summary.type_test_assume_vcalls)
    found.update(call.guid for call in summary.type_checked_load_vcalls)
    found.update(call.function.guid for call in summary.type_test_assume_constant_calls)
    found.update(call.function.guid for call in summary.type_checked_load_constant_calls)
    return found


def write_type_id(state: WriterState, type_id: TypeIdSummary) -> None:
    """[name, kind, width of size - 1, align, size - 1, bit mask, inline bits, resolutions by slot…]"""
    test = type_id.type_test
    kind = number_of(TYPE_TEST_KINDS, test.kind, state, "type test resolution")
    record = [*name_operands(state, type_id.name), kind, test.size_m1_bit_width, test.align_log2]
    record += (as_signed(test.size_m1), test.bit_mask, as_signed(test.inline_bits))
    for offset in sorted(type_id.devirtualization):
        record.append(as_signed(offset))
        record += resolution_operands(state, type_id.devirtualization[offset])
    state.stream.emit(NO_ABBREV, c.FS_TYPE_ID, record)


def resolution_operands(state: WriterState, resolution: DevirtualizationResolution) -> list[int]:
    kind = number_of(DEVIRTUALIZATION_KINDS, resolution.kind, state, "devirtualization")
    record = [kind, *name_operands(state, resolution.single_implementation), len(resolution.by_arguments)]
    for arguments in sorted(resolution.by_arguments):
        found = resolution.by_arguments[arguments]
        record.append(len(arguments))
        record += [as_signed(argument) for argument in arguments]
        record.append(number_of(BY_ARGUMENT_KINDS, found.kind, state, "devirtualization by argument"))
        record += (as_signed(found.info), found.byte, found.bit)
    return record


def name_operands(state: WriterState, name: str) -> tuple[int, int]:
    """Where a name is in the string table; the module's hash does not cover those of a summary."""
    text = encode(name)
    return state.strtab.add(text), len(text)
