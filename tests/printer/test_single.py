"""The text of single objects: numbers are those of the whole module's text, wherever the object stands."""

from __future__ import annotations

import irkit

TEXT = """\
@0 = global i32 1

define i32 @first(ptr %p) !dbg !4 {
  call void @h() #1
  %a = load i32, ptr %p, align 4, !tbaa !5
  ret i32 %a, !dbg !8
}

define i32 @second(ptr align 8 %p) #0 {
  %1 = load i32, ptr @0, align 4
  %2 = load i32, ptr %p, align 4, !tbaa !10
  call void @h() #2
  call void @h()
  br label %out

out:
  ret i32 %2, !dbg !9
}

declare void @h()

attributes #0 = { nounwind }
attributes #1 = { cold }
attributes #2 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7}
!7 = !{!"root"}
!8 = !DILocation(line: 2, column: 3, scope: !4)
!9 = !DILocation(line: 3, column: 4, scope: !11)
!10 = !{!12, !12, i64 0}
!11 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 2, spFlags: DISPFlagDefinition, unit: !0)
!12 = !{!"long", !7}
"""


def made() -> irkit.Module:
    return irkit.parse_assembly(TEXT.replace("#0 {", "#0 !dbg !11 {"), "a.ll", 22)


def test_instructions_and_blocks_are_lines_of_the_whole() -> None:
    module = made()
    whole = irkit.to_assembly(module)
    shown = []
    for function in module.functions:
        for block in function.blocks:
            assert str(block) in whole
            for instruction in block.instructions:
                shown.append(f"  {instruction}")
    assert shown == [line for line in whole.splitlines() if line.startswith("  ")]


def test_what_is_in_no_function_belongs_to_the_module_of_its_operands() -> None:
    function = made().functions["second"]
    load, other = function.entry_block.instructions[:2]
    assert str(load.clone()) == "%detached0 = load i32, ptr @0, align 4"
    assert str(other.clone()).startswith("%detached0 = load i32, ptr %p, align 4, !tbaa !")


def test_attributes() -> None:
    function = made().functions["second"]
    attributes = function.attribute_list
    assert attributes is not None
    assert str(attributes) == "0: align 8; function: nounwind"
    parameter = attributes.parameter(0)
    assert parameter is not None
    assert [str(parameter), *map(str, parameter)] == ["align 8", "align 8"]
