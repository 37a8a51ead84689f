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


# The older strings, and what LLVM 23 makes of them.
DENORMAL_MODES = [
    ('"denormal-fp-math"="preserve-sign,preserve-sign"', "denormal_fpenv(preservesign)"),
    ('"denormal-fp-math"="positive-zero" "denormal-fp-math-f32"="dynamic,ieee"', "(positivezero, float: dynamic|ieee)"),
    ('"denormal-fp-math-f32"="preserve-sign,"', "denormal_fpenv(float: preservesign)"),
    ('"denormal-fp-math"="ieee,ieee"', "denormal_fpenv(ieee)"),
    ('"denormal-fp-math"="flush"', '"denormal-fp-math"="flush"'),
    (
        '"denormal-fp-math"=",dynamic" "denormal-fp-math-f32"="x"',
        'denormal_fpenv(ieee|dynamic) "denormal-fp-math-f32"="x"',
    ),
]


@pytest.mark.parametrize(("strings", "expected"), DENORMAL_MODES)
def test_modes_of_denormal_numbers_become_one_attribute(strings: str, expected: str) -> None:
    assert f"{expected} }}\n" in upgraded(f"define void @f() {strings} {{\n  ret void\n}}\n", 22, 23)


def test_arguments_of_a_callbr_must_be_the_blocks_it_may_go_to() -> None:
    call = 'callbr void asm "", "X"(i8* blockaddress(@f, %a)) to label %b [label %a]'
    assert 'asm "", "!X"()' in upgraded(f"define void @f() {{\n  {call}\na:\n  ret void\nb:\n  ret void\n}}\n", 14, 22)
    body = "a:\n  ret void\nb:\n  ret void\n}\n"
    for wrong, constraints in (
        ("blockaddress(@f, %b)", "X"),
        ("blockaddress(@g, %a)", "X"),
        ("null", "X"),
        ("blockaddress(@f, %a), i8* null", "X,X"),
    ):
        text = call.replace("blockaddress(@f, %a)", wrong).replace('"X"', f'"{constraints}"')
        with pytest.raises(irkit.BitcodeError, match="callbr argument does not match indirect dest"):
            upgraded(f"define void @f() {{\n  {text}\n{body}define void @g() {{\n  br label %a\n{body}", 14, 22)
    none = 'callbr void asm "", ""() to label %b [label %a]'
    with pytest.raises(irkit.BitcodeError, match="callbr argument does not match indirect dest"):
        upgraded(f"define void @f() {{\n  {none}\n{body}", 14, 22)


def test_the_order_of_blocks_in_files_of_llvm_8_is_forgotten() -> None:
    """Attributes come before the types there, and behind them in files of later releases."""
    written = []
    for is_old in (False, True):
        module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly("declare void @f() noinline\n", "x", 13)))
        module.provenance.attributes_before_types = is_old
        own = irkit.to_bitcode(module)
        irkit.upgrade(module, 14)
        assert not module.provenance.attributes_before_types
        written.append((own, irkit.to_bitcode(module)))
    assert written[0][0] != written[1][0]
    assert written[0][1] == written[1][1]


X86_CALLS = [
    ("<4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32> %a, <4 x i32> %a)", "call <4 x i32> @llvm.smax.v4i32("),
    ("<4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32> %a)", "call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a, i1 false)"),
    ("<4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32> %a, i8 27)", "<4 x i32> <i32 3, i32 2, i32 1, i32 0>"),
    ("<4 x i32> @llvm.x86.sse2.pcmpgt.d(<4 x i32> %a, <4 x i32> %a)", "icmp sgt <4 x i32> %a, %a"),
    ("<4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32> %a, <4 x i32> %a, <4 x i32> %a, i8 %m)", "add <4 x i32>"),
    ("<4 x i32> @llvm.x86.avx512.mask.loadu.d.128(ptr %p, <4 x i32> %a, i8 -1)", "load <4 x i32>, ptr %p, align 1"),
    ("void @llvm.x86.sse2.storeu.dq(ptr %p, <4 x i32> %a)", "store <4 x i32> %a, ptr %p, align 1"),
]


@pytest.mark.parametrize(("call", "expected"), X86_CALLS)
@pytest.mark.parametrize("release", [19, 22])
def test_old_intrinsics_of_x86_become_what_there_is_instead(call: str, expected: str, release: int) -> None:
    result = call.split(" @", maxsplit=1)[0]
    value, end = ("", "ret void") if result == "void" else ("%r = ", f"ret {result} %r")
    source = f"define {result} @f(<4 x i32> %a, ptr %p, i8 %m) {{\n  {value}call {call}\n  {end}\n}}"
    types = ", ".join([argument.rpartition(" ")[0] for argument in split_arguments(call)])
    declaration = f"declare {call.split('(', maxsplit=1)[0]}({types})"
    text = irkit.to_assembly(irkit.parse_assembly(f"{declaration}\n{source}", llvm_version=release))
    assert expected in text
    assert "@llvm.x86" not in text


def split_arguments(call: str) -> list[str]:
    """The arguments of a call; vectors have no commas in them."""
    return call.partition("(")[2].removesuffix(")").split(", ")


def test_resolvers_give_what_the_ifunc_is_where_pointers_are_typed() -> None:
    source = "@i = ifunc void (), i8* ()* @r\ndefine i8* @r() { ret i8* null }"
    cast = "bitcast (i8* ()* @r to void ()* ()*)"
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(source, llvm_version=13)))
    irkit.upgrade(module)
    assert cast not in irkit.to_assembly(module)
    irkit.upgrade(module, 14)
    assert f"@i = ifunc void (), {cast}" in irkit.to_assembly(module)
    irkit.upgrade(module, 16)
    assert "@i = ifunc void (), ptr @r" in irkit.to_assembly(module)


def test_a_data_layout_that_the_release_refuses_is_refused() -> None:
    module = irkit.parse_assembly("define void @f() { ret void }", llvm_version=19)
    module._data_layout = "S120"  # as a file may say
    with pytest.raises(irkit.VerificationError, match="Alignment is neither 0 nor a power of 2"):
        irkit.upgrade(module)
    with pytest.raises(irkit.VerificationError, match="stack natural alignment"):
        irkit.upgrade(module, 22)


def test_halves_are_a_type_in_llvm_23() -> None:
    source = """
declare float @llvm.convert.from.fp16.f32(i16)
declare i16 @llvm.convert.to.fp16.f64(double)
define float @f(i16 %a, double %b) {
  %c = call i16 @llvm.convert.to.fp16.f64(double %b)
  %d = call float @llvm.convert.from.fp16.f32(i16 %c)
  ret float %d
}
"""
    assert "@llvm.convert.from.fp16.f32(i16 %c)" in upgraded(source, 16, 22)
    text = upgraded(source, 16, 23)
    assert "fp16" not in text
    assert [line.strip() for line in text.split("\n") if " = " in line and line.startswith("  ")] == [
        "%1 = fptrunc double %b to half",
        "%2 = bitcast half %1 to i16",
        "%3 = bitcast i16 %2 to half",
        "%4 = fpext half %3 to float",
    ]


def test_lifetimes_that_go_leave_their_declarations() -> None:
    source = """
declare void @llvm.lifetime.start.p0(i64, ptr)
define void @f(ptr %a) {
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  ret void
}
"""
    assert "declare void @llvm.lifetime.start.i64(i64)" in upgraded(source, 19, 22)
    assert "declare void @llvm.lifetime.start.p0(ptr captures(none))" in upgraded(source, 19, 23)


NVVM_CALLS = [
    ("i32 @llvm.nvvm.bitcast.f2i(float %x)", 20, "bitcast float %x to i32"),
    ("ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %p)", 20, "addrspacecast ptr %p to ptr addrspace(1)"),
    ("i32 @llvm.nvvm.rotate.b32(i32 %n, i32 5)", 20, "@llvm.fshl.i32(i32 %n, i32 %n, i32 5)"),
    ("i64 @llvm.nvvm.rotate.right.b64(i64 %w, i32 5)", 20, "@llvm.fshr.i64(i64 %w, i64 %w, i64 5)"),
    ("i64 @llvm.nvvm.swap.lo.hi.b64(i64 %w)", 21, "@llvm.fshl.i64(i64 %w, i64 %w, i64 32)"),
    (
        "float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1) %g, i32 4)",
        20,
        "load float, ptr addrspace(1) %g, align 4, !invariant.load",
    ),
    ("i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %p, i32 %n)", 21, "atomicrmw uinc_wrap ptr %p, i32 %n seq_cst, align 4"),
    (
        "i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %p, i32 %n)",
        23,
        'atomicrmw udec_wrap ptr %p, i32 %n syncscope("device") monotonic, align 4',
    ),
    ("float @llvm.nvvm.fabs.ftz.f(float %x)", 21, "call float @llvm.nvvm.fabs.ftz.f32(float %x)"),
    ("double @llvm.nvvm.fabs.d(double %d)", 21, "call double @llvm.nvvm.fabs.f64(double %d)"),
    ("float @llvm.nvvm.ex2.approx.f(float %x)", 22, "call float @llvm.nvvm.ex2.approx.f32(float %x)"),
    ("float @llvm.nvvm.tanh.approx.f32(float %x)", 22, "call afn float @llvm.tanh.f32(float %x)"),
    ("i32 @llvm.nvvm.max.ui(i32 %n, i32 5)", 21, "select i1 %max.cond, i32 %n, i32 5"),
    ("i32 @llvm.nvvm.max.ui(i32 %n, i32 5)", 22, "%r = tail call i32 @llvm.umax.i32(i32 %n, i32 5) #1"),
    ("i32 @llvm.nvvm.abs.i(i32 %n)", 22, "select i1 %abs.cond"),
    ("i32 @llvm.nvvm.abs.i(i32 %n)", 23, "%abs = call i32 @llvm.abs.i32(i32 %n, i1 true)"),
    (
        "i64 @llvm.objectsize.i64.p0i8(ptr %p, i1 false, i1 true, i1 false)",
        19,
        "%r = call i64 @llvm.objectsize.i64.p0(",
    ),
]


@pytest.mark.parametrize(("call", "release", "expected"), NVVM_CALLS)
def test_old_intrinsics_of_nvvm_become_what_there_is_instead(call: str, release: int, expected: str) -> None:
    result = call.split(" @", maxsplit=1)[0]
    parameters = "float %x, double %d, i32 %n, i64 %w, ptr %p, ptr addrspace(1) %g"
    types = ", ".join(
        [argument.rpartition(" ")[0] for argument in split_arguments("(" + call.partition(name_of(call))[2][1:])]
    )
    source = f"""declare {result} @{name_of(call)}({types})
define {result} @f({parameters}) {{
  %r = tail call {call} #0
  ret {result} %r
}}
attributes #0 = {{ nounwind }}
"""
    text = irkit.to_assembly(irkit.parse_assembly(source, llvm_version=release))
    assert expected in text
    assert name_of(call) + "(" not in text


def name_of(call: str) -> str:
    return call.partition("@")[2].partition("(")[0]


def test_types_that_lose_their_annotations_are_one_with_their_like() -> None:
    """LLVM 19 reads annotations of a derived type only beside ptrauth data, which older releases do not write."""
    text = """!n = !{!0}
!0 = !{!1, !2, !3, !4}
!1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, annotations: !5)
!3 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !2)
!5 = !{!"btf_type_tag"}
"""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=14)))
    irkit.upgrade(module, 19)
    assert [line for line in irkit.to_assembly(module).splitlines() if line.startswith("!")] == [
        "!n = !{!0}",
        "!0 = !{!1, !1, !2, !2}",
        "!1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)",
        "!2 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1)",
    ]


def test_a_type_that_a_call_has_stays_what_its_like_becomes() -> None:
    """What instructions have themselves is not replaced: the others are."""
    text = """declare void @llvm.dbg.value(metadata, metadata, metadata)
define void @f() {
  call void @llvm.dbg.value(metadata HELD, metadata !5, metadata !5)
  ret void
}
!n = !{!1, !2}
!1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, annotations: !5)
!5 = !{!"btf_type_tag"}
"""
    for held in ("!1", "!2"):
        source = irkit.parse_assembly(text.replace("HELD", held), llvm_version=14, upgrade_debug_info=False)
        module = irkit.parse_bitcode(irkit.to_bitcode(source, check=False))
        irkit.upgrade(module, 19)
        first, second = module.named_metadata[0].operands
        assert first is second


@pytest.mark.parametrize(
    "triple, release, said, expected",
    [
        (
            "aarch64-linux-gnu",
            16,
            "memory(read, inaccessiblemem: write)",
            "memory(read, inaccessiblemem: write, target_mem: write)",
        ),
        (
            "arm64e-apple-ios",
            22,
            "memory(inaccessiblemem: read, target_mem0: write)",
            "memory(inaccessiblemem: read, target_mem0: readwrite, target_mem1: read)",
        ),
        ("x86_64", 22, "memory(inaccessiblemem: read)", "memory(inaccessiblemem: read)"),
        ("x86_64", 14, '"uniform-work-group-size"="true"', '"uniform-work-group-size"'),
        ("x86_64", 23, '"uniform-work-group-size"="false" "a"', '"a"'),
        ("x86_64", 22, '"uniform-work-group-size" "a"="b"', '"a"="b" "uniform-work-group-size"'),
    ],
)
def test_attributes_of_functions_in_llvm_23(triple: str, release: int, said: str, expected: str) -> None:
    text = (
        f'target triple = "{triple}"\ndeclare void @f()\ndefine void @g() {{\n  call void @f() {said}\n  ret void\n}}'
    )
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=release)))
    irkit.upgrade(module, 23)
    assert f"attributes #0 = {{ {expected} }}" in irkit.to_assembly(module)


def test_what_an_upgrade_declares_is_in_the_address_space_of_programs() -> None:
    text = """target datalayout = "e-P1-p:16:8"
declare void @llvm.lifetime.start.p0(i64, ptr) addrspace(1)
define void @f() addrspace(1) {
  %p = alloca i16
  call addrspace(1) void @llvm.lifetime.start.p0(i64 2, ptr %p)
  ret void
}
"""
    module = irkit.parse_assembly(text, llvm_version=16)
    irkit.upgrade(module, 22)
    shown = irkit.to_assembly(module)
    assert "  call addrspace(1) void @llvm.lifetime.start.p0(ptr %p)" in shown
    assert "declare void @llvm.lifetime.start.p0(ptr captures(none)) addrspace(1)" in shown


@pytest.mark.parametrize(("value", "versions"), [("i32 0", []), ("i32 84084480", ["Swift ABI Version"]), ("i8 7", [])])
def test_only_a_word_of_swifts_versions_is_taken_apart(value: str, versions: list[str]) -> None:
    text = f'!llvm.module.flags = !{{!0}}\n!0 = !{{i32 1, !"Objective-C Garbage Collection", {value}}}\n'
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=22)))
    assert [name for name in ("Swift ABI Version",) if name in irkit.to_assembly(module)] == versions


def test_a_summary_keeps_the_entry_of_an_intrinsic_that_is_replaced() -> None:
    text = """
declare <2 x i64> @llvm.experimental.vector.reverse.v2i64(<2 x i64>)
define <2 x i64> @f(<2 x i64> %x) {
  %y = call <2 x i64> @llvm.experimental.vector.reverse.v2i64(<2 x i64> %x)
  ret <2 x i64> %y
}
^0 = module: (path: "a.bc", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "llvm.experimental.vector.reverse.v2i64")
"""
    data = irkit.to_bitcode(irkit.parse_assembly(text, name="a.bc", llvm_version=16))
    module = irkit.parse_bitcode(data, name="a.bc")
    irkit.upgrade(module, 22)
    shown = irkit.to_assembly(module)
    assert "@llvm.vector.reverse.v2i64" in shown
    assert '^1 = gv: (name: "llvm.experimental.vector.reverse.v2i64")' in shown


@pytest.mark.parametrize(("version", "entries"), [(19, 2), (22, 1)])
def test_a_phi_has_an_entry_for_each_edge_where_constants_are_computed(version: int, entries: int) -> None:
    """LLVM 21 and later give the block on the edge one entry, older ones as many as the block before had."""
    third = "udiv (i64 ptrtoint (i32* @x to i64), i64 3)"
    text = f"""
@x = external global i32
define i64 @f(i32 %s) {{
entry:
  switch i32 %s, label %other [ i32 1, label %last
  i32 2, label %last ]
other:
  br label %last
last:
  %first = phi i64 [ 1, %entry ], [ 1, %entry ], [ 2, %other ]
  %q = phi i64 [ {third}, %entry ], [ {third}, %entry ], [ 5, %other ]
  ret i64 %q
}}
"""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=13)))
    irkit.upgrade(module, version)
    (line,) = [line for line in irkit.to_assembly(module).splitlines() if "%q = " in line]
    assert line.count("[ %constexpr, %phi.constexpr ]") == entries
    assert line.endswith("[ 5, %other ]")


def test_a_branch_on_an_edge_where_constants_are_computed_is_the_newest_use() -> None:
    """LLVM 22 shows it first among the predecessors, though the block of another stands behind it."""
    text = """
@x = external global i32
define i64 @f() {
entry:
  br label %loop
loop:
  %i = phi i64 [ udiv (i64 ptrtoint (i32* @x to i64), i64 3), %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  br label %loop
}
"""
    assert "; preds = %phi.constexpr, %loop\n" in upgraded(text, 13, 22)
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=13)))
    assert module.functions["f"].blocks[1].uses
    irkit.upgrade(module, 22)
    loop = module.functions["f"].blocks[2]
    assert [use.user.operands[use.index] for use in loop.uses] == [loop, loop]


FINE = ", !amdgpu.no.fine.grained.memory !0"
ATOMICS = [
    (
        17,
        "i32",
        "atomic.inc.i32.p1",
        "i32 0, i32 0, i1 false",
        "atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %x seq_cst",
    ),
    (
        18,
        "i32",
        "atomic.inc.i32.p1",
        "i32 0, i32 0, i1 false",
        'uinc_wrap ptr addrspace(1) %p, i32 %x syncscope("agent")',
    ),
    (19, "i32", "atomic.inc.i32.p1", "i32 0, i32 0, i1 false", f"seq_cst, align 4{FINE}"),
    (19, "float", "global.atomic.fadd.f32.p1.f32", "", "call float @llvm.amdgcn.global.atomic.fadd.f32.p1.f32"),
    (22, "float", "global.atomic.fadd.f32.p1.f32", "", f"seq_cst, align 4{FINE}, !amdgpu.ignore.denormal.mode !0"),
    (
        22,
        "double",
        "global.atomic.fmin.f64.p1.f64",
        "",
        'atomicrmw fmin ptr addrspace(1) %p, double %x syncscope("agent")',
    ),
    (22, "<2 x i16>", "global.atomic.fadd.v2bf16.p1", "", "atomicrmw fadd ptr addrspace(1) %p, <2 x bfloat> %1"),
    (21, "i32", "atomic.cond.sub.u32.p1", "", "call i32 @llvm.amdgcn.atomic.cond.sub.u32.p1"),
    (22, "i32", "atomic.cond.sub.u32.p1", "", "atomicrmw usub_cond ptr addrspace(1) %p, i32 %x"),
]


@pytest.mark.parametrize(("version", "of", "name", "further", "wanted"), ATOMICS)
def test_atomic_operations_of_amd_become_instructions(
    version: int, of: str, name: str, further: str, wanted: str
) -> None:
    more = f", {further}" if further else ""
    types = ", ".join(["", *[word.split()[0] for word in further.split(", ")]]) if further else ""
    text = f"""
declare {of} @llvm.amdgcn.{name}(ptr addrspace(1), {of}{types})
define {of} @f(ptr addrspace(1) %p, {of} %x) {{
  %r = call {of} @llvm.amdgcn.{name}(ptr addrspace(1) %p, {of} %x{more})
  ret {of} %r
}}
"""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=16)))
    irkit.upgrade(module, version)
    assert wanted in irkit.to_assembly(module)


@pytest.mark.parametrize("version", [19, 22])
def test_calls_of_objectsize_by_another_name_are_made_anew(version: int) -> None:
    text = """
declare i64 @llvm.objectsize.i64.p0i8(i8*, i1, i1, i1)
define i64 @f(i8* %p) {
  %r = tail call i64 @llvm.objectsize.i64.p0i8(i8* nonnull %p, i1 false, i1 true, i1 false) nounwind
  ret i64 %r
}
"""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=14)))
    irkit.upgrade(module, version)
    wanted = "  %r = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)\n"
    assert wanted in irkit.to_assembly(module)


@pytest.mark.parametrize(
    ("ty", "constant", "made"),
    [
        (
            *("<2 x i32>", "insertelement (<2 x i32> <i32 1, i32 2>, i32 5, i32 {})"),
            "insertelement <2 x i32> <i32 1, i32 2>, i32 5, i32 {}",
        ),
        ("i32", "extractelement (<2 x i32> <i32 1, i32 2>, i32 {})", "extractelement <2 x i32> <i32 1, i32 2>, i32 {}"),
        ("i1", "icmp ugt (i32 {}, i32 5)", "icmp ugt i32 {}, 5"),
        ("i32", "sub (i32 {}, i32 ptrtoint (i32* @g to i32))", "sub i32 {}, ptrtoint (ptr @g to i32)"),
        ("i64", "zext (i32 {} to i64)", "zext i32 {} to i64"),
    ],
)
def test_what_is_made_of_a_constant_that_is_computed(ty: str, constant: str, made: str) -> None:
    lacking = "and (i32 ptrtoint (i32* @g to i32), i32 7)"
    text = f"@g = global i32 0\ndefine {ty} @f() {{\n  ret {ty} {constant.format(lacking)}\n}}\n"
    module = irkit.parse_assembly(text, llvm_version=13)
    irkit.upgrade(module, 22)
    first, second, _ = irkit.to_assembly(module).partition("{\n")[2].split("\n  ", 2)
    assert first.strip() == "%constexpr = and i32 ptrtoint (ptr @g to i32), 7"
    assert second == "%constexpr1 = " + made.format("%constexpr")


@pytest.mark.parametrize(
    ("old", "new", "symbol"),
    [(19, 21, []), (19, 23, ["ptr addrspace(1)"]), (21, 22, ["ptr addrspace(1)"]), (22, 23, ["ptr"])],
)
def test_a_signed_pointer_gets_a_symbol_that_is_null_in_the_space_of_its_address(
    old: int, new: int, symbol: list[str]
) -> None:
    """LLVM 22 gives it; its own texts have one in address space 0 unless they say another."""
    text = """@f = global i32 0
@h = addrspace(1) global i32 0
@g = global ptr ptrauth (ptr @f, i32 1, i64 5, ptr addrspace(1) @h)
"""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=old)))
    irkit.upgrade(module, new)
    pointer = module.globals["g"].initializer
    assert pointer is not None
    assert [str(operand.type) for operand in pointer.operands] == ["ptr", "i32", "i64", "ptr addrspace(1)", *symbol]


def test_the_end_of_a_coroutine_gives_nothing_any_more() -> None:
    """LLVM 22 leaves the use of what it gave, and cannot read its own file."""
    text = """
declare i1 @llvm.coro.end(ptr, i1)
define i1 @f(ptr %a) {
  %r = call i1 @llvm.coro.end(ptr %a, i1 true)
  ret i1 %r
}
"""
    shown = upgraded(text, 16, 22)
    assert "\n  call void @llvm.coro.end(ptr %a, i1 true, token none)\n  ret i1 poison\n" in shown
