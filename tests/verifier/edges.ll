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
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!11 = !DILocalVariable(name: "y", arg: 2, scope: !4, file: !2, type: !8)
!12 = !DILocalVariable(name: "z", scope: !4, file: !2, type: !8)
!13 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !2, type: !8)
!14 = !DILocation(line: 1, scope: !5, inlinedAt: !15)
!15 = distinct !DILocation(line: 1, scope: !4)
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
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!16 = !DILocalVariable(name: "w", arg: 1, scope: !4, file: !2, type: !8)

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
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!12 = !DILocalVariable(name: "z", scope: !4, file: !2, type: !8)
!20 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2)
!21 = !DILocation(line: 1, scope: !20)

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
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!13 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !2, type: !8)

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
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!12 = !DILocalVariable(name: "z", scope: !4, file: !2, type: !8)

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
!7 = !DILocation(line: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !8)
!20 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2)
!21 = !DILocation(line: 1, scope: !20)
!22 = !DILabel(scope: !4, name: "l", file: !2, line: 1)

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
!5 = !{i64 1}

;;; memprof-block
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1}
!5 = !{i64 1}

;;; memprof-tag
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 1}
!2 = !{i64 1}
!5 = !{i64 1}

;;; memprof-null
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{null, !"cold"}
!5 = !{i64 1}

;;; memprof-stack
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!"x", !"cold"}
!5 = !{i64 1}

;;; callstack-some
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!6, !"cold"}
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
!4 = !{i64 1, !"x"}
!5 = !{i64 1}

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
!5 = !{i64 1}

;;; memprof-pairs
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !2}
!2 = !{i64 1}
!5 = !{i64 1}

;;; memprof-integers
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !4}
!2 = !{i64 1}
!4 = !{i64 1, !"x"}
!5 = !{i64 1}

;;; memprof-nodes
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !"x"}
!2 = !{i64 1}
!5 = !{i64 1}

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
!5 = !{i64 1}

;;; within
define ptr @f() {
  %a = call ptr @n(), !memprof !0
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}

;;; within llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
!5 = !{i64 1}

;;; within llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !"x"}
!2 = !{i64 1}
!5 = !{i64 1}

;;; memprof-tags llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", i64 3}
!2 = !{i64 1}
!5 = !{i64 1}

;;; memprof-tags llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 3}
!2 = !{i64 1}
!5 = !{i64 1}

;;; memprof-tags llvm 16
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 3, !"x"}
!2 = !{i64 1}
!5 = !{i64 1}

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
!5 = !{i64 1}

;;; within llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
!5 = !{i64 1}

;;; within llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", !"x"}
!2 = !{i64 1}
!5 = !{i64 1}

;;; within llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold", i64 3}
!2 = !{i64 1}
!5 = !{i64 1}

;;; within llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 3}
!2 = !{i64 1}
!5 = !{i64 1}

;;; memprof-tags llvm 19
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, i64 3, !"x"}
!2 = !{i64 1}
!5 = !{i64 1}

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
!5 = !{i64 1}

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

;;; function-sret
declare i32 @f(i32, ptr sret(i32))

;;; elementtype-place and function-elementtype
declare void @f(ptr elementtype(i32))

;;; within
define void @f(i32 %x) naked {
  ret void
}

;;; naked-argument
define i32 @f(i32 %x) naked {
  ret i32 %x
}

;;; within
define i32 @f(i32 %x) {
  ret i32 %x
}

;;; within
define x86_intrcc void @f() {
  unreachable
}

;;; convention-byval-first
define x86_intrcc void @f(ptr %p) {
  unreachable
}

;;; within
define x86_intrcc void @f(ptr byval(i32) %p) {
  unreachable
}

;;; convention-byval-first
define x86_intrcc void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; within
define x86_intrcc void @f(ptr byval(i32) %p, i32 %x) {
  unreachable
}

;;; within
define amdgpu_kernel void @f() {
  unreachable
}

;;; convention-void
define amdgpu_kernel i32 @f() {
  unreachable
}

;;; convention-varargs
define amdgpu_kernel void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define amdgpu_kernel void @f(i1 %a, ...) {
  unreachable
}

;;; within
define amdgpu_kernel void @f(i1 %a) {
  unreachable
}

;;; within
define amdgpu_kernel void @f(i1 inreg %a) {
  unreachable
}

;;; convention-byval
define amdgpu_kernel void @f(ptr byval(i32) %p) {
  unreachable
}

;;; convention-preallocated
define amdgpu_kernel void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; convention-inalloca
define amdgpu_kernel void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; convention-byref
define amdgpu_kernel void @f(ptr byref(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_kernel void @f(ptr sret(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_kernel void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; convention-byval
define amdgpu_kernel void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; convention-byref
target datalayout = "A5"
define amdgpu_kernel void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define amdgpu_kernel void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define spir_kernel void @f() {
  unreachable
}

;;; convention-void
define spir_kernel i32 @f() {
  unreachable
}

;;; convention-varargs
define spir_kernel void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define spir_kernel void @f(i1 %a, ...) {
  unreachable
}

;;; within
define spir_kernel void @f(i1 %a) {
  unreachable
}

;;; within
define spir_kernel void @f(i1 inreg %a) {
  unreachable
}

;;; within
define spir_kernel void @f(ptr byval(i32) %p) {
  unreachable
}

;;; within
define spir_kernel void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; within
define spir_kernel void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; within
define spir_kernel void @f(ptr byref(i32) %p) {
  unreachable
}

;;; convention-sret
define spir_kernel void @f(ptr sret(i32) %p) {
  unreachable
}

;;; convention-sret
define spir_kernel void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; within
define spir_kernel void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define spir_kernel void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define spir_kernel void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define amdgpu_vs void @f() {
  unreachable
}

;;; within
define amdgpu_vs i32 @f() {
  unreachable
}

;;; convention-varargs
define amdgpu_vs void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define amdgpu_vs void @f(i1 %a, ...) {
  unreachable
}

;;; within
define amdgpu_vs void @f(i1 %a) {
  unreachable
}

;;; within
define amdgpu_vs void @f(i1 inreg %a) {
  unreachable
}

;;; convention-byval
define amdgpu_vs void @f(ptr byval(i32) %p) {
  unreachable
}

;;; convention-preallocated
define amdgpu_vs void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; convention-inalloca
define amdgpu_vs void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; convention-byref
define amdgpu_vs void @f(ptr byref(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_vs void @f(ptr sret(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_vs void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; convention-byval
define amdgpu_vs void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; convention-byref
target datalayout = "A5"
define amdgpu_vs void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define amdgpu_vs void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define amdgpu_ps void @f() {
  unreachable
}

;;; within
define amdgpu_ps i32 @f() {
  unreachable
}

;;; convention-varargs
define amdgpu_ps void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define amdgpu_ps void @f(i1 %a, ...) {
  unreachable
}

;;; within
define amdgpu_ps void @f(i1 %a) {
  unreachable
}

;;; within
define amdgpu_ps void @f(i1 inreg %a) {
  unreachable
}

;;; convention-byval
define amdgpu_ps void @f(ptr byval(i32) %p) {
  unreachable
}

;;; convention-preallocated
define amdgpu_ps void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; convention-inalloca
define amdgpu_ps void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; convention-byref
define amdgpu_ps void @f(ptr byref(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_ps void @f(ptr sret(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_ps void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; convention-byval
define amdgpu_ps void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; convention-byref
target datalayout = "A5"
define amdgpu_ps void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define amdgpu_ps void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define amdgpu_cs void @f() {
  unreachable
}

;;; within
define amdgpu_cs i32 @f() {
  unreachable
}

;;; convention-varargs
define amdgpu_cs void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define amdgpu_cs void @f(i1 %a, ...) {
  unreachable
}

;;; within
define amdgpu_cs void @f(i1 %a) {
  unreachable
}

;;; within
define amdgpu_cs void @f(i1 inreg %a) {
  unreachable
}

;;; convention-byval
define amdgpu_cs void @f(ptr byval(i32) %p) {
  unreachable
}

;;; convention-preallocated
define amdgpu_cs void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; convention-inalloca
define amdgpu_cs void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; convention-byref
define amdgpu_cs void @f(ptr byref(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_cs void @f(ptr sret(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_cs void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; convention-byval
define amdgpu_cs void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; convention-byref
target datalayout = "A5"
define amdgpu_cs void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define amdgpu_cs void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define amdgpu_gfx void @f() {
  unreachable
}

;;; within
define amdgpu_gfx i32 @f() {
  unreachable
}

;;; within
define amdgpu_gfx void @f(i32, ...) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(i1 %a, ...) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(i1 %a) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(i1 inreg %a) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(ptr byval(i32) %p) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(ptr sret(i32) %p) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; within
define amdgpu_gfx void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define amdgpu_gfx void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define amdgpu_gfx void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define amdgpu_cs_chain void @f() {
  unreachable
}

;;; convention-void
define amdgpu_cs_chain i32 @f() {
  unreachable
}

;;; convention-varargs
define amdgpu_cs_chain void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define amdgpu_cs_chain void @f(i1 %a, ...) {
  unreachable
}

;;; within
define amdgpu_cs_chain void @f(i1 %a) {
  unreachable
}

;;; within
define amdgpu_cs_chain void @f(i1 inreg %a) {
  unreachable
}

;;; convention-byval
define amdgpu_cs_chain void @f(ptr byval(i32) %p) {
  unreachable
}

;;; convention-preallocated
define amdgpu_cs_chain void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; convention-inalloca
define amdgpu_cs_chain void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; convention-byref
define amdgpu_cs_chain void @f(ptr byref(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_cs_chain void @f(ptr sret(i32) %p) {
  unreachable
}

;;; convention-sret
define amdgpu_cs_chain void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; convention-byval
define amdgpu_cs_chain void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; convention-byref
target datalayout = "A5"
define amdgpu_cs_chain void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define amdgpu_cs_chain void @f(ptr byref(i32) %p) {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave void @f() {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave i32 @f() {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define amdgpu_gfx_whole_wave void @f(i1 %a, ...) {
  unreachable
}

;;; within
define amdgpu_gfx_whole_wave void @f(i1 %a) {
  unreachable
}

;;; convention-inreg
define amdgpu_gfx_whole_wave void @f(i1 inreg %a) {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave void @f(ptr byval(i32) %p) {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave void @f(ptr byref(i32) %p) {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave void @f(ptr sret(i32) %p) {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; convention-i1
define amdgpu_gfx_whole_wave void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; convention-i1
target datalayout = "A5"
define amdgpu_gfx_whole_wave void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; convention-i1
target datalayout = "A5"
define amdgpu_gfx_whole_wave void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define ptx_kernel void @f() {
  unreachable
}

;;; within
define ptx_kernel i32 @f() {
  unreachable
}

;;; convention-varargs
define ptx_kernel void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define ptx_kernel void @f(i1 %a, ...) {
  unreachable
}

;;; within
define ptx_kernel void @f(i1 %a) {
  unreachable
}

;;; within
define ptx_kernel void @f(i1 inreg %a) {
  unreachable
}

;;; within
define ptx_kernel void @f(ptr byval(i32) %p) {
  unreachable
}

;;; within
define ptx_kernel void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; within
define ptx_kernel void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; within
define ptx_kernel void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define ptx_kernel void @f(ptr sret(i32) %p) {
  unreachable
}

;;; within
define ptx_kernel void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; within
define ptx_kernel void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define ptx_kernel void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define ptx_kernel void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define ptx_device void @f() {
  unreachable
}

;;; within
define ptx_device i32 @f() {
  unreachable
}

;;; convention-varargs
define ptx_device void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define ptx_device void @f(i1 %a, ...) {
  unreachable
}

;;; within
define ptx_device void @f(i1 %a) {
  unreachable
}

;;; within
define ptx_device void @f(i1 inreg %a) {
  unreachable
}

;;; within
define ptx_device void @f(ptr byval(i32) %p) {
  unreachable
}

;;; within
define ptx_device void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; within
define ptx_device void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; within
define ptx_device void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define ptx_device void @f(ptr sret(i32) %p) {
  unreachable
}

;;; within
define ptx_device void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; within
define ptx_device void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define ptx_device void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define ptx_device void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define fastcc void @f() {
  unreachable
}

;;; within
define fastcc i32 @f() {
  unreachable
}

;;; convention-varargs
define fastcc void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define fastcc void @f(i1 %a, ...) {
  unreachable
}

;;; within
define fastcc void @f(i1 %a) {
  unreachable
}

;;; within
define fastcc void @f(i1 inreg %a) {
  unreachable
}

;;; within
define fastcc void @f(ptr byval(i32) %p) {
  unreachable
}

;;; within
define fastcc void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; within
define fastcc void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; within
define fastcc void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define fastcc void @f(ptr sret(i32) %p) {
  unreachable
}

;;; within
define fastcc void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; within
define fastcc void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define fastcc void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define fastcc void @f(ptr byref(i32) %p) {
  unreachable
}

;;; convention-varargs
define intel_ocl_bicc void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define intel_ocl_bicc void @f(i1 %a, ...) {
  unreachable
}

;;; within
define intel_ocl_bicc void @f(i1 %a) {
  unreachable
}

;;; within
define intel_ocl_bicc void @f(i1 inreg %a) {
  unreachable
}

;;; within
define intel_ocl_bicc void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; within
define intel_ocl_bicc void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define intel_ocl_bicc void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define intel_ocl_bicc void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define coldcc void @f() {
  unreachable
}

;;; within
define coldcc i32 @f() {
  unreachable
}

;;; convention-varargs
define coldcc void @f(i32, ...) {
  unreachable
}

;;; convention-varargs
define coldcc void @f(i1 %a, ...) {
  unreachable
}

;;; within
define coldcc void @f(i1 %a) {
  unreachable
}

;;; within
define coldcc void @f(i1 inreg %a) {
  unreachable
}

;;; within
define coldcc void @f(ptr byval(i32) %p) {
  unreachable
}

;;; within
define coldcc void @f(ptr preallocated(i32) %p) {
  unreachable
}

;;; within
define coldcc void @f(ptr inalloca(i32) %p) {
  unreachable
}

;;; within
define coldcc void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within
define coldcc void @f(ptr sret(i32) %p) {
  unreachable
}

;;; within
define coldcc void @f(i32 %x, ptr sret(i32) %p) {
  unreachable
}

;;; within
define coldcc void @f(i32 %x, ptr byval(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define coldcc void @f(ptr addrspace(5) byref(i32) %p) {
  unreachable
}

;;; within
target datalayout = "A5"
define coldcc void @f(ptr byref(i32) %p) {
  unreachable
}

;;; within llvm 16
define amdgpu_cs i32 @f() {
  unreachable
}

;;; argument-metadata
declare void @f(metadata)

;;; argument-token
declare void @f(token)

;;; function-token
declare token @f()

;;; function-amx
declare x86_amx @f()

;;; argument-amx
declare void @f(x86_amx)

;;; personality-of-declaration
declare void @f() personality ptr null

;;; within
define void @f() personality ptr null {
  ret void
}

;;; intrinsic-defined
define void @llvm.trap() {
  ret void
}

;;; within
declare void @llvm.trap()

;;; within
define void @f() {
  br label %b
b:
  br label %b
}

;;; entry-predecessors
define void @f() {
a:
  br label %a
}

;;; within
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr)

;;; gc-base-result
declare i32 @llvm.experimental.gc.get.pointer.base.i32.p0(ptr)

;;; gc-base-types
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p1(ptr addrspace(1))

;;; within
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ], [ 2, %entry ]
  ret i32 %p
}

;;; phi-count
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ]
  ret i32 %p
}

;;; phi-blocks
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ], [ 1, %a ]
  ret i32 %p
}

;;; phi-count
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ], [ 2, %entry ], [ 2, %entry ]
  ret i32 %p
}

;;; phi-blocks
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ], [ 2, %b ]
  ret i32 %p
}

;;; within
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %q = phi i32 [ 1, %entry ], [ 2, %a ]
  %p = phi i32 [ 1, %a ], [ 2, %entry ]
  ret i32 %p
}

;;; phi-ambiguous
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %q = phi i32 [ 1, %entry ], [ 2, %a ]
  %p = phi i32 [ 1, %entry ], [ 2, %entry ]
  ret i32 %p
}

;;; phi-count
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %q = phi i32 [ 1, %entry ], [ 2, %a ]
  %p = phi i32 [ 1, %entry ]
  ret i32 %p
}

;;; within
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %b [
    i32 1, label %b
    i32 2, label %a
  ]
a:
  br label %b
b:
  %p = phi i32 [ 1, %entry ], [ 1, %entry ], [ 2, %a ]
  ret i32 %p
}

;;; phi-ambiguous
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %b [
    i32 1, label %b
    i32 2, label %a
  ]
a:
  br label %b
b:
  %p = phi i32 [ 1, %entry ], [ 3, %entry ], [ 2, %a ]
  ret i32 %p
}

;;; phi-count
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %b [
    i32 1, label %b
    i32 2, label %a
  ]
a:
  br label %b
b:
  %p = phi i32 [ 1, %entry ], [ 2, %a ]
  ret i32 %p
}

;;; phi-blocks
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %b [
    i32 1, label %b
    i32 2, label %a
  ]
a:
  br label %b
b:
  %p = phi i32 [ 1, %entry ], [ 2, %a ], [ 2, %a ]
  ret i32 %p
}

;;; within
@g = common global i32 0

;;; common-zero
@g = common global i32 1

;;; common-constant
@g = common constant i32 0

;;; common-comdat
$g = comdat any
@g = common global i32 0, comdat

;;; within
@g = internal global i32 0

;;; within
@g = weak global i32 0

;;; within
@g = external global i32

;;; within
@g = extern_weak global i32

;;; within
@g = available_externally global i32 1

;;; comdat-declaration
$g = comdat any
@g = external global i32, comdat

;;; comdat-declaration
$g = comdat any
@g = available_externally global i32 1, comdat

;;; within
$g = comdat any
@g = global i32 1, comdat

;;; within
@g = appending global [1 x i32] [i32 1]

;;; appending-array
@g = appending global i32 1

;;; dllexport-visibility
@g = hidden dllexport global i32 1

;;; within
@g = dllexport global i32 1

;;; within
@g = protected dllexport global i32 1

;;; dllimport-visibility
@g = hidden dllimport global i32 1

;;; within
@g = external dllimport global i32

;;; dllimport-external
@g = dllimport global i32 1

;;; within
@g = available_externally dllimport global i32 1

;;; within
@g = extern_weak dllimport global i32

;;; within
@g = hidden global i32 1

;;; within
@g = extern_weak hidden global i32

;;; within
@g = external global i32, align 4294967296

;;; within
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr null, ptr null }]

;;; special-linkage
@llvm.global_ctors = global [1 x { i32, ptr, ptr }] zeroinitializer

;;; within
@llvm.global_ctors = external global [1 x { i32, ptr, ptr }]

;;; special-type
@llvm.global_ctors = appending global [1 x { i64, ptr, ptr }] zeroinitializer

;;; structor-fields
@llvm.global_ctors = appending global [1 x { i32, ptr }] zeroinitializer

;;; special-type
@llvm.global_ctors = appending global [1 x { i32, i32, ptr }] zeroinitializer

;;; special-type
@llvm.global_ctors = appending global [1 x { i32, ptr, i32 }] zeroinitializer

;;; special-type
@llvm.global_ctors = appending global [1 x { i32 }] zeroinitializer

;;; special-type
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr, ptr }] zeroinitializer

;;; special-type
@llvm.global_ctors = appending global [1 x ptr] zeroinitializer

;;; special-type
@llvm.global_dtors = appending global [1 x { i32, ptr addrspace(1), ptr }] zeroinitializer

;;; within
target datalayout = "P1"
@llvm.global_dtors = appending global [1 x { i32, ptr addrspace(1), ptr }] zeroinitializer

;;; within
@x = global i32 1
@llvm.used = appending global [1 x ptr] [ptr @x]

;;; used-initializer
@llvm.used = appending global [1 x ptr] [ptr null]

;;; special-type
@llvm.used = appending global [1 x i32] [i32 1]

;;; used-initializer
@llvm.used = appending global [1 x ptr] zeroinitializer

;;; within
@llvm.compiler.used = external global [1 x ptr]

;;; used-name
@0 = global i32 1
@llvm.used = appending global [1 x ptr] [ptr @0]

;;; special-uses
@x = global i32 1
@llvm.used = appending global [1 x ptr] [ptr @x]
@y = global ptr @llvm.used

;;; used-member
@a = ifunc void (), ptr @r
define ptr @r() {
  ret ptr null
}
@llvm.used = appending global [1 x ptr] [ptr @a]

;;; within
@x = global i32 1
@a = alias i32, ptr @x

;;; alias-definition
@x = external global i32
@a = alias i32, ptr @x

;;; alias-definition
@x = available_externally global i32 1
@a = alias i32, ptr @x

;;; within
@x = available_externally global i32 1
@a = available_externally alias i32, ptr @x

;;; alias-available-externally
@x = global i32 1
@a = available_externally alias i32, ptr @x

;;; alias-interposable
@x = global i32 1
@a = weak alias i32, ptr @x
@b = alias i32, ptr @a

;;; within
@x = global i32 1
@a = alias i32, ptr @x
@b = alias i32, ptr @a

;;; alias-cycle
@a = alias i32, ptr @a

;;; alias-cycle
@a = alias i32, ptr @b
@b = alias i32, ptr @a

;;; aliasee-kind
@a = alias i32, ptr null

;;; within
@x = global [2 x i32] zeroinitializer
@a = alias i32, getelementptr ([2 x i32], ptr @x, i64 0, i64 1)

;;; within
@x = global i32 1
@a = linkonce_odr alias i32, ptr @x

;;; within
define ptr @r() {
  ret ptr null
}
@i = ifunc void (), ptr @r

;;; ifunc-definition
declare ptr @r()
@i = ifunc void (), ptr @r

;;; ifunc-result
define i32 @r() {
  ret i32 0
}
@i = ifunc void (), ptr @r

;;; ifunc-linkage
define ptr @r() {
  ret ptr null
}
@i = available_externally ifunc void (), ptr @r

;;; within
define ptr @r() {
  ret ptr null
}
@i = weak ifunc void (), ptr @r

;;; ifunc-resolver
@x = global i32 1
@i = ifunc void (), ptr @x

;;; within
define ptr @r() {
  ret ptr null
}
@a = alias ptr (), ptr @r
@i = ifunc void (), ptr @a

;;; comdat-private
target triple = "x86_64-pc-windows-msvc"
$g = comdat any
@g = private global i32 1, comdat

;;; within
target triple = "x86_64-pc-linux"
$g = comdat any
@g = private global i32 1, comdat

;;; within
target triple = "x86_64-pc-windows-msvc"
$g = comdat any
@g = internal global i32 1, comdat

;;; global-scalable
@g = global <vscale x 4 x i32> zeroinitializer

;;; global-scalable
@g = external global <vscale x 4 x i32>

;;; within
@g = global target("spirv.Image") undef

;;; global-scalable
@g = external global { i32, <vscale x 2 x i32> }

;;; string-flag llvm 13
declare void @f() "no-infs-fp-math"="yes"

;;; string-flag llvm 16
declare void @f() "no-infs-fp-math"="yes"

;;; string-flag llvm 19
declare void @f() "no-infs-fp-math"="yes"

;;; string-flag
declare void @f() "no-infs-fp-math"="yes"

;;; string-flag llvm 13
declare void @f() "no-nans-fp-math"="yes"

;;; string-flag llvm 16
declare void @f() "no-nans-fp-math"="yes"

;;; string-flag llvm 19
declare void @f() "no-nans-fp-math"="yes"

;;; string-flag
declare void @f() "no-nans-fp-math"="yes"

;;; string-flag llvm 13
declare void @f() "less-precise-fpmad"="yes"

;;; string-flag llvm 16
declare void @f() "less-precise-fpmad"="yes"

;;; string-flag llvm 19
declare void @f() "less-precise-fpmad"="yes"

;;; string-flag
declare void @f() "less-precise-fpmad"="yes"

;;; string-flag llvm 13
declare void @f() "unsafe-fp-math"="yes"

;;; string-flag llvm 16
declare void @f() "unsafe-fp-math"="yes"

;;; string-flag llvm 19
declare void @f() "unsafe-fp-math"="yes"

;;; string-flag llvm 16
declare void @f() "approx-func-fp-math"="yes"

;;; string-flag llvm 19
declare void @f() "approx-func-fp-math"="yes"

;;; string-flag llvm 13
declare void @f() "no-inline-line-tables"="yes"

;;; string-flag llvm 16
declare void @f() "no-inline-line-tables"="yes"

;;; string-flag llvm 19
declare void @f() "no-inline-line-tables"="yes"

;;; string-flag
declare void @f() "no-inline-line-tables"="yes"

;;; string-flag llvm 13
declare void @f() "no-jump-tables"="yes"

;;; string-flag llvm 16
declare void @f() "no-jump-tables"="yes"

;;; string-flag llvm 19
declare void @f() "no-jump-tables"="yes"

;;; string-flag
declare void @f() "no-jump-tables"="yes"

;;; string-flag llvm 13
declare void @f() "no-signed-zeros-fp-math"="yes"

;;; string-flag llvm 16
declare void @f() "no-signed-zeros-fp-math"="yes"

;;; string-flag llvm 19
declare void @f() "no-signed-zeros-fp-math"="yes"

;;; string-flag
declare void @f() "no-signed-zeros-fp-math"="yes"

;;; string-flag llvm 13
declare void @f() "profile-sample-accurate"="yes"

;;; string-flag llvm 16
declare void @f() "profile-sample-accurate"="yes"

;;; string-flag llvm 19
declare void @f() "profile-sample-accurate"="yes"

;;; string-flag
declare void @f() "profile-sample-accurate"="yes"

;;; string-flag llvm 13
declare void @f() "use-sample-profile"="yes"

;;; string-flag llvm 16
declare void @f() "use-sample-profile"="yes"

;;; string-flag llvm 19
declare void @f() "use-sample-profile"="yes"

;;; string-flag
declare void @f() "use-sample-profile"="yes"

;;; sme-streaming
declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"

;;; sme-streaming llvm 16
declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"

;;; sme-streaming llvm 19
declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"

;;; sme-za
declare void @f() "aarch64_new_za" "aarch64_in_za"

;;; sme-za
declare void @f() "aarch64_out_za" "aarch64_inout_za"

;;; sme-za
declare void @f() "aarch64_preserves_za" "aarch64_za_state_agnostic"

;;; sme-za
declare void @f() "aarch64_preserves_za" "aarch64_new_za"

;;; sme-zt0
declare void @f() "aarch64_new_zt0" "aarch64_in_zt0"

;;; sme-zt0
declare void @f() "aarch64_out_zt0" "aarch64_inout_zt0"

;;; sme-zt0
declare void @f() "aarch64_preserves_zt0" "aarch64_za_state_agnostic"

;;; sme-zt0
declare void @f() "aarch64_preserves_zt0" "aarch64_new_zt0"

;;; frame-pointer llvm 16
declare void @f() "frame-pointer"="reserved"

;;; frame-pointer llvm 16
declare void @f() "frame-pointer"=""

;;; frame-pointer llvm 19
declare void @f() "frame-pointer"=""

;;; frame-pointer
declare void @f() "frame-pointer"=""

;;; frame-pointer llvm 23
declare void @f() "frame-pointer"=""

;;; frame-pointer llvm 16
declare void @f() "frame-pointer"="leaf"

;;; frame-pointer llvm 19
declare void @f() "frame-pointer"="leaf"

;;; frame-pointer
declare void @f() "frame-pointer"="leaf"

;;; frame-pointer llvm 23
declare void @f() "frame-pointer"="leaf"

;;; frame-pointer llvm 16
declare void @f() "frame-pointer"="non-leaf-no-reserve"

;;; frame-pointer llvm 19
declare void @f() "frame-pointer"="non-leaf-no-reserve"

;;; string-unsigned
declare void @f() "patchable-function-prefix"="4294967296"

;;; string-unsigned
declare void @f() "patchable-function-prefix"=""

;;; string-unsigned
declare void @f() "patchable-function-prefix"="x"

;;; string-unsigned
declare void @f() "patchable-function-prefix"="-1"

;;; string-unsigned
declare void @f() "patchable-function-prefix"="12a"

;;; string-unsigned
declare void @f() "patchable-function-entry"="4294967296"

;;; string-unsigned
declare void @f() "patchable-function-entry"=""

;;; string-unsigned
declare void @f() "patchable-function-entry"="x"

;;; string-unsigned
declare void @f() "patchable-function-entry"="-1"

;;; string-unsigned
declare void @f() "patchable-function-entry"="12a"

;;; string-unsigned
declare void @f() "warn-stack-size"="4294967296"

;;; string-unsigned
declare void @f() "warn-stack-size"=""

;;; string-unsigned
declare void @f() "warn-stack-size"="x"

;;; string-unsigned
declare void @f() "warn-stack-size"="-1"

;;; string-unsigned
declare void @f() "warn-stack-size"="12a"

;;; patchable-section
declare void @f() "patchable-function-entry-section"=""

;;; branch-protection
declare void @f() "sign-return-address"=""

;;; branch-protection
declare void @f() "sign-return-address"="x"

;;; branch-protection
declare void @f() "sign-return-address"="all" "sign-return-address-key"="c"

;;; sign-return-address-key-alone
declare void @f() "sign-return-address-key"="a_key"

;;; branch-protection
declare void @f() "branch-target-enforcement"="x"

;;; branch-protection
declare void @f() "branch-protection-pauth-lr"="x"

;;; branch-protection
declare void @f() "guarded-control-stack"="x"

;;; denormal-fp-math
declare void @f() "denormal-fp-math"="x"

;;; denormal-fp-math
declare void @f() "denormal-fp-math-f32"="x"

;;; denormal-fp-math
declare void @f() "denormal-fp-math"="ieee,x"

;;; denormal-fp-math
declare void @f() "denormal-fp-math-f32"="ieee,x"

;;; denormal-fp-math
declare void @f() "denormal-fp-math"="ieee,ieee,ieee"

;;; denormal-fp-math
declare void @f() "denormal-fp-math-f32"="ieee,ieee,ieee"

;;; within
define void @f(i32 %x, ptr %p, ...) "modular-format"="printf,1,2,impl,float" {
  unreachable
}

;;; within
define void @f(i32 %x, ptr %p) "modular-format"="printf,1,2,impl,float" {
  unreachable
}

;;; modular-format-count
define void @f(i32 %x, ptr %p, ...) "modular-format"="printf,1,2,impl" {
  unreachable
}

;;; modular-format-count
define void @f(i32 %x, ptr %p) "modular-format"="printf,1,2,impl" {
  unreachable
}

;;; modular-format-integer
define void @f(i32 %x, ptr %p, ...) "modular-format"="printf,1,x,impl,float" {
  unreachable
}

;;; modular-format-integer
define void @f(i32 %x, ptr %p) "modular-format"="printf,1,x,impl,float" {
  unreachable
}

;;; within
define void @f(i32 %x, ptr %p, ...) "modular-format"="printf,1,3,impl,float" {
  unreachable
}

;;; modular-format-place
define void @f(i32 %x, ptr %p) "modular-format"="printf,1,3,impl,float" {
  unreachable
}

;;; modular-format-place
define void @f(i32 %x, ptr %p, ...) "modular-format"="printf,1,4,impl,float" {
  unreachable
}

;;; modular-format-place
define void @f(i32 %x, ptr %p) "modular-format"="printf,1,4,impl,float" {
  unreachable
}

;;; within
define void @f(i32 %x, ptr %p, ...) "modular-format"="printf,1,2,impl,float,int" {
  unreachable
}

;;; within
define void @f(i32 %x, ptr %p) "modular-format"="printf,1,2,impl,float,int" {
  unreachable
}

;;; within
define void @f(ptr %p) {
  call void %p() "target-features"="+a"
  ret void
}

;;; within
define void @f(ptr %p) {
  call void %p() "target-features"="-a"
  ret void
}

;;; within
define void @f(ptr %p) {
  call void %p() "target-features"="+a,-b"
  ret void
}

;;; target-feature-sign
declare void @f() "target-features"="a"

;;; target-feature-sign
declare void @f() "target-features"="+a,b"

;;; target-feature-empty
declare void @f() "target-features"="+a,"

;;; within
define void @f(ptr %p) {
  call void %p() "target-features"=""
  ret void
}

;;; target-feature-empty
declare void @f() "target-features"=",+a"

;;; evex512 llvm 19
target triple = "x86_64-pc-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<8 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<8 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; evex512 llvm 19
target triple = "x86_64-pc-linux"
define <16 x i32> @f() "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define <16 x i32> @f() "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define <16 x i32> @f() "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define <16 x i32> @f() "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define <16 x i32> @f() "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define <16 x i32> @f() "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "x86_64-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "x86_64-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="-evex512" {
  unreachable
}

;;; evex512 llvm 19
target triple = "i686-pc-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<8 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<8 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; evex512 llvm 19
target triple = "i686-pc-linux"
define <16 x i32> @f() "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define <16 x i32> @f() "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define <16 x i32> @f() "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define <16 x i32> @f() "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define <16 x i32> @f() "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define <16 x i32> @f() "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "i686-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "i686-pc-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<8 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<8 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<8 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define <16 x i32> @f() "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define <16 x i32> @f() "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define <16 x i32> @f() "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define <16 x i32> @f() "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define <16 x i32> @f() "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define <16 x i32> @f() "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<vscale x 16 x i32> %v) "target-features"="-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f,-evex512" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="+avx512f" {
  unreachable
}

;;; within llvm 19
target triple = "aarch64-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="-evex512" {
  unreachable
}

;;; within
target triple = "aarch64-linux"
define void @f(<15 x i32> %v, i512 %w) "target-features"="-evex512" {
  unreachable
}

;;; within
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"="z"
declare ptr @z(i32) allockind("alloc,zeroed") "alloc-family"="a"

;;; zeroed-variant-family
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"="z"
declare ptr @z(i32) allockind("alloc,zeroed") "alloc-family"="b"

;;; zeroed-variant-family
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"="z"
declare ptr @z(i32) allockind("alloc,zeroed")

;;; zeroed-variant-kind
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"="z"
declare ptr @z(i32) allockind("alloc,uninitialized") "alloc-family"="a"

;;; zeroed-variant-kind
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"="z"
declare ptr @z(i32) "alloc-family"="a"

;;; zeroed-variant-type
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"="z"
declare ptr @z(i64) allockind("alloc,zeroed") "alloc-family"="a"

;;; within
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"="z"
@z = global i32 1

;;; zeroed-variant-family
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"="z"
declare ptr @z(i32)

;;; within
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"="z"

;;; zeroed-variant-empty
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="a" "alloc-variant-zeroed"=""

;;; within
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-variant-zeroed"="z"
declare ptr @z(i32) allockind("alloc,zeroed")

;;; within
declare ptr @alloc(i32) allockind("alloc,uninitialized") "alloc-family"="" "alloc-variant-zeroed"="z"
declare ptr @z(i32) allockind("alloc,zeroed") "alloc-family"=""

;;; allockind-one
declare ptr @f(ptr) allockind("alloc,realloc") "alloc-family"="a"

;;; allockind-one
declare ptr @f(ptr) allockind("alloc,free") "alloc-family"="a"

;;; allockind-free
declare ptr @f(ptr) allockind("free,zeroed") "alloc-family"="a"

;;; allockind-free
declare ptr @f(ptr) allockind("free,uninitialized") "alloc-family"="a"

;;; allockind-free
declare ptr @f(ptr) allockind("free,aligned") "alloc-family"="a"

;;; allockind-zeroed
declare ptr @f(ptr) allockind("alloc,zeroed,uninitialized") "alloc-family"="a"

;;; allockind-one
declare ptr @f(ptr) allockind("zeroed") "alloc-family"="a"

;;; allockind-one
declare ptr @f(ptr) allockind("realloc,free") "alloc-family"="a"

;;; sme-za-preserved llvm 16
declare void @f() "aarch64_pstate_za_new" "aarch64_pstate_za_preserved"

;;; sme-za-shared llvm 16
declare void @f() "aarch64_pstate_za_new" "aarch64_pstate_za_shared"

;;; sme-za-preserved llvm 16
declare void @f() "aarch64_pstate_za_new" "aarch64_pstate_za_preserved" "aarch64_pstate_za_shared"

;;; sme-za-before llvm 19
declare void @f() "aarch64_new_za" "aarch64_in_za"

;;; sme-zt0-before llvm 19
declare void @f() "aarch64_new_zt0" "aarch64_in_zt0"

;;; within
define void @f(ptr %p) {
  call void %p() "target-features"="+a"
  ret void
}

;;; target-feature-sign
define void @f(ptr %p) {
  call void %p() "target-features"="a"
  ret void
}

;;; target-feature-sign
define void @f(ptr %p) {
  call void %p() "target-features"="+a,b"
  ret void
}

;;; target-feature-empty
define void @f(ptr %p) {
  call void %p() "target-features"="+a,"
  ret void
}

;;; target-feature-empty
define void @f(ptr %p) {
  call void %p() "target-features"=",+a"
  ret void
}

;;; within
define void @f(ptr %p) {
  call void %p() "target-features"=""
  ret void
}

;;; within llvm 19
define void @f(ptr %p) {
  call void %p() "target-features"="a"
  ret void
}

;;; within
declare void @f0(ptr sret(i32) inreg)
declare void @f1(ptr sret(i32))
declare void @f2(i32, ptr sret(i32))
declare intel_ocl_bicc void @f3()
declare intel_ocl_bicc i32 @f4()
declare intel_ocl_bicc void @f5(ptr byval(i32) %p)
declare intel_ocl_bicc void @f6(ptr preallocated(i32) %p)
declare intel_ocl_bicc void @f7(ptr inalloca(i32) %p)
declare intel_ocl_bicc void @f8(ptr byref(i32) %p)
declare intel_ocl_bicc void @f9(ptr sret(i32) %p)
declare {i32, i32} @f10()
declare [2 x i32] @f11()
declare void @f12() "no-infs-fp-math"="true"
declare void @f13() "no-infs-fp-math"="false"
declare void @f14() "no-infs-fp-math"=""
declare void @f15() "no-nans-fp-math"="true"
declare void @f16() "no-nans-fp-math"="false"
declare void @f17() "no-nans-fp-math"=""
declare void @f18() "less-precise-fpmad"="true"
declare void @f19() "less-precise-fpmad"="false"
declare void @f20() "less-precise-fpmad"=""
declare void @f21() "unsafe-fp-math"="true"
declare void @f22() "unsafe-fp-math"="false"
declare void @f23() "unsafe-fp-math"=""
declare void @f24() "unsafe-fp-math"="yes"
declare void @f25() "approx-func-fp-math"="true"
declare void @f26() "approx-func-fp-math"="false"
declare void @f27() "approx-func-fp-math"=""
declare void @f28() "approx-func-fp-math"="yes"
declare void @f29() "no-inline-line-tables"="true"
declare void @f30() "no-inline-line-tables"="false"
declare void @f31() "no-inline-line-tables"=""
declare void @f32() "no-jump-tables"="true"
declare void @f33() "no-jump-tables"="false"
declare void @f34() "no-jump-tables"=""
declare void @f35() "no-signed-zeros-fp-math"="true"
declare void @f36() "no-signed-zeros-fp-math"="false"
declare void @f37() "no-signed-zeros-fp-math"=""
declare void @f38() "profile-sample-accurate"="true"
declare void @f39() "profile-sample-accurate"="false"
declare void @f40() "profile-sample-accurate"=""
declare void @f41() "use-sample-profile"="true"
declare void @f42() "use-sample-profile"="false"
declare void @f43() "use-sample-profile"=""
declare void @f44() "aarch64_pstate_sm_enabled"
declare void @f45() "aarch64_pstate_sm_compatible"
declare void @f46() "aarch64_new_za"
declare void @f47() "aarch64_new_zt0"
declare void @f48() "aarch64_new_za" "aarch64_in_zt0"
declare void @f49() "aarch64_za_state_agnostic"
declare void @f50() "frame-pointer"="all"
declare void @f51() "frame-pointer"="non-leaf"
declare void @f52() "frame-pointer"="none"
declare void @f53() "frame-pointer"="reserved"
declare void @f54() "frame-pointer"="non-leaf-no-reserve"
declare void @f55() "patchable-function-prefix"="0"
declare void @f56() "patchable-function-prefix"="4294967295"
declare void @f57() "patchable-function-entry"="0"
declare void @f58() "patchable-function-entry"="4294967295"
declare void @f59() "warn-stack-size"="0"
declare void @f60() "warn-stack-size"="4294967295"
declare void @f61() "patchable-function-entry-section"="s"
declare void @f62() "sign-return-address"="none"
declare void @f63() "sign-return-address"="non-leaf"
declare void @f64() "sign-return-address"="all"
declare void @f65() "sign-return-address"="all" "sign-return-address-key"="a_key"
declare void @f66() "sign-return-address"="all" "sign-return-address-key"="b_key"
declare void @f67() "branch-target-enforcement"="true"
declare void @f68() "branch-target-enforcement"="false"
declare void @f69() "branch-target-enforcement"=""
declare void @f70() "branch-protection-pauth-lr"="true"
declare void @f71() "branch-protection-pauth-lr"="false"
declare void @f72() "branch-protection-pauth-lr"=""
declare void @f73() "guarded-control-stack"="true"
declare void @f74() "guarded-control-stack"="false"
declare void @f75() "guarded-control-stack"=""
declare void @f76() "denormal-fp-math"="ieee"
declare void @f77() "denormal-fp-math-f32"="ieee"
declare void @f78() "denormal-fp-math"="ieee,ieee"
declare void @f79() "denormal-fp-math-f32"="ieee,ieee"
declare void @f80() "denormal-fp-math"="preserve-sign,positive-zero"
declare void @f81() "denormal-fp-math-f32"="preserve-sign,positive-zero"
declare void @f82() "denormal-fp-math"="dynamic"
declare void @f83() "denormal-fp-math-f32"="dynamic"
declare void @f84() "denormal-fp-math"=""
declare void @f85() "denormal-fp-math-f32"=""
declare void @f86() "denormal-fp-math"="ieee,"
declare void @f87() "denormal-fp-math-f32"="ieee,"
declare void @f88() "denormal-fp-math"="dynamic,dynamic"
declare void @f89() "denormal-fp-math-f32"="dynamic,dynamic"
declare void @f90() "target-features"="+a"
declare void @f91() "target-features"="-a"
declare void @f92() "target-features"="+a,-b"
declare void @f93() "target-features"=""
declare ptr @f94(ptr) allockind("alloc") "alloc-family"="a"
declare ptr @f95(ptr) allockind("realloc") "alloc-family"="a"
declare ptr @f96(ptr) allockind("free") "alloc-family"="a"
declare ptr @f97(ptr) allockind("alloc,aligned") "alloc-family"="a"

;;; within llvm 13
declare void @f0() "no-infs-fp-math"="true"
declare void @f1() "no-infs-fp-math"="false"
declare void @f2() "no-infs-fp-math"=""
declare void @f3() "no-nans-fp-math"="true"
declare void @f4() "no-nans-fp-math"="false"
declare void @f5() "no-nans-fp-math"=""
declare void @f6() "less-precise-fpmad"="true"
declare void @f7() "less-precise-fpmad"="false"
declare void @f8() "less-precise-fpmad"=""
declare void @f9() "unsafe-fp-math"="true"
declare void @f10() "unsafe-fp-math"="false"
declare void @f11() "unsafe-fp-math"=""
declare void @f12() "approx-func-fp-math"="true"
declare void @f13() "approx-func-fp-math"="false"
declare void @f14() "approx-func-fp-math"=""
declare void @f15() "approx-func-fp-math"="yes"
declare void @f16() "no-inline-line-tables"="true"
declare void @f17() "no-inline-line-tables"="false"
declare void @f18() "no-inline-line-tables"=""
declare void @f19() "no-jump-tables"="true"
declare void @f20() "no-jump-tables"="false"
declare void @f21() "no-jump-tables"=""
declare void @f22() "no-signed-zeros-fp-math"="true"
declare void @f23() "no-signed-zeros-fp-math"="false"
declare void @f24() "no-signed-zeros-fp-math"=""
declare void @f25() "profile-sample-accurate"="true"
declare void @f26() "profile-sample-accurate"="false"
declare void @f27() "profile-sample-accurate"=""
declare void @f28() "use-sample-profile"="true"
declare void @f29() "use-sample-profile"="false"
declare void @f30() "use-sample-profile"=""

;;; within llvm 16
declare void @f0() "no-infs-fp-math"="true"
declare void @f1() "no-infs-fp-math"="false"
declare void @f2() "no-infs-fp-math"=""
declare void @f3() "no-nans-fp-math"="true"
declare void @f4() "no-nans-fp-math"="false"
declare void @f5() "no-nans-fp-math"=""
declare void @f6() "less-precise-fpmad"="true"
declare void @f7() "less-precise-fpmad"="false"
declare void @f8() "less-precise-fpmad"=""
declare void @f9() "unsafe-fp-math"="true"
declare void @f10() "unsafe-fp-math"="false"
declare void @f11() "unsafe-fp-math"=""
declare void @f12() "approx-func-fp-math"="true"
declare void @f13() "approx-func-fp-math"="false"
declare void @f14() "approx-func-fp-math"=""
declare void @f15() "no-inline-line-tables"="true"
declare void @f16() "no-inline-line-tables"="false"
declare void @f17() "no-inline-line-tables"=""
declare void @f18() "no-jump-tables"="true"
declare void @f19() "no-jump-tables"="false"
declare void @f20() "no-jump-tables"=""
declare void @f21() "no-signed-zeros-fp-math"="true"
declare void @f22() "no-signed-zeros-fp-math"="false"
declare void @f23() "no-signed-zeros-fp-math"=""
declare void @f24() "profile-sample-accurate"="true"
declare void @f25() "profile-sample-accurate"="false"
declare void @f26() "profile-sample-accurate"=""
declare void @f27() "use-sample-profile"="true"
declare void @f28() "use-sample-profile"="false"
declare void @f29() "use-sample-profile"=""
declare void @f30() "frame-pointer"="all"
declare void @f31() "frame-pointer"="non-leaf"
declare void @f32() "frame-pointer"="none"
declare void @f33() "aarch64_pstate_za_preserved" "aarch64_pstate_za_shared"
declare void @f34() "aarch64_new_za" "aarch64_in_za"
declare void @f35() "aarch64_new_za" "aarch64_za_state_agnostic"
declare void @f36() "aarch64_new_zt0" "aarch64_in_zt0"
declare void @f37() "aarch64_new_zt0" "aarch64_za_state_agnostic"

;;; within llvm 19
declare void @f0() "no-infs-fp-math"="true"
declare void @f1() "no-infs-fp-math"="false"
declare void @f2() "no-infs-fp-math"=""
declare void @f3() "no-nans-fp-math"="true"
declare void @f4() "no-nans-fp-math"="false"
declare void @f5() "no-nans-fp-math"=""
declare void @f6() "less-precise-fpmad"="true"
declare void @f7() "less-precise-fpmad"="false"
declare void @f8() "less-precise-fpmad"=""
declare void @f9() "unsafe-fp-math"="true"
declare void @f10() "unsafe-fp-math"="false"
declare void @f11() "unsafe-fp-math"=""
declare void @f12() "approx-func-fp-math"="true"
declare void @f13() "approx-func-fp-math"="false"
declare void @f14() "approx-func-fp-math"=""
declare void @f15() "no-inline-line-tables"="true"
declare void @f16() "no-inline-line-tables"="false"
declare void @f17() "no-inline-line-tables"=""
declare void @f18() "no-jump-tables"="true"
declare void @f19() "no-jump-tables"="false"
declare void @f20() "no-jump-tables"=""
declare void @f21() "no-signed-zeros-fp-math"="true"
declare void @f22() "no-signed-zeros-fp-math"="false"
declare void @f23() "no-signed-zeros-fp-math"=""
declare void @f24() "profile-sample-accurate"="true"
declare void @f25() "profile-sample-accurate"="false"
declare void @f26() "profile-sample-accurate"=""
declare void @f27() "use-sample-profile"="true"
declare void @f28() "use-sample-profile"="false"
declare void @f29() "use-sample-profile"=""
declare void @f30() "frame-pointer"="all"
declare void @f31() "frame-pointer"="non-leaf"
declare void @f32() "frame-pointer"="none"
declare void @f33() "frame-pointer"="reserved"
declare void @f34() "patchable-function-entry-section"=""
declare void @f35() "target-features"="a"
declare void @f36() "aarch64_pstate_za_new" "aarch64_pstate_za_preserved"
declare void @f37() "aarch64_pstate_za_new" "aarch64_pstate_za_shared"
declare void @f38() "aarch64_pstate_za_preserved" "aarch64_pstate_za_shared"
declare void @f39() "aarch64_pstate_za_new" "aarch64_pstate_za_preserved" "aarch64_pstate_za_shared"
declare void @f40() "aarch64_new_za" "aarch64_za_state_agnostic"
declare void @f41() "aarch64_new_zt0" "aarch64_za_state_agnostic"

;;; within llvm 23
declare void @f0() "frame-pointer"="all"
declare void @f1() "frame-pointer"="non-leaf"
declare void @f2() "frame-pointer"="none"
declare void @f3() "frame-pointer"="reserved"
declare void @f4() "frame-pointer"="non-leaf-no-reserve"

;;; within llvm 14
declare void @f0() "aarch64_pstate_za_new" "aarch64_pstate_za_preserved"
declare void @f1() "aarch64_pstate_za_new" "aarch64_pstate_za_shared"
declare void @f2() "aarch64_pstate_za_preserved" "aarch64_pstate_za_shared"
declare void @f3() "aarch64_pstate_za_new" "aarch64_pstate_za_preserved" "aarch64_pstate_za_shared"
declare void @f4() "aarch64_new_za" "aarch64_in_za"
declare void @f5() "aarch64_new_za" "aarch64_za_state_agnostic"
declare void @f6() "aarch64_new_zt0" "aarch64_in_zt0"
declare void @f7() "aarch64_new_zt0" "aarch64_za_state_agnostic"

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 1, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 2, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 3, i32 0, i32 0)
  ret void
}

;;; statepoint-flags
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 4, i32 0, i32 0)
  ret void
}

;;; statepoint-flags
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 7, i32 0, i32 0)
  ret void
}

;;; statepoint-flags
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 8, i32 0, i32 0)
  ret void
}

;;; statepoint-flags
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 -1, i32 0, i32 0)
  ret void
}

;;; statepoint-transition
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 1, i32 0)
  ret void
}

;;; statepoint-deopt
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 1)
  ret void
}

;;; statepoint-many
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-deopt-constant
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-transition-constant
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0)
  ret void
}

;;; statepoint-count
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 1, i32 0, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @h(i32)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @h, i32 1, i32 0, i32 7, i32 0, i32 0)
  ret void
}

;;; statepoint-count
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @h(i32)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @h, i32 0, i32 0, i32 7, i32 0, i32 0)
  ret void
}

;;; statepoint-types
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @h(i32)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @h, i32 1, i32 0, i64 7, i32 0, i32 0)
  ret void
}

;;; statepoint-types
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @h(i32)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @h, i32 1, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @v(i32, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32, ...)) @v, i32 1, i32 0, i32 7, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @v(i32, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32, ...)) @v, i32 2, i32 0, i32 7, i32 8, i32 0, i32 0)
  ret void
}

;;; statepoint-vararg-count
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @v(i32, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32, ...)) @v, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-many
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @v(i32, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32, ...)) @v, i32 1, i32 0, i32 7, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-bytes
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 -1, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 1, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) nounwind
  ret void
}

;;; statepoint-memory
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) memory(none)
  ret void
}

;;; statepoint-memory
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) memory(read)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare i32 @r()
declare i32 @llvm.experimental.gc.result.i32(token)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 ()) @r, i32 0, i32 0, i32 0, i32 0)
  %x = call i32 @llvm.experimental.gc.result.i32(token %t)
  ret void
}

;;; gc-result-type
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare i32 @llvm.experimental.gc.result.i32(token)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  %x = call i32 @llvm.experimental.gc.result.i32(token %t)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare i32 @llvm.experimental.gc.result.i32(token)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  %x = call i32 @llvm.experimental.gc.result.i32(token undef)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 1)
  ret void
}

;;; gc-relocate-derived-index
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 2)
  ret void
}

;;; gc-relocate-base-index
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 0)
  ret void
}

;;; gc-relocate-base-index
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2)
  ret void
}

;;; gc-relocate-space
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret void
}

;;; gc-relocate-gc-result
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
define void @f(ptr %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %x = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret void
}

;;; gc-relocate-gc-result
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
define void @f(ptr %p) gc "coreclr" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %x = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "coreclr" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
define void @f(ptr %p) gc "erlang" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %x = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "erlang" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
define void @f(ptr %p) gc "shadow-stack" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %x = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "shadow-stack" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
define void @f(ptr %p) gc "ocaml" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %x = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret void
}

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "ocaml" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; gc-relocate-space
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; gc-relocate-gc-value
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p, ptr %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr %q) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
  ret void
}

;;; gc-relocate-pointer
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, i32 1) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; gc-relocate-vector
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, <2 x ptr addrspace(1)> zeroinitializer) ]
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; within
@m = global i32 1
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "x" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}

;;; within
@m = global i32 1
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "x" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr @m)
  ret void
}

;;; gcroot-null
@m = global i32 1
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "x" {
  %a = alloca i32
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}

;;; within
@m = global i32 1
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "x" {
  %a = alloca i32
  call void @llvm.gcroot(ptr %a, ptr @m)
  ret void
}

;;; gcroot-null
@m = global i32 1
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "x" {
  %a = alloca [2 x ptr]
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}

;;; within
@m = global i32 1
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "x" {
  %a = alloca [2 x ptr]
  call void @llvm.gcroot(ptr %a, ptr @m)
  ret void
}

;;; gc-function
declare void @llvm.gcroot(ptr, ptr)
define void @f() {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}

;;; gcroot-alloca
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %a) gc "x" {
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}

;;; gcroot-constant
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %p) gc "x" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr %p)
  ret void
}

;;; gc-function
declare void @llvm.gcwrite(ptr, ptr, ptr)
define void @f(ptr %p) {
  call void @llvm.gcwrite(ptr %p, ptr %p, ptr %p)
  ret void
}

;;; cfguardtarget-count
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "cfguardtarget"() ]
  ret void
}

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "cfguardtarget"(ptr %p) ]
  ret void
}

;;; cfguardtarget-count
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "cfguardtarget"(ptr %p, ptr %p) ]
  ret void
}

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "ptrauth"(i32 1, i64 %n) ]
  ret void
}

;;; ptrauth-count
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "ptrauth"(i32 1) ]
  ret void
}

;;; ptrauth-count
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "ptrauth"(i32 1, i64 %n, i64 2) ]
  ret void
}

;;; ptrauth-bundle-key
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "ptrauth"(i32 %m, i64 %n) ]
  ret void
}

;;; ptrauth-bundle-key
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "ptrauth"(i64 1, i64 %n) ]
  ret void
}

;;; ptrauth-bundle-discriminator
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "ptrauth"(i32 1, i32 %m) ]
  ret void
}

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "kcfi"(i32 1) ]
  ret void
}

;;; kcfi-operand
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "kcfi"(i64 1) ]
  ret void
}

;;; kcfi-operand
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "kcfi"(i32 %m) ]
  ret void
}

;;; kcfi-count
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "kcfi"() ]
  ret void
}

;;; kcfi-count
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "kcfi"(i32 1, i32 2) ]
  ret void
}

;;; kcfi-twice
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "kcfi"(i32 1), "kcfi"(i32 1) ]
  ret void
}

;;; deopt-twice
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "deopt"(), "deopt"() ]
  ret void
}

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "deopt"() ]
  ret void
}

;;; gc-transition-twice
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "gc-transition"(), "gc-transition"() ]
  ret void
}

;;; gc-live-twice
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "gc-live"(), "gc-live"() ]
  ret void
}

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "other"(), "other"() ]
  ret void
}

;;; preallocated-token
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "preallocated"(i32 1) ]
  ret void
}

;;; preallocated-count
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "preallocated"() ]
  ret void
}

;;; funclet-pad
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "funclet"(i32 1) ]
  ret void
}

;;; funclet-count
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "funclet"() ]
  ret void
}

;;; funclet-pad
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "funclet"(token none) ]
  ret void
}

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "ptrauth"(i32 1, i64 %n), "kcfi"(i32 1) ]
  ret void
}

;;; ptrauth-direct
define void @f(ptr %p, i64 %n, i32 %m) {
  call void @known() [ "ptrauth"(i32 1, i64 %n) ]
  ret void
}
declare void @known()

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  call void @known() [ "kcfi"(i32 1) ]
  ret void
}
declare void @known()

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;;; within llvm 19
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_unsafeClaimAutoreleasedReturnValue) ]
  ret void
}
declare ptr @objc_unsafeClaimAutoreleasedReturnValue(ptr)

;;; within llvm 19
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_unsafeClaimAutoreleasedReturnValue) ]
  ret void
}
declare ptr @objc_unsafeClaimAutoreleasedReturnValue(ptr)

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_claimAutoreleasedReturnValue) ]
  ret void
}
declare ptr @objc_claimAutoreleasedReturnValue(ptr)

;;; attachedcall-function llvm 19
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_claimAutoreleasedReturnValue) ]
  ret void
}
declare ptr @objc_claimAutoreleasedReturnValue(ptr)

;;; attachedcall-function
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @other) ]
  ret void
}
declare ptr @other(ptr)

;;; attachedcall-function llvm 19
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @other) ]
  ret void
}
declare ptr @other(ptr)

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
  ret void
}
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)

;;; within llvm 19
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
  ret void
}
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)

;;; attachedcall-operand
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr null) ]
  ret void
}

;;; attachedcall-operand llvm 19
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr null) ]
  ret void
}

;;; attachedcall-operand
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"() ]
  ret void
}

;;; attachedcall-operand
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call ptr %p() [ "clang.arc.attachedcall"(ptr @other, ptr @other) ]
  ret void
}
declare ptr @other(ptr)

;;; attachedcall-result
define void @f(ptr %p, i64 %n, i32 %m) {
  %r = call i32 %p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;;; attachedcall-result
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;;; within
define void @f(ptr %p, i64 %n, i32 %m) {
  call void %p() noreturn [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;;; within llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-pairs llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0}

;;; cache-hint-even llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !2}
!2 = !{!"a"}

;;; within llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !3}
!3 = !{!"a", i32 1, !"c", i32 2}

;;; cache-hint-key-twice llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !4}
!4 = !{!"a", i32 1, !"a", i32 2}

;;; cache-hint-key llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !5}
!5 = !{i32 1, i32 2}

;;; within llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !7}
!7 = !{}

;;; cache-hint-bounds llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 1, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-negative llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 -1, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-alternate llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{!1, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-alternate llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, i32 1}

;;; within llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{}

;;; cache-hint-twice llvm 23
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !1, i32 0, !1}
!1 = !{!"a", !"b"}

;;; within llvm 23
define void @f(ptr %p, i32 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false), !mem.cache_hint !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i32 0, !1, i32 1, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-order llvm 23
define void @f(ptr %p, i32 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false), !mem.cache_hint !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i32 1, !1, i32 0, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-twice llvm 23
define void @f(ptr %p, i32 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false), !mem.cache_hint !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i32 0, !1, i32 0, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-pointer llvm 23
define void @f(ptr %p, i32 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false), !mem.cache_hint !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i32 2, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-pointer llvm 23
define void @f(ptr %p, i32 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false), !mem.cache_hint !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i32 3, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-bounds llvm 23
define void @f(ptr %p, i32 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false), !mem.cache_hint !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i32 4, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-bounds llvm 23
define void @f(ptr %p, i32 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false), !mem.cache_hint !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i32 5, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-twice llvm 23
define void @f(ptr %p, i32 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false), !mem.cache_hint !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i32 0, !1, i32 1, !1, i32 0, !1}
!1 = !{!"a", !"b"}

;;; within llvm 23
define void @f(ptr %p, i32 %v) {
  store i32 1, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 1, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-pointer llvm 23
define void @f(ptr %p, i32 %v) {
  store i32 1, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-call llvm 23
define void @f(ptr %p, i32 %v) {
  call void %p(), !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !1}
!1 = !{!"a", !"b"}

;;; cache-hint-place llvm 23
define void @f(ptr %p, i32 %v) {
  %x = add i32 %v, 1, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0, !1}
!1 = !{!"a", !"b"}

;;; within
define void @f(ptr %p, i32 %v) {
  %x = load i32, ptr %p, !mem.cache_hint !0
  ret void
}
!0 = !{i32 0}

;;; within llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !amdgpu.expected.active.lanes !{i32 1}
  ret i32 %x
}

;;; lanes-type llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !amdgpu.expected.active.lanes !{i64 1}
  ret i32 %x
}

;;; lanes-count llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !amdgpu.expected.active.lanes !{}
  ret i32 %x
}

;;; lanes-count llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !amdgpu.expected.active.lanes !{i32 1, i32 2}
  ret i32 %x
}

;;; lanes-type llvm 23
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !amdgpu.expected.active.lanes !{!"x"}
  ret i32 %x
}

;;; global-scalable
@g = global target("aarch64.svcount") zeroinitializer

;;; global-scalable
@g = external global { i32, target("aarch64.svcount") }

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @hp(ptr)
define void @f(ptr %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr)) @hp, i32 1, i32 0, ptr sret(i32) %p, i32 0, i32 0)
  ret void
}

;;; statepoint-sret
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @vp(ptr, ...)
define void @f(ptr %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr, ...)) @vp, i32 1, i32 0, ptr sret(i32) %p, i32 0, i32 0)
  ret void
}

;;; preallocated-arguments and gc-result-source
declare token @llvm.call.preallocated.setup(i32)
declare i32 @llvm.experimental.gc.result.i32(token)
define void @f() gc "statepoint-example" {
  %t = call token @llvm.call.preallocated.setup(i32 0)
  %x = call i32 @llvm.experimental.gc.result.i32(token %t)
  ret void
}

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIFile(filename: "a", directory: "", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")

;;; di-checksum-length
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIFile(filename: "a", directory: "", checksumkind: CSK_MD5, checksum: "0000000000000000000000000000000")

;;; di-checksum-length
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIFile(filename: "a", directory: "", checksumkind: CSK_SHA1, checksum: "00000000000000000000000000000000")

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIFile(filename: "a", directory: "", checksumkind: CSK_SHA256, checksum: "0123456789abcdefABCDEF0123456789012345678901234567890123456789ab")

;;; di-checksum
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIFile(filename: "a", directory: "", checksumkind: CSK_MD5, checksum: "0000000000000000000000000000000g")

;;; di-block-column
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = !DILexicalBlock(scope: !6, file: !1, line: 0, column: 3)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = !DILexicalBlock(scope: !6, file: !1, line: 2, column: 3)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = !DILexicalBlock(scope: !6, file: !1)

;;; di-local-scope
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DILexicalBlock(scope: !1, file: !1, line: 2)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)

;;; di-local-scope
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DILexicalBlockFile(scope: !2, file: !1, discriminator: 0)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DINamespace(name: "n", scope: null)

;;; di-scope-ref
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DINamespace(name: "n", scope: !4)

;;; di-module-name
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIModule(scope: null, name: "")

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIModule(scope: null, name: "m")

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "X")

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIMacro(type: DW_MACINFO_undef, line: 1, name: "X")

;;; di-macinfo-type
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIMacro(type: DW_MACINFO_start_file, line: 1, name: "X")

;;; di-macro-name
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "")

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIMacroFile(type: DW_MACINFO_start_file, line: 1, file: !1, nodes: !{})

;;; di-macinfo-type
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIMacroFile(type: DW_MACINFO_end_file, line: 1, file: !1)

;;; di-file
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIMacroFile(line: 1, file: !2)

;;; di-macro-ref
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DIMacroFile(line: 1, file: !1, nodes: !4)

;;; di-macros
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIMacroFile(line: 1, file: !1, nodes: !2)

;;; di-global-type
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIGlobalVariable(name: "g", scope: !3, file: !1, isDefinition: true)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIGlobalVariable(name: "g", scope: !3, file: !1, isDefinition: false)

;;; di-type-ref
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !1, isDefinition: true)

;;; di-static-member
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, declaration: !2)

;;; di-local-variable-type
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = !DILocalVariable(name: "x", scope: !6, file: !1, type: !7)

;;; di-local-variable-scope
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DILocalVariable(name: "x", scope: !1, file: !1, type: !2)

;;; di-file
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = !DILocalVariable(name: "x", scope: !6, file: !2, type: !2)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = !DILabel(scope: !6, name: "l", file: !1, line: 1)

;;; di-label-scope
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DILabel(scope: !1, name: "l", file: !1, line: 1)

;;; di-file
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = !DILabel(scope: !6, name: "l", file: !2, line: 1)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_LLVM_fragment, 16, 16))

;;; di-fragment-outside
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_LLVM_fragment, 16, 17))

;;; di-fragment-whole
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))

;;; di-fragment-whole
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_plus_uconst, 3, DW_OP_LLVM_fragment, 0, 32))

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !3, entity: !2)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !3, entity: !8)

;;; di-tag
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIImportedEntity(tag: DW_TAG_member, scope: !3, entity: !2)

;;; di-import-scope
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !4, entity: !2)

;;; di-import-entity
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !3, entity: !4)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !3)

;;; di-unit-enum
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3, !20}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, enums: !4)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3, !20}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, retainedTypes: !4)

;;; di-unit-retained-type
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3, !20}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, retainedTypes: !{!6})

;;; di-unit-global
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3, !20}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, globals: !4)

;;; di-unit-import
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3, !20}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, imports: !4)

;;; di-macro-ref
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3, !20}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, macros: !4)

;;; di-macros
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3, !20}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, macros: !2)

;;; di-file
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3, !20}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DICommonBlock(scope: !6, declaration: !8, name: "c", file: !1, line: 1)

;;; di-common-declaration
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !3, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{null})
!20 = !DICommonBlock(scope: !6, declaration: !2, name: "c", file: !1, line: 1)

;;; di-scope-ref
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DICommonBlock(scope: !4, declaration: null, name: "c", file: !1, line: 1)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64)

;;; di-base-type
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1, size: 64)

;;; di-tag
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIDerivedType(tag: DW_TAG_base_type, baseType: !2)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64, dwarfAddressSpace: 1)

;;; di-scope
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !4, baseType: !2)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !2, extraData: !2)

;;; di-member-pointer
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !2, extraData: !4)

;;; di-address-space
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !2, dwarfAddressSpace: 1)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIDerivedType(tag: DW_TAG_set_type, baseType: !2)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "n")

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIBasicType(tag: DW_TAG_base_type, name: "n")

;;; di-tag
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIBasicType(tag: DW_TAG_member, name: "n")

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DIBasicType(tag: DW_TAG_string_type, name: "n")

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DISubroutineType(types: !4)

;;; di-subroutine-type-ref
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!5 = !{!3}
!20 = !DISubroutineType(types: !5)

;;; di-elements
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubroutineType(types: !2)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DISubroutineType(flags: DIFlagLValueReference, types: !4)

;;; di-reference-flags
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DISubroutineType(flags: DIFlagLValueReference | DIFlagRValueReference, types: !4)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, size: 32, elements: !4)

;;; di-elements
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, size: 32, elements: !2)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, size: 32, elements: !{!DISubrange(count: 3)})

;;; di-array-base
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_array_type, size: 32, elements: !{!DISubrange(count: 3)})

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, size: 32, flags: DIFlagVector, elements: !{!DISubrange(count: 3)})

;;; di-vector
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, size: 32, flags: DIFlagVector, elements: !{!DISubrange(count: 3), !DISubrange(count: 3)})

;;; di-vector
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!4 = !{!2}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, size: 32, flags: DIFlagVector, elements: !4)

;;; di-data-location
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, dataLocation: !8)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, size: 32, dataLocation: !8, associated: !8, allocated: !8, rank: !DIExpression())

;;; di-rank
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, rank: !DIExpression())

;;; di-associated
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, associated: !8)

;;; di-allocated
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 32, allocated: !8)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_class_type, name: "s", size: 32)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_class_type, name: "s", file: !1, size: 32)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_union_type, name: "s", size: 32)

;;; di-tag
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DICompositeType(tag: DW_TAG_member, name: "s", size: 32)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubrange(count: -1)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubrange(count: 0)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!8 = !DIGlobalVariable(name: "g", scope: !3, file: !1, type: !2, isDefinition: true)
!20 = !DISubrange(count: !8)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubrange(lowerBound: 1, upperBound: 3)

;;; di-subrange-both
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubrange(count: 1, upperBound: 3)

;;; within
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubrange()

;;; di-subrange-count
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubrange(count: !2)

;;; di-subrange-lower
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubrange(count: 1, lowerBound: !2)

;;; di-subrange-stride
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubrange(count: 1, stride: !2)

;;; di-subrange-upper
!llvm.module.flags = !{!0}
!named = !{!20}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!20 = !DISubrange(upperBound: !2)

;;; setmaxnreg-range llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 16)
  ret void
}

;;; immarg-range
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 16)
  ret void
}

;;; setmaxnreg-multiple llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 20)
  ret void
}

;;; immarg-range
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 20)
  ret void
}

;;; within llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 24)
  ret void
}

;;; within
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 24)
  ret void
}

;;; within llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 32)
  ret void
}

;;; within
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 32)
  ret void
}

;;; within llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  ret void
}

;;; within
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  ret void
}

;;; setmaxnreg-range llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 264)
  ret void
}

;;; immarg-range
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 264)
  ret void
}

;;; within llvm 19
declare void @llvm.amdgcn.init.exec.from.input(i32, i32)
define amdgpu_cs void @f(i32 inreg %x, i32 %y) {
  call void @llvm.amdgcn.init.exec.from.input(i32 %x, i32 5)
  ret void
}

;;; within
declare void @llvm.amdgcn.init.exec.from.input(i32, i32)
define amdgpu_cs void @f(i32 inreg %x, i32 %y) {
  call void @llvm.amdgcn.init.exec.from.input(i32 %x, i32 5)
  ret void
}

;;; within llvm 19
declare void @llvm.amdgcn.init.exec.from.input(i32, i32)
define amdgpu_cs void @f(i32 inreg %x, i32 %y) {
  call void @llvm.amdgcn.init.exec.from.input(i32 %y, i32 5)
  ret void
}

;;; init-exec-input
declare void @llvm.amdgcn.init.exec.from.input(i32, i32)
define amdgpu_cs void @f(i32 inreg %x, i32 %y) {
  call void @llvm.amdgcn.init.exec.from.input(i32 %y, i32 5)
  ret void
}

;;; within llvm 19
declare void @llvm.amdgcn.init.exec.from.input(i32, i32)
define amdgpu_cs void @f(i32 inreg %x, i32 %y) {
  call void @llvm.amdgcn.init.exec.from.input(i32 1, i32 5)
  ret void
}

;;; init-exec-input
declare void @llvm.amdgcn.init.exec.from.input(i32, i32)
define amdgpu_cs void @f(i32 inreg %x, i32 %y) {
  call void @llvm.amdgcn.init.exec.from.input(i32 1, i32 5)
  ret void
}

;;; within
declare void @llvm.amdgcn.s.prefetch.data.p0(ptr addrspace(0), i32)
define void @f(ptr addrspace(0) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p0(ptr addrspace(0) %p, i32 0)
  ret void
}

;;; within
declare void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1), i32)
define void @f(ptr addrspace(1) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1) %p, i32 0)
  ret void
}

;;; amdgcn-s-prefetch
declare void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3), i32)
define void @f(ptr addrspace(3) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3) %p, i32 0)
  ret void
}

;;; within
declare void @llvm.amdgcn.s.prefetch.data.p4(ptr addrspace(4), i32)
define void @f(ptr addrspace(4) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p4(ptr addrspace(4) %p, i32 0)
  ret void
}

;;; amdgcn-s-prefetch
declare void @llvm.amdgcn.s.prefetch.data.p5(ptr addrspace(5), i32)
define void @f(ptr addrspace(5) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p5(ptr addrspace(5) %p, i32 0)
  ret void
}

;;; within
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 0, i64 1, i64 2}

;;; prof-value-odd
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 0, i64 1, i64 2, i64 3}

;;; within
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 0, i64 1, i64 2, i64 3, i64 4}

;;; prof-value-odd
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5}

;;; within
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6}

;;; within llvm 23
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !callsite !5
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
!5 = !{i64 1}

;;; memprof-callsite llvm 23
define ptr @f() {
  %a = call ptr @n(), !memprof !0, !annotation !6
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
!6 = !{!"x"}

;;; memprof-callsite llvm 23
define ptr @f() {
  %a = call ptr @n(), !memprof !0
  ret ptr %a
}
declare ptr @n()
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>)
define void @f(<16 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 0, <16 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, <16 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<16 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 0, <16 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v12i32(i32, <16 x i32>, i32, <12 x i32>, i16, <8 x float>)
define void @f(<16 x i32> %a, <12 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v12i32(i32 0, <16 x i32> %a, i32 2, <12 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v12i32(i32, <16 x i32>, i32, <12 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<16 x i32> %a, <12 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v12i32(i32 0, <16 x i32> %a, i32 2, <12 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32, <12 x i32>, i32, <16 x i32>, i16, <8 x float>)
define void @f(<12 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32 2, <12 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32, <12 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<12 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32 2, <12 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v8i32.v16i32(i32, <8 x i32>, i32, <16 x i32>, i16, <8 x float>)
define void @f(<8 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v8i32.v16i32(i32 4, <8 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v8i32.v16i32(i32, <8 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<8 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v8i32.v16i32(i32 4, <8 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32, <16 x i32>, i32, <8 x i32>, i16, <8 x float>)
define void @f(<16 x i32> %a, <8 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32 0, <16 x i32> %a, i32 4, <8 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32, <16 x i32>, i32, <8 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<16 x i32> %a, <8 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32 0, <16 x i32> %a, i32 4, <8 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; mfma-format
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32, <12 x i32>, i32, <16 x i32>, i16, <8 x float>)
define void @f(<12 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32 0, <12 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; mfma-format
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32, <12 x i32>, i32, <16 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<12 x i32> %a, <16 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v12i32.v16i32(i32 0, <12 x i32> %a, i32 0, <16 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; mfma-format
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v12i32(i32, <16 x i32>, i32, <12 x i32>, i16, <8 x float>)
define void @f(<16 x i32> %a, <12 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v16i32.v12i32(i32 0, <16 x i32> %a, i32 0, <12 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; mfma-format
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v12i32(i32, <16 x i32>, i32, <12 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<16 x i32> %a, <12 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v12i32(i32 0, <16 x i32> %a, i32 0, <12 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v8i32.v8i32(i32, <8 x i32>, i32, <8 x i32>, i16, <8 x float>)
define void @f(<8 x i32> %a, <8 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v8i32.v8i32(i32 4, <8 x i32> %a, i32 4, <8 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v8i32.v8i32(i32, <8 x i32>, i32, <8 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<8 x i32> %a, <8 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v8i32.v8i32(i32 4, <8 x i32> %a, i32 4, <8 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v12i32.v12i32(i32, <12 x i32>, i32, <12 x i32>, i16, <8 x float>)
define void @f(<12 x i32> %a, <12 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v12i32.v12i32(i32 2, <12 x i32> %a, i32 3, <12 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v12i32.v12i32(i32, <12 x i32>, i32, <12 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<12 x i32> %a, <12 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v12i32.v12i32(i32 2, <12 x i32> %a, i32 3, <12 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v8i32.v12i32(i32, <8 x i32>, i32, <12 x i32>, i16, <8 x float>)
define void @f(<8 x i32> %a, <12 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x128.f8f6f4.v8f32.v8i32.v12i32(i32 4, <8 x i32> %a, i32 3, <12 x i32> %b, i16 0, <8 x float> %c)
  ret void
}

;;; within
declare <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v8i32.v12i32(i32, <8 x i32>, i32, <12 x i32>, i16, <8 x float>, i32, i32, i32, i32, i32, i32, i1, i1)
define void @f(<8 x i32> %a, <12 x i32> %b, <8 x float> %c) {
  %r = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v8i32.v12i32(i32 4, <8 x i32> %a, i32 3, <12 x i32> %b, i16 0, <8 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i1 false, i1 false)
  ret void
}

;;; within
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<8 x i32> %a, <8 x i32> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; within
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<6 x i32> %a, <8 x i32> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; within
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32>, <6 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<8 x i32> %a, <6 x i32> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32> %a, <6 x i32> %b, <4 x float> %c, i32 0, i32 2, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; within
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<4 x i32> %a, <8 x i32> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; within
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<8 x i32> %a, <4 x i32> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32> %a, <4 x i32> %b, <4 x float> %c, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; mfma-format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<6 x i32> %a, <8 x i32> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; mfma-format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32>, <6 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<8 x i32> %a, <6 x i32> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32> %a, <6 x i32> %b, <4 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; within
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<8 x i32> %a, <8 x i32> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 4, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; amdgcn-s-prefetch
declare void @llvm.amdgcn.s.prefetch.data.p2(ptr addrspace(2), i32)
define void @f(ptr addrspace(2) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p2(ptr addrspace(2) %p, i32 0)
  ret void
}

;;; amdgcn-s-prefetch
declare void @llvm.amdgcn.s.prefetch.data.p6(ptr addrspace(6), i32)
define void @f(ptr addrspace(6) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p6(ptr addrspace(6) %p, i32 0)
  ret void
}

;;; amdgcn-s-prefetch
declare void @llvm.amdgcn.s.prefetch.data.p9(ptr addrspace(9), i32)
define void @f(ptr addrspace(9) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p9(ptr addrspace(9) %p, i32 0)
  ret void
}

;;; within
declare void @llvm.amdgcn.s.prefetch.data.p10(ptr addrspace(10), i32)
define void @f(ptr addrspace(10) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p10(ptr addrspace(10) %p, i32 0)
  ret void
}

;;; cooperative-string
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p0(ptr addrspace(0), i32, metadata)
define void @f(ptr addrspace(0) %p) {
  %r = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p0(ptr addrspace(0) %p, i32 0, metadata !"agent")
  ret void
}

;;; cooperative-string
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p1(ptr addrspace(1), i32, metadata)
define void @f(ptr addrspace(1) %p) {
  %r = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p1(ptr addrspace(1) %p, i32 0, metadata !"agent")
  ret void
}

;;; cooperative-pointer
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p4(ptr addrspace(4), i32, metadata)
define void @f(ptr addrspace(4) %p) {
  %r = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p4(ptr addrspace(4) %p, i32 0, metadata !"agent")
  ret void
}

;;; cooperative-pointer
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p3(ptr addrspace(3), i32, metadata)
define void @f(ptr addrspace(3) %p) {
  %r = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p3(ptr addrspace(3) %p, i32 0, metadata !"agent")
  ret void
}

;;; cooperative-pointer
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p10(ptr addrspace(10), i32, metadata)
define void @f(ptr addrspace(10) %p) {
  %r = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p10(ptr addrspace(10) %p, i32 0, metadata !"agent")
  ret void
}
