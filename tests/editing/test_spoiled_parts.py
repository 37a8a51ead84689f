"""Lists take anything, and so do the parts of debug records and nodes: what no file can say is refused by both
writers, with the same words that name it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import irkit
from irkit.errors import EditError, UnsupportedError, VerificationError
from irkit.module import Module

TEXT = """
define i32 @f(i32 %p, ptr %m) !dbg !4 {
  %v = add i32 %p, 1, !dbg !10
    #dbg_value(i32 %v, !9, !DIExpression(), !10)
  %l = load i32, ptr %m
  store i32 %l, ptr %m
  call void (ptr, ...) @g(ptr %m, i32 %p)
  call void (ptr, ...) @g(ptr %m, i32 %p) [ "tag"(i32 %p) ]
  ret i32 %v
}
declare void @g(ptr, ...)
define void @k(i32 %p) {
  callbr void asm "", "r"(i32 %p) [ "tag"(i32 %p), "other"(i32 %p) ] to label %n []
n:
  ret void
}
@a = alias i32 (i32, ptr), ptr @f
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!keep = !{!11}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{null})
!9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!10 = !DILocation(line: 1, scope: !4)
!11 = !DIBasicType(name: "int", size: 32)
"""


class Parts:
    """The module, and what is spoiled in it."""

    def __init__(self) -> None:
        self.m: Module = irkit.parse_assembly(TEXT, "m", 22)
        self.f: Any = self.m.functions["f"]
        self.add, self.load, self.store, self.call, self.bundled, self.ret = self.f.instructions
        self.two_bundles: Any = self.m.functions["k"].blocks[0].instructions[0]
        self.record: Any = self.load.debug_records[0]
        self.type: Any = self.m.named_metadata[-1].operands[0]
        self.scope: Any = self.f.metadata["dbg"]
        self.location: Any = self.add.debug_loc


def put(owner: Any, name: str, value: object) -> None:
    setattr(owner, name, value)


def item(held: Any, place: object, value: object) -> None:
    held[place] = value


def holder_of(held: Any) -> irkit.MDTuple:
    made = irkit.MDTuple([])
    made.operands.append(held)
    return irkit.MDTuple([made])


def half_an_assignment(s: Parts, name: str) -> None:
    """An assignment of which one part is a string."""
    make_assign(s)
    s.record.address = s.record.location
    s.record.address_expression = s.record.expression
    setattr(s.record, name, irkit.MDString("x"))


def make_assign(s: Parts) -> None:
    s.record.kind = "assign"
    s.record.assign_id = irkit.MDTuple([], True)


SPOILED: dict[str, tuple[Callable[[Parts], object], str]] = {
    "an operand that is a number": (lambda s: item(s.type.operands, 2, 5), "has 5 among its operands"),
    "a name that is a node": (lambda s: item(s.type.operands, 2, irkit.MDTuple([])), "where it has a string"),
    "an operand where there is none": (lambda s: item(s.scope.type.operands, 0, s.type), "where it has nothing"),
    "operands that are too few": (lambda s: put(s.type, "operands", []), "has 0 operands, where it should have"),
    "operands that are too many": (lambda s: s.type.operands.append(None), "operands, where it should have"),
    "a line below zero": (lambda s: item(s.scope.scalars, 0, -1), "has -1 for 'line'"),
    "a flag that is 2": (lambda s: item(s.scope.unit.scalars, 3, 2), "has 2 for 'is_optimized'"),
    "a size of 65 bits": (lambda s: item(s.type.scalars, 2, 1 << 64), "for 'size'"),
    "a number that is a string": (lambda s: item(s.scope.scalars, 0, "7"), "has '7' for 'line'"),
    "an inlined location that is None": (lambda s: s.location.operands.append(None), "the scope, and where"),
    "an expression with operands": (lambda s: s.record.expression.operands.append(s.type), "beside its elements"),
    "an element that is a string": (lambda s: s.record.expression.elements.append("x"), "has the element 'x'"),
    "a location that is a tuple": (lambda s: put(s.ret, "debug_loc", irkit.MDTuple([])), "the debug location of"),
    "arguments within a node": (
        lambda s: s.m.named_metadata[-1].operands.append(irkit.MDTuple([irkit.DIArgList([])])),
        "a list of arguments",
    ),
    "an address where no assignment is": (lambda s: put(s.record, "address", s.record.location), "only 'assign' has"),
    "an assignment without an address": (make_assign, "has no id, address or expression"),
    "a scope where no atomic access is": (lambda s: put(s.store, "sync_scope", "one"), "and is not atomic"),
    "a record that is a number": (lambda s: s.load.debug_records.append(5), "of another kind than it should be"),
    "named metadata that is a string": (lambda s: s.m.named_metadata.append("x"), "of another kind than it should be"),
    "a function of a type that is none": (lambda s: put(s.f, "value_type", irkit.i32), "of another kind"),
    "a language's version without its name": (lambda s: put(s.scope.unit, "source_language_version", 1), "without"),
    "a language and its name": (lambda s: put(s.scope.unit, "source_language_name", 1), "has both 'language' and"),
    "a call of fewer arguments": (lambda s: put(s.call, "argument_count", 1), "where there are 3 operands"),
    "a comdat of another name": (lambda s: item(s.m.comdats, "c", irkit.Comdat("d")), "the comdat 'c' of <Module 'm'>"),
    "a comdat that is none": (lambda s: item(s.m.comdats, "c", 5), "the comdat 'c' of <Module 'm'> is 5"),
    "an assignment whose id is a string": (lambda s: half_an_assignment(s, "assign_id"), "has no id, or no expression"),
    "an assignment whose expression is one": (
        lambda s: half_an_assignment(s, "address_expression"),
        "has no id, or no expression",
    ),
    "a node with a number": (
        lambda s: s.m.named_metadata[-1].operands.append(holder_of(5)),
        "a node at !keep has 5 among its operands",
    ),
    "an instruction twice": (
        lambda s: s.f.blocks[0].set_instructions([s.add, s.load, s.load, s.store, s.call, s.ret]),
        "<LoadInst load %l> of @f is listed in",
    ),
    "a block of nothing": (lambda s: s.f.blocks[0].set_instructions([]), "has no terminator at its end"),
    "an alias of nothing": (lambda s: s.m["a"].set_unlisted_operands([]), "does not stand for one value of its type"),
    "an alias of two": (
        lambda s: s.m["a"].set_unlisted_operands([s.f, s.f]),
        "does not stand for one value of its type",
    ),
    "a bundle up to the callee": (lambda s: put(s.bundled.bundles[0], "end", 4), "where there are 4 operands"),
    "a bundle behind another": (lambda s: put(s.bundled.bundles[0], "start", 3), "is of operands 3 to 3"),
    "a bundle that ends before it begins": (
        lambda s: put(s.two_bundles.bundles[0], "end", 0),
        "'tag' of <CallBrInst callbr> of @k is of operands 1 to 0",
    ),
    "a bundle that begins within another": (
        lambda s: put(s.two_bundles.bundles[1], "start", 1),
        "'other' of <CallBrInst callbr> of @k is of operands 1 to 3",
    ),
    "a bundle with the callee": (
        lambda s: put(s.two_bundles.bundles[1], "end", 5),
        "<CallBrInst callbr> of @k: operand 3 is <BasicBlock 'n'>, where 'callbr' has a value",
    ),
    "a value of another function in a record": (
        lambda s: put(s.record, "location", irkit.LocalAsMetadata(s.two_bundles.operands[0])),
        "debug info at <LoadInst load %l> of @f holds <Argument 'p'> of @k",
    ),
    "one in a record's list": (
        lambda s: put(s.record, "location", irkit.DIArgList([irkit.LocalAsMetadata(s.two_bundles.operands[0])])),
        "debug info at <LoadInst load %l> of @f holds <Argument 'p'> of @k",
    ),
    "a kind of metadata of 33 bits": (
        lambda s: item(s.m.metadata_kinds, "k", 1 << 32),
        "the metadata kind 'k' of <Module 'm'> has the number 4294967296",
    ),
    "an argument that is a type": (lambda s: s.f.arguments.append(irkit.i32), "of another kind than it should be"),
}


@pytest.mark.parametrize("what", SPOILED)
def test_both_writers_refuse(what: str) -> None:
    spoil, words = SPOILED[what]
    parts = Parts()
    irkit.to_assembly(parts.m)  # which can be said
    spoil(parts)
    with pytest.raises(VerificationError) as in_text:
        irkit.to_assembly(parts.m)
    with pytest.raises(VerificationError) as in_bitcode:
        irkit.to_bitcode(parts.m)
    assert words in str(in_text.value)
    assert str(in_text.value) == str(in_bitcode.value)


def test_text_leaves_out_no_field_that_is_newer() -> None:
    parts = Parts()
    parts.scope.unit.dialect = 1
    for write in (irkit.to_assembly, irkit.to_bitcode):
        with pytest.raises(UnsupportedError) as caught:
            write(parts.m)
        assert str(caught.value) == "the field dialect of DICompileUnit cannot be written for LLVM 22"


@pytest.mark.parametrize("method", ["if_then", "if_else"])
def test_a_branch_that_is_refused_leaves_no_blocks(method: str) -> None:
    parts = Parts()
    before = irkit.to_assembly(parts.m)
    builder = irkit.IRBuilder()
    builder.position_before(parts.ret)
    with pytest.raises(EditError, match="br takes an i1"), getattr(builder, method)(parts.f.args[0]):
        pass
    assert irkit.to_assembly(parts.m) == before


def test_a_part_of_a_split_module_counts_no_uses_of_what_is_gone() -> None:
    text = (
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  ret void\n}\ndefine void @g() {\n  ret void\n}\n"
    )
    text += "@a = alias void (), ptr @g\n"
    for part in irkit.split(irkit.parse_assembly(text, "m", 22), 2):
        assert len(part["p"].uses) == len([one for one in part.functions if one.personality is not None])
