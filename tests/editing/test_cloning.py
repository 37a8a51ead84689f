"""Copies of instructions, blocks, functions and modules; blocks split and merged."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from editing_checks import check

import irkit
from irkit.blocks import BasicBlock
from irkit.errors import EditError
from irkit.functions import Function
from irkit.instructions import BinaryOperator, Instruction, PHINode
from irkit.module import Module
from irkit.values import Argument, Value

TEXT = """
@table = global [2 x ptr] [ptr blockaddress(@f, %loop), ptr @f]

define internal i32 @f(i32 %n, ptr %p) #0 section "s" align 16 gc "g" personality ptr @f {
entry:
  %ok = icmp sgt i32 %n, 0
  store ptr blockaddress(@f, %loop), ptr %p, !tbaa !1
  br i1 %ok, label %loop, label %out
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out, !llvm.loop !0
out:
  %r = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = call i32 @f(i32 %r, ptr %p) [ "tag"(i32 %r) ]
  ret i32 %s
}

define void @g(ptr noalias align 8 %a, i32 %b) comdat {
  ret void
}

$g = comdat any
attributes #0 = { nounwind }
!0 = distinct !{!0}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3}
!3 = !{!"root"}
"""


def module(text: str = TEXT) -> Module:
    return irkit.parse_assembly(text, "m", 22)


def local(function: Function, name: str) -> Value:
    for value in (*function.arguments, *function.blocks, *function.instructions):
        if value.name == name:
            return value
    raise KeyError(name)


def instruction(function: Function, name: str) -> Instruction:
    found = local(function, name)
    assert isinstance(found, Instruction)
    return found


def block(function: Function, name: str) -> BasicBlock:
    found = local(function, name)
    assert isinstance(found, BasicBlock)
    return found


def test_an_instruction_is_cloned_without_its_name() -> None:
    m = module()
    original = instruction(m.functions["f"], "next")
    copy = original.clone()
    assert (copy.name, copy.parent, copy.operands, copy.flags) == ("", None, original.operands, original.flags)
    assert original not in [use.user for use in original.uses]
    copy.insert_after(original)
    assert str(copy).endswith("= add nsw i32 %i, 1")
    check(m)


def test_a_clone_uses_what_the_map_says_and_is_in_it() -> None:
    m = module()
    f = m.functions["f"]
    original = instruction(f, "next")
    one = m.context.constant_int(irkit.i32, 41)
    values: dict[Value, Value] = {local(f, "i"): one}
    copy = original.clone(values)
    assert copy.operands == (one, original.operands[1])
    assert values[original] is copy


@pytest.mark.parametrize(
    "name", sorted(path.stem for path in Path("fixtures/instructions").glob("*.ll") if path.stem.count(".") == 0)
)
def test_every_instruction_has_a_clone_that_prints_alike(name: str) -> None:
    for version in (22, 19, 14):
        try:
            m = irkit.parse_assembly(Path(f"fixtures/instructions/{name}.ll").read_text(), name, version)
        except irkit.IRKitError:
            continue
        before = re.sub(" +; preds = .*", "", irkit.to_assembly(m))
        for function in m.functions:
            for one in function.instructions:
                copy = one.clone()
                name = one.name
                if one.is_terminator:
                    place = one.parent
                    assert place is not None
                    if one.uses:
                        continue
                    one.erase_from_parent()
                    place.append(copy)
                    copy.name = name
                else:
                    one.replace_with(copy)
        assert re.sub(" +; preds = .*", "", irkit.to_assembly(m)) == before
        return
    pytest.fail(f"no release takes {name}")


def test_a_map_of_other_types_is_refused() -> None:
    m = module()
    f = m.functions["f"]
    values: dict[Value, Value] = {local(f, "i"): m.context.constant_int(irkit.i64, 41)}
    with pytest.raises(EditError, match=r"of type i64 cannot stand for <PHINode phi %i> of @f of type i32"):
        instruction(f, "next").clone(values)
    assert len(values) == 1


REFERRING = """
declare void @take(metadata)
define i32 @f(i32 noundef %a, i32 signext %b, ptr nonnull %q) {
entry:
  call void @take(metadata i32 %a)
  br label %next
next:
  indirectbr ptr %q, [label %last]
last:
  ret i32 %b
}
"""


def test_an_operand_of_a_clone_holds_what_the_map_says() -> None:
    f = module(REFERRING).functions["f"]
    call, (a, b, _) = f.instructions[0], f.args
    assert str(call.clone({a: b})) == "call void @take(metadata i32 %b)"
    assert str(call.clone({b: a})) == "call void @take(metadata i32 %a)"
    assert str(call.clone().clone({a: b})) == "call void @take(metadata i32 %a)"  # which no module says how to map


def test_a_map_of_what_is_no_value_is_refused() -> None:
    f = module(REFERRING).functions["f"]
    a: Any = f.args[0]
    with pytest.raises(EditError, match="has <Argument 'a'> of @f for 5, and takes values alone"):
        f.instructions[0].clone({5: a})  # type: ignore[dict-item]
    with pytest.raises(EditError, match="has 5 for <Argument 'a'> of @f, and takes values alone"):
        f.instructions[0].clone({a: 5})
    with pytest.raises(EditError, match="is no end of a name"):
        f.blocks[0].clone("a\0")


def test_attributes_of_arguments_move_with_them() -> None:
    m = module(REFERRING)
    f = m.functions["f"]
    copy = f.clone("g", {f.args[0]: m.context.constant_int(irkit.i32, 3)})
    assert str(copy).splitlines()[0] == "define i32 @g(i32 signext %b, ptr nonnull %q) {"
    copy = f.clone("h", {f.args[1]: m.context.constant_int(irkit.i32, 3)})
    assert str(copy).splitlines()[0] == "define i32 @h(i32 noundef %a, ptr nonnull %q) {"


def test_what_is_not_left_by_a_branch_alone_cannot_be_merged() -> None:
    f = module(REFERRING).functions["f"]
    with pytest.raises(EditError, match=r"cannot be merged into .*, which ends in <IndirectBrInst indirectbr>"):
        f.blocks[2].merge_into_predecessor()
    f.blocks[0].instructions[-1].remove_from_parent()
    with pytest.raises(EditError, match="is used by other than the one block before it"):
        f.blocks[1].merge_into_predecessor()


def test_a_block_is_cloned_with_what_it_refers_to() -> None:
    m = module()
    f = m.functions["f"]
    values: dict[Value, Value] = {}
    copy = block(f, "loop").clone(".c", values, before=block(f, "out"))
    assert [b.name for b in f.blocks] == ["entry", "loop", "loop.c", "out"]
    assert [i.name for i in copy] == ["i.c", "next.c", "more.c", ""]
    assert values[local(f, "next")] is instruction(f, "next.c")
    phi = instruction(f, "i.c")
    assert isinstance(phi, PHINode)
    assert [b.name for b in phi.incoming_blocks] == ["entry", "loop.c"]
    assert phi.operands[1] is instruction(f, "next.c")
    assert copy.successors == [copy, block(f, "out")]
    check(m)


def test_names_of_a_cloned_block_are_made_unique() -> None:
    m = module()
    f = m.functions["f"]
    copy = block(f, "loop").clone()
    names = [copy.name, *[i.name for i in copy if i.name]]
    assert all(name.rstrip("0123456789") in ("loop", "i", "next", "more") for name in names)
    assert len({*names, "loop", "i", "next", "more"}) == 8
    check(m)


def test_a_function_is_cloned_with_its_own_block_addresses() -> None:
    m = module()
    f = m.functions["f"]
    values: dict[Value, Value] = {}
    copy = f.clone(value_map=values)
    assert (copy.name, copy.linkage, copy.section, copy.alignment, copy.gc) == ("f.1", "internal", "s", 16, "g")
    assert copy.personality is f
    text = irkit.to_assembly(m)
    assert "store ptr blockaddress(@f.1, %loop)" in text
    assert "@table = global [2 x ptr] [ptr blockaddress(@f, %loop), ptr @f]" in text
    assert values[f.args[0]] is copy.args[0]
    assert values[local(f, "next")] is local(copy, "next")
    assert local(copy, "s").operands[-1] is f  # type: ignore[attr-defined]
    loops = [one.metadata["llvm.loop"] for fn in (f, copy) for one in fn.instructions if "llvm.loop" in one.metadata]
    assert len(set(loops)) == 2
    assert irkit.verify(m) == []
    check(m)


def test_nodes_of_a_clone_name_what_the_map_says() -> None:
    m = module(
        "@g = global i32 0\n@h = global i32 1\ndefine void @f() {\n  ret void, !a !0, !b !2\n}\n"
        "!0 = !{!1, !3}\n!1 = !{ptr @g}\n!2 = !{!3}\n!3 = !{ptr @h}\n"
    )
    f, g, h = m.functions[0], m.globals[0], m.globals[1]
    made = f.clone("made", {g: h})
    before, after = (one.blocks[0].instructions[0].metadata for one in (f, made))
    assert [str(node) for node in after["a"].operands] == ["!{ptr @h}", "!{ptr @h}"]
    assert after["b"] is before["b"] and str(before["a"].operands[0]) == "!{ptr @g}"


def test_a_mapped_argument_is_left_out_of_the_clone() -> None:
    m = module()
    g = m.functions["g"]
    copy = g.clone("g2", {g.args[0]: m.context.null(irkit.ptr)})
    assert str(copy).splitlines()[0] == "define void @g2(i32 %b) {"
    f = m.functions["f"]
    second = f.clone("h", {f.args[0]: m.context.constant_int(irkit.i32, 5)})
    assert [a.name for a in second.args] == ["p"]
    assert str(local(second, "ok")) == "%ok = icmp sgt i32 5, 0"
    check(m)


def test_a_clone_with_a_name_that_is_taken_is_refused() -> None:
    m = module()
    before = irkit.to_assembly(m)
    with pytest.raises(EditError, match="has that name"):
        m.functions["f"].clone("g")
    with pytest.raises(EditError, match=r"cannot be used in @f, by"):
        m.functions["f"].clone(value_map={m.functions["f"].args[0]: m.functions["g"].args[1]})
    assert irkit.to_assembly(m) == before


DEBUG = """
define i32 @f(i32 %x) !dbg !4 {
entry:
  #dbg_value(i32 %x, !9, !DIExpression(), !10)
  %y = add i32 %x, 1, !dbg !11
  #dbg_value(!DIArgList(i32 %x, i32 %y), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
  #dbg_value(i32 %y, !14, !DIExpression(), !15)
  ret i32 %y, !dbg !12
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, spFlags: 8, unit: !0, retainedNodes: !8)
!5 = !DISubroutineType(types: !6)
!6 = !{!2, !2}
!7 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!8 = !{!9}
!9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1, type: !2)
!10 = !DILocation(line: 1, scope: !4)
!11 = !DILocation(line: 2, scope: !7)
!12 = !DILocation(line: 3, scope: !13, inlinedAt: !11)
!13 = distinct !DISubprogram(name: "inlined", file: !1, line: 9, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocalVariable(name: "z", scope: !13, file: !1, line: 9, type: !2)
!15 = !DILocation(line: 9, scope: !13, inlinedAt: !11)
"""


def test_debug_info_of_a_function_is_cloned_and_that_of_others_shared() -> None:
    m = module(DEBUG)
    f = m.functions["f"]
    copy = f.clone("g")
    own, other = f.metadata["dbg"], copy.metadata["dbg"]
    assert isinstance(own, irkit.DISubprogram) and isinstance(other, irkit.DISubprogram)
    assert other is not own and other.distinct
    assert (other.unit, other.type) == (own.unit, own.type)
    first, second, third = copy.instructions[0], copy.instructions[1], copy.instructions[1]
    assert isinstance(first.debug_loc, irkit.DILocation) and isinstance(second.debug_loc, irkit.DILocation)
    block_scope = first.debug_loc.scope
    assert isinstance(block_scope, irkit.DILexicalBlock) and block_scope.scope is other
    inlined = f.instructions[1].debug_loc
    assert isinstance(inlined, irkit.DILocation)
    assert second.debug_loc.scope is inlined.scope
    assert second.debug_loc.inlined_at is first.debug_loc
    records = [*(first.debug_records or ()), *(third.debug_records or ())]
    assert len(records) == 3
    assert isinstance(records[0], irkit.DbgVariableRecord) and isinstance(records[2], irkit.DbgVariableRecord)
    assert isinstance(records[0].variable, irkit.DILocalVariable)
    assert records[0].variable.scope is other
    assert "i32 %x" in str(records[0])
    originals = f.instructions[1].debug_records
    assert originals and isinstance(originals[1], irkit.DbgVariableRecord)
    assert records[2].variable is originals[1].variable
    assert irkit.verify(m) == []
    check(m)


def test_a_module_is_cloned_with_a_map() -> None:
    m = module()
    values: dict[Value, Value] = {}
    copy = m.clone(values)
    assert irkit.equivalent(m, copy, use_list_order=True)
    f, g = m.functions["f"], copy.functions["f"]
    assert values[f] is g and g.parent is copy
    assert values[local(f, "loop")] is local(g, "loop")
    assert {type(value) for value in values} >= {Function, BasicBlock, Argument, BinaryOperator}


def test_a_split_block_goes_on_in_the_new_one() -> None:
    m = module()
    f = m.functions["f"]
    made = block(f, "loop").split_block(instruction(f, "more"))
    assert [b.name for b in f.blocks] == ["entry", "loop", "loop.split", "out"]
    assert [b.name for b in instruction(f, "i").incoming_blocks] == ["entry", "loop.split"]  # type: ignore[attr-defined]
    assert [b.name for b in instruction(f, "r").incoming_blocks] == ["entry", "loop.split"]  # type: ignore[attr-defined]
    assert block(f, "loop").successors == [made]
    assert irkit.verify(m) == []
    check(m)


def test_a_block_is_split_behind_its_phis() -> None:
    m = module()
    f = m.functions["f"]
    made = block(f, "loop").split_block(instruction(f, "i"), "rest")
    assert made.name == "rest"
    assert [i.name for i in block(f, "loop")] == ["i", ""]
    assert irkit.verify(m) == []


def test_debug_records_stay_before_the_branch_of_a_split() -> None:
    m = module(DEBUG)
    f = m.functions["f"]
    end = f.instructions[1]
    made = f.blocks[0].split_block(end)
    branch = f.blocks[0].terminator
    assert branch is not None and branch.debug_loc is end.debug_loc
    assert len(branch.debug_records or ()) == 2 and not end.debug_records
    assert irkit.verify(m) == []
    assert made.merge_into_predecessor() is f.blocks[0]
    assert irkit.equivalent(m, module(DEBUG))
    check(m)


def test_split_and_merge_are_each_others_opposite() -> None:
    m = module()
    f = m.functions["f"]
    for one in f.instructions:
        if isinstance(one, PHINode):
            continue
        place = one.parent
        assert place is not None
        made = place.split_block(one)
        assert made.merge_into_predecessor() is place
        assert irkit.to_assembly(m) == irkit.to_assembly(module())
    check(m)


def test_phis_of_a_merged_block_give_way_to_their_values() -> None:
    m = module(
        "define i32 @f(i32 %x) {\\n  br label %b\\nb:\\n  %p = phi i32 [ %x, %0 ]\\n  ret i32 %p\\n}\\n".replace(
            "\\n", "\n"
        )
    )
    f = m.functions["f"]
    block(f, "b").merge_into_predecessor()
    assert str(f) == "define i32 @f(i32 %x) {\nb:\n  ret i32 %x\n}"
    check(m)


@pytest.mark.parametrize("name", ["entry", "loop", "out"])
def test_what_has_other_predecessors_cannot_be_merged(name: str) -> None:
    m = module()
    with pytest.raises(EditError, match="cannot be merged"):
        block(m.functions["f"], name).merge_into_predecessor()
    assert irkit.to_assembly(m) == irkit.to_assembly(module())


def test_a_block_without_a_terminator_cannot_be_split() -> None:
    m = module()
    f = m.functions["g"]
    f.instructions[0].erase_from_parent()
    f.blocks[0].append(first := BinaryOperator("add", f.args[1], f.args[1]))
    with pytest.raises(EditError, match="has no terminator"):
        f.blocks[0].split_block(first)
    with pytest.raises(EditError, match="is not in"):
        f.blocks[0].split_block(m.functions["f"].instructions[0])
