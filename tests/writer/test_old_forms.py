"""Files of LLVM 7 to 12, whose writers differed from LLVM 13's in a few forms: they come back to the byte.

No such release is at hand. A file of LLVM 13 gets one old form after the other, as real files have them.
"""

from __future__ import annotations

import shutil
import struct
import subprocess

import pytest

import irkit
from bitcode.bitstream import Block, read_bitstream
from bitcode.schema import codes as c
from irkit.attributes import FIRST_ARGUMENT_INDEX, AttributeSet, TypeAttribute
from irkit.instructions import CallInst
from irkit.module import Module

SOURCE = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%t = type { i32, i32 }
$group = comdat any
$other = comdat any
@v = internal thread_local global i32 1
define void @group(%t* noalias sret(%t) dereferenceable(8) %p) nounwind comdat {
  call void asm sideeffect "nop", "~{memory}"()
  ret void
}
define void @other(i8* nocapture %q) readnone comdat {
  ret void
}
define i32 @atomics(i32* %a, i32 %n) {
  br label %last
first:
  %x = atomicrmw add i32* %a, i32 %later seq_cst
  %y = cmpxchg i32* %a, i32 %later, i32 %x acq_rel monotonic
  ret i32 %x
last:
  %later = add i32 %n, 1
  %z = atomicrmw xchg i32* %a, i32 %n monotonic
  br label %first
}
!name = !{!0}
!0 = !{!"text", !1}
!1 = !{i32 7}
"""
OPAQUE_POINTER, TYPE_ABBREVS = 1, 7


def module_of_old() -> Module:
    return irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(SOURCE, llvm_version=13), producer="LLVM11.0.1"))


def fewer_types(module: Module) -> None:
    kept = module.provenance.abbreviations[c.TYPE_BLOCK_ID_NEW]
    assert len(kept) == TYPE_ABBREVS
    del kept[OPAQUE_POINTER]


def fewer_nodes(module: Module) -> None:
    del module.provenance.abbreviations[c.METADATA_BLOCK_ID][1]


def attributes_first(module: Module) -> None:
    """They had no types then."""
    untyped(module)
    module.provenance.attributes_before_types = True


def old_assembly(module: Module) -> None:
    module.provenance.old_asm_code = c.CST_CODE_INLINEASM_OLD2


def bare_comdats(module: Module) -> None:
    symtab = module.provenance.symtab
    assert symtab is not None
    module.provenance.symtab = struct.pack("<I", 2) + symtab[4:]


def no_libraries(module: Module) -> None:
    symtab = module.provenance.symtab
    assert symtab is not None
    module.provenance.symtab = struct.pack("<I", 1) + symtab[4:]


def untyped(module: Module) -> None:
    """`sret` was a word, which LLVM 13 reads with the type that the parameter points to."""
    attributes = module.functions["group"].attribute_list
    assert attributes is not None
    sets = dict(attributes.sets)
    words = [
        TypeAttribute(one.name, None) if isinstance(one, TypeAttribute) else one for one in sets[FIRST_ARGUMENT_INDEX]
    ]
    sets[FIRST_ARGUMENT_INDEX] = AttributeSet(tuple(words))
    module.provenance.untyped_lists[attributes] = module.context.attribute_list(sets)


def no_partitions(module: Module) -> None:
    ends = module.provenance.record_ends
    ends[c.MODULE_CODE_FUNCTION] = 19
    ends[c.MODULE_CODE_GLOBALVAR] = 16


def no_alignments(module: Module) -> None:
    for block in module.functions["atomics"].blocks:
        for instruction in block.instructions:
            if isinstance(instruction, irkit.AtomicRMWInst | irkit.AtomicCmpXchgInst):
                instruction._alignment = 0


FORMS = [
    no_alignments,
    fewer_types,
    fewer_nodes,
    attributes_first,
    old_assembly,
    bare_comdats,
    no_libraries,
    untyped,
    no_partitions,
]


def old_file(*forms: object) -> bytes:
    module = module_of_old()
    module.materialize()
    for form in forms:
        assert callable(form)
        form(module)
    return irkit.to_bitcode(module)


@pytest.mark.parametrize("form", FORMS)
def test_an_old_form_comes_back(form: object) -> None:
    data = old_file(form)
    assert data != old_file()
    assert irkit.to_bitcode(irkit.parse_bitcode(data)) == data


def test_attributes_that_name_types_stand_behind_them() -> None:
    module = irkit.parse_bitcode(old_file(attributes_first))
    module.functions["other"].attribute_list = module.functions["group"].attribute_list
    module.provenance.untyped_lists.clear()
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    assert irkit.to_assembly(again).count("sret(%t)") == 2


def test_all_of_them_come_back() -> None:
    data = old_file(*FORMS)
    module = irkit.parse_bitcode(data)
    assert irkit.to_bitcode(module) == data
    assert "sret(%t)" in irkit.to_assembly(module)


@pytest.mark.llvm
def test_llvm_13_reads_them() -> None:
    disassembler = shutil.which("llvm-dis-13")
    assert disassembler is not None
    texts = [
        subprocess.run([disassembler, "-o", "-"], input=data, capture_output=True, check=True).stdout
        for data in (old_file(), old_file(*FORMS))
    ]
    assert texts[0] == texts[1]


def blocks(data: bytes, kind: int) -> list[Block]:
    [module] = [block for block in read_bitstream(data).blocks if block.block_id == c.MODULE_BLOCK_ID]
    return [block for block in module.scan().children if block.block_id == kind]


def test_what_the_forms_are() -> None:
    order = [block.block_id for block in read_module(old_file(attributes_first))]
    assert order.index(c.PARAMATTR_GROUP_BLOCK_ID) < order.index(c.TYPE_BLOCK_ID_NEW)
    [types] = blocks(old_file(fewer_types), c.TYPE_BLOCK_ID_NEW)
    assert len(types.scan().definitions) == TYPE_ABBREVS - 1
    symtab = irkit.parse_bitcode(old_file(bare_comdats)).provenance.symtab
    newer = irkit.parse_bitcode(old_file()).provenance.symtab
    older = irkit.parse_bitcode(old_file(no_libraries)).provenance.symtab
    assert symtab is not None and newer is not None and older is not None
    assert len(newer) - len(symtab) == 2 * 4  # a word a comdat
    assert len(symtab) - len(older) == 2 * 4  # where libraries are


def read_module(data: bytes) -> list[Block]:
    [module] = [block for block in read_bitstream(data).blocks if block.block_id == c.MODULE_BLOCK_ID]
    return list(module.scan().children)


def test_an_upgraded_module_is_written_in_new_forms() -> None:
    module = irkit.parse_bitcode(old_file(*FORMS))
    irkit.upgrade(module, 19)
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    symtab = again.provenance.symtab
    assert not again.provenance.attributes_before_types and not again.provenance.untyped_lists
    assert symtab is not None and symtab[:4] == struct.pack("<I", 3)


def test_a_list_without_attributes_keeps_its_number() -> None:
    """LLVM 9 numbered a call's list from which the last attribute had been taken."""
    module = irkit.parse_assembly(
        "declare void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}", llvm_version=13
    )
    without = irkit.to_bitcode(module)
    call = module.functions[1].blocks[0].instructions[0]
    assert isinstance(call, CallInst)
    call.attribute_list = module.context.attribute_list({})
    assert irkit.to_bitcode(module) == without
    module.provenance.lists_nothing = True
    listed = irkit.to_bitcode(module)
    assert listed != without
    assert irkit.to_bitcode(irkit.parse_bitcode(listed)) == listed


def test_guids_may_end_with_the_globals() -> None:
    """LLVM 23 lists 0 for the constants behind them, later builds do not."""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly("@g = global i32 7\n", llvm_version=23)))
    module.materialize()
    assert module.provenance.guid_count == 2
    module.provenance.guid_count = 1
    shorter = irkit.to_bitcode(module)
    again = irkit.parse_bitcode(shorter)
    assert again.provenance.guid_count == 1
    assert irkit.to_bitcode(again) == shorter


def test_a_text_without_globals_lists_guids_of_constants() -> None:
    """As llvm-as-23 does: 0 for each."""
    data = irkit.to_bitcode(irkit.parse_assembly("!name = !{!0}\n!0 = !{i32 7, i32 8}\n", llvm_version=23))
    assert irkit.parse_bitcode(data).provenance.guid_count == 2
