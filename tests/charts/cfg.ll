; Names and texts that graphviz would take for its own, long lines, switches with more cases than a record has fields.

@text = constant [4 x i8] c"a|b\00"

define i32 @branches(i1 %c, i32 %"odd {name}", ptr %p) #0 !dbg !5 {
  br i1 %c, label %"left <side> | \22x\22", label %3

"left <side> | \22x\22":
  %a.long.name.of.a.value = call i32 @callee(i32 %"odd {name}", ptr @text, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6) #2, !dbg !7
  %q = call i32 asm sideeffect "nop ; nop", "=r,r"(i32 %a.long.name.of.a.value)
  br label %end

3:
  %struct = load { i32, [4 x i8], <2 x float>, { ptr, ptr }, { i64, i64, i64, i64, i64, i64, i64 } }, ptr %p, align 16
  %aVeryLongNameWithoutAnySpaceInItThatIsLongerThanAWholeLineOfEightyColumnsSoThatItMustBeBrokenSomewhere = add i32 1, 2
  switch i32 %"odd {name}", label %end [
    i32 -1, label %3
    i32 7, label %other
    i32 2147483647, label %end
  ]

end:
  %r = phi i32 [ %q, %"left <side> | \22x\22" ], [ 0, %3 ], [ 0, %3 ], [ 9, %other ]
  ret i32 %r

other:
  %e = call i32 @callee(i32 0, ptr null, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0) #3
  br label %end
}

define void @many(i8 %n) personality ptr @personality {
entry:
  switch i8 %n, label %a [
    i8 0, label %a
    i8 1, label %b
    i8 2, label %a
    i8 3, label %b
    i8 4, label %a
    i8 5, label %b
    i8 6, label %a
    i8 7, label %b
    i8 8, label %a
    i8 9, label %b
    i8 10, label %a
    i8 11, label %b
    i8 12, label %a
    i8 13, label %b
    i8 14, label %a
    i8 15, label %b
    i8 16, label %a
    i8 17, label %b
    i8 18, label %a
    i8 19, label %b
    i8 20, label %a
    i8 21, label %b
    i8 22, label %a
    i8 23, label %b
    i8 24, label %a
    i8 25, label %b
    i8 26, label %a
    i8 27, label %b
    i8 28, label %a
    i8 29, label %b
    i8 30, label %a
    i8 31, label %b
    i8 32, label %a
    i8 33, label %b
    i8 34, label %a
    i8 35, label %b
    i8 36, label %a
    i8 37, label %b
    i8 38, label %a
    i8 39, label %b
    i8 40, label %a
    i8 41, label %b
    i8 42, label %a
    i8 43, label %b
    i8 44, label %a
    i8 45, label %b
    i8 46, label %a
    i8 47, label %b
    i8 48, label %a
    i8 49, label %b
    i8 50, label %a
    i8 51, label %b
    i8 52, label %a
    i8 53, label %b
    i8 54, label %a
    i8 55, label %b
    i8 56, label %a
    i8 57, label %b
    i8 58, label %a
    i8 59, label %b
    i8 60, label %a
    i8 61, label %b
    i8 62, label %a
    i8 63, label %b
    i8 64, label %a
    i8 65, label %b
    i8 66, label %a
    i8 67, label %b
    i8 68, label %a
    i8 69, label %b
  ]

a:
  %t = call i1 @"m\C3\A4rz"()
  switch i1 %t, label %b [
    i1 true, label %a
  ]

b:
  invoke void @f()
          to label %a unwind label %c

c:
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  unreachable
}

define void @f() #1 {
  ret void
}

define i1 @"m\C3\A4rz"() {
  ret i1 false
}

declare i32 @callee(i32, ptr, i32, i32, i32, i32, i32, i32) #1
declare i32 @personality(...)

attributes #0 = { nounwind }
attributes #1 = { memory(none) }
attributes #2 = { cold }
attributes #3 = { noreturn "key"="value" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "branches", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !8)
!7 = !DILocation(line: 3, scope: !5)
!8 = !{null}

define void @long() {
  br label %aNameOfABlockThatIsLongerThanAWholeLineOfEightyColumnsAndHasNoSpaceAtWhichItMayBeBroken

aNameOfABlockThatIsLongerThanAWholeLineOfEightyColumnsAndHasNoSpaceAtWhichItMayBeBroken:
  ret void
}

define void @exactly(i8 %n) {
entry:
  switch i8 %n, label %a [
    i8 0, label %a
    i8 1, label %b
    i8 2, label %a
    i8 3, label %b
    i8 4, label %a
    i8 5, label %b
    i8 6, label %a
    i8 7, label %b
    i8 8, label %a
    i8 9, label %b
    i8 10, label %a
    i8 11, label %b
    i8 12, label %a
    i8 13, label %b
    i8 14, label %a
    i8 15, label %b
    i8 16, label %a
    i8 17, label %b
    i8 18, label %a
    i8 19, label %b
    i8 20, label %a
    i8 21, label %b
    i8 22, label %a
    i8 23, label %b
    i8 24, label %a
    i8 25, label %b
    i8 26, label %a
    i8 27, label %b
    i8 28, label %a
    i8 29, label %b
    i8 30, label %a
    i8 31, label %b
    i8 32, label %a
    i8 33, label %b
    i8 34, label %a
    i8 35, label %b
    i8 36, label %a
    i8 37, label %b
    i8 38, label %a
    i8 39, label %b
    i8 40, label %a
    i8 41, label %b
    i8 42, label %a
    i8 43, label %b
    i8 44, label %a
    i8 45, label %b
    i8 46, label %a
    i8 47, label %b
    i8 48, label %a
    i8 49, label %b
    i8 50, label %a
    i8 51, label %b
    i8 52, label %a
    i8 53, label %b
    i8 54, label %a
    i8 55, label %b
    i8 56, label %a
    i8 57, label %b
    i8 58, label %a
    i8 59, label %b
    i8 60, label %a
    i8 61, label %b
    i8 62, label %a
  ]

a:
  ret void

b:
  ret void
}
