"""What is known to be judged otherwise than by LLVM 22: the kinds that texts changed at random have shown.

Ten runs of `benchmarks/verifier_mutations.py`, 2,000 mutants each (seeds 201 to 210), and 1,250 later ones (seeds
660001 and 660002): 39 of the 21,214 that LLVM did not die of.
"""

from __future__ import annotations

from dataclasses import dataclass

MUTANTS = 21_214  # without those that end LLVM
AGREED = 21_175


@dataclass(frozen=True)
class Disagreement:
    """A kind: how many mutants were of it, the smallest text, what LLVM and irkit say ("" for: taken), and why."""

    name: str
    count: int
    text: str
    llvm: str
    irkit: str
    why: str


DISAGREEMENTS = (
    Disagreement(
        "An old intrinsic is called by other types than it is declared with",
        20,
        """declare half @llvm.amdgcn.ldexp.f16(half, ptr)
define half @f(half %a, i32 %b) {
  %r = call half @llvm.amdgcn.ldexp.f16(half %a, i32 %b)
  ret half %r
}
""",
        "Intrinsic called with incompatible signature",
        "",
        "LLVM names the new intrinsic by the declaration's types (`@llvm.ldexp.f16.p0`), and gives it the call's "
        "operands; irkit names it by the call's (`@llvm.ldexp.f16.i32`), and the call is right.",
    ),
    Disagreement(
        "The same, where the declaration's result has no intrinsic",
        2,
        """declare i65 @llvm.aarch64.thread.pointer()
define ptr @f() {
  %p = call ptr @llvm.aarch64.thread.pointer()
  ret ptr %p
}
""",
        "Intrinsic has incorrect return type!",
        "",
        "LLVM makes `@llvm.thread.pointer.i65`, irkit `@llvm.thread.pointer.p0`, as the call has it.",
    ),
    Disagreement(
        "A call of an old intrinsic has a result that nobody uses, and the intrinsic another one or none",
        11,
        """declare void @llvm.lifetime.start(i64, ptr)
define void @f() {
  %a = alloca i8
  call i32 @llvm.lifetime.start(i64 1, ptr %a)
  ret void
}
""",
        "",
        "upgrading a call of llvm.lifetime.start: there is no llvm.lifetime.start for its types",
        "LLVM makes the new call from the arguments alone and drops the result with the old call. Such a call's "
        "behavior is undefined, and irkit does not guess what it was to give.",
    ),
    Disagreement(
        "An old intrinsic is declared with a parameter that no release gave it",
        1,
        """declare <4 x float> @llvm.aarch64.neon.bfmlalb.v4f32.v16i8(<4 x float>, <16 x i8>, <3 x i8>)
define <4 x float> @f(<4 x float> %a, <16 x i8> %b) {
  %r = call <4 x float> @llvm.aarch64.neon.bfmlalb.v4f32.v16i8(<4 x float> %a, <16 x i8> %b, <16 x i8> %b)
  ret <4 x float> %r
}
""",
        "",
        "there is no llvm.aarch64.neon.bfmlalb for its types",
        "LLVM looks at the name alone and casts the call's operands.",
    ),
    Disagreement(
        "An undeclared intrinsic has the name that another one gets when names follow the types",
        1,
        """%b = type { i32, i8 }
%a = type { i32 }
declare %a @llvm.ssa.copy.s_bs(%a)
define void @f(%b %x, %a %y) {
  %p = call %a @llvm.ssa.copy.s_bs(%a %y)
  %q = call %b @llvm.ssa.copy.s_as(%b %x)
  ret void
}
""",
        "",
        "Intrinsic called with incompatible signature",
        "LLVM names both anew, one after the other; irkit's parser finds the second name taken by the first.",
    ),
)
# Kinds that were mended since, whose texts both judge the same.
MENDED = (
    Disagreement(
        "`llvm.experimental.vp.splice` has an index that is out of range",
        1,
        """declare <vscale x 2 x i32> @llvm.experimental.vp.splice.nxv2i32(<vscale x 2 x i32>, <vscale x 2 x i32>, \
i32, <vscale x 2 x i1>, i32, i32)
define void @f(<vscale x 2 x i32> %a, <vscale x 2 x i1> %m) {
  %r = call <vscale x 2 x i32> @llvm.experimental.vp.splice.nxv2i32(<vscale x 2 x i32> %a, <vscale x 2 x i32> %a, \
i32 2, <vscale x 2 x i1> %m, i32 1, i32 1)
  ret void
}
""",
        "The splice index exceeds the range [-VL, VL-1]",
        "The splice index exceeds the range [-VL, VL-1]",
        "irkit lacked the rule",
    ),
    Disagreement(
        "An extreme of NVVM is called by other types than it is declared with",
        1,
        """declare i32 @llvm.nvvm.max.ui(i32, i32)
define i16 @f(i16 %a) {
  %r = call i16 @llvm.nvvm.max.ui(i16 %a, i16 %a)
  ret i16 %r
}
""",
        "Intrinsic called with incompatible signature",
        "Intrinsic called with incompatible signature",
        "irkit took it",
    ),
    Disagreement(
        "`@llvm.dbg.addr` is called and not declared",
        1,
        """define void @f(ptr %p) {
  call void @llvm.dbg.addr(metadata ptr %p, metadata !0, metadata !DIExpression())
  ret void
}
!0 = !{}
""",
        "",
        "",
        "irkit's parser asked for the declaration",
    ),
    Disagreement(
        "`@llvm.objectsize` is declared with another fourth parameter than it is called with",
        1,
        """declare i64 @llvm.objectsize.i64(ptr, i1, i1, ptr)
define i64 @f(ptr %p) {
  %r = call i64 @llvm.objectsize.i64(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %r
}
""",
        "Intrinsic called with incompatible signature",
        "Intrinsic called with incompatible signature",
        "irkit took it",
    ),
)
