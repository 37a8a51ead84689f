"""Summaries as bitcode: what fixtures cannot show, since no tool writes it or an edit is needed."""

from __future__ import annotations

import pytest
from writer_states import FIXTURES, new_module

import irkit
from bitcode.writer.summary_profile import radix_tree
from irkit.dialects import Dialect
from irkit.errors import EditError, IRKitError, UnsupportedError, VerificationError
from irkit.module import Module
from irkit.summary import (
    AliasSummary,
    CallEdge,
    FunctionSummary,
    GlobalVarSummary,
    ModuleSummaryIndex,
    OffsetRange,
    ParameterAccess,
    ParameterCall,
    SummaryReference,
    guid_of,
)


def read_back(module: Module) -> ModuleSummaryIndex:
    made = irkit.parse_bitcode(irkit.to_bitcode(module)).summary
    assert made is not None
    return made


def fixture(name: str) -> Module:
    module = irkit.parse_bitcode((FIXTURES / name).read_bytes(), name)
    module.materialize()
    return module


# Combined ones


def combined(version: int = 22) -> tuple[Module, ModuleSummaryIndex]:
    module = Module("", Dialect.of(version))
    index = module.summary = ModuleSummaryIndex()
    index.is_combined = True
    index.add_module("b.o", 0).hash = (1, 2, 3, 4, 5)
    index.add_module("a.o", 1)
    return module, index


def test_modules_are_numbered_by_path() -> None:
    module, index = combined()
    index.value(7).summaries.append(FunctionSummary("b.o"))
    made = read_back(module)
    assert [(m.path, m.id, m.hash) for m in made.modules.values()] == [
        ("a.o", 0, (0, 0, 0, 0, 0)),
        ("b.o", 1, (1, 2, 3, 4, 5)),
    ]
    assert [s.module_path for s in made.values[7].summaries] == ["b.o"]


def test_before_llvm_18_they_keep_their_numbers() -> None:
    module, index = combined(16)
    index.value(7).summaries.append(FunctionSummary("b.o"))
    assert {m.path: m.id for m in read_back(module).modules.values()} == {"a.o": 1, "b.o": 0}


def test_guids_of_all_sizes_survive() -> None:
    module, index = combined()
    for guid in (1, 1 << 32, (1 << 64) - 1):
        summary = FunctionSummary("a.o")
        summary.type_tests = [guid]
        summary.entry_count = guid
        summary.linkage = "internal"
        summary.original_guid = guid
        index.value(guid).summaries.append(summary)
    for guid, value in read_back(module).values.items():
        [made] = value.summaries
        assert isinstance(made, FunctionSummary)
        assert (made.type_tests, made.entry_count, made.original_guid) == ([guid], guid, guid)


def test_what_has_no_summary_is_not_referred_to() -> None:
    module, index = combined()
    summary = FunctionSummary("a.o")
    known = index.value(1)
    unknown = index.value(2)
    known.summaries.append(summary)
    summary.references = [SummaryReference(unknown), SummaryReference(known, "readonly")]
    summary.calls = [CallEdge(unknown), CallEdge(known, "hot", 0, True)]
    calls = [ParameterCall(0, unknown, OffsetRange(0, 1))]
    summary.parameter_accesses = [
        ParameterAccess(0, OffsetRange(-8, 8), calls),
        ParameterAccess(1, OffsetRange(-(1 << 63), 8), []),
    ]
    [made] = read_back(module).values[1].summaries
    assert isinstance(made, FunctionSummary)
    assert [(r.value.guid, r.access) for r in made.references] == [(1, "readonly")]
    assert [(e.callee.guid, e.hotness, e.has_tail_call) for e in made.calls] == [(1, "hot", True)]
    assert [(a.parameter, a.use.lower, a.use.upper) for a in made.parameter_accesses] == [(1, -(1 << 63), 8)]


def test_an_indirect_call_finds_what_was_promoted_until_llvm_17() -> None:
    for version, found in ((17, [5]), (19, [])):
        module, index = combined(version)
        caller = FunctionSummary("a.o")
        callee = FunctionSummary("b.o")
        callee.linkage = "internal"
        callee.original_guid = 4
        caller.calls = [CallEdge(index.value(4), "cold")]
        index.value(3).summaries.append(caller)
        index.value(5).summaries.append(callee)
        [made] = read_back(module).values[3].summaries
        assert isinstance(made, FunctionSummary)
        assert [edge.callee.guid for edge in made.calls] == found


def test_a_name_before_promotion_means_one_function_or_none() -> None:
    """Until LLVM 17; of the summaries of one GUID either may have it."""
    for originals, kind, found in (
        ({5: [4]}, FunctionSummary, [5]),
        ({5: [4], 6: [7]}, FunctionSummary, [5]),
        ({5: [4], 6: [4]}, FunctionSummary, []),
        ({5: [4], 6: [4], 7: [4]}, FunctionSummary, []),
        ({5: [4, 4]}, FunctionSummary, [5]),
        ({5: [0, 4]}, FunctionSummary, [5]),
        ({4: [4], 5: [4]}, FunctionSummary, [4]),
        ({5: [4]}, GlobalVarSummary, []),
    ):
        module, index = combined(17)
        caller = FunctionSummary("a.o")
        caller.calls = [CallEdge(index.value(4), "cold")]
        index.value(3).summaries.append(caller)
        for guid, names in originals.items():
            for path, original in zip(("a.o", "b.o"), names, strict=False):
                callee = kind(path)
                callee.linkage = "internal"
                callee.original_guid = original
                index.value(guid).summaries.append(callee)
        [made] = read_back(module).values[3].summaries
        assert isinstance(made, FunctionSummary)
        assert [edge.callee.guid for edge in made.calls] == found, originals


def test_jump_tables_of_functions_that_are_mentioned() -> None:
    module, index = combined()
    index.value(guid_of("f")).summaries.append(FunctionSummary("a.o"))
    index.cfi_function_definitions = ["g", "f"]
    index.cfi_function_declarations = ["\x01f"]
    made = read_back(module)
    assert (made.cfi_function_definitions, made.cfi_function_declarations) == (["f"], ["\x01f"])


def test_types_that_functions_name() -> None:
    module, index = combined()
    summary = FunctionSummary("a.o")
    summary.type_tests = [guid_of("named")]
    index.value(1).summaries.append(summary)
    index.type_id("named").type_test.kind = "single"
    index.type_id("not named")
    made = read_back(module)
    assert list(made.type_ids) == ["named"]
    assert made.type_ids["named"].type_test.kind == "single"


@pytest.mark.parametrize(
    ("what", "error", "said"),
    [
        ("module", VerificationError, "there is no module 'c.o'"),
        ("aliasee", UnsupportedError, "alias"),
        ("linkage", VerificationError, "the linkage is 'outside'"),
        ("hotness", VerificationError, "a hotness is 'tepid'"),
    ],
)
def test_what_is_not_there_is_refused(what: str, error: type[IRKitError], said: str) -> None:
    module, index = combined()
    summary = FunctionSummary("a.o")
    index.value(1).summaries.append(summary)
    if what == "module":
        summary.module_path = "c.o"
    elif what == "aliasee":
        index.value(2).summaries.append(AliasSummary("a.o"))
    elif what == "linkage":
        summary.linkage = "outside"
    else:
        summary.calls = [CallEdge(index.value(1), "tepid")]
    with pytest.raises(error, match=said):
        irkit.to_bitcode(module)


# Those of a module


def test_a_reference_to_nothing_is_refused() -> None:
    module = fixture("summary/functions.16.bc")
    assert module.summary is not None
    for value in list(module.summary.values.values()):
        for summary in value.summaries:
            if isinstance(summary, GlobalVarSummary | FunctionSummary):
                summary.references = [SummaryReference(module.summary.value(12345))]
    with pytest.raises(UnsupportedError, match="12345"):
        irkit.to_bitcode(module)


def test_a_function_that_the_summary_knows_keeps_a_name() -> None:
    module = fixture("summary/functions.22.bc")
    with pytest.raises(EditError, match="the summary knows it by that"):
        module.functions[0].name = ""
    assert module.functions[0].name == "leaf"


def test_the_hash_is_that_of_the_new_module() -> None:
    module = fixture("summary/hotness.22.bc")
    before = module.provenance.hash
    module.source_filename = "another.c"
    made = irkit.parse_bitcode(irkit.to_bitcode(module))
    assert before is not None
    assert made.provenance.hash is not None
    assert made.provenance.hash != before


def test_no_summary_no_block() -> None:
    """Nor for an index of nothing, unless it is that of the module, which a summary made from it has."""
    module = new_module()
    assert irkit.parse_bitcode(irkit.to_bitcode(module)).summary is None
    index = module.summary = ModuleSummaryIndex()
    assert irkit.parse_bitcode(irkit.to_bitcode(module)).summary is None
    index.flags = 8
    assert read_back(module).flags == 8
    index.flags = 0
    index.add_module("")
    assert read_back(module).flags == 0


PROFILED = """define void @f() {
  ret void
}
^0 = module: (path: "", hash: (0, 0, 0, 0, 0))
^1 = gv: (VALUE, summaries: (function: (module: ^0, flags: (linkage: external, notEligibleToImport: 0, live: 0, \
dsoLocal: 0), insts: 1, allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1, 2)), \
(type: cold, stackIds: (3, 2)), (type: cold, stackIds: (4)))), (versions: (none), memProf: ((type: cold, \
stackIds: (5)), (type: notcold, stackIds: (6))))))))
"""
SIZES = [[(1 << 63, 8), (7, (1 << 64) - 9)], [], [(9, 5)]]


@pytest.mark.parametrize(
    ("release", "is_combined", "found"),
    [
        (22, False, SIZES),
        (19, False, [[(0, (1 << 64) - 1)], [(0, 0)], [(0, 5)]]),
        (19, True, [[(0, (1 << 64) - 1)], [(0, 0)], [(0, 5)]]),
        (20, True, [[], [], []]),
    ],
)
def test_sizes_of_contexts(release: int, is_combined: bool, found: list[list[tuple[int, int]]]) -> None:
    """Of one allocation, as the other has none: by their ids from LLVM 20 on, before that the sum of each context."""
    head, body = PROFILED.split("^0", 1)
    text = f"^0{body}".replace("VALUE", "guid: 7") if is_combined else head + f"^0{body}".replace("VALUE", 'name: "f"')
    module = irkit.parse_assembly(text, "m", release)
    assert module.summary is not None
    [summary] = [one for value in module.summary.values.values() for one in value.summaries]
    assert isinstance(summary, FunctionSummary)
    for block, sizes in zip(summary.allocations[0].blocks, SIZES, strict=True):
        block.context_sizes = list(sizes)
    [made] = [one for value in read_back(module).values.values() for one in value.summaries]
    assert isinstance(made, FunctionSummary)
    assert [block.context_sizes for block in made.allocations[0].blocks] == found
    assert [block.context_sizes for block in made.allocations[1].blocks] == [[], []]


@pytest.mark.parametrize("text", ["", "^0 = flags: 8", '^0 = gv: (name: "a")', "^0 = gv: (guid: 5)"])
@pytest.mark.parametrize("release", [13, 22])
def test_a_summary_without_summaries_comes_back(text: str, release: int) -> None:
    """With abbreviations where LLVM's index had a value, without where not; a reader gives it the global in both."""
    data = irkit.to_bitcode(irkit.parse_assembly(f"@a = global i8 0\n{text}\n", "m", release))
    assert irkit.to_bitcode(irkit.parse_bitcode(data, "m")) == data
    assert (irkit.parse_bitcode(data, "m").summary is not None) == bool(text)


# Contexts of allocations


def decode(tree: list[int], at: int) -> list[int]:
    """One stack of a radix tree; see Note [context radix tree]."""
    count = tree[at]
    frames: list[int] = []
    at += 1
    while len(frames) < count:
        if tree[at] >> 31:
            at += (1 << 32) - tree[at]
        frames.append(tree[at])
        at += 1
    return frames


@pytest.mark.parametrize(
    "stacks",
    [
        [[1]],
        [[1, 2, 3]],
        [[1, 2, 3], [4, 2, 3], [5, 3], [1, 2, 3]],
        [[0, 1], [2, 1], [3, 1], [9]],
        [[k, k // 2, k // 4, k // 8] for k in range(40)],
    ],
)
def test_a_radix_tree_holds_its_stacks(stacks: list[list[int]]) -> None:
    tree, places = radix_tree(stacks)
    assert [decode(tree, place) for place in places] == stacks


def test_stacks_share_what_is_next_to_the_root() -> None:
    tree, places = radix_tree([[1, 2, 3], [4, 2, 3]])
    assert tree == [3, 1, (1 << 32) - 3, 3, 4, 2, 3]
    assert places == [0, 3]
