"""What the summary of a module and the combined one of many have in common: flags, and the records before a function's.

`SummaryIds` gives values their numbers; how it does is all that differs in those records.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bitcode.bitstream.bits import signed64
from bitcode.schema import codes as c
from bitcode.schema.codecs.globalval_summary_read import (
    ParamAccess,
    ParamAccessAccesse,
    ParamAccessAccesseCall,
    TypeCheckedLoadConstVcall,
    TypeCheckedLoadVcalls,
    TypeId,
    TypeIdResolution,
    TypeIdResolutionByArg,
    TypeTestAssumeConstVcall,
    TypeTestAssumeVcalls,
    TypeTests,
)
from bitcode.schema.codecs.globalval_summary_write import (
    write_param_access,
    write_type_checked_load_const_vcall,
    write_type_checked_load_vcalls,
    write_type_test_assume_const_vcall,
    write_type_test_assume_vcalls,
    write_type_tests,
)
from bitcode.schema.codecs.globalval_summary_write import (
    write_type_id as write_type_id_record,
)
from bitcode.schema.codecs.packed import (
    EDGE_HAS_TAIL_CALL,
    FUNCTION_NO_UNWIND,
    SUMMARY_CAN_AUTO_HIDE,
    SUMMARY_DSO_LOCAL,
    SUMMARY_IMPORT_AS_DECLARATION,
    SUMMARY_LIVE,
    SUMMARY_NO_RENAME_ON_PROMOTION,
    SUMMARY_NOT_ELIGIBLE_TO_IMPORT,
    SUMMARY_VISIBILITY_AT,
    VARIABLE_CONSTANT,
    VARIABLE_READ_ONLY,
    VARIABLE_VCALL_VISIBILITY_AT,
    VARIABLE_WRITE_ONLY,
)
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.state import WriterState, encode
from irkit.dialects.encodings import (
    BY_ARGUMENT_KINDS,
    DEVIRTUALIZATION_KINDS,
    SUMMARY_HOTNESS,
    SUMMARY_LINKAGES,
    TYPE_TEST_KINDS,
    VISIBILITIES,
)
from irkit.dialects.features import (
    RELATIVE_FREQUENCY_TAIL_CALLS,
    SUMMARY_IMPORT_TYPES,
    SUMMARY_PROMOTIONS,
    SUMMARY_UNWIND_FLAGS,
)
from irkit.dialects.producers import summary_version
from irkit.summary import (
    CallEdge,
    DevirtualizationByArgument,
    DevirtualizationResolution,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    TypeIdSummary,
    ValueInfo,
)

# Those that all releases have.
FIRST_FUNCTION_FLAGS: Final = FUNCTION_NO_UNWIND - 1
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
    """What all summaries have, in one number."""
    flags = number_of(SUMMARY_LINKAGES, summary.linkage, state, "linkage")
    flags |= number_of(VISIBILITIES, summary.visibility, state, "visibility") << SUMMARY_VISIBILITY_AT
    if summary.not_eligible_to_import:
        flags |= SUMMARY_NOT_ELIGIBLE_TO_IMPORT
    if summary.live:
        flags |= SUMMARY_LIVE
    if summary.dso_local:
        flags |= SUMMARY_DSO_LOCAL
    if summary.can_auto_hide:
        flags |= SUMMARY_CAN_AUTO_HIDE
    if summary.import_type == "declaration" and state.dialect.has(SUMMARY_IMPORT_TYPES):
        flags |= SUMMARY_IMPORT_AS_DECLARATION
    if summary.no_rename_on_promotion and state.dialect.has(SUMMARY_PROMOTIONS):
        flags |= SUMMARY_NO_RENAME_ON_PROMOTION
    return flags


def hotness_bits(state: WriterState, edge: CallEdge) -> int:
    """How hot a call is, and whether it is a tail call."""
    tail = EDGE_HAS_TAIL_CALL if edge.has_tail_call and state.dialect.has(RELATIVE_FREQUENCY_TAIL_CALLS) else 0
    return number_of(SUMMARY_HOTNESS, edge.hotness, state, "hotness") | tail


def function_flags(state: WriterState, summary: FunctionSummary) -> int:
    flags = summary.function_flags
    return flags if state.dialect.has(SUMMARY_UNWIND_FLAGS) else flags & FIRST_FUNCTION_FLAGS


def variable_flags(summary: GlobalVarSummary) -> int:
    flags = summary.vcall_visibility << VARIABLE_VCALL_VISIBILITY_AT
    if summary.read_only:
        flags |= VARIABLE_READ_ONLY
    if summary.write_only:
        flags |= VARIABLE_WRITE_ONLY
    if summary.constant:
        flags |= VARIABLE_CONSTANT
    return flags


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


def layout_version(state: WriterState) -> int:
    """The version of the summaries that the module's release writes."""
    return summary_version(state.dialect.llvm_version)


def signed(numbers: Iterable[int]) -> vec[i64]:
    """Unsigned numbers of 64 bits as a record has them."""
    return vec[i64]([signed64(number) for number in numbers])


def write_type_records(state: WriterState, summary: FunctionSummary, ids: SummaryIds) -> None:
    """The types that a function tests for, its virtual calls, and what it reaches through its parameters."""
    emit = state.stream.emit
    if summary.type_tests:
        emit(NO_ABBREV, c.FS_TYPE_TESTS, write_type_tests(TypeTests(guids=signed(summary.type_tests))))
    if summary.type_test_assume_vcalls:
        calls = TypeTestAssumeVcalls(
            call_guids=signed([call.guid for call in summary.type_test_assume_vcalls]),
            call_offsets=signed([call.offset for call in summary.type_test_assume_vcalls]),
        )
        emit(NO_ABBREV, c.FS_TYPE_TEST_ASSUME_VCALLS, write_type_test_assume_vcalls(calls))
    if summary.type_checked_load_vcalls:
        loads = TypeCheckedLoadVcalls(
            call_guids=signed([call.guid for call in summary.type_checked_load_vcalls]),
            call_offsets=signed([call.offset for call in summary.type_checked_load_vcalls]),
        )
        emit(NO_ABBREV, c.FS_TYPE_CHECKED_LOAD_VCALLS, write_type_checked_load_vcalls(loads))
    for call in summary.type_test_assume_constant_calls:
        tested = TypeTestAssumeConstVcall(
            guid=signed64(call.function.guid), offset=signed64(call.function.offset), args=signed(call.arguments)
        )
        emit(NO_ABBREV, c.FS_TYPE_TEST_ASSUME_CONST_VCALL, write_type_test_assume_const_vcall(tested))
    for call in summary.type_checked_load_constant_calls:
        loaded = TypeCheckedLoadConstVcall(
            guid=signed64(call.function.guid), offset=signed64(call.function.offset), args=signed(call.arguments)
        )
        emit(NO_ABBREV, c.FS_TYPE_CHECKED_LOAD_CONST_VCALL, write_type_checked_load_const_vcall(loaded))
    accesses = parameter_accesses(summary, ids)
    if accesses:
        emit(NO_ABBREV, c.FS_PARAM_ACCESS, write_param_access(ParamAccess(accesses=accesses)))


def parameter_accesses(summary: FunctionSummary, ids: SummaryIds) -> list[ParamAccessAccesse]:
    """A parameter that is passed on to a function without number is left out."""
    found: list[ParamAccessAccesse] = []
    for access in summary.parameter_accesses:
        calls: list[ParamAccessAccesseCall] = []
        for call in access.calls:
            callee = ids.number(call.callee)
            if callee is None:
                break
            calls.append(
                ParamAccessAccesseCall(
                    param=call.parameter, callee=callee, lower=call.offsets.lower, upper=call.offsets.upper
                )
            )
        else:
            found.append(
                ParamAccessAccesse(
                    param=access.parameter,
                    lower=access.use.lower,
                    upper=access.use.upper,
                    call_count=len(calls),
                    calls=calls,
                )
            )
    return found


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
    """TYPE_ID, with the resolutions in the order of their slots."""
    test = type_id.type_test
    offset, size = name_operands(state, type_id.name)
    record = TypeId(
        strtab_offset=offset,
        strtab_size=size,
        kind=number_of(TYPE_TEST_KINDS, test.kind, state, "type test resolution"),
        size_m1_bit_width=test.size_m1_bit_width,
        align_log2=signed64(test.align_log2),
        size_m1=signed64(test.size_m1),
        bit_mask=test.bit_mask,
        inline_bits=signed64(test.inline_bits),
        resolutions=[
            resolution_record(state, slot, type_id.devirtualization[slot]) for slot in sorted(type_id.devirtualization)
        ],
    )
    state.stream.emit(NO_ABBREV, c.FS_TYPE_ID, write_type_id_record(record))


def resolution_record(state: WriterState, slot: int, resolution: DevirtualizationResolution) -> TypeIdResolution:
    offset, size = name_operands(state, resolution.single_implementation)
    return TypeIdResolution(
        offset=signed64(slot),
        kind=number_of(DEVIRTUALIZATION_KINDS, resolution.kind, state, "devirtualization"),
        strtab_offset=offset,
        strtab_size=size,
        by_arg_count=len(resolution.by_arguments),
        by_args=[
            by_argument_record(state, arguments, resolution.by_arguments[arguments])
            for arguments in sorted(resolution.by_arguments)
        ],
    )


def by_argument_record(
    state: WriterState, arguments: tuple[int, ...], found: DevirtualizationByArgument
) -> TypeIdResolutionByArg:
    return TypeIdResolutionByArg(
        arg_count=len(arguments),
        args=signed(arguments),
        kind=number_of(BY_ARGUMENT_KINDS, found.kind, state, "devirtualization by argument"),
        info=signed64(found.info),
        byte=found.byte,
        bit=found.bit,
    )


def name_operands(state: WriterState, name: str) -> tuple[int, int]:
    """Where a name is in the string table; the module's hash does not cover those of a summary."""
    text = encode(name)
    return state.strtab.add(text), len(text)
