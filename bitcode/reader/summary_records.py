"""What the records of a summary have in common: words by number, flags, and how a type identifier is resolved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bitcode.bitstream.bits import unsigned64
from bitcode.schema.codecs.globalval_summary_read import TypeId, TypeIdResolution
from bitcode.schema.codecs.packed import (
    EDGE_HAS_TAIL_CALL,
    EDGE_HOTNESS_AT,
    EDGE_HOTNESS_MASK,
    SUMMARY_CAN_AUTO_HIDE,
    SUMMARY_DSO_LOCAL,
    SUMMARY_IMPORT_AS_DECLARATION,
    SUMMARY_LINKAGE_AT,
    SUMMARY_LINKAGE_MASK,
    SUMMARY_LIVE,
    SUMMARY_NO_RENAME_ON_PROMOTION,
    SUMMARY_NOT_ELIGIBLE_TO_IMPORT,
    SUMMARY_VISIBILITY_AT,
    SUMMARY_VISIBILITY_MASK,
)
from irkit.dialects.encodings import (
    BY_ARGUMENT_KINDS,
    DEVIRTUALIZATION_KINDS,
    SUMMARY_HOTNESS,
    SUMMARY_LINKAGES,
    TYPE_TEST_KINDS,
    VISIBILITIES,
)
from irkit.errors import BitcodeError
from irkit.summary import (
    DevirtualizationByArgument,
    DevirtualizationResolution,
    GlobalValueSummary,
    TypeIdSummary,
)

MASK32: Final = 0xFFFFFFFF


def keyword(table: tuple[str, ...], number: int, what: str) -> str:
    if not 0 <= number < len(table):
        raise BitcodeError(f"{what} {unsigned64(number)} in a summary")
    return table[number]


def set_summary_flags(summary: GlobalValueSummary, bits: int, version: int) -> None:
    """Before version 3 of the summary nothing was dead and nothing could be imported."""
    summary.linkage = keyword(SUMMARY_LINKAGES, bits >> SUMMARY_LINKAGE_AT & SUMMARY_LINKAGE_MASK, "linkage")
    summary.not_eligible_to_import = bool(bits & SUMMARY_NOT_ELIGIBLE_TO_IMPORT) or version < 3
    summary.live = bool(bits & SUMMARY_LIVE) or version < 3
    summary.dso_local = bool(bits & SUMMARY_DSO_LOCAL)
    summary.can_auto_hide = bool(bits & SUMMARY_CAN_AUTO_HIDE)
    summary.visibility = keyword(VISIBILITIES, bits >> SUMMARY_VISIBILITY_AT & SUMMARY_VISIBILITY_MASK, "visibility")
    summary.no_rename_on_promotion = bool(bits & SUMMARY_NO_RENAME_ON_PROMOTION)
    summary.import_type = "declaration" if bits & SUMMARY_IMPORT_AS_DECLARATION else "definition"


def read_call_flags(bits: int) -> tuple[str, bool]:
    """How hot a call is, and whether one of the calls is a tail call."""
    hotness = keyword(SUMMARY_HOTNESS, bits >> EDGE_HOTNESS_AT & EDGE_HOTNESS_MASK, "hotness")
    return hotness, bool(bits & EDGE_HAS_TAIL_CALL)


def fill_type_id(type_id: TypeIdSummary, record: TypeId, string: Callable[[int, int], str]) -> None:
    """What TYPE_ID says of a type identifier."""
    test = type_id.type_test
    test.kind = keyword(TYPE_TEST_KINDS, record.kind, "type test resolution")
    test.size_m1_bit_width = record.size_m1_bit_width & MASK32
    test.align_log2 = unsigned64(record.align_log2)
    test.size_m1 = unsigned64(record.size_m1)
    test.bit_mask = record.bit_mask & 0xFF
    test.inline_bits = unsigned64(record.inline_bits)
    for one in record.resolutions:
        type_id.devirtualization[unsigned64(one.offset)] = resolution_of(one, string)


def resolution_of(record: TypeIdResolution, string: Callable[[int, int], str]) -> DevirtualizationResolution:
    resolution = DevirtualizationResolution(keyword(DEVIRTUALIZATION_KINDS, record.kind, "devirtualization"))
    resolution.single_implementation = string(record.strtab_offset, record.strtab_size)
    for one in record.by_args:
        kind = keyword(BY_ARGUMENT_KINDS, one.kind, "devirtualization by argument")
        resolution.by_arguments[tuple([unsigned64(argument) for argument in one.args])] = DevirtualizationByArgument(
            kind, unsigned64(one.info), one.byte & MASK32, one.bit & MASK32
        )
    return resolution
