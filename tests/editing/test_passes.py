"""What each pass of reducing finds in a module that has some of everything, and what is left when one of these goes,
the first two, or all: `passes.txt`. A line says how many lines went, which came, and digests the whole.

`python tests/editing/test_passes.py` writes it anew.
"""

from __future__ import annotations

import difflib
import hashlib
from pathlib import Path

import pytest

import irkit
from irkit.editing.reduction.passes import PASSES, Pass
from irkit.module import Module

FILE = Path(__file__).parent / "passes.txt"
TEXTS = {
    "globals": """
source_filename = "g.c"
target datalayout = "e-i64:64"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl here"

$group = comdat any
$plain = comdat any

@group = global i32 1, comdat
@plain = linkonce_odr global i32 2, comdat
@sectioned = global i32 3, section "s"
@unnamed = local_unnamed_addr global i32 4
@aligned = global i32 5, align 8
@parted = global i32 6, partition "p"
@declared = external global i32
@pointers = constant [3 x ptr] [ptr @aligned, ptr @f, ptr blockaddress(@f, %b)], !tag !3
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @quiet, ptr null }]
@alias = alias i32, ptr @aligned
@chosen = ifunc i32 (i32), ptr @resolver

declare i32 @personality(...)

define i32 @f(i32 %x, ptr %p) !tag !3 {
a:
  store i32 %x, ptr @group
  br label %b
b:
  %c = call i32 @other(i32 %x) #0
  %d = call i32 @chosen(i32 %c)
  store ptr @alias, ptr %p, align 8, !tag !3, !other !4
  ret i32 %d
}

define internal i32 @other(i32 %x) nounwind section "t" {
  ret i32 %x
}

define void @quiet() prefix i32 1 prologue i32 2 personality ptr @personality {
  ret void
}

define void @prefixed() prefix ptr @aligned {
  ret void
}

define void @prologued() prologue ptr @aligned {
  ret void
}

define i32 @never(i32 %a, float %b) personality ptr @personality {
  %s = add nsw i32 %a, 1
  %t = fadd fast float %b, 1.0
  %u = fadd float %b, 1.0
  %v = invoke i32 @other(i32 %s) to label %good unwind label %bad
good:
  %m = phi i32 [ %v, %0 ]
  ret i32 %m
bad:
  %n = phi i32 [ %s, %0 ]
  %l = landingpad { ptr, i32 } cleanup
  ret i32 %n
}

define ptr @resolver() {
  ret ptr @other
}

attributes #0 = { nounwind }

!named = !{!0, !1}
!other.named = !{}
!0 = !{!1, i32 5, null}
!1 = distinct !{!1, !0}
!3 = !{!"three", !0, ptr @aligned}
!4 = !{}
""",
    "ways": """
@places = constant [2 x ptr] [ptr blockaddress(@far, %one), ptr blockaddress(@far, %two)]

define i32 @many(i32 %x) {
entry:
  switch i32 %x, label %a [
    i32 1, label %b
    i32 2, label %a
    i32 3, label %b
    i32 4, label %c
  ]
a:
  %p = phi i32 [ 7, %entry ], [ 7, %entry ], [ %r, %c ]
  %q = phi i32 [ %x, %entry ], [ %x, %entry ], [ 9, %c ]
  %s = add i32 %p, %q
  ret i32 %s
b:
  %o = phi i32 [ 1, %entry ], [ 1, %entry ]
  br label %c
c:
  %r = phi i32 [ 2, %entry ], [ %o, %b ]
  br label %a
}

define i32 @around(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %t = icmp ult i32 %i, %n
  br i1 %t, label %body, label %out
body:
  %j = add nuw i32 %i, 1
  br label %head
out:
  br label %last
last:
  %k = phi i32 [ %i, %out ]
  br label %end
end:
  %e = phi i32 [ %k, %last ]
  ret i32 %e
}

define void @far(ptr %p, i1 %c) {
entry:
  indirectbr ptr %p, [label %one, label %two, label %three]
one:
  ret void
two:
  br i1 %c, label %one, label %two
three:
  br i1 %c, label %three, label %three
}

define i32 @nobody(i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  %v = add i32 1, 2
  br label %z
y:
  br label %z
dead:
  br label %z
alone:
  br label %alone
z:
  %w = phi i32 [ %v, %x ], [ 0, %y ], [ 5, %dead ]
  ret i32 %w
}

define void @same(i1 %c) {
entry:
  br i1 %c, label %a, label %a
a:
  br label %b
b:
  unreachable
}
""",
    "values": """
@g = global i32 0
@h = external global ptr

declare void @take(ptr, i32, metadata, token)
declare token @begin()

define i32 @f(i32 %x, ptr %p, <2 x i32> %v) {
  %a = add i32 %x, 0
  %b = mul nuw nsw i32 %a, %x
  %c = getelementptr inbounds i8, ptr @g, i64 4
  %d = load i32, ptr %c
  %e = load i32, ptr getelementptr (i8, ptr @g, i64 8)
  %k = call token @begin()
  call void @take(ptr %c, i32 poison, metadata i32 %b, token %k) [ "tag"(i32 %d) ]
  %s = select i1 undef, i32 %d, i32 %e
  %w = insertelement <2 x i32> %v, i32 %s, i32 1
  %i = extractelement <2 x i32> <i32 1, i32 ptrtoint (ptr @g to i32)>, i32 %x
  call void asm "", "r"(i32 %i)
  store ptr @f, ptr @h
  ret i32 %s
}

define i32 @poisoned() {
  ret i32 poison
}

define { i32, ptr } @pair() {
  ret { i32, ptr } { i32 1, ptr @g }
}
""",
    "debugged": """
source_filename = "d.c"
@v = global i32 0, !dbg !12

define i32 @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !7, !DIExpression(), !8)
    #dbg_declare(ptr @v, !7, !DIExpression(), !15)
  %y = add i32 %x, 3, !dbg !8
    #dbg_value(i32 %y, !7, !DIExpression(), !8)
    #dbg_label(!17, !8)
  %z = mul i32 %y, %y, !dbg !15
  ret i32 %z
}

define i32 @g(i32 %x) !dbg !14 {
  ret i32 %x, !dbg !18
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", emissionKind: FullDebug, globals: !11)
!1 = !DIFile(filename: "r.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = distinct !DISubprogram(name: "f", file: !1, type: !5, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!5 = !DISubroutineType(types: !10)
!6 = !{!7, !17}
!7 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !16, line: 1, type: !9)
!8 = !DILocation(line: 1, column: 1, scope: !4)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{null, !9}
!11 = !{!12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "v", scope: !0, file: !16, line: 2, type: !9, isDefinition: true)
!14 = distinct !DISubprogram(name: "g", file: !16, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 5, column: 2, scope: !14, inlinedAt: !8)
!16 = !DIFile(filename: "s.c", directory: "/")
!17 = !DILabel(scope: !4, name: "l", file: !1, line: 3)
!18 = !DILocation(line: 6, scope: !14)
""",
}


def parsed(text: str) -> Module:
    return irkit.parse_assembly(text, "m.ll", 22)


def what_is_left(text: str, before: list[str], one: Pass, start: int, end: int) -> str:
    module = parsed(text)
    one.apply(module, one.targets(module)[start:end])
    problems = [str(problem) for problem in irkit.verify(module)]
    try:
        after = irkit.to_assembly(module)
    except irkit.IRKitError as error:
        return f"{error}"
    lines = list(difflib.unified_diff(before, after.split("\n"), "", "", "", "", 0))[2:]
    came = [line[1:].strip() for line in lines if line.startswith("+") and line.strip("+ ")]
    gone = sum(line.startswith("-") for line in lines)
    whole = hashlib.blake2b("\n".join([after, *problems]).encode(), digest_size=4).hexdigest()
    return " | ".join([f"-{gone} #{whole}", *came[:3], *([f"+{len(came) - 3}"] if len(came) > 3 else []), *problems])


def told(name: str) -> list[str]:
    text = TEXTS[name]
    before = irkit.to_assembly(parsed(text)).split("\n")
    found: list[str] = []
    for one in PASSES:
        count = len(one.targets(parsed(text)))
        found.append(f"{name}, {one.name}: {count}")
        spans = [(start, start + 1) for start in range(count)]
        spans += [(0, 2)] if count > 2 else []
        spans += [(0, count)] if count > 1 else []
        for start, end in spans:
            found.append(f"{start}-{end} {what_is_left(text, before, one, start, end)}")
    return found


@pytest.mark.parametrize("name", TEXTS)
def test_passes(name: str) -> None:
    lines = FILE.read_text(encoding="utf-8").split("\n")
    first = next(at for at, line in enumerate(lines) if line.startswith(f"{name}, "))
    made = told(name)
    assert made == lines[first : first + len(made)]


if __name__ == "__main__":
    FILE.write_text("\n".join([line for name in TEXTS for line in told(name)]) + "\n", encoding="utf-8")
