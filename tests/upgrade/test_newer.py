"""Modules as a newer release makes them: what no golden of `fixtures/newer` shows."""

from __future__ import annotations

import pytest

import irkit

DEBUG_INFO = """
define void @f() !dbg !2 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, globals: !6)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !1, SPFLAGS)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !{!7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !1, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""


def upgraded(text: str, old: int, new: int) -> str:
    """The text of a module of one release as a newer one shows it."""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=old)))
    irkit.upgrade(module, new)
    assert module.dialect.llvm_version == new
    return irkit.to_assembly(module)


def test_debug_info_that_is_wrong_for_the_newer_release_goes() -> None:
    source = DEBUG_INFO.replace("SPFLAGS", "unit: !0, spFlags: DISPFlagDefinition")
    assert "!DISubprogram" in upgraded(source, 19, 22)
    assert "!DISubprogram" not in upgraded(source, 19, 23)  # it needs a type there


@pytest.mark.parametrize(("release", "keeper"), [(22, "globals: !"), (23, "retainedNodes: !")])
def test_variables_of_a_function_belong_to_it_from_llvm_23_on(release: int, keeper: str) -> None:
    source = DEBUG_INFO.replace("SPFLAGS", "type: !4, unit: !0, spFlags: DISPFlagDefinition")
    text = upgraded(source, 19, release)
    assert keeper in text
    assert ("retainedNodes: !" in text) == (release >= 23)


def test_a_module_that_is_upgraded_is_written_as_the_release_writes_it() -> None:
    source = "declare void @f(i8* nocapture) readnone"
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(source, llvm_version=14)))
    irkit.upgrade(module, 22)
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    assert again.dialect.llvm_version == 22
    assert again.identification is not None and again.identification.producer.startswith("LLVM22")
    assert "declare void @f(ptr captures(none)) #0" in irkit.to_assembly(again)
    assert "attributes #0 = { memory(none) }" in irkit.to_assembly(again)


def test_an_initializer_that_the_newer_release_cannot_have_is_refused() -> None:
    source = "@a = global i32 0\n@b = global i64 udiv (i64 ptrtoint (i32* @a to i64), i64 3)"
    with pytest.raises(irkit.IRKitError, match="LLVM 22 does not have"):
        upgraded(source, 14, 22)


def test_objects_that_a_user_holds_stay() -> None:
    source = "%t = type { i8* }\n@g = global %t zeroinitializer\ndefine void @f(%t* %p) { ret void }"
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(source, llvm_version=14)))
    variable, function = module.globals["g"], module.functions["f"]
    irkit.upgrade(module, 19)
    assert module.globals["g"] is variable and module.functions["f"] is function
    assert str(function.args[0].type) == "ptr"
    assert str(variable.value_type) == "%t"


def test_use_lists_are_there_after_an_upgrade() -> None:
    source = "@g = global i32 0\ndefine i8* @f() { ret i8* bitcast (i32* @g to i8*) }"
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(source, llvm_version=14)))
    assert len(module.globals["g"].uses) == 1  # the cast
    irkit.upgrade(module, 22)
    (use,) = module.globals["g"].uses
    assert use.user is module.functions["f"].blocks[0].instructions[0]
