"""What is left of a module of which parts are taken out or away is what LLVM's tools leave."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.editing.dead import eliminate_dead_globals, strip_dead_prototypes
from irkit.editing.extract import extract
from irkit.editing.strip import strip_debug, strip_metadata, strip_names
from irkit.errors import NotFoundError, UnsupportedError
from irkit.type_finder import find_structs

TEXT = """\
source_filename = "parts.c"

%pair = type { i32, ptr }

@counter = internal global i32 0
@shared = global %pair { i32 1, ptr @helper }
@unused = external global i8

define i32 @main(i32 %count) {
entry:
  %seen = load i32, ptr @counter
  %sum = add i32 %seen, %count
  %result = call i32 @helper(i32 %sum), !note !0
  ret i32 %result
}

define internal i32 @helper(i32 %x) {
  %y = call i32 @outside(i32 %x)
  ret i32 %y
}

define linkonce_odr void @spare() {
  ret void
}

declare i32 @outside(i32)

declare void @never_called()

!0 = !{!"a note"}
"""


def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT, "parts.ll", 19)


def symbols(module: irkit.Module) -> dict[str, str]:
    """Each global's linkage; "declared" for a declaration."""
    return {
        value.name: "declared" if isinstance(value, irkit.GlobalObject) and value.is_declaration else value.linkage
        for value in module.global_values()
    }


def test_a_function_taken_out_keeps_declarations_of_what_it_uses() -> None:
    parts = module()
    extract(parts, ["main"])
    assert symbols(parts) == {"counter": "declared", "main": "external", "helper": "declared"}
    helper = parts["helper"]
    assert helper.visibility == "hidden", "what was local is seen by the rest, not by the world"
    assert not irkit.verify(parts)


def test_callees_stay_with_their_caller() -> None:
    parts = module()
    extract(parts, ["main"], keep_callees=True)
    assert symbols(parts)["helper"] == "external"
    assert symbols(parts)["outside"] == "declared"


def test_what_is_deleted_is_declared_where_it_is_used() -> None:
    parts = module()
    extract(parts, ["helper"], delete=True)
    left = symbols(parts)
    assert (left["helper"], left["spare"], left["main"]) == ("declared", "weak_odr", "external")
    assert "never_called" not in left


def test_a_name_that_nothing_has() -> None:
    with pytest.raises(NotFoundError, match="no global @nobody"):
        extract(module(), ["nobody"])


def test_an_address_of_a_block_that_would_go() -> None:
    text = "@p = global ptr blockaddress(@f, %b)\ndefine void @f() {\n  br label %b\nb:\n  ret void\n}\n"
    parts = irkit.parse_assembly(text, "x.ll", 19)
    with pytest.raises(UnsupportedError, match="takes the address of a block of @f"):
        extract(parts, ["p"])


def test_dead_globals_go_and_roots_stay() -> None:
    parts = module()
    gone = eliminate_dead_globals(parts)
    assert {value.name for value in gone} == {"unused", "spare", "never_called"}


def test_declarations_that_nothing_uses_go() -> None:
    parts = module()
    assert {value.name for value in strip_dead_prototypes(parts)} == {"unused", "never_called"}


def test_names_go_but_for_those_others_see() -> None:
    parts = module()
    strip_names(parts, find_structs(parts))
    text = irkit.to_assembly(parts)
    assert "%0 = type { i32, ptr }" in text
    assert "@shared = global %0 { i32 1, ptr @1 }" in text
    assert "  %2 = load i32, ptr @0, align 4" in text


def test_attachments_of_a_kind_go() -> None:
    parts = module()
    strip_metadata(parts, frozenset({"note"}))
    assert "a note" not in irkit.to_assembly(parts)


def test_attachments_of_other_kinds_stay() -> None:
    text = (
        "@v = global i32 0, !a !0, !b !0\n@i = ifunc void (), ptr @f, !a !0, !b !0\n"
        "define ptr @f() !a !0 !b !0 !dbg !3 {\n  ret ptr null, !a !0, !b !0, !dbg !2\n}\n!0 = !{}\n"
        '!llvm.module.flags = !{!1}\n!llvm.dbg.cu = !{!4}\n!1 = !{i32 2, !"Debug Info Version", i32 3}\n'
        "!2 = !DILocation(line: 1, scope: !3)\n"
        '!3 = distinct !DISubprogram(name: "f", type: !6, spFlags: DISPFlagDefinition, unit: !4)\n'
        "!4 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5)\n"
        '!5 = !DIFile(filename: "a.c", directory: "/")\n!6 = !DISubroutineType(types: !0)\n'
    )
    for kinds, left in (("a", ["b"]), ("b", ["a"]), ("dbg", ["a", "b"]), ("c", ["a", "b"])):
        parts = irkit.parse_assembly(text, "x.ll", 22)
        strip_metadata(parts, frozenset({kinds}))
        [end] = parts.functions["f"].instructions
        owners = (parts.globals["v"], parts.ifuncs["i"], parts.functions["f"], end)
        found = [[kind for kind in owner.metadata if kind != "dbg"] for owner in owners]
        assert found == [left] * 4
        assert ("dbg" in parts.functions["f"].metadata) == (kinds != "dbg")
        assert (end.debug_loc is None) == (kinds == "dbg")


@pytest.mark.llvm
@pytest.mark.parametrize("arguments", [("--func=main",), ("--func=main", "--recursive"), ("--func=helper", "--delete")])
def test_the_text_is_that_of_llvm_extract(arguments: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "parts.ll").write_text(TEXT)
    command = ["llvm-extract-19", "-S", *arguments, "parts.ll"]
    expected = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True, text=True).stdout
    parts = module()
    extract(
        parts,
        [arguments[0].partition("=")[2]],
        keep_callees="--recursive" in arguments,
        delete="--delete" in arguments,
    )
    assert irkit.to_assembly(parts) == expected


@pytest.mark.llvm
def test_the_text_is_that_of_opt_strip(tmp_path: Path) -> None:
    (tmp_path / "parts.ll").write_text(TEXT)
    command = ["opt-19", "-S", "-passes=strip", "parts.ll"]
    expected = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True, text=True).stdout
    parts = module()
    strip_debug(parts)
    strip_names(parts, find_structs(parts))
    assert irkit.to_assembly(parts) == expected


HELD = """\
@gone = internal constant i32 0

define void @f() !dbg !4 {
    #dbg_value(ptr @gone, !7, !DIExpression(), !8)
    #dbg_value(!DIArgList(ptr @gone, i32 1), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !8)
    #dbg_assign(i32 1, !7, !DIExpression(), !9, ptr @gone, !DIExpression(), !8)
  call void @llvm.marks(metadata ptr @gone)
  ret void
}

declare void @llvm.marks(metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "x.c", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "v", scope: !4, file: !1)
!8 = !DILocation(line: 1, scope: !4)
!9 = distinct !DIAssignID()
"""


def test_debug_records_say_poison_of_a_global_that_is_gone() -> None:
    module = irkit.parse_assembly(HELD, "held.ll", 19)
    extract(module, ["f"])
    lines = [line.strip() for line in irkit.to_assembly(module).splitlines()]
    assert not any("gone" in line for line in lines)
    assert [line.split(", !")[0] for line in lines if line.startswith("#dbg")] == [
        "#dbg_value(ptr poison",
        "#dbg_value(!DIArgList(ptr poison, i32 1)",
        "#dbg_assign(i32 1",
    ]
    assert any(line.endswith("ptr poison, !DIExpression(), !7)") for line in lines)
    call = next(line for line in lines if line.startswith("call"))
    number = call.removeprefix("call void @llvm.marks(metadata ").removesuffix(")")
    assert f"{number} = !{{}}" in lines


def test_a_body_that_goes_leaves_what_both_formats_bring_back() -> None:
    made = module()
    function = made.functions["helper"]
    function.delete_body()
    text = irkit.to_assembly(made)
    assert "declare dso_local i32 @helper(i32)\n" in text
    assert irkit.differences(made, irkit.parse_bitcode(irkit.to_bitcode(made))) == []
    assert irkit.differences(made, irkit.parse_assembly(text, llvm_version=19)) == []
    irkit.IRBuilder(function.append_block()).ret(function.args[0])
    assert "i32 @helper(i32 %x) {\n  ret i32 %x\n}" in irkit.to_assembly(made)  # as LLVM keeps the name
