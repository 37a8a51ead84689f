"""Rules that no file breaks as it is read, and texts of which LLVM 22 itself makes what breaks them: its upgrades and
passes take intrinsics at their names, whatever types they are declared with.

`%r` is declared with one type, and what `pre-isel-intrinsic-lowering` makes of its call has another one: so every user
of `%r` comes to an operand of a type that neither text nor bitcode could give it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

LOWERING = "pre-isel-intrinsic-lowering"
HEAD = 'target triple = "x86_64-unknown-linux-gnu"\n'
INT, LONG, FLOAT, DOUBLE, POINTER = "<4 x i32>", "<4 x i64>", "<4 x float>", "<4 x double>", "<4 x ptr>"
GLOBAL = "<4 x ptr addrspace(1)>"
MASK = "<4 x i1>"


@dataclass(frozen=True)
class Made:
    """A text, and the passes of `opt-22` that make of it what is wrong; none where `llvm-as-22` does when it reads."""

    rule: str
    text: str
    passes: str = LOWERING


def call(name: str, parameters: list[str], result: str, constants: str = "") -> str:
    """A function that calls an intrinsic with its own parameters."""
    given = ", ".join(f"{ty} %{place}" for place, ty in zip("abcdef", parameters, strict=False))
    passed = given + constants
    types = ", ".join(parameters) + "".join(f", {one.split()[0]}" for one in constants.split(", ")[1:])
    made = "" if result == "void" else "%r = "
    back = "ret void" if result == "void" else f"ret {result} %r"
    return (
        f"declare {result} @llvm.{name}({types})\n"
        f"define {result} @f({given}) {{\n  {made}call {result} @llvm.{name}({passed})\n  {back}\n}}\n"
    )


def lowered(operation: str, operands: list[str], result: str) -> str:
    """An operation on vectors with a mask and a length, which becomes the plain one."""
    return HEAD + call(f"vp.{operation}", [*operands, MASK, "i32"], result)


def compared(operation: str, predicate: str, left: str, right: str) -> str:
    return HEAD + (
        f"declare {MASK} @llvm.vp.{operation}({left}, {right}, metadata, {MASK}, i32)\n"
        f"define {MASK} @f({left} %a, {right} %b, {MASK} %m, i32 %n) {{\n  %r = call {MASK} @llvm.vp.{operation}"
        f'({left} %a, {right} %b, metadata !"{predicate}", {MASK} %m, i32 %n)\n  ret {MASK} %r\n}}\n'
    )


def used(is_made: str, is_declared: str, use: str) -> str:
    """`%r` is of a type that it is not declared with."""
    if "ptr" in is_made:
        operation, mask = "select", is_made.replace("ptr addrspace(1)", "i1").replace("ptr", "i1")
        types = f"{mask}, {is_made}, {is_made}, i32"
        passed = f"{mask} %m, {is_made} %a, {is_made} %a, i32 4"
    else:
        operation = "fadd" if "float" in is_made else "and"
        mask = MASK
        types = f"{is_made}, {is_made}, {mask}, i32"
        passed = f"{is_made} %a, {is_made} %a, {mask} %m, i32 4"
    return HEAD + (
        f"declare {is_declared} @llvm.vp.{operation}({types})\ndeclare void @g(i32)\n"
        f"define void @f({mask} %m, {is_made} %a) {{\n  %r = call {is_declared} @llvm.vp.{operation}({passed})\n"
        f"  {use}\n  ret void\n}}\n"
    )


# A conversion: the operand's and the result's type, another type of the operand's and the result's own kind in its
# place, which is wrong there.
CASTS = {
    "trunc": (LONG, INT, FLOAT, FLOAT),
    "zext": (INT, LONG, FLOAT, FLOAT),
    "sext": (INT, LONG, FLOAT, FLOAT),
    "fptrunc": (DOUBLE, FLOAT, INT, INT),
    "fpext": (FLOAT, DOUBLE, INT, INT),
    "fptoui": (FLOAT, INT, LONG, DOUBLE),
    "fptosi": (FLOAT, INT, LONG, DOUBLE),
    "uitofp": (INT, FLOAT, DOUBLE, LONG),
    "sitofp": (INT, FLOAT, DOUBLE, LONG),
    "ptrtoint": (POINTER, LONG, FLOAT, FLOAT),
    "inttoptr": (LONG, POINTER, FLOAT, FLOAT),
}
WITH_WIDTHS = ("trunc", "zext", "sext", "fptrunc", "fpext")


def scalar(ty: str) -> str:
    return ty.removeprefix("<4 x ").removesuffix(">")


def casts() -> Iterator[Made]:
    for name, (source, result, wrong_source, wrong_result) in CASTS.items():
        yield Made(f"{name}-source", lowered(name, [wrong_source], result))
        yield Made(f"{name}-result", lowered(name, [source], wrong_result))
        yield Made(f"{name}-vectors", lowered(name, [scalar(source)], result))
        if name in WITH_WIDTHS:
            yield Made(f"{name}-width", lowered(name, [result], source))
        else:
            yield Made(f"{name}-length", lowered(name, [source], result.replace("4 x", "8 x")))


MADE = (
    *casts(),
    Made("fneg-float", lowered("fneg", [INT], INT)),
    Made("binary-types", lowered("add", [INT, LONG], INT)),
    Made("integer-operands", lowered("add", [FLOAT, FLOAT], FLOAT)),
    Made("float-operands", lowered("fadd", [INT, INT], INT)),
    Made("logical-operands", lowered("and", [FLOAT, FLOAT], FLOAT)),
    Made("shift-operands", lowered("shl", [FLOAT, FLOAT], FLOAT)),
    Made("icmp-types", compared("icmp", "eq", INT, LONG)),
    Made("icmp-predicate", compared("icmp", "none", INT, INT)),
    Made("fcmp-types", compared("fcmp", "oeq", FLOAT, DOUBLE)),
    Made("fcmp-operands", compared("fcmp", "oeq", INT, INT)),
    Made(
        "void-name",
        HEAD
        + f"declare i32 @llvm.vp.store.v4i32.p0({INT}, ptr, {MASK}, i32)\ndefine void @f({INT} %v, ptr %p) {{\n"
        + f"  %r = call i32 @llvm.vp.store.v4i32.p0({INT} %v, ptr %p, {MASK} splat (i1 true), i32 4)\n  ret void\n}}\n",
    ),
    Made("unary-types", used(FLOAT, "<8 x float>", "%x = fneg <8 x float> %r")),
    Made("integer-result", used(INT, "<8 x i32>", "%x = add <8 x i32> %r, %r")),
    Made("float-result", used(FLOAT, "<8 x float>", "%x = fadd <8 x float> %r, %r")),
    Made("logical-result", used(INT, "<8 x i32>", "%x = and <8 x i32> %r, %r")),
    Made("shift-result", used(INT, "<8 x i32>", "%x = shl <8 x i32> %r, %r")),
    Made("select-type", used(INT, "<8 x i32>", "%x = select i1 true, <8 x i32> %r, <8 x i32> %r")),
    Made("switch-type", used(INT, "i32", "switch i32 %r, label %o [ i32 1, label %o ]\no:")),
    Made("branch-condition", used(INT, "i1", "br i1 %r, label %x, label %y\nx:\n  ret void\ny:")),
    Made("phi-types", used(INT, "<8 x i32>", "br label %o\no:\n  %x = phi <8 x i32> [ %r, %0 ]")),
    Made("alloca-count", used(INT, "i32", "%x = alloca i8, i32 %r")),
    Made("gep-width", used("<8 x ptr>", POINTER, "%x = getelementptr i8, <4 x ptr> %r, i64 1")),
    Made("gep-space", used(POINTER, GLOBAL, f"%x = getelementptr i8, {GLOBAL} %r, i64 1")),
    Made("extractvalue", used(INT, "{ i32, i32 }", "%x = extractvalue { i32, i32 } %r, 0")),
    Made("insertvalue", used(INT, "i32", "%x = insertvalue { i32, i32 } zeroinitializer, i32 %r, 0")),
    Made("callee", used(INT, "ptr", "call void %r()")),
    Made("call-argument", used(INT, "i32", "call void @g(i32 %r)")),
    Made("load-pointer", used(INT, "ptr", "%x = load i8, ptr %r")),
    Made("store-pointer", used(INT, "ptr", "store i8 0, ptr %r")),
    Made("bitcast", used(LONG, FLOAT, f"%x = bitcast {FLOAT} %r to <2 x i64>")),
    Made("ptrtoaddr-source", used(INT, POINTER, f"%x = ptrtoaddr {POINTER} %r to {LONG}")),
    Made("ptrtoaddr-vectors", used(POINTER, "ptr", "%x = ptrtoaddr ptr %r to i64")),
    Made("ptrtoaddr-length", used("<8 x ptr>", POINTER, f"%x = ptrtoaddr {POINTER} %r to {LONG}")),
    Made("addrspacecast-source", used(INT, POINTER, f"%x = addrspacecast {POINTER} %r to {GLOBAL}")),
    Made("addrspacecast-spaces", used(GLOBAL, POINTER, f"%x = addrspacecast {POINTER} %r to {GLOBAL}")),
    Made("addrspacecast-length", used("<8 x ptr>", POINTER, f"%x = addrspacecast {POINTER} %r to {GLOBAL}")),
    Made("addrspacecast-result", call("nvvm.ptr.gen.to.global.i32.p0", ["ptr"], "i32"), ""),
    Made("attribute-alignment", call("memset.p0.i64", ["ptr", "i8", "i64"], "void", ", i64 8589934592, i1 false"), ""),
    Made("load-alignment", call("x86.sse41.movntdqa", ["ptr"], "ptr"), ""),
    Made("store-alignment", call("x86.avx.movnt.dq.256", ["ptr", "ptr"], "void"), ""),
    Made("argument-class", call("x86.sse41.pminsd", ["i8", "<32 x i8>", "<8 x i1>"], "void"), ""),
    Made("call-count", call("arm.cde.vcx2qa.predicated.v2i64.v4i1", ["<8 x double>", "<16 x i16>"], "<16 x i16>"), ""),
    Made(
        "intrinsic-name",
        """%t = type { i32 }
declare %t @llvm.ssa.copy.s_ts(%t)
define %t @f(%t %a) {
  %r = call %t @llvm.ssa.copy.s_ts(%t %a)
  ret %t %r
}
""",
        "metarenamer",
    ),
    Made(
        "tbaa-old-style",
        """define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 4, i1 false), !tbaa.struct !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i64 0, i64 4, !1}
!1 = !{!"int", !2}
!2 = !{!"root"}
""",
        "instcombine",
    ),
    Made(
        "di-record-label-location",
        """define void @f() !dbg !3 {
  call void @llvm.dbg.label(metadata !6)
  ret void
}
declare void @llvm.dbg.label(metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)
!1 = !DIFile(filename: "r.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILabel(scope: !3, name: "l", file: !1, line: 1)
""",
        "",
    ),
    Made(
        "pad-cycle",
        """declare i32 @p(...)
define void @f() personality ptr @p {
  ret void
u:
  %c = cleanuppad within %d []
  cleanupret from %c unwind label %w
v:
  %d = cleanuppad within %c []
  cleanupret from %d unwind label %w
w:
  %e = cleanuppad within none []
  cleanupret from %e unwind to caller
}
""",
        "",
    ),
    Made(
        "pad-parent",
        """declare i32 @p(...)
declare void @g()
declare token @llvm.experimental.convergence.anchor()
define void @f() convergent personality ptr @p {
  %t = call token @llvm.experimental.convergence.anchor()
  invoke void @g() to label %x unwind label %u
u:
  %c = cleanuppad within %t []
  cleanupret from %c unwind label %v
v:
  %d = cleanuppad within none []
  cleanupret from %d unwind to caller
x:
  ret void
}
""",
        "",
    ),
)
# What is as wrong for irkit when it has read the text; the others it upgrades otherwise, or only passes break.
READ_ALIKE = frozenset(("pad-cycle", "pad-parent", "di-record-label-location"))
