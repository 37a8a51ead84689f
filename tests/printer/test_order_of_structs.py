"""The order in which identified structs are printed: that in which LLVM meets them, `llvm-as -d` says which."""

from __future__ import annotations

import pytest

import irkit

TEXT = """%unused = type { i8 }
%named = type { i8, i1 }
%last = type { i8, i2 }
%late = type { i8, i3 }
%early = type { i8, i4 }
%address = type { i8, i5 }
%value = type { i8, i6 }
%plain = type { i8, i7 }
%second = type { i8, i8 }
%first = type { i8, i9 }
%element = type { i8, i10 }
%by = type { i8, i11 }
%call = type { i8, i12 }
%of.f = type { i8, i13 }
%slot = type { i8, i14 }
%step = type { i8, i15 }
%prefix = type { i8, i16 }
%alias = type { i8, i17 }
%outer = type { %inner, i18 }
%inner = type { i8 }
%start = type { i8, i19 }
%single = type { i8, i20 }
%only = type { i8, i21 }
@v = global %outer zeroinitializer
@w = global ptr getelementptr (%start, ptr @v, i64 1)
@x = external global i8
@a = alias %alias, ptr @v
declare void @g(ptr, ptr)
define void @f(ptr byval(%of.f) %p) prefix %prefix zeroinitializer !dbg !4 {
  %s = alloca %slot
  %t = getelementptr %step, ptr %p, i64 1
  call void @g(ptr byval(%by) elementtype(%element) %p, ptr sret(%second) %p) preallocated(%first)
  store i8 0, ptr %p, !two !10, !one !11
  store i8 0, ptr %p, !one !12
    #dbg_value(%plain undef, !7, !DIExpression(), !8)
    #dbg_assign(%value undef, !7, !DIExpression(), !9, ptr getelementptr (%address, ptr @v, i64 1), !DIExpression(), !8)
  store i8 0, ptr %p, !three !14, !one !13
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!names = !{!15}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!7 = !DILocalVariable(name: "x", scope: !4, file: !1)
!8 = !DILocation(line: 6, scope: !4)
!9 = distinct !DIAssignID()
!10 = !{%early undef}
!11 = !{%late undef}
!12 = !{%single undef}
!13 = !{%last undef}
!14 = !{%only undef}
!15 = !{%named undef, !11}
"""
ORDER = (
    "%outer %inner %start %alias %of.f %prefix %slot %step %first %by %element "
    "%second %early %late %single %last %only %plain %value %address %named"
)
TYPED = """%unused = type { i8 }
%named = type { i8, i1 }
%alias = type { i8, i2 }
%outer = type { %inner*, i3 }
%inner = type { i8, %outer* }
%of.f = type { i8, i4 }
%by = type { i8, i5 }
%slot = type { i8, i6 }
%prefix = type { i8, i7 }
%result = type { i8, i8 }
%start = type { i8, i9 }
%late = type { i8, i10 }
%early = type { i8, i11 }
%one.more = type { i8, i12 }
@v = global %outer zeroinitializer
@w = global i8* bitcast (%start** @x to i8*)
@x = external global %start*
@a = alias %alias, bitcast (%outer* @v to %alias*)
declare %result* @g(i8*, %by*)
define void @f(%of.f* %p) prefix %prefix zeroinitializer {
  %s = alloca %slot
  %r = call %result* @g(i8* null, %by* byval(%by) null)
  store i8 0, i8* null, !two !10, !one !11
  store i8 0, i8* null, !one !12
  ret void
}
!names = !{!15}
!10 = !{%early undef}
!11 = !{%late undef}
!12 = !{%one.more undef}
!15 = !{%named undef, !11}
"""
ORDER_TYPED = "%outer %inner %start %alias %result %by %of.f %prefix %slot %early %late %one.more %named"


@pytest.mark.parametrize(("text", "release", "order"), [(TEXT, 22, ORDER), (TYPED, 14, ORDER_TYPED)])
def test_structs_come_as_they_are_met(text: str, release: int, order: str) -> None:
    module = irkit.parse_assembly(text, "m.ll", release)
    printed = irkit.to_assembly(module, check=False).splitlines()
    assert [line.partition(" ")[0] for line in printed if line.startswith("%")] == order.split()
