"""Summaries: what is computed, read and printed."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit
from irkit.dialects import Dialect
from irkit.errors import UnsupportedError
from irkit.summary import (
    AllocationInfo,
    DevirtualizationByArgument,
    DevirtualizationResolution,
    FunctionSummary,
    GlobalVarSummary,
    MemoryInfoBlock,
    ModuleSummaryIndex,
    OffsetRange,
    SummaryModule,
    global_identifier,
    guid_of,
)
from text.printer.summary import resolution_text, summary_text

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


def test_the_module_that_regular_lto_made_has_the_last_number() -> None:
    index = ModuleSummaryIndex()
    for path, number in (("a.o", 0xFFFFFFFE), ("b.o", 0xFFFFFFFF)):
        index.modules[path] = SummaryModule(path, number)
    lines = summary_text(index, Dialect.of(16)).splitlines()
    assert [line.split('"')[1] for line in lines if "module" in line] == ["a.o", "[Regular LTO]"]


def test_calls_of_a_type_s_functions_are_resolved_by_arguments() -> None:
    resolution = DevirtualizationResolution()
    for byte, bit in ((0, 0), (3, 0), (0, 2)):
        resolution.by_arguments[byte, bit] = DevirtualizationByArgument("virtualConstProp", 7, byte, bit)
    assert resolution_text(resolution) == (
        "wpdRes: (kind: indir, resByArg: (args: (0, 0), byArg: (kind: virtualConstProp), "
        "args: (0, 2), byArg: (kind: virtualConstProp, byte: 0, bit: 2), "
        "args: (3, 0), byArg: (kind: virtualConstProp, byte: 3, bit: 0)))"
    )


def test_flags_of_functions_that_a_release_has_no_word_for_are_none() -> None:
    index = made_index()
    summary = FunctionSummary("a.o")
    index.value(1).summaries.append(summary)
    for flags, said in ((0, None), (1, "readNone"), (1 << 5, "alwaysInline"), (1 << 6, None)):
        summary.function_flags = flags
        text = summary_text(index, Dialect.of(13))
        assert ("funcFlags" in text, f"{said}: 1" in text) == (said is not None, said is not None)


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


def test_a_summary_is_read_once() -> None:
    module = irkit.parse_bitcode((FIXTURES / "summary" / "functions.22.bc").read_bytes())
    assert module.has_summary
    summary = module.summary
    assert summary is not None
    summary.values.clear()
    assert module.summary is summary
    assert not summary.values
    assert module.has_summary
    module.summary = None
    assert not module.has_summary
    assert module.summary is None
