"""From LLVM 23 on, metadata of the kind `guid` gives a global the GUID by which the summary knows it."""

from __future__ import annotations

import irkit

GUID = 0xFEDCBA9876543210
TEXT = """\
source_filename = "a.c"

@g = global i32 1, !guid !0

define void @f() !guid !1 {
  ret void
}

!0 = !{i64 111}
!1 = !{i64 -81985529216486896}

^0 = module: (path: "a.bc", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "g", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition, noRenameOnPromotion: 0), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 111
^2 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition, noRenameOnPromotion: 0), insts: 1))) ; guid = 18364758544493064720
^3 = blockcount: 0
"""  # noqa: E501


def read_back(module: irkit.Module, llvm_version: int) -> irkit.Module:
    data = irkit.to_bitcode(module, producer=f"LLVM{llvm_version}.1.0")
    return irkit.parse_bitcode(data, "a.bc")


def test_a_summary_goes_by_the_guids_that_globals_are_given() -> None:
    read = read_back(irkit.parse_assembly(TEXT, llvm_version=23), 23)
    assert read.summary is not None
    assert {guid: len(info.summaries) for guid, info in read.summary.values.items()} == {111: 1, GUID: 1}
    shown = irkit.to_assembly(read)
    assert [line for line in shown.splitlines() if line.startswith("^")] == TEXT.splitlines()[-4:]


def test_a_given_guid_stays_where_a_global_is_renamed() -> None:
    module = irkit.parse_assembly(TEXT, llvm_version=23)
    module.functions["f"].name = "h"
    read = read_back(module, 23)
    assert read.summary is not None
    assert read.summary.values[GUID].name == "h"
    assert len(read.summary.values[GUID].summaries) == 1


def test_before_23_the_name_makes_the_guid() -> None:
    text = TEXT.replace(", noRenameOnPromotion: 0", "")
    read = read_back(irkit.parse_assembly(text, llvm_version=22), 22)
    assert read.summary is not None
    assert 111 not in read.summary.values
