"""Values that debug info holds: what becomes of each place that holds one when it gives way to another."""

from __future__ import annotations

import re

import irkit

TEXT = """
define void @f(i32 %x, ptr %p, ptr %q) !dbg !4 {
  %a = alloca i32, !DIAssignID !10
    #dbg_declare(ptr %a, !7, !DIExpression(), !8)
    #dbg_value(i32 %x, !7, !DIExpression(), !8)
    #dbg_value(!DIArgList(i32 %x, ptr %p, i32 %x), !7, !DIExpression(), !8)
    #dbg_assign(i32 %x, !7, !DIExpression(), !10, ptr %p, !DIExpression(), !8)
    #dbg_assign(ptr %p, !7, !DIExpression(), !10, ptr %p, !DIExpression(), !8)
    #dbg_assign(i32 1, !7, !DIExpression(), !10, ptr %a, !DIExpression(), !8)
  call void @llvm.fake.use(i32 %x)
  ret void
}
declare void @llvm.fake.use(...)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "v", scope: !4, file: !1, type: !9)
!8 = !DILocation(line: 1, scope: !4)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIAssignID()
"""
BEFORE = [
    "declare(ptr %a)",
    "value(i32 %x)",
    "value(!DIArgList(i32 %x, ptr %p, i32 %x))",
    "assign(i32 %x; ptr %p)",
    "assign(ptr %p; ptr %p)",
    "assign(i32 1; ptr %a)",
]


def shown(module: irkit.Module) -> list[str]:
    """Each record with its values."""
    found = []
    for kind, location, address in re.findall(
        r"#dbg_(\w+)\((!DIArgList\(.*?\)|[^,]*), ![^,]*, !DIExpression\(\), !\d+(?:, ([^,]*), !DIEx.*)?\)",
        irkit.to_assembly(module),
    ):
        found.append(f"{kind}({location}; {address})" if address else f"{kind}({location})")
    return found


def replaced(old: str, new: str) -> list[str]:
    """The records when an argument or instruction gives way to an argument."""
    module = irkit.parse_assembly(TEXT, llvm_version=22)
    assert shown(module) == BEFORE
    function = module.functions[0]
    values = {value.name: value for value in (*function.args, function.blocks[0].instructions[0])}
    values[old].replace_all_uses_with(values[new])
    return shown(module)


def test_an_address_and_a_value_of_one_record() -> None:
    assert replaced("p", "q") == [one.replace("%p", "%q") for one in BEFORE]


def test_an_instruction_that_is_an_address() -> None:
    assert replaced("a", "p") == [one.replace("%a", "%p") for one in BEFORE]


def test_an_argument_that_a_list_holds_twice() -> None:
    module = irkit.parse_assembly(TEXT, llvm_version=22)
    module.functions[0].args[0].replace_all_uses_with(irkit.const(irkit.i32, 7))
    assert shown(module) == [one.replace("%x", "7") for one in BEFORE]
