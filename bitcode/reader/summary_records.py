"""The operands of a summary's records, and the parts that several records have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.errors import BitcodeError
from irkit.summary import (
    ConstantVirtualCall,
    DevirtualizationByArgument,
    DevirtualizationResolution,
    GlobalValueSummary,
    TypeIdSummary,
    VirtualFunctionId,
)

# By LLVM's enumerations: GlobalValue::LinkageTypes, VisibilityTypes, CalleeInfo::HotnessType and those of type ids.
LINKAGES: Final = (
    "external",
    "available_externally",
    "linkonce",
    "linkonce_odr",
    "weak",
    "weak_odr",
    "appending",
    "internal",
    "private",
    "extern_weak",
    "common",
)
VISIBILITIES: Final = ("default", "hidden", "protected")
HOTNESS: Final = ("unknown", "cold", "none", "hot", "critical")
TYPE_TEST_KINDS: Final = ("unsat", "byteArray", "inline", "single", "allOnes", "unknown")
DEVIRTUALIZATION_KINDS: Final = ("indir", "singleImpl", "branchFunnel")
BY_ARGUMENT_KINDS: Final = ("indir", "uniformRetVal", "uniqueRetVal", "virtualConstProp")

MASK32: Final = 0xFFFFFFFF


class SummaryRecord:
    """The operands of one record, taken one after another; one that is missing raises BitcodeError."""

    __slots__ = ("at", "operands")

    def __init__(self, operands: list[int]) -> None:
        self.operands: list[int] = operands
        self.at: int = 0

    def left(self) -> int:
        return len(self.operands) - self.at

    def take(self) -> int:
        if self.at >= len(self.operands):
            raise BitcodeError(f"a summary's record of {len(self.operands)} operands, which lacks some")
        self.at += 1
        return self.operands[self.at - 1]

    def take_list(self, count: int) -> list[int]:
        if count > self.left():
            raise BitcodeError(f"{count} operands expected in a summary's record where {self.left()} are left")
        self.at += count
        return self.operands[self.at - count : self.at]

    def take_count(self) -> int:
        """A number of groups that follow; there cannot be more than operands."""
        count = self.take()
        if count > self.left():
            raise BitcodeError(
                f"{count} groups of operands in a summary's record where {self.left()} operands are left"
            )
        return count

    def take_signed(self) -> int:
        """A number whose lowest bit is its sign; 1 alone stands for the smallest of 64 bits."""
        bits = self.take()
        if bits & 1 == 0:
            return bits >> 1
        return -(bits >> 1) if bits != 1 else -(1 << 63)

    def rest(self) -> list[int]:
        return self.take_list(self.left())


def keyword(table: tuple[str, ...], number: int, what: str) -> str:
    if number >= len(table):
        raise BitcodeError(f"{what} {number} in a summary")
    return table[number]


def set_summary_flags(summary: GlobalValueSummary, bits: int, version: int) -> None:
    """Linkage in 4 bits, a bit each for what follows, visibility in 2, the kind of import in 1. Before version 3 of
    the summary nothing was dead and nothing could be imported."""
    summary.linkage = keyword(LINKAGES, bits & 15, "linkage")
    summary.not_eligible_to_import = bool(bits >> 4 & 1) or version < 3
    summary.live = bool(bits >> 5 & 1) or version < 3
    summary.dso_local = bool(bits >> 6 & 1)
    summary.can_auto_hide = bool(bits >> 7 & 1)
    summary.visibility = keyword(VISIBILITIES, bits >> 8 & 3, "visibility")
    summary.import_type = "declaration" if bits >> 10 & 1 else "definition"


def read_call_flags(bits: int) -> tuple[str, bool]:
    """Hotness in 3 bits, then whether one of the calls is a tail call."""
    return keyword(HOTNESS, bits & 7, "hotness"), bool(bits & 8)


def read_constant_call(record: SummaryRecord) -> ConstantVirtualCall:
    guid = record.take()
    offset = record.take()
    return ConstantVirtualCall(VirtualFunctionId(guid, offset), record.rest())


def read_type_id(type_id: TypeIdSummary, record: SummaryRecord, string: Callable[[SummaryRecord], str]) -> None:
    """[kind, width of size - 1, align, size - 1, bit mask, inline bits, (slot, kind, name, (arguments, kind, …)…)…]"""
    test = type_id.type_test
    test.kind = keyword(TYPE_TEST_KINDS, record.take(), "type test resolution")
    test.size_m1_bit_width = record.take() & MASK32
    test.align_log2 = record.take()
    test.size_m1 = record.take()
    test.bit_mask = record.take() & 0xFF
    test.inline_bits = record.take()
    while record.left():
        offset = record.take()
        resolution = DevirtualizationResolution(keyword(DEVIRTUALIZATION_KINDS, record.take(), "devirtualization"))
        resolution.single_implementation = string(record)
        for _ in range(record.take_count()):
            arguments = tuple(record.take_list(record.take()))
            kind = keyword(BY_ARGUMENT_KINDS, record.take(), "devirtualization by argument")
            info = record.take()
            byte = record.take() & MASK32
            bit = record.take() & MASK32
            resolution.by_arguments[arguments] = DevirtualizationByArgument(kind, info, byte, bit)
        type_id.devirtualization[offset] = resolution
