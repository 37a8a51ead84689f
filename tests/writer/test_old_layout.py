"""Files of LLVM 3.7 to 4 come back to the byte: names in symbol tables, metadata in one numbering.

No such release is at hand. A module of LLVM 13 is given a layout, as the real files have it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable

import pytest

import irkit
from bitcode.bitstream import Block, read_bitstream
from bitcode.bitstream.abbreviations import ARRAY, CHAR6, FIXED, LITERAL, VBR
from bitcode.schema import codes as c
from irkit.functions import Function
from irkit.module import Module
from irkit.provenance import OldLayout
from irkit.summary import ModuleSummaryIndex

SOURCE = """
source_filename = "old.c"
$group = comdat any
@v = internal global i32 1, section "data"
@w = external hidden thread_local global i32*
@zeros = global <2 x i32> zeroinitializer
@longer.name = alias i32, i32* @v
declare i32 @personality(...)
define float @f(float %x, float %y) nounwind prefix i32 7 personality i32 (...)* @personality {
  %sum = fadd fast float %x, %y
  %less = fsub nnan float %sum, 2.0
  ret float %less
}
define linkonce_odr i8* @group(i8* nocapture %p) comdat prologue i64 8 {
  %twice = add nuw nsw i32 3, 4
  ret i8* undef
}
!named = !{!0, !2}
!other = !{!3}
!0 = !{!"text", !1}
!1 = !{i32 7, i32* @v, !"text"}
!2 = distinct !{!2, !"more", !3}
!3 = distinct !{i64 9}
"""
ORDERED = """
@v = global i32 1
@a = global i32* @v
@b = global i32* @v
define i32 @f(i32 %x) prefix i32 7 {
  %y = add i32 %x, 5
  %z = sub i32 %x, %y
  ret i32 %z
  uselistorder i32 %x, { 1, 0 }
}
define void @g() prefix i32 8 {
  ret void
}
uselistorder i32* @v, { 1, 0 }
"""
FNENTRY = ((LITERAL, c.VST_CODE_FNENTRY), (VBR, 8), (VBR, 8), (ARRAY, 0))
KINDS = {"dbg": 0, "tbaa": 1, "prof": 2}


def llvm_3_7() -> OldLayout:
    layout = OldLayout()
    layout.strings_among_nodes = layout.kinds_follow = layout.kinds_as_metadata = True
    layout.swaps_constants = layout.function_data_apart = True
    layout.metadata_width = 3
    return layout


def llvm_3_8() -> OldLayout:
    layout = OldLayout()
    layout.has_identification = layout.has_offsets = layout.counts_metadata = layout.has_bundle_tags = True
    layout.strings_among_nodes = layout.kinds_follow = True
    layout.metadata_width = 3
    return layout


def llvm_4() -> OldLayout:
    layout = OldLayout()
    layout.has_identification = layout.has_offsets = layout.has_bundle_tags = True
    layout.has_index = layout.source_follows = True
    return layout


LAYOUTS = [llvm_3_7, llvm_3_8, llvm_4]


def module_of(layout: OldLayout, source: str = SOURCE) -> Module:
    """The module as a file in that layout would give it."""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(source, llvm_version=13), producer="LLVM3.8.0"))
    module.materialize()
    provenance = module.provenance
    provenance.metadata_kinds = dict(KINDS)
    layout.symbols = [value.name for value in module.global_values()]
    # Globals of these releases end with the comdat, functions with the personality.
    layout.record_ends = {c.MODULE_CODE_GLOBALVAR: 14, c.MODULE_CODE_FUNCTION: 17, c.MODULE_CODE_ALIAS_OLD: 9}
    if layout.has_offsets:
        layout.symbol_abbreviations = [(*FNENTRY, last) for last in ((FIXED, 8), (FIXED, 7), (CHAR6, 0))]
    if not layout.has_identification:
        module.identification = None
    if layout.strings_among_nodes:
        texts: list[tuple[tuple[int, int], ...]] = [
            ((LITERAL, code), (ARRAY, 0), (FIXED, 8)) for code in (c.METADATA_STRING_OLD, c.METADATA_NAME)
        ]
        provenance.abbreviations[c.METADATA_BLOCK_ID] = texts
    provenance.old_layout = layout
    return module


def function(module: Module, name: str) -> Function:
    found = module.get(name)
    assert isinstance(found, Function)
    return found


def module_block(data: bytes) -> Block:
    (block,) = [block for block in read_bitstream(data).blocks if block.block_id == c.MODULE_BLOCK_ID]
    return block


@pytest.mark.parametrize("make", LAYOUTS)
def test_a_file_comes_back(make: Callable[[], OldLayout]) -> None:
    written = irkit.to_bitcode(module_of(make()))
    again = irkit.parse_bitcode(written, name="old.bc")
    assert again.provenance.old_layout is not None
    assert irkit.to_bitcode(again) == written
    assert str(again).split("\n", 2)[2:] == str(module_of(make())).split("\n", 2)[2:]


@pytest.mark.parametrize("make", LAYOUTS)
def test_what_stands_in_it(make: Callable[[], OldLayout]) -> None:
    layout = make()
    data = irkit.to_bitcode(module_of(layout))
    kinds = [block.block_id for block in read_bitstream(data).blocks]
    assert c.STRTAB_BLOCK_ID not in kinds
    assert (c.IDENTIFICATION_BLOCK_ID in kinds) == layout.has_identification
    records = module_block(data).scan()
    assert records.operands(0) == [1]
    codes = list(records.codes)
    assert (c.MODULE_CODE_VSTOFFSET in codes) == layout.has_offsets
    assert (c.MODULE_CODE_METADATA_VALUES_UNUSED in codes) == layout.counts_metadata
    if layout.source_follows:
        assert codes.index(c.MODULE_CODE_SOURCE_FILENAME) > codes.index(c.MODULE_CODE_FUNCTION)
    inside = [child.block_id for child in records.children]
    table = inside.index(c.VALUE_SYMTAB_BLOCK_ID)
    assert (table == len(inside) - 1) == layout.has_offsets
    assert (c.METADATA_KIND_BLOCK_ID in inside) != layout.kinds_as_metadata
    assert (c.OPERAND_BUNDLE_TAGS_BLOCK_ID in inside) == layout.has_bundle_tags
    assert c.SYNC_SCOPE_NAMES_BLOCK_ID not in inside
    nodes = records.children[inside.index(c.METADATA_BLOCK_ID)].scan()
    assert (c.METADATA_STRING_OLD in list(nodes.codes)) == layout.strings_among_nodes
    if layout.strings_among_nodes:
        by = dict(zip(nodes.codes, nodes.abbrev_ids, strict=True))
        shapes = [str(nodes.definitions[by[code] - 4]) for code in (c.METADATA_STRING_OLD, c.METADATA_NAME)]
        assert shapes == ["[1, Array, Fixed(8)]", "[4, Array, Fixed(8)]"]


NAMES = {"six": "Char6", "se-ven": "Fixed(7)", "\u00e9": "Fixed(8)"}


@pytest.mark.parametrize("make", [llvm_3_7, llvm_3_8])
def test_names_stand_by_the_narrowest_letters(make: Callable[[], OldLayout]) -> None:
    """Of defined functions by the table's own abbreviations, where it says where they are; others by BLOCKINFO's."""
    text = "".join(f'@"v{name}" = global i8 0\ndefine void @"{name}"() {{\n  ret void\n}}\n' for name in NAMES)
    layout = make()
    module = module_block(irkit.to_bitcode(module_of(layout, text)))
    table = next(child for child in module.scan().children if child.block_id == c.VALUE_SYMTAB_BLOCK_ID)
    records = table.scan()
    shapes = {}
    for place, code in enumerate(records.codes):
        letters = bytes(records.operands(place)[2 if code == c.VST_CODE_FNENTRY else 1 :]).decode()
        shape = str(table.abbrev(records, records.abbrev_ids[place])).strip("[]").split(", ")
        shapes[letters] = (code == c.VST_CODE_FNENTRY, shape[-1])
    for name, letters in NAMES.items():
        assert shapes[f"v{name}"] == (False, letters)
        assert shapes[name] == (layout.has_offsets, letters)


def test_orders_of_uses_come_back() -> None:
    """LLVM 3.7 numbers what functions have beside their bodies, and no null for what they have not."""
    written = irkit.to_bitcode(module_of(llvm_3_7(), ORDERED), preserve_use_list_order=True)
    text = irkit.to_assembly(irkit.parse_bitcode(written), preserve_use_list_order=True)
    assert re.findall("uselistorder [^d].*", text) == [
        "uselistorder i32 %x, { 1, 0 }",
        "uselistorder i32* @v, { 1, 0 }",
        "uselistorder i1* null, { 2, 3, 0, 1 }",
    ]


def test_fast_has_the_old_bit() -> None:
    """In LLVM 4 and older `fast` is a flag of its own, beside the four others that there are."""
    data = irkit.to_bitcode(module_of(llvm_3_8()))
    body = next(child for child in module_block(data).scan().children if child.block_id == c.FUNCTION_BLOCK_ID)
    records = body.scan()
    flags = [records.operands(place)[-1] for place, code in enumerate(records.codes) if code == c.FUNC_CODE_INST_BINOP]
    assert flags == [31, 2]
    assert "fadd fast" in str(irkit.parse_bitcode(data))


@pytest.mark.parametrize("make", LAYOUTS)
def test_an_edited_module_keeps_its_layout(make: Callable[[], OldLayout]) -> None:
    module = irkit.parse_bitcode(irkit.to_bitcode(module_of(make())))
    function(module, "f").name = "renamed"
    module.named_metadata[1].operands[0].operands[0] = irkit.MDString("new")
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    assert again.provenance.old_layout is not None
    assert [function.name for function in again.functions] == ["personality", "renamed", "group"]
    assert '!{!"new"}' in str(again)


def give_a_partition(module: Module) -> None:
    function(module, "f").partition = "part"


def give_a_summary(module: Module) -> None:
    module.summary = ModuleSummaryIndex()


def give_a_hash(module: Module) -> None:
    module.provenance.hash = (1, 2, 3, 4, 5)


@pytest.mark.parametrize("give", [give_a_partition, give_a_summary, give_a_hash])
def test_what_the_layout_cannot_say_ends_it(give: Callable[[Module], None]) -> None:
    module = irkit.parse_bitcode(irkit.to_bitcode(module_of(llvm_3_8())))
    give(module)
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    assert again.provenance.old_layout is None
    assert (again.summary is None) == (module.summary is None)
    assert (again.provenance.hash is None) == (module.provenance.hash is None)  # which is one of what is written now
    assert [one.partition for one in again.functions] == [one.partition for one in module.functions]


@pytest.mark.parametrize("make", LAYOUTS)
@pytest.mark.parametrize(
    ("statement", "table"),
    [
        ('fence syncscope("agent") seq_cst', "has_sync_scopes"),
        ('fence syncscope("singlethread") seq_cst', None),
        ("fence seq_cst", None),
        ('call i32 @called() [ "deopt"(i32 7) ]', "has_bundle_tags"),
        ("call i32 @called()", None),
    ],
)
def test_names_that_the_layout_has_no_table_for_end_it(
    make: Callable[[], OldLayout], statement: str, table: str | None
) -> None:
    text = f"declare i32 @called()\ndefine void @g() {{\n  {statement}\n  ret void\n}}\n"
    layout = make()
    written = irkit.to_bitcode(module_of(layout, text))
    again = irkit.parse_bitcode(written)
    assert (again.provenance.old_layout is not None) == (table is None or getattr(layout, table))
    assert statement in str(again)


def test_locations_may_not_say_whether_code_is_implicit() -> None:
    text = SOURCE.replace("ret float %less", "ret float %less, !dbg !9") + (
        '!llvm.dbg.cu = !{!7}\n!llvm.module.flags = !{!5}\n!5 = !{i32 2, !"Debug Info Version", i32 3}\n'
        '!6 = !DIFile(filename: "a.c", directory: "/")\n'
        "!7 = distinct !DICompileUnit(language: DW_LANG_C, file: !6, emissionKind: NoDebug)\n"
        '!8 = distinct !DISubprogram(name: "f", file: !6, unit: !7, spFlags: DISPFlagDefinition)\n'
        "!9 = !DILocation(line: 1, scope: !8)\n"
    )
    text = text.replace("@personality {", "@personality !dbg !8 {")
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=13)))
    module.materialize()
    assert not module.provenance.short_locations
    module.provenance.short_locations = True
    written = irkit.to_bitcode(module)
    again = irkit.parse_bitcode(written)
    assert irkit.to_bitcode(again) == written
    assert again.provenance.short_locations


@pytest.mark.llvm
@pytest.mark.parametrize("make", LAYOUTS)
def test_llvm_13_reads_them(make: Callable[[], OldLayout]) -> None:
    disassembler = shutil.which("llvm-dis-13")
    assert disassembler is not None
    usual = irkit.to_bitcode(irkit.parse_assembly(SOURCE, llvm_version=13))
    shown = [
        subprocess.run([disassembler, "-", "-o", "-"], input=data, capture_output=True, check=True).stdout
        for data in (usual, irkit.to_bitcode(module_of(make())))
    ]
    assert shown[0].split(b"\n", 2)[2] == shown[1].split(b"\n", 2)[2]
