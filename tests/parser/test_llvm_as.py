"""What LLVM's parser changes in what it has read: old intrinsics, debug info, module flags, tags."""

from __future__ import annotations

import re

import pytest
from parser_texts import parse, printed

import irkit
from irkit.debug_records import DbgVariableRecord
from irkit.functions import Function

VERSION = '!llvm.module.flags = !{!90}\n!90 = !{i32 2, !"Debug Info Version", i32 3}\n'
UNIT = """!llvm.dbg.cu = !{!91}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "f", directory: "d")
!93 = distinct !DISubprogram(name: "f", unit: !91, type: !94)
!94 = !DISubroutineType(types: !{null})
!95 = !DILocation(line: 1, scope: !93)
"""


def body(text: str, declaration: str, llvm_version: int = 19) -> list[str]:
    """What a function of this body is printed as, without its head and its end."""
    lines = printed(f"define void @f(ptr %p, i32 %a, i64 %b, <4 x float> %v) {{\n{text}\n  ret void\n}}\n{declaration}")
    if llvm_version != 19:
        lines = printed(
            f"define void @f(ptr %p, i32 %a, i64 %b, <4 x float> %v) {{\n{text}\n  ret void\n}}\n{declaration}",
            llvm_version,
        )
    return [line.strip() for line in lines[1 : lines.index("  ret void")]]


def test_declarations_of_intrinsics_get_the_attributes_of_the_release() -> None:
    function = parse('declare i32 @llvm.ctpop.i32(i32) "mine"')["llvm.ctpop.i32"]
    assert isinstance(function, Function) and function.attribute_list is not None
    own = function.attribute_list.function
    assert own is not None and "nounwind" in own and "mine" not in own


@pytest.mark.parametrize(
    ("text", "declaration", "wanted"),
    [
        (
            "%x = call i32 @llvm.ctlz.i32(i32 %a)",
            "declare i32 @llvm.ctlz.i32(i32)",
            ["%x = call i32 @llvm.ctlz.i32.1(i32 %a, i1 false)".replace(".1(", "(")],
        ),
        (
            "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i32 8, i1 true)",
            "declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)",
            ["call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 4, i1 true)"],
        ),
        (
            "%x = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false)",
            "declare i64 @llvm.objectsize.i64.p0(ptr, i1)",
            ["%x = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)"],
        ),
        (
            "%x = tail call ptr @llvm.invariant.group.barrier(ptr %p), !x !{}",
            "declare ptr @llvm.invariant.group.barrier(ptr)",
            ["%x = tail call ptr @llvm.launder.invariant.group.p0(ptr %p), !x !0"],
        ),
        (
            "%x = call i32 @llvm.x86.sse41.ptestc(<4 x float> %v, <4 x float> %v)",
            "declare i32 @llvm.x86.sse41.ptestc(<4 x float>, <4 x float>)",
            [
                "%cast = bitcast <4 x float> %v to <2 x i64>",
                "%cast1 = bitcast <4 x float> %v to <2 x i64>",
                "%x = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %cast, <2 x i64> %cast1)",
            ],
        ),
        (
            "%x = call i32 @llvm.nvvm.abs.i(i32 %a)\n  %y = add i32 %x, %x",
            "declare i32 @llvm.nvvm.abs.i(i32)",
            [
                "%neg = sub i32 0, %a",
                "%abs.cond = icmp sge i32 %a, 0",
                "%abs = select i1 %abs.cond, i32 %a, i32 %neg",
                "%y = add i32 %abs, %abs",
            ],
        ),
        (
            "%x = call i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr %p, i32 %a, i32 2, i32 0, i1 true)",
            "declare i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr, i32, i32, i32, i1)",
            [
                '%1 = atomicrmw volatile uinc_wrap ptr %p, i32 %a syncscope("agent") monotonic, align 4,'
                " !amdgpu.no.fine.grained.memory !0"
            ],
        ),
    ],
)
def test_calls_of_old_intrinsics(text: str, declaration: str, wanted: list[str]) -> None:
    assert body("  " + text, declaration) == wanted


def test_barriers_have_new_names_in_the_releases_that_renamed_them() -> None:
    calls = """  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier(i32 %a, i32 0)
  %x = call i32 @llvm.nvvm.barrier0.and(i32 %a)"""
    declarations = """declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.barrier(i32, i32)
declare i32 @llvm.nvvm.barrier0.and(i32)"""
    assert body(calls, declarations) == [line.strip() for line in calls.splitlines()]
    assert body(calls, declarations, 22) == [
        "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)",
        "call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %a, i32 0)",
        "%1 = icmp ne i32 %a, 0",
        "%2 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %1)",
        "%3 = zext i1 %2 to i32",
    ]


MASKED = """declare <2 x i32> @llvm.masked.{0}.v2i32.{1}(<2 x ptr>, i32, <2 x i1>, <2 x i32>)
define <2 x i32> @f(<2 x ptr> %p, <2 x i1> %m, <2 x i32> %v, i32 %x) {{
  %a = call <2 x i32> @llvm.masked.{0}.v2i32.{1}(<2 x ptr> %p, {2}, <2 x i1> %m, <2 x i32> %v)
  ret <2 x i32> %a
}}
"""


@pytest.mark.parametrize(("argument", "alignment"), [("i32 8", 8), ("i32 0", 4), ("i32 -2147483648", 2147483648)])
def test_alignments_of_masked_accesses_are_attributes(argument: str, alignment: int) -> None:
    assert f"(<2 x ptr> align {alignment} %p" in "\n".join(printed(MASKED.format("gather", "v2p0", argument), 22))


@pytest.mark.parametrize(
    ("kind", "argument", "message"),
    [
        ("gather", "i32 3", "Invalid alignment argument"),
        ("gather", "i32 %x", "Invalid alignment argument"),
        ("load", "i32 0", "Invalid zero alignment argument"),
    ],
)
def test_alignments_of_masked_accesses_that_are_none(kind: str, argument: str, message: str) -> None:
    text = MASKED.format(kind, "v2p0", argument)
    if kind == "load":
        text = text.replace("v2p0", "p0").replace("<2 x ptr>", "ptr")
    with pytest.raises(irkit.VerificationError) as error:
        irkit.parse_assembly(text, "m.ll", 22)
    assert str(error.value) == message


def test_calls_of_what_is_no_old_intrinsic_but_for_its_name() -> None:
    text = "declare i32 @llvm.nvvm.min.i(i32)\ndefine i32 @f(i32 %x) {\n  %a = call i32 @llvm.nvvm.min.i(i32 %x)\n"
    with pytest.raises(irkit.VerificationError) as error:
        irkit.parse_assembly(text + "  ret i32 %a\n}\n", "m.ll", 22)
    assert str(error.value) == "a call of @llvm.nvvm.min.i, which does not have its type"


def test_an_intrinsic_that_the_release_still_has_stays() -> None:
    text = "  %x = call <4 x float> @llvm.experimental.vector.reverse.v4f32(<4 x float> %v)"
    declaration = "declare <4 x float> @llvm.experimental.vector.reverse.v4f32(<4 x float>)"
    assert body(text, declaration, 16) == [text.strip()]
    assert body(text, declaration, 19) == [text.strip().replace("experimental.", "")]


def test_a_named_struct_as_result_becomes_a_literal_one() -> None:
    text = "  %x = call %s @llvm.sadd.with.overflow.i32(i32 %a, i32 %a)"
    declaration = "declare %s @llvm.sadd.with.overflow.i32(i32, i32)\n%s = type { i32, i1 }"
    lines = printed(f"define %s @f(i32 %a) {{\n{text}\n  ret %s %x\n}}\n{declaration}")
    assert [line.strip() for line in lines[2:8]] == [
        "%1 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %a)",
        "%2 = extractvalue { i32, i1 } %1, 0",
        "%3 = insertvalue %s poison, i32 %2, 0",
        "%4 = extractvalue { i32, i1 } %1, 1",
        "%5 = insertvalue %s %3, i1 %4, 1",
        "ret %s %5",
    ]


DEBUG = f"""define void @f(i32 %a) !dbg !93 {{
  call void @llvm.dbg.value(metadata i32 %a, metadata !1, metadata !DIExpression()), !dbg !95
  ret void, !dbg !95
}}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!1 = !DILocalVariable(name: "a", scope: !93)
{UNIT}"""


def test_debug_intrinsics_become_records_where_the_release_has_them() -> None:
    module = parse(DEBUG + VERSION, 19)
    assert [function.name for function in module.functions] == ["f"]
    records = module.functions[0].blocks[0].instructions[0].debug_records
    assert records is not None and isinstance(records[0], DbgVariableRecord)
    assert len(parse(DEBUG + VERSION, 16).functions) == 2


def test_old_forms_of_debug_intrinsics() -> None:
    old = DEBUG.replace("i32 %a, metadata !1", "i32 %a, i64 0, metadata !1").replace(
        "(metadata, metadata, metadata)", "(metadata, i64, metadata, metadata)"
    )
    assert "#dbg_value(i32 %a, " in "\n".join(printed(old + VERSION))
    assert "#dbg_value" not in "\n".join(printed(old.replace("i64 0", "i64 8") + VERSION))
    address = DEBUG.replace("dbg.value", "dbg.addr").replace("metadata i32 %a", "metadata ptr null")
    lines = "\n".join(printed(address + VERSION))
    assert "#dbg_value(ptr null, !" in lines and ", !DIExpression(DW_OP_deref), !" in lines


def test_debug_info_without_a_version_goes() -> None:
    text = "\n".join(printed(DEBUG))
    assert "dbg" not in text and "DISubprogram" not in text


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("unit: !91", "unit: null"),
        ("!llvm.dbg.cu = !{!91}", "!llvm.dbg.cu = !{}"),
        ('filename: "f"', 'filename: ""'),
        ("scope: !93)\n", "scope: !92)\n"),
        ("line: 1, scope: !93", "line: 1, scope: !94"),
        ("types: !{null}", "types: !{!91}"),
        ("metadata !1,", "metadata !95,"),
    ],
)
def test_debug_info_that_is_wrong_goes(right: str, wrong: str) -> None:
    text = DEBUG + VERSION
    assert "DISubprogram" in "\n".join(printed(text))
    assert right in text
    assert "DISubprogram" not in "\n".join(printed(text.replace(right, wrong, 1)))


LOOP = """define void @f() {
  br label %l
l:
  br label %l, !llvm.loop !1
}
!1 = distinct !{!1, !2, !3, !{!"p", !2}}
!2 = !DILocation(line: 1, scope: !5)
!3 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !DISubprogram(name: "f")
"""


def test_locations_go_from_loops_with_the_other_debug_info() -> None:
    assert printed(LOOP)[-3:] == ["!0 = distinct !{!0, !1, !2}", '!1 = !{!"llvm.loop.unroll.disable"}', '!2 = !{!"p"}']


@pytest.mark.parametrize("llvm_version", [14, 16])
def test_before_llvm_17_properties_of_loops_go_with_their_locations(llvm_version: int) -> None:
    assert printed(LOOP, llvm_version)[-2:] == ["!0 = distinct !{!0, !1}", '!1 = !{!"llvm.loop.unroll.disable"}']


def test_module_flags_change_as_the_release_has_them() -> None:
    text = '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"PIC Level", i32 2}'
    assert printed(text, 14)[-1] == '!0 = !{i32 7, !"PIC Level", i32 2}'
    assert printed(text, 19)[-1] == '!0 = !{i32 8, !"PIC Level", i32 2}'


def test_scalar_access_tags_become_paths() -> None:
    text = """define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !tbaa !0
  ret i32 %x
}
!0 = !{!"int", !1}
!1 = !{!"root"}
"""
    assert printed(text)[-3] == "!0 = !{!1, !1, i64 0}"


def test_sections_of_categories_lose_their_blanks() -> None:
    name = "__DATA, __objc_catlist, regular, no_dead_strip"
    line = printed(f'@g = global i32 0, section "{name}"')[0]
    assert line == f'@g = global i32 0, section "{name.replace(" ", "")}"'


def test_the_data_layout_stays_as_it_is_written() -> None:
    layout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
    assert parse(f'target datalayout = "{layout}"\ntarget triple = "x86_64-linux"').data_layout == layout


MISNAMED = """declare ptr @llvm.invariant.start(i64, ptr)
declare <2 x i32> @llvm.masked.load.v2i32(ptr, i32, <2 x i1>, <2 x i32>)
declare void @llvm.lifetime.start(i64, ptr)
define void @f(ptr %p, <2 x i1> %m, <2 x i32> %v) {
  tail call void @llvm.lifetime.start(i64 1, ptr nonnull %p) #0, !mine !0
  %i = tail call ptr @llvm.invariant.start(i64 1, ptr nonnull %p) #0, !mine !0
  %x = tail call <2 x i32> @llvm.masked.load.v2i32(ptr nonnull %p, i32 4, <2 x i1> %m, <2 x i32> %v) #0, !mine !0
  ret void
}
attributes #0 = { "mine" }
!0 = !{}
"""
CALLS = [
    "tail call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %p) #N, !mine !0",
    "%i = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull %p) #N, !mine !0",
    "%x = tail call <2 x i32> @llvm.masked.load.v2i32.p0(ptr nonnull %p, i32 4, <2 x i1> %m, <2 x i32> %v)"
    " #N, !mine !0",
]
MADE_ANEW = [
    CALLS[0],
    "%i = call ptr @llvm.invariant.start.p0(i64 1, ptr %p)",
    "%x = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr %p, i32 4, <2 x i1> %m, <2 x i32> %v), !mine !0",
]


def calls_of(text: str, llvm_version: int) -> list[str]:
    """The calls as they are printed, whatever the numbers of attribute groups."""
    lines = [line.strip() for line in printed(text, llvm_version)]
    return [re.sub(r"#\d+", "#N", line) for line in lines if line.startswith(("%i =", "%x =", "tail"))]


@pytest.mark.parametrize(("llvm_version", "wanted"), [(15, MADE_ANEW), (17, MADE_ANEW), (18, CALLS)])
def test_calls_of_some_misnamed_intrinsics_are_made_anew(llvm_version: int, wanted: list[str]) -> None:
    assert calls_of(MISNAMED, llvm_version) == wanted


def test_calls_of_the_right_name_stay_as_they_are() -> None:
    assert calls_of(MISNAMED.replace("start(", "start.p0(").replace("v2i32(", "v2i32.p0("), 17) == CALLS


@pytest.mark.parametrize(("llvm_version", "flags"), [(22, ""), (23, "nnan ninf ")])
def test_what_calls_are_replaced_by_keeps_their_fast_math_flags(llvm_version: int, flags: str) -> None:
    text = "  %x = call nnan ninf <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float> %v)"
    declaration = "declare <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float>)"
    assert body(text, declaration, llvm_version) == [f"%1 = call {flags}<4 x float> @llvm.sqrt.v4f32(<4 x float> %v)"]


def test_constants_that_upgrades_make_use_their_operands() -> None:
    """The bitcast that the first call becomes uses the vector before what the others become, last call first."""
    text = """define i16 @f(<16 x i32> %a, <16 x i32> %b) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.d.512(<16 x i32> %a, <16 x i32> %b, i32 7, i16 -1)
  ret i16 %r
}
declare i16 @llvm.x86.avx512.mask.ucmp.d.512(<16 x i32>, <16 x i32>, i32, i16)
declare i16 @llvm.x86.avx512.kandn.w(i16, i16)
define i16 @g(i16 %a, i16 %b) {
  %r = call i16 @llvm.x86.avx512.kandn.w(i16 %a, i16 8)
  %s = call i16 @llvm.x86.avx512.kandn.w(i16 %r, i16 %b)
  ret i16 %s
}
"""
    shown = irkit.to_assembly(parse(text, 19), preserve_use_list_order=True)
    directives = [line for line in shown.splitlines() if line.startswith("uselistorder")]
    assert [line[-11:] for line in directives] == ["{ 1, 0, 2 }"]


def test_labels_are_constraints_since_llvm_15() -> None:
    text = """define i32 @f(i32 %v) {
  callbr void asm "", "r,!i"(i32 %v)
          to label %a [label %b]

a:
  ret i32 0

b:
  ret i32 1
}
"""
    for release in (15, 16, 23):
        assert '  callbr void asm "", "r,!i"(i32 %v)' in irkit.to_assembly(parse(text, release))
    with pytest.raises(irkit.ParseError, match="2 input constraints for 1 parameters"):
        parse(text, 14)
