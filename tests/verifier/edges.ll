;;; assume-align llvm 19
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p), "align"(ptr %p) ]
  ret void
}

;;; within llvm 19
declare void @llvm.assume(i1)
define void @f(ptr %p, i1 %c) {
  call void @llvm.assume(i1 %c) [ "align"(ptr %p, i32 4), "align"(ptr %p) ]
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %p), "align"(ptr %p) ]
  ret void
}

;;; assume-align
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i32 4), "align"(ptr %p) ]
  ret void
}

;;; assume-none
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "cold"(ptr %p) ]
  ret void
}

;;; assume-one
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonnull"() ]
  ret void
}

;;; within
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "cold"(), "nonnull"(ptr %p), "align"(ptr %p, i64 4, i65 0), "align"(ptr %p, i65 4) ]
  ret void
}

;;; within llvm 23
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 4, i64 0) ]
  ret void
}

;;; assume-align-integer llvm 23
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i65 4) ]
  ret void
}

;;; assume-align-offset llvm 23
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 4, i65 0) ]
  ret void
}

;;; element-size
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %q, i32 4, i32 0)
  ret void
}

;;; destination-alignment
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr nonnull %p, ptr align 4 %q, i32 4, i32 1)
  ret void
}

;;; destination-alignment
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr %p, ptr align 4 %q, i32 4, i32 1)
  ret void
}

;;; destination-alignment
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr %p, ptr %q, i32 4, i32 1)
  ret void
}

;;; source-alignment
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 1 %p, ptr %q, i32 4, i32 1)
  ret void
}

;;; within
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %p, ptr %q) {
  %a = alloca i32
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 1 %p, ptr align 1 %q, i32 4, i32 1)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 8 %p, ptr align 4 %q, i32 4, i32 4)
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.init.trampoline(ptr %p, ptr @g, ptr %q)
  ret void
}
define void @g(ptr nest %p) {
  ret void
}

;;; coro-id-constant
@info = weak constant [1 x i32] zeroinitializer
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f() {
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @info)
  ret void
}

;;; coro-id-constant
@info = externally_initialized constant [1 x i32] zeroinitializer
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f() {
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @info)
  ret void
}

;;; localescape-alloca
declare void @llvm.localescape(...)
define void @f(i32 %n) {
  %a = alloca i32, i32 %n
  call void (...) @llvm.localescape(ptr %a)
  ret void
}

;;; localescape-alloca
declare void @llvm.localescape(...)
define void @f(i32 %n) {
  %a = alloca inalloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}

;;; localrecover-index
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @g() {
  ret void
}
define void @f(ptr %p) {
  %r = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 0)
  ret void
}

;;; localrecover-index
declare ptr @llvm.localrecover(ptr, ptr, i32)
declare void @llvm.localescape(...)
define void @g() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
define void @f(ptr %p) {
  %r = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 1)
  %s = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 0)
  ret void
}

;;; within
declare ptr @llvm.localrecover(ptr, ptr, i32)
declare void @llvm.localescape(...)
define void @f(ptr %p) {
  %r = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 1)
  %s = call ptr @llvm.localrecover(ptr @g, ptr %p, i32 0)
  ret void
}
define void @g() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a, ptr null)
  ret void
}

;;; within
declare void @v(i32, ...)
define void @f(ptr %x) {
  call void (i32, ...) @v(i32 1, ptr swifterror %x)
  ret void
}

;;; immarg-place and call-immarg
define void @f(ptr %p) {
  call void %p(i32 immarg 1)
  ret void
}

;;; within llvm 19
declare void @llvm.lifetime.start.p0(i64 immarg, ptr)
define void @f(ptr %p) {
  call void @llvm.lifetime.start.p0(i64 immarg 4, ptr %p)
  ret void
}

;;; immarg llvm 19
declare void @llvm.lifetime.start.p0(i64 immarg, ptr)
define void @f(ptr %p, i64 %n) {
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  call void @llvm.lifetime.start.p0(i64 %n, ptr %p)
  ret void
}

;;; within
declare void @take(ptr inalloca(i32))
define void @f() {
  %a = alloca i32
  %g = getelementptr i32, ptr %a, i32 0
  call void @take(ptr inalloca(i32) %g)
  ret void
}

;;; call-inalloca
declare void @take(ptr inalloca(i32))
define void @f() {
  %a = alloca i32
  %g = getelementptr inbounds i32, ptr %a, i32 0
  call void @take(ptr inalloca(i32) %g)
  ret void
}

;;; within llvm 16
declare void @take(<2048 x i64>)
define void @f(<2048 x i64> %v) {
  call void @take(<2048 x i64> %v)
  ret void
}

;;; call-alignment llvm 16
declare void @take(<2049 x i64>)
define void @f(<2049 x i64> %v) {
  call void @take(<2049 x i64> %v)
  ret void
}

;;; within llvm 19
declare void @take(<2049 x i64>)
define void @f(<2049 x i64> %v) {
  call void @take(<2049 x i64> %v)
  ret void
}

;;; within
declare void @take(<536870912 x i64>)
define void @f(<536870912 x i64> %v) {
  call void @take(<536870912 x i64> %v)
  ret void
}

;;; call-alignment
declare void @take(<805306368 x i64>)
define void @f(<805306368 x i64> %v) {
  call void @take(<805306368 x i64> %v)
  ret void
}

;;; within
declare void @s() nounwind speculatable
define void @f() {
  call void @s() nounwind speculatable
  ret void
}

;;; call-speculatable
declare void @s()
define void @f() {
  call void @s() speculatable
  ret void
}

;;; call-speculatable
declare void @s() nounwind
define void @f() {
  call void @s() speculatable
  ret void
}

;;; call-speculatable
define void @f(ptr %p) {
  call void %p() speculatable
  ret void
}

;;; within
declare void @v(i32, ...)
define void @f() {
  %a = alloca inalloca i32
  call void (i32, ...) @v(i32 1, ptr inalloca(i32) %a)
  ret void
}

;;; vararg-inalloca
declare void @v(i32, ...)
define void @f() {
  %a = alloca inalloca i32
  call void (i32, ...) @v(i32 1, ptr inalloca(i32) %a, i32 2)
  ret void
}

;;; vararg-inalloca
declare void @v(i32, ...)
define void @f() {
  %a = alloca inalloca i32
  call void (i32, ...) @v(i32 1, ptr inalloca(i32) %a, i32 2, i32 3)
  ret void
}

;;; within
declare void @llvm.trap()
define void @f(i32 %x) {
  musttail call void @llvm.trap()
  ret void
}

;;; musttail-count
declare void @other()
define void @f(i32 %x) {
  musttail call void @other()
  ret void
}

;;; musttail-count
define void @f(ptr %p) {
  musttail call void %p()
  ret void
}

;;; landingpad-edge
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %pad unwind label %pad
pad:
  %l = landingpad i32 cleanup
  ret void
}

;;; pad-edge
declare void @g()
declare i32 @personality(...)
define void @f() personality ptr @personality {
  invoke void @g() to label %pad unwind label %pad
pad:
  %l = cleanuppad within none []
  cleanupret from %l unwind to caller
}

;;; within
declare void @g()
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %out unwind label %outer
outer:
  %c = cleanuppad within none []
  invoke void @g() [ "other"(i32 1), "funclet"(token %c) ] to label %end unwind label %inner
inner:
  %d = cleanuppad within %c []
  cleanupret from %d unwind to caller
end:
  cleanupret from %c unwind to caller
out:
  ret void
}

;;; catchswitch-handlers and cleanuppad-parent
declare void @g()
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %out unwind label %switch
switch:
  %s = catchswitch within none [label %pad] unwind to caller
pad:
  %d = cleanuppad within %s []
  cleanupret from %d unwind to caller
out:
  ret void
}

;;; catchswitch-handlers
declare void @g()
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %out unwind label %switch
switch:
  %s = catchswitch within none [label %pad] unwind to caller
pad:
  ret void
out:
  ret void
}

;;; within
define i8 @f(ptr %p) {
  %a = load i8, ptr %p, !range !0
  %b = load i8, ptr %p, !range !1
  ret i8 %a
}
!0 = !{i8 -6, i8 -5, i8 1, i8 2, i8 4, i8 -7}
!1 = !{i8 0, i8 2, i8 4, i8 -1}

;;; range-contiguous
define i8 @f(ptr %p) {
  %a = load i8, ptr %p, !range !0
  ret i8 %a
}
!0 = !{i8 -6, i8 -5, i8 1, i8 2, i8 4, i8 -6}

;;; range-overlap
define i8 @f(ptr %p) {
  %a = load i8, ptr %p, !range !0
  ret i8 %a
}
!0 = !{i8 -6, i8 -3, i8 1, i8 2, i8 4, i8 -5}

;;; range-overlap
define i8 @f(ptr %p) {
  %a = load i8, ptr %p, !range !0
  ret i8 %a
}
!0 = !{i8 -6, i8 5, i8 4, i8 6}

;;; range-order
define i8 @f(ptr %p) {
  %a = load i8, ptr %p, !range !0
  ret i8 %a
}
!0 = !{i8 5, i8 7, i8 2, i8 4}

;;; within
define void @g() !dbg !5 {
  ret void
}
define weak void @h() !dbg !6 {
  ret void
}
define void @plain() {
  ret void
}
declare !dbg !9 void @declared()
define void @f(ptr %p) !dbg !4 {
  call void @g(), !dbg !7
  call void @h()
  call void @declared()
  call void @plain()
  call void %p()
  call void @g(i32 1)
  call void @g(), !dbg !7
  ret void
}
define void @other() {
  call void @g()
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DISubprogram(name: "declared", file: !2, type: !3, spFlags: DISPFlagOptimized)

;;; di-call-location
define void @g() !dbg !5 {
  ret void
}
define weak void @h() !dbg !6 {
  ret void
}
define void @plain() {
  ret void
}
declare !dbg !9 void @declared()
define void @f(ptr %p) !dbg !4 {
  call void @g(), !dbg !7
  call void @g()
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DISubprogram(name: "declared", file: !2, type: !3, spFlags: DISPFlagOptimized)

;;; di-call-location
define void @g() !dbg !5 {
  ret void
}
define weak void @h() !dbg !6 {
  ret void
}
define void @plain() {
  ret void
}
declare !dbg !9 void @declared()
define void @other() {
  call void @g()
  ret void
}
define void @f(ptr %p) !dbg !4 {
  call void @g()
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DISubprogram(name: "declared", file: !2, type: !3, spFlags: DISPFlagOptimized)

;;; within
define void @f(i32 %x, ptr %p) !dbg !4 {
    #dbg_value(i32 %x, !10, !DIExpression(), !7)
    #dbg_value(i32 %x, !10, !DIExpression(), !7)
    #dbg_value(i32 %x, !11, !DIExpression(), !7)
    #dbg_value(i32 %x, !12, !DIExpression(), !7)
    #dbg_value(i32 %x, !17, !DIExpression(), !7)
    #dbg_value(i32 %x, !13, !DIExpression(), !14)
    #dbg_value(i32 %x, !12, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !19)
    #dbg_value(i32 %x, !23, !DIExpression(), !7)
    #dbg_declare(ptr %p, !12, !DIExpression(), !7)
    #dbg_declare(i32 %x, !12, !DIExpression(), !7)
    #dbg_value(float 1.0, !12, !DIExpression(), !7)
    #dbg_label(!22, !19)
  ret void, !dbg !7
}
define void @g(i32 %x) !dbg !5 {
    #dbg_value(i32 %x, !13, !DIExpression(), !21)
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!11 = !DILocalVariable(name: "y", arg: 2, scope: !4, file: !2, type: !8)
!12 = !DILocalVariable(name: "z", scope: !4, file: !2, type: !8)
!13 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !2, type: !8)
!14 = !DILocation(line: 1, scope: !5, inlinedAt: !15)
!15 = distinct !DILocation(line: 1, scope: !4)
!16 = !DILocalVariable(name: "w", arg: 1, scope: !4, file: !2, type: !8)
!17 = !DILocalVariable(name: "w", scope: !4, file: !2, type: !8)
!18 = distinct !DILexicalBlock(scope: !4, file: !2, line: 2)
!19 = !DILocation(line: 1, scope: !18)
!20 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2)
!21 = !DILocation(line: 1, scope: !20)
!22 = !DILabel(scope: !4, name: "l", file: !2, line: 1)
!23 = !DILocalVariable(name: "b", scope: !18, file: !2, type: !8)

;;; di-argument
define void @f(i32 %x, ptr %p, float %y) !dbg !4 {
    #dbg_value(i32 %x, !10, !DIExpression(), !7)
    #dbg_value(i32 %x, !16, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!11 = !DILocalVariable(name: "y", arg: 2, scope: !4, file: !2, type: !8)
!12 = !DILocalVariable(name: "z", scope: !4, file: !2, type: !8)
!13 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !2, type: !8)
!14 = !DILocation(line: 1, scope: !5, inlinedAt: !15)
!15 = distinct !DILocation(line: 1, scope: !4)
!16 = !DILocalVariable(name: "w", arg: 1, scope: !4, file: !2, type: !8)
!17 = !DILocalVariable(name: "w", scope: !4, file: !2, type: !8)
!18 = distinct !DILexicalBlock(scope: !4, file: !2, line: 2)
!19 = !DILocation(line: 1, scope: !18)
!20 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2)
!21 = !DILocation(line: 1, scope: !20)
!22 = !DILabel(scope: !4, name: "l", file: !2, line: 1)
!23 = !DILocalVariable(name: "b", scope: !18, file: !2, type: !8)

;;; di-record-mismatch
define void @f(i32 %x, ptr %p, float %y) !dbg !4 {
    #dbg_value(i32 %x, !10, !DIExpression(), !7)
    #dbg_value(i32 %x, !12, !DIExpression(), !21)
  ret void, !dbg !7
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!11 = !DILocalVariable(name: "y", arg: 2, scope: !4, file: !2, type: !8)
!12 = !DILocalVariable(name: "z", scope: !4, file: !2, type: !8)
!13 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !2, type: !8)
!14 = !DILocation(line: 1, scope: !5, inlinedAt: !15)
!15 = distinct !DILocation(line: 1, scope: !4)
!16 = !DILocalVariable(name: "w", arg: 1, scope: !4, file: !2, type: !8)
!17 = !DILocalVariable(name: "w", scope: !4, file: !2, type: !8)
!18 = distinct !DILexicalBlock(scope: !4, file: !2, line: 2)
!19 = !DILocation(line: 1, scope: !18)
!20 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2)
!21 = !DILocation(line: 1, scope: !20)
!22 = !DILabel(scope: !4, name: "l", file: !2, line: 1)
!23 = !DILocalVariable(name: "b", scope: !18, file: !2, type: !8)

;;; di-record-mismatch
define void @f(i32 %x, ptr %p, float %y) !dbg !4 {
    #dbg_value(i32 %x, !10, !DIExpression(), !7)
    #dbg_value(i32 %x, !13, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!11 = !DILocalVariable(name: "y", arg: 2, scope: !4, file: !2, type: !8)
!12 = !DILocalVariable(name: "z", scope: !4, file: !2, type: !8)
!13 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !2, type: !8)
!14 = !DILocation(line: 1, scope: !5, inlinedAt: !15)
!15 = distinct !DILocation(line: 1, scope: !4)
!16 = !DILocalVariable(name: "w", arg: 1, scope: !4, file: !2, type: !8)
!17 = !DILocalVariable(name: "w", scope: !4, file: !2, type: !8)
!18 = distinct !DILexicalBlock(scope: !4, file: !2, line: 2)
!19 = !DILocation(line: 1, scope: !18)
!20 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2)
!21 = !DILocation(line: 1, scope: !20)
!22 = !DILabel(scope: !4, name: "l", file: !2, line: 1)
!23 = !DILocalVariable(name: "b", scope: !18, file: !2, type: !8)

;;; di-record-declare
define void @f(i32 %x, ptr %p, float %y) !dbg !4 {
    #dbg_value(i32 %x, !10, !DIExpression(), !7)
    #dbg_declare(float %y, !12, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!11 = !DILocalVariable(name: "y", arg: 2, scope: !4, file: !2, type: !8)
!12 = !DILocalVariable(name: "z", scope: !4, file: !2, type: !8)
!13 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !2, type: !8)
!14 = !DILocation(line: 1, scope: !5, inlinedAt: !15)
!15 = distinct !DILocation(line: 1, scope: !4)
!16 = !DILocalVariable(name: "w", arg: 1, scope: !4, file: !2, type: !8)
!17 = !DILocalVariable(name: "w", scope: !4, file: !2, type: !8)
!18 = distinct !DILexicalBlock(scope: !4, file: !2, line: 2)
!19 = !DILocation(line: 1, scope: !18)
!20 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2)
!21 = !DILocation(line: 1, scope: !20)
!22 = !DILabel(scope: !4, name: "l", file: !2, line: 1)
!23 = !DILocalVariable(name: "b", scope: !18, file: !2, type: !8)

;;; di-record-label-mismatch
define void @f(i32 %x, ptr %p, float %y) !dbg !4 {
    #dbg_value(i32 %x, !10, !DIExpression(), !7)
    #dbg_label(!22, !21)
  ret void, !dbg !7
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "h", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!11 = !DILocalVariable(name: "y", arg: 2, scope: !4, file: !2, type: !8)
!12 = !DILocalVariable(name: "z", scope: !4, file: !2, type: !8)
!13 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !2, type: !8)
!14 = !DILocation(line: 1, scope: !5, inlinedAt: !15)
!15 = distinct !DILocation(line: 1, scope: !4)
!16 = !DILocalVariable(name: "w", arg: 1, scope: !4, file: !2, type: !8)
!17 = !DILocalVariable(name: "w", scope: !4, file: !2, type: !8)
!18 = distinct !DILexicalBlock(scope: !4, file: !2, line: 2)
!19 = !DILocation(line: 1, scope: !18)
!20 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2)
!21 = !DILocation(line: 1, scope: !20)
!22 = !DILabel(scope: !4, name: "l", file: !2, line: 1)
!23 = !DILocalVariable(name: "b", scope: !18, file: !2, type: !8)

;;; elementtype-place
define void @f(ptr %p, ptr %q) {
  call void asm sideeffect "", "*m"(ptr elementtype(i32) %p)
  call void %q(ptr elementtype(i32) %p)
  ret void
}

;;; jumptable
define void @first() unnamed_addr jumptable {
  ret void
}
define void @second() jumptable {
  ret void
}

;;; sret-place
declare void @f(i32, i32, ptr sret(i32))

;;; nest-twice
declare void @f(ptr nest, i32, ptr nest)

;;; within
declare ptr @f(ptr returned, i32, ptr nest)
declare void @g(ptr nest, ptr swiftself, ptr swiftasync, ptr swifterror)

;;; within
declare void @f(ptr initializes((0, 4), (5, 8)))
declare void @g(ptr initializes((-4, 0), (1, 2)))

;;; vscale-minimum
declare void @f() vscale_range(3,0)

;;; vscale-maximum
declare void @f() vscale_range(1,3)

;;; vscale-order
declare void @f() vscale_range(4,2)

;;; within
declare void @f() vscale_range(4,4)
declare void @g() vscale_range(4,0)

;;; allocsize-place
declare ptr @f(i32) allocsize(1)

;;; allocsize-place
declare ptr @f(i32) allocsize(0, 1)

;;; allocsize-type
declare ptr @f(i32, ptr) allocsize(0, 1)

;;; within
declare ptr @f(i32, ptr, i64) allocsize(0, 2)
declare ptr @g(ptr, i64) allocsize(1)

;;; attributes-of-passing
declare void @f(ptr byval(i32) nest)

;;; attributes-of-passing
declare void @f(ptr byval(i32) sret(i32))

;;; attributes-of-passing
declare void @f(ptr inreg nest)

;;; within
declare void @f(ptr sret(i32) inreg)

;;; nest-twice
declare void @f(ptr nest, ptr nest) vscale_range(3,0)

;;; returned-twice
declare ptr @f(ptr returned, ptr returned) vscale_range(3,0)

;;; returned-type
declare ptr @f(i32 returned) vscale_range(3,0)

;;; sret-twice
declare void @f(ptr sret(i32), ptr sret(i32)) vscale_range(3,0)

;;; sret-place
declare void @f(i32, i32, ptr sret(i32)) vscale_range(3,0)

;;; inalloca-place
declare void @f(ptr inalloca(i32), i32) vscale_range(3,0)

;;; swiftself-twice
declare void @f(ptr swiftself, ptr swiftself) vscale_range(3,0)

;;; elementtype-place and function-elementtype
declare void @f(ptr elementtype(i32)) vscale_range(3,0)

;;; immarg-place
declare void @f(i32 immarg) vscale_range(3,0)

;;; vscale-minimum
declare ptr @f(i32) allocsize(0) vscale_range(3,0)

;;; allocsize-type
declare ptr @f(i32) allocsize(0)
declare ptr @g(ptr) allocsize(0)

;;; within
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

;;; prof-count
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1}

;;; prof-count
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2, i32 3}

;;; within
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2}

;;; prof-count
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1}

;;; prof-weight
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, float 2.0}

;;; prof-weight-null
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, null}

;;; prof-kind
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"other", i32 1}

;;; prof-value-place
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"VP", i32 0, i64 10, i64 3, i64 10}

;;; prof-value-place
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"VP", i32 1, i64 10, i64 3, i64 10}

;;; within
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", !"pass"}

;;; prof-unknown-empty
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", !""}

;;; prof-unknown-string
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", i32 1}

;;; prof-unknown-operands
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", !"a", !"b"}

;;; prof-two
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights"}

;;; prof-name
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{i32 1, i32 2}

;;; prof-null
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{null, i32 1}

;;; prof-count llvm 16
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2}

;;; within llvm 16
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"other", i32 1}

;;; within llvm 16
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", !"pass"}

;;; within llvm 16
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"VP", i32 0, i64 1}

;;; within llvm 19
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2}

;;; within llvm 16
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

;;; within
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"branch_weights", i32 1}

;;; prof-count
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

;;; within
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 10, i64 3, i64 10}

;;; within
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 1, i64 10, i64 3, i64 10}

;;; within
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 2, i64 10, i64 3, i64 10}

;;; prof-value-range
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 3, i64 10, i64 3, i64 10}

;;; prof-value-range
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 -1, i64 10, i64 3, i64 10}

;;; prof-values
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 10, i64 3}

;;; prof-value-odd
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 10, i64 3, i64 10, i64 4}

;;; within
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 10, i64 3, i64 10, i64 4, i64 5}

;;; prof-value-kind
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", !"x", i64 10, i64 3, i64 10}

;;; within
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"unknown", !"pass"}

;;; within
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b, !prof !0
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
!0 = !{!"branch_weights", i32 1}

;;; within
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b, !prof !0
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

;;; prof-invoke
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b, !prof !0
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2, i32 3}

;;; prof-place and prof-count
define i32 @f(i32 %x) {
  %r = add i32 %x, 1, !prof !0
  ret i32 %r
}
!0 = !{!"branch_weights", i32 1}

;;; prof-unknown-place
define i32 @f(i32 %x) {
  %r = add i32 %x, 1, !prof !0
  ret i32 %r
}
!0 = !{!"unknown", !"pass"}

;;; prof-value-place
define i32 @f(i32 %x) {
  %r = add i32 %x, 1, !prof !0
  ret i32 %r
}
!0 = !{!"VP", i32 1, i64 10, i64 3, i64 10}

;;; within
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", i64 3}

;;; within
define void @f() !prof !0 {
  ret void
}
!0 = !{!"synthetic_function_entry_count", i64 3}

;;; prof-function-name
define void @f() !prof !0 {
  ret void
}
!0 = !{!"other", i64 3}

;;; within
define void @f() !prof !0 {
  ret void
}
!0 = !{!"unknown", !"pass"}

;;; prof-two
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count"}

;;; prof-null
define void @f() !prof !0 {
  ret void
}
!0 = !{null, i64 3}

;;; prof-name
define void @f() !prof !0 {
  ret void
}
!0 = !{i64 3, i64 3}

;;; prof-weight-null
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", null}

;;; prof-function-count
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", !"x"}

;;; prof-function-name llvm 16
define void @f() !prof !0 {
  ret void
}
!0 = !{!"unknown", !"pass"}

;;; within
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-block
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-tag
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 1}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-null
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{null, !"cold"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-stack
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!"x", !"cold"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; callstack-some
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!6, !"cold"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; callstack-integer
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!4, !"cold"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-pairs
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !2}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-integers
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !4}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-nodes
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !"x"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !3, !3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within
define ptr @f() {
  %a = call ptr @n(), !memprof !0
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !"x"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-tags llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", i64 3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-tags llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-tags llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 3, !"x"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-tags llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !"x"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", i64 3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-tags llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 3, !"x"}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; memprof-last llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}
!6 = !{}

;;; within
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;;; callee-type-zero
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 1, !"x.generalized"}

;;; callee-type-zero
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{!"x", !"x.generalized"}

;;; callee-type-general
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x"}

;;; callee-type-general
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, i64 1}

;;; callee-type-operands
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0}

;;; callee-type-operands
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized", i32 1}

;;; within llvm 23
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{!"x.generalized"}

;;; callee-type-operands llvm 23
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;;; callee-type-general llvm 23
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{!"x"}

;;; callee-type-string llvm 23
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 3}
