"""Files of bitcode: several modules, wrappers, symbol tables that are kept or not, what LLVM ignores, saving."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from writer_states import FIXTURES, new_module

import irkit
from bitcode.bitstream import BitWriter, read_bitstream
from bitcode.bitstream.block_ids import BLOCK_NAMES
from bitcode.bitstream.container import WRAPPER_MAGIC
from bitcode.reader.parts import module_parts
from bitcode.schema import codes as c
from bitcode.writer import write_modules
from irkit.context import Context
from irkit.errors import BitcodeError, UnsupportedError
from irkit.globals import GlobalVariable
from irkit.metadata import ConstantAsMetadata, MDString, MDTuple
from irkit.module import Module
from irkit.provenance import UnknownBlock, UnknownRecord

UNABBREVIATED = 3


def fixture(name: str) -> bytes:
    return (FIXTURES / name).read_bytes()


def top_level(data: bytes) -> list[str]:
    return [BLOCK_NAMES[block.block_id].removesuffix("_BLOCK") for block in read_bitstream(data).blocks]


def add_variable(module: Module, name: str, context: Context | None = None) -> GlobalVariable:
    context = context or module.context
    variable = GlobalVariable(context.pointer(), context.integer(8), name)
    module.add(variable)
    return variable


# Several modules


def test_files_put_together_keep_their_own_string_tables() -> None:
    names = ("modules/symbol-table.22.bc", "globals/linkage.22.bc")
    data = write_modules([irkit.parse_bitcode(fixture(name)) for name in names])
    assert top_level(data) == ["IDENTIFICATION", "MODULE", "STRTAB", "IDENTIFICATION", "MODULE", "STRTAB"]
    first, second = irkit.parse_bitcode_modules(data)
    assert first.get("variable") is not None
    assert second.get("variable") is None
    with pytest.raises(BitcodeError, match="2 modules"):
        irkit.parse_bitcode(data)


def test_modules_that_shared_a_string_table_share_it_again() -> None:
    data = fixture("modules/two-modules.22.bc")
    modules = irkit.parse_bitcode_modules(data)
    assert write_modules(modules) == data
    assert top_level(data).count("STRTAB") == 1
    assert top_level(write_modules(modules[::-1])).count("STRTAB") == 1


def test_a_file_needs_a_module() -> None:
    with pytest.raises(UnsupportedError):
        write_modules([])


# Wrappers


@pytest.mark.parametrize(
    ("triple", "cpu"),
    [
        ("x86_64-apple-macosx10.15", 0x01000007),
        ("i386-apple-darwin9", 7),
        ("arm64-apple-ios", 0xFFFFFFFF),
        ("armv7-apple-watchos", 12),
        ("powerpc64-apple-darwin", 0x01000012),
        ("thumbv7m-none-unknown-macho", 12),
    ],
)
def test_darwin_has_a_wrapper(triple: str, cpu: int) -> None:
    module = new_module()
    module.target_triple = triple
    data = irkit.to_bitcode(module)
    assert data[:4] == WRAPPER_MAGIC
    assert int.from_bytes(data[16:20], "little") == cpu
    assert len(data) % 16 == 0
    assert 0 <= len(data) - 20 - int.from_bytes(data[12:16], "little") < 16
    assert irkit.parse_bitcode(data).target_triple == triple


@pytest.mark.parametrize("triple", ["", "x86_64-unknown-linux-gnu", "riscv64-apple-macosx", "wasm32-unknown-wasi"])
def test_others_have_none(triple: str) -> None:
    module = new_module()
    module.target_triple = triple
    if not triple.startswith("riscv64"):  # Darwin all the same
        assert irkit.to_bitcode(module)[:2] == b"BC"
    else:
        assert irkit.to_bitcode(module)[:4] == WRAPPER_MAGIC


def test_a_wrapper_that_the_source_did_not_have_stays_away() -> None:
    module = irkit.parse_bitcode(irkit.to_bitcode(new_module()))
    module.target_triple = "x86_64-apple-macosx"
    assert irkit.to_bitcode(module)[:2] == b"BC"


# Symbol tables


def symtab_of(data: bytes) -> bytes | None:
    return module_parts(read_bitstream(data))[0].symtab


def with_assembly(data: bytes) -> Module:
    """A module with the symbol table that a tool that knows assembly has made: here, of the module without it."""
    module = irkit.parse_bitcode(data)
    module.materialize()
    module.module_asm = "nop"
    module.provenance.symtab_asm = module.module_asm
    return module


def test_the_symbols_of_assembly_are_kept_while_nothing_changes() -> None:
    data = fixture("modules/symbols-elf.22.bc")
    kept = irkit.to_bitcode(with_assembly(data))
    assert symtab_of(kept) == symtab_of(data) is not None


def test_the_symbols_of_other_assembly_are_not() -> None:
    module = with_assembly(fixture("modules/symbols-elf.22.bc"))
    module.module_asm = "other: nop"
    assert symtab_of(irkit.to_bitcode(module)) is None


def test_nor_those_of_other_globals() -> None:
    data = fixture("modules/symbols-elf.22.bc")
    module = with_assembly(data)
    module.globals[0].visibility = "hidden"
    assert symtab_of(irkit.to_bitcode(module)) is None
    module = with_assembly(data)
    module.globals[0].name = "another"
    assert symtab_of(irkit.to_bitcode(module)) is None
    module = with_assembly(data)
    add_variable(module, "one_more")
    assert symtab_of(irkit.to_bitcode(module)) is None


def test_without_assembly_the_table_is_made_anew() -> None:
    module = irkit.parse_bitcode(fixture("modules/symbols-elf.22.bc"))
    module.globals[0].name = "another"
    data = irkit.to_bitcode(module)
    table = symtab_of(data)
    assert table is not None
    assert table != module.provenance.symtab
    assert irkit.to_bitcode(irkit.parse_bitcode(data)) == data


def test_without_data_layout_there_is_no_table() -> None:
    module = irkit.parse_bitcode(fixture("modules/symbols-elf.22.bc"))
    module.data_layout = ""
    assert symtab_of(irkit.to_bitcode(module)) is None


def test_a_file_that_had_no_table_gets_none() -> None:
    module = irkit.parse_bitcode(fixture("modules/empty.22.bc"))
    module.data_layout = "e"
    assert symtab_of(irkit.to_bitcode(module)) is None


# What LLVM ignores


def with_unknown(
    data: bytes, code: int, operands: list[int], block: bytes, before: int = c.METADATA_KIND_BLOCK_ID
) -> bytes:
    """A module's bitcode with a record before the first block of a kind (metadata kinds), and a block behind it."""
    writer = BitWriter()
    source = read_bitstream(data)
    writer.fixed(0xDEC04342, 32)
    for top in source.blocks:
        if top.block_id != c.MODULE_BLOCK_ID:
            writer.copy_bits(data + bytes(8), top.start_bit, top.end_bit)
            continue
        kinds = next(b for b in top.scan().children if b.block_id == before)
        writer.enter_block(top.block_id, top.abbrev_width)
        writer.copy_bits(data + bytes(8), top.body_bit, kinds.start_bit)
        writer.record(UNABBREVIATED, code, operands)
        writer.enter_block(99, 3)
        writer.raw_bytes(block)
        writer.pop()
        writer.enter_block(kinds.block_id, kinds.abbrev_width)
        writer.copy_bits(data + bytes(8), kinds.body_bit, kinds.end_bit)
        writer.pop()
        writer.copy_bits(data + bytes(8), kinds.end_bit, top.end_bit)
        writer.pop()
    return writer.getvalue()


EMPTY_BLOCK = bytes(4)


def test_what_llvm_ignores_goes_back_to_its_place() -> None:
    data = with_unknown(fixture("globals/initialisers-forward.22.bc"), 77, [1, 1 << 63], EMPTY_BLOCK)
    module = irkit.parse_bitcode(data)
    made = irkit.parse_bitcode(irkit.to_bitcode(module))
    record, block = made.provenance.unknown
    assert isinstance(record, UnknownRecord)
    assert (record.code, record.operands) == (77, [1, 1 << 63])
    assert isinstance(block, UnknownBlock)
    assert (block.block_id, block.words) == (99, EMPTY_BLOCK)
    assert [item.stage for item in made.provenance.unknown] == [item.stage for item in module.provenance.unknown]
    assert irkit.to_bitcode(made) == irkit.to_bitcode(module)


WHOLE = """
$c = comdat any
@g = global ptr @g, comdat($c), !m !0
@h = global [2 x ptr] [ptr @g, ptr @g]
define void @f(ptr %p) cold {
  %a = load i32, ptr %p
  %b = add i32 %a, %a
  ret void
}
uselistorder ptr @g, { 1, 0, 2 }
!0 = !{}
^0 = module: (path: "[Regular LTO]", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 3)))
"""
# The blocks of a module before which another may stand and stay: the first of each stage of reading and writing.
FIRST = {
    "BLOCKINFO": c.BLOCKINFO_BLOCK_ID,
    "PARAMATTR_GROUP": c.PARAMATTR_GROUP_BLOCK_ID,
    "TYPE_BLOCK_ID_NEW": c.TYPE_BLOCK_ID_NEW,
    "CONSTANTS": c.CONSTANTS_BLOCK_ID,
    "METADATA_KIND": c.METADATA_KIND_BLOCK_ID,
    "USELIST": c.USELIST_BLOCK_ID,
    "OPERAND_BUNDLE_TAGS": c.OPERAND_BUNDLE_TAGS_BLOCK_ID,
    "FUNCTION": c.FUNCTION_BLOCK_ID,
    "GLOBALVAL_SUMMARY": c.GLOBALVAL_SUMMARY_BLOCK_ID,
    "VALUE_SYMTAB": c.VALUE_SYMTAB_BLOCK_ID,
}


def blocks_of_the_module(data: bytes) -> list[int]:
    module = next(top for top in read_bitstream(data).blocks if top.block_id == c.MODULE_BLOCK_ID)
    return [block.block_id for block in module.scan().children]


@pytest.mark.parametrize("name", FIRST)
def test_what_llvm_ignores_stays_between_what_it_stood_between(name: str) -> None:
    whole = irkit.to_bitcode(irkit.parse_assembly(WHOLE), preserve_use_list_order=True)
    data = with_unknown(whole, 77, [1], EMPTY_BLOCK, FIRST[name])
    back = irkit.to_bitcode(irkit.parse_bitcode(data), preserve_use_list_order=True)
    assert blocks_of_the_module(data).count(99) == 1
    assert blocks_of_the_module(back) == blocks_of_the_module(data)


NUMBERED = """
@g = global i32 0
define void @f(ptr %p) cold {
  call void @f(ptr %p) noinline
  ret void
}
!named = !{!0}
!0 = !{!"text", ptr @g, !1}
!1 = distinct !{}
"""


def numbered() -> Module:
    """A module whose types, values, attributes and metadata an unknown record may name."""
    return irkit.parse_bitcode(with_unknown(irkit.to_bitcode(irkit.parse_assembly(NUMBERED)), 77, [1], EMPTY_BLOCK))


def test_what_llvm_ignores_stays_where_attributes_and_metadata_mean_the_same() -> None:
    made = irkit.parse_bitcode(irkit.to_bitcode(numbered()))
    assert len(made.provenance.unknown) == 2


@pytest.mark.parametrize("what", ["text", "operand", "one more", "attribute"])
def test_it_is_refused_where_metadata_or_attributes_changed(what: str) -> None:
    module = numbered()
    module.materialize()
    node = module.named_metadata[0].operands[0]
    if what == "text":
        node.operands[0] = MDString("another")
    elif what == "operand":
        node.operands[1] = ConstantAsMetadata(module.functions["f"])
    elif what == "one more":
        node.operands[2] = MDTuple([MDTuple([], distinct=True)], distinct=True)
    else:
        module.functions["f"].attributes.add("nounwind")
    with pytest.raises(UnsupportedError, match="the numbers in it may mean something else by now"):
        irkit.to_bitcode(module)


def test_what_only_its_own_block_explains_is_refused() -> None:
    module = irkit.parse_bitcode(fixture("globals/linkage.22.bc"))
    module.provenance.unknown = [UnknownRecord("MODULE_BLOCK/CONSTANTS_BLOCK", 77, [], 0)]
    with pytest.raises(UnsupportedError, match="only what stands in MODULE_BLOCK itself is written again"):
        irkit.to_bitcode(module)
    module.provenance.unknown = [UnknownBlock("MODULE_BLOCK/BLOCK_99", 99, 3, EMPTY_BLOCK, 0, is_whole=False)]
    with pytest.raises(UnsupportedError, match="it needs abbreviations that LLVM does not write"):
        irkit.to_bitcode(module)


def test_it_is_refused_by_name_where_numbers_have_moved() -> None:
    data = with_unknown(fixture("globals/initialisers-forward.22.bc"), 77, [1], EMPTY_BLOCK)
    module = irkit.parse_bitcode(data)
    add_variable(module, "one_more")
    with pytest.raises(UnsupportedError, match="a record of code 77 in MODULE_BLOCK"):
        irkit.to_bitcode(module)
    module.provenance.unknown = module.provenance.unknown[1:]
    with pytest.raises(UnsupportedError, match="MODULE_BLOCK/BLOCK_99"):
        irkit.to_bitcode(module)
    module.provenance.unknown = []
    irkit.to_bitcode(module)


# Saving


def test_saving_by_suffix(tmp_path: Path) -> None:
    data = fixture("globals/linkage.22.bc")
    module = irkit.parse_bitcode(data)
    irkit.save(module, tmp_path / "a.bc")
    assert (tmp_path / "a.bc").read_bytes() == data
    irkit.save(module, tmp_path / "a.ll")
    assert (tmp_path / "a.ll").read_text() == irkit.to_assembly(module)


def test_a_failed_save_leaves_what_was_there(tmp_path: Path) -> None:
    target = tmp_path / "a.bc"
    target.write_bytes(b"old")
    module = new_module()
    add_variable(module, "v").value_type = module.context.x86_mmx  # which LLVM 22 does not have
    with pytest.raises(UnsupportedError):
        irkit.save(module, target)
    assert target.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.bc"]
