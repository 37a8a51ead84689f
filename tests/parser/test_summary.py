"""The ThinLTO summary in text, and what llvm-as writes of it."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refused

import irkit
from bitcode.bitstream import BitWriter
from bitcode.schema import codes as c
from irkit.summary import FunctionSummary, guid_of
from irkit.unstable_sort import unstable_sort

FLAGS = "flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0)"
MODULE = '^0 = module: (path: "a.o", hash: (1, 2, 3, 4, 5))\n'


def function(fields: str, guid: int = 1, number: int = 1) -> str:
    return f"^{number} = gv: (guid: {guid}, summaries: (function: (module: ^0, {FLAGS}, insts: 1{fields})))\n"


def shown(text: str, llvm_version: int = 16) -> list[str]:
    """The entries behind the module's."""
    return printed(MODULE + text, llvm_version)[1:]


@pytest.mark.parametrize(
    "fields",
    [
        ", funcFlags: (readNone: 0, readOnly: 1, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0,"
        " noUnwind: 0, mayThrow: 1, hasUnknownCall: 0, mustBeUnreachable: 0)",
        ", calls: ((callee: ^1, hotness: hot), (callee: ^1))",
        ", refs: (^1, readonly ^1, writeonly ^1)",
        ", typeIdInfo: (typeTests: (5, 6))",
        ", typeIdInfo: (typeTestAssumeVCalls: (vFuncId: (guid: 3, offset: 16)))",
        ", typeIdInfo: (typeCheckedLoadConstVCalls: ((vFuncId: (guid: 3, offset: 16), args: (42, 43))))",
        ", params: ((param: 0, offset: [0, 7]), (param: 1, offset: [-8, 9223372036854775806]))",
        ", params: ((param: 0, offset: [0, 7], calls: ((callee: ^1, param: 2, offset: [-1, 1]))))",
        ", allocs: ((versions: (none), memProf: ((type: notcold, stackIds: (1, 2)), (type: cold, stackIds: (3)))))",
        ", callsites: ((callee: ^1, clones: (0, 1), stackIds: (7)), (callee: null, clones: (0), stackIds: (8)))",
    ],
)
def test_functions_of_a_combined_index(fields: str) -> None:
    lines = shown(function(fields))
    assert lines[0] == function(fields).rstrip("\n")


def test_references_may_come_before_what_they_refer_to() -> None:
    lines = shown(function(", calls: ((callee: ^7))", 2, 3) + function("", 9, 7))
    assert lines[0].startswith("^1 = gv: (guid: 2, ") and "calls: ((callee: ^2))" in lines[0]


def test_a_combined_index_leaves_out_what_has_no_summary() -> None:
    lines = shown(function(", calls: ((callee: ^2, relbf: 256)), refs: (^2)") + "^2 = gv: (guid: 9)\n")
    assert lines[0] == function("").rstrip("\n")
    assert len(lines) == 2  # and the count of blocks


def test_type_identifiers() -> None:
    summary = (
        "typeTestRes: (kind: byteArray, sizeM1BitWidth: 7, alignLog2: 1, sizeM1: 2, bitMask: 3, inlineBits: 4), "
        "wpdResolutions: ((offset: 0, wpdRes: (kind: branchFunnel)), "
        '(offset: 8, wpdRes: (kind: singleImpl, singleImplName: "f")), '
        "(offset: 16, wpdRes: (kind: indir, resByArg: (args: (1, 2), byArg: (kind: uniformRetVal, info: 3), "
        "args: (4), byArg: (kind: virtualConstProp, byte: 5, bit: 6), "
        "args: (5), byArg: (kind: virtualConstProp, byte: 7, bit: 0), "
        "args: (6), byArg: (kind: virtualConstProp, byte: 0, bit: 1)))))"
    )
    lines = shown(function(", typeIdInfo: (typeTests: (^5))") + f'^5 = typeid: (name: "T", summary: ({summary}))\n')
    assert "typeTests: (^2)" in lines[0]
    assert lines[1] == f'^2 = typeid: (name: "T", summary: ({summary})) ; guid = {guid_of("T")}'


def test_flags_and_counts() -> None:
    lines = shown(function("") + "^2 = flags: 8\n^3 = blockcount: 77\n")
    assert lines[1:] == ["^2 = flags: 8", "^3 = blockcount: 77"]


def test_a_module_s_own_summary() -> None:
    text = f"""source_filename = "x"
@v = internal global i32 0
define void @f() {{
  ret void
}}
{MODULE}^1 = gv: (name: "f", summaries: (function: (module: ^0, {FLAGS}, insts: 1, refs: (^2))))
^2 = gv: (name: "v", summaries: (variable: (module: ^0, {FLAGS.replace("external", "internal")}, varFlags: \
(readonly: 1, writeonly: 0, constant: 0))))
"""
    module = parse(text, 16)
    index = module.summary
    assert index is not None and list(index.modules) == ["test.ll"]
    assert {value.name: value.guid for value in index.values.values()} == {"f": guid_of("f"), "v": guid_of("x:v")}
    summary = index.values[guid_of("f")].summaries[0]
    assert isinstance(summary, FunctionSummary) and summary.module_path == "test.ll"


def test_a_summary_that_says_nothing_is_none() -> None:
    assert parse(MODULE + "^1 = blockcount: 5\n").summary is None


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("^0 = foo: (a: 1)", "1:6: expected the kind of an entry"),
        ('^0 = gv: (name: "f")', '1:11: the summary refers to the global "f"'),
        ("^0 = gv: (1)", "1:11: expected a field"),
        (MODULE + function(", calls: ((callee: ^9))"), "2:"),
        (MODULE + function(", calls: ((callee: ^1, heat: hot))"), "2:"),
        (MODULE + function(", calls: ((callee: ^1, hotness: warm))"), "2:"),
        (MODULE + function(", typeIdInfo: (typeTests: (^9))"), "2:"),
        (MODULE + function(", foo: 1"), "2:"),
        ('^0 = module: (path: "a", hash: (1, 2))', "1:36: a hash has 5 words"),
        ('^0 = module: (path: "a", hash: (1, 2, 3, 4, 4294967296))', "1:45: the integer is too large"),
    ],
)
def test_refused(text: str, error: str) -> None:
    assert refused(text).startswith(error)


def test_fields_of_other_releases_are_named() -> None:
    text = MODULE + function(", calls: ((callee: ^1, tail: 1))")
    assert "LLVM 16 does not have the field 'tail'" in refused(text, 16)


def test_equal_items_come_out_as_the_standard_library_leaves_them() -> None:
    # What std::sort of GNU's library makes of 20 equal items.
    order = unstable_sort(list(range(20)), lambda item: 0)
    assert order == [10, 19, 18, 17, 16, 15, 14, 13, 12, 11, 0, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert unstable_sort(list(range(16)), lambda item: 0) == list(range(16))
    items = [(7 * number) % 101 for number in range(101)]
    assert unstable_sort(items, lambda item: item) == sorted(items)


@pytest.mark.parametrize(("flag", "is_full"), [("", False), ("i32 1", False), ("i32 0", True), ("i32 2", False)])
def test_a_flag_of_the_module_tells_whose_summary_it_is(flag: str, is_full: bool) -> None:
    """`!"ThinLTO"` of 0 is for regular LTO, which another block of the bitcode tells."""
    flags = f'!llvm.module.flags = !{{!0}}\n!0 = !{{i32 1, !"ThinLTO", {flag}}}\n' if flag else ""
    summary = function("").replace("guid: 1", 'name: "f"')
    module = parse(f"define void @f() {{\n  ret void\n}}\n{flags}{MODULE}{summary}", 16)
    assert module.summary is not None and not module.summary.is_full_lto
    again = irkit.parse_bitcode(irkit.to_bitcode(module)).summary
    assert again is not None and again.is_full_lto == is_full


@pytest.mark.parametrize(("words", "path"), [(4, True), (6, True), (5, False)])
def test_a_hash_in_bitcode_has_five_words_and_a_module(words: int, path: bool) -> None:
    writer = BitWriter()
    writer.raw_bytes(b"BC\xc0\xde")
    writer.enter_block(c.MODULE_BLOCK_ID, 4)
    writer.record(3, c.MODULE_CODE_VERSION, [2])
    writer.enter_block(c.MODULE_STRTAB_BLOCK_ID, 4)
    if path:
        writer.record(3, c.MST_CODE_ENTRY, [0, *b"a.o"])
    writer.record(3, c.MST_CODE_HASH, list(range(words)))
    writer.end_block()
    writer.enter_block(c.GLOBALVAL_SUMMARY_BLOCK_ID, 4)
    writer.record(3, c.FS_VERSION, [9])
    writer.record(3, c.FS_FLAGS, [0])
    writer.end_block()
    writer.end_block()
    with pytest.raises(irkit.BitcodeError, match=f"a hash of {words} words, or without a module's path before it"):
        assert irkit.parse_bitcode(writer.getvalue()).summary is not None


@pytest.mark.parametrize(
    ("offset", "shown_as"),
    [
        ("[-1, -2]", "[-9223372036854775808, 9223372036854775807]"),
        ("[9223372036854775807, 9223372036854775806]", "[0, -1]"),
        ("[-9223372036854775808, 9223372036854775807]", "[0, -1]"),
        ("[5, 4]", "[0, -1]"),
        ("[5, 5]", "[5, 5]"),
    ],
)
def test_a_range_whose_end_is_its_beginning_has_nothing_or_at_minus_one_all(offset: str, shown_as: str) -> None:
    line = shown(function(f", params: ((param: 0, offset: {offset}))"))[0]
    assert line.endswith(f"params: ((param: 0, offset: {shown_as})))))")
