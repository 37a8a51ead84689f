"""Small texts with what few files have: the bitcode is llvm-as's, byte for byte."""

from __future__ import annotations

import subprocess

import pytest

import irkit

WIDE_NUMBERS = """
@a = global i64 -9223372036854775808
@b = global i65 18446744073709551616
@c = global i128 -18446744073709551616
@d = global i128 9223372036854775808
@e = global i64 9223372036854775807
@f = global i1 true
@g = global i129 340282366920938463463374607431768211455
@h = global i8 -128
"""
ENUMERATORS = """
!n = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !DIEnumerator(name: "a", value: 9223372036854775808)
!1 = !DIEnumerator(name: "b", value: 18446744073709551615, isUnsigned: true)
!2 = !DIEnumerator(name: "c", value: 18446744073709551616)
!3 = !DIEnumerator(name: "d", value: -18446744073709551616)
!4 = !DIEnumerator(name: "e", value: 340282366920938463463374607431768211456)
!5 = !DIEnumerator(name: "f", value: 0)
!6 = !DIEnumerator(name: "g", value: -1)
"""
RANGES = """
declare void @f(i64 range(i64 -9223372036854775808, 9223372036854775807))
declare void @g(i65 range(i65 -1, 0), i65 range(i65 0, 18446744073709551616))
declare void @h(i128 range(i128 18446744073709551615, 36893488147419103232), i1 range(i1 0, 1), i8 range(i8 0, -128))
"""
IN_RANGE = """
target datalayout = "e-p1:128:128:128:128"
@x = global [8 x i8] zeroinitializer
@y = addrspace(1) global [8 x i8] zeroinitializer
@a = global ptr getelementptr inrange(-1, 5) (i8, ptr @x, i64 1)
@b = global ptr getelementptr inrange(-9223372036854775808, 9223372036854775807) (i8, ptr @x, i64 1)
@c = global ptr addrspace(1) getelementptr inrange(-1, 18446744073709551616) (i8, ptr addrspace(1) @y, i128 1)
@d = global ptr addrspace(1) getelementptr inrange(0, 18446744073709551615) (i8, ptr addrspace(1) @y, i128 1)
@e = global ptr getelementptr nuw (i8, ptr @x, i64 1)
@f = global ptr getelementptr nusw (i8, ptr @x, i64 2)
"""
KINDS = r"""
define void @f() {
  ret void, !k\C3\A9 !0, !k\7F\80 !0
}
!n\C3\A9 = !{!0}
!n\7F\80 = !{!0}
!0 = !{!"\C3\A9\7F\80"}
"""
LETTERS = r"""
%"a b" = type { i32 }
%"\C3\A9" = type opaque
%plain = type <{ i8, i32 }>
@six = global [3 x i8] c"ab\00"
@seven = global [4 x i8] c"a b\00", section "a b"
@eight = global [2 x i8] c"\FF\00", section "\C3\A9"
@open = global [2 x i8] c"ab"
@"\C3\A9" = global %"a b" zeroinitializer
@"a b" = external global %"\C3\A9"
@words = global [2 x i16] [i16 1, i16 -1]
@floats = global [2 x float] [float 1.0, float 2.0]
@packed = global %plain zeroinitializer
define i32 @f(i32 %"a b", i32 %"\C3\A9", i32 %plain) gc "a b" {
"first block":
  br label %"\C3\A9 block"
"\C3\A9 block":
  br label %plain_block
plain_block:
  %"x y" = add i32 %"a b", %"\C3\A9"
  %"\C3\A9\C3\A9" = add i32 %plain, %"x y"
  ret i32 %"\C3\A9\C3\A9"
}
"""
TYPES = """
@a = external global <4 x i32>
@b = global { i32, [2 x { i8 }] } zeroinitializer
declare void @f(<vscale x 4 x i32>, ...)
declare i128 @g(half, bfloat, float, double, x86_fp80, fp128, ppc_fp128)
declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
declare token @llvm.call.preallocated.setup(i32)
declare i1 @llvm.type.test(PTR, metadata)
"""
# In blocks that nothing reaches, instructions may use what comes behind them and themselves.
FORWARD = """
define PTR @f() {
  ret PTR null
a:
  %p = load PTR, PTRPTR %s
  %s = bitcast PTRPTR %s to PTRPTR
  store PTR %q, PTRPTR %s
  %q = load PTR, PTRPTR %s
  store PTR %p, PTRPTR %t
  %t = bitcast PTRPTR %s to PTRPTR
  %c = cmpxchg PTRPTR %v, PTR %q, PTR %w monotonic monotonic
  %v = bitcast PTRPTR %v to PTRPTR
  %d = cmpxchg PTRPTR %v, PTR %w, PTR %w monotonic monotonic
  %w = load PTR, PTRPTR %s
  %r = atomicrmw add I32PTR %m, i32 %n monotonic
  %m = bitcast I32PTR %m to I32PTR
  %o = atomicrmw add I32PTR %m, i32 %o monotonic
  %n = add i32 %n, %u
  %u = sub i32 %n, %u
  %k = select i1 %i, i32 %k, i32 %n
  %i = icmp eq i32 %u, %e
  %e = zext i1 %i to i32
  %x = extractvalue { i32 } %y, 0
  %y = insertvalue { i32 } %y, i32 %z, 0
  %z = call i32 @g(i32 %z)
  %fn = fneg float %fp
  %fp = fadd float %fp, %fn
  %ve = extractelement <2 x i32> %vi, i32 %z2
  %vi = insertelement <2 x i32> %vi, i32 %ve, i32 %z2
  %z2 = call i32 @g(i32 %ve)
  %gp = getelementptr i32, I32PTR %gq, i32 %z2
  %gq = getelementptr i32, I32PTR %gq, i32 %z3
  %z3 = add i32 %z3, 1
  br i1 %j, label %a, label %b
b:
  %j = icmp ne PTR %l, %l
  switch i32 %sw, label %a [ i32 1, label %b ]
last:
  %sw = add i32 %sw, %sw
  ret PTR %l
h:
  %l = load PTR, PTRPTR %s
  ret PTR %l
}
declare i32 @g(i32)
"""
TYPED = FORWARD.replace("PTRPTR", "i8**").replace("I32PTR", "i32*").replace("PTR", "i8*")
OPAQUE = FORWARD.replace("PTRPTR", "ptr").replace("I32PTR", "ptr").replace("PTR", "ptr")
CASES = {
    "wide numbers": (WIDE_NUMBERS, (13, 22)),
    "enumerators": (ENUMERATORS, (13, 22)),
    "ranges": (RANGES, (22,)),
    "bounds of getelementptr": (IN_RANGE, (22,)),
    "letters of kinds": (KINDS, (13, 22)),
    "letters of names": (LETTERS, (13, 22)),
    "types": (TYPES.replace("PTR", "ptr"), (22,)),
    "types, pointers typed": (TYPES.replace("PTR", "i8*"), (13,)),
    "forward references, pointers typed": (TYPED, (13,)),
    "forward references": (OPAQUE, (16, 22)),
    **{
        f"{count} nodes": (
            "".join(f"!n{i} = !{{!{i}}}\n!{i} = !{{!{i + 1}}}\n" for i in range(count)) + f"!{count} = !{{}}\n",
            (13, 22),
        )
        for count in (23, 24, 25, 26)
    },
}


@pytest.mark.llvm(13, 16, 22)
@pytest.mark.parametrize("name", CASES)
def test_the_bitcode_is_that_of_llvm(name: str) -> None:
    text, releases = CASES[name]
    for release in releases:
        command = [f"llvm-as-{release}", "-o", "-", "-"]
        wanted = subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout
        assert irkit.to_bitcode(irkit.parse_assembly(text, "<stdin>", release)) == wanted
