"""Summaries: what is computed, read and printed."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit
from irkit.dialects import Dialect
from irkit.errors import UnsupportedError
from irkit.summary import (
    AllocationInfo,
    FunctionSummary,
    GlobalVarSummary,
    MemoryInfoBlock,
    ModuleSummaryIndex,
    OffsetRange,
    global_identifier,
    guid_of,
)
from text.printer.summary import summary_text

FIXTURES = Path(__file__).parents[2] / "fixtures"
VERSIONS = (13, 14, 16, 19, 22)


def load(name: str, version: int) -> ModuleSummaryIndex:
    path = FIXTURES / f"{name}.{version}.bc"
    index = irkit.parse_bitcode(path.read_bytes(), name=path.name).summary
    assert index is not None
    return index


def test_a_guid_is_the_low_half_of_the_md5_of_the_name() -> None:
    assert guid_of("main") == 15822663052811949562


def test_a_local_name_is_hashed_with_its_source_s_name() -> None:
    assert global_identifier("f", "external", "a.c", ";") == "f"
    assert global_identifier("f", "internal", "a.c", ";") == "a.c;f"
    assert global_identifier("\x01f", "private", "", ":") == "<unknown>:f"


@pytest.mark.parametrize(
    ("lower", "upper", "least", "most"),
    [
        (0, 8, 0, 7),
        (-4, 4, -4, 3),
        (-1, -1, -(1 << 63), (1 << 63) - 1),
        (8, 0, -(1 << 63), (1 << 63) - 1),
        (0, 0, 0, -1),
        (5, -(1 << 63), 5, (1 << 63) - 1),
    ],
)
def test_ranges_print_as_signed_bounds(lower: int, upper: int, least: int, most: int) -> None:
    offsets = OffsetRange(lower, upper)
    assert (offsets.signed_min, offsets.signed_max) == (least, most)


@pytest.mark.parametrize("version", VERSIONS)
def test_functions_and_variables_of_a_module(version: int) -> None:
    index = load("summary/functions", version)
    assert not index.is_full_lto
    kinds = {value.name: [type(summary) for summary in value.summaries] for value in index.values.values()}
    assert FunctionSummary in {kind for found in kinds.values() for kind in found}
    assert GlobalVarSummary in {kind for found in kinds.values() for kind in found}
    for guid, value in index.values.items():
        assert value.guid == guid


@pytest.mark.parametrize("version", VERSIONS)
def test_full_lto_summaries_say_so(version: int) -> None:
    assert load("summary/full-lto", version).is_full_lto


def test_the_separator_in_guids_differs_by_release() -> None:
    for version, separator in ((16, ":"), (19, ";")):
        path = FIXTURES / f"summary/functions.{version}.bc"
        module = irkit.parse_bitcode(path.read_bytes(), name=path.name)
        internal = next(value for value in module.functions if value.linkage == "internal")
        assert module.summary is not None
        assert guid_of(f"{module.source_filename}{separator}{internal.name}") in module.summary.values


def made_index() -> ModuleSummaryIndex:
    index = ModuleSummaryIndex()
    index.add_module("b.o", 0)
    index.add_module("a.o", 1)
    return index


def test_modules_are_in_the_order_of_their_paths_and_before_llvm_18_of_their_ids() -> None:
    for version, first in ((16, "b.o"), (19, "a.o")):
        assert summary_text(made_index(), Dialect.of(version)).startswith(f'\n^0 = module: (path: "{first}", hash: (0')


def test_values_are_in_the_order_of_their_guids() -> None:
    index = made_index()
    index.value(9, "nine")
    index.value(3)
    lines = summary_text(index, Dialect.of(22)).splitlines()[3:]
    assert lines == ["^2 = gv: (guid: 3)", '^3 = gv: (name: "nine") ; guid = 9', "^4 = blockcount: 0"]


def test_flags_are_printed_only_if_there_are_some() -> None:
    index = made_index()
    index.flags = 8
    index.block_count = 5
    assert summary_text(index, Dialect.of(22)).endswith("^2 = flags: 8\n^3 = blockcount: 5\n")


def test_an_allocation_type_that_a_release_has_no_word_for_is_refused() -> None:
    index = made_index()
    summary = FunctionSummary("a.o")
    summary.allocations.append(AllocationInfo([0], [MemoryInfoBlock(3, [1, 2])]))
    index.value(1).summaries.append(summary)
    assert "(type: notcoldandcold, stackIds: (1, 2))" in summary_text(index, Dialect.of(16))
    with pytest.raises(UnsupportedError, match="allocation type 3 in a summary of LLVM 22"):
        summary_text(index, Dialect.of(22))
