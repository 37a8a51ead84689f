;;; within
declare void @results(ptr sret(i32), i32)
declare void @second(i32, ptr sret(i32))
declare void @passing(ptr byval(i32) align 4, ptr nest, ptr swiftself, ptr byref(i32))
declare void @last(i32, ptr inalloca(i32))
declare i32 @same(i32 returned, ptr align 4294967296 byval([4294967295 x i8]))
declare ptr @alloc(i32, i32) allocsize(1) allockind("alloc,zeroed") "alloc-family"="a"
declare ptr @pairs(i32, i32) allocsize(0, 1)
declare void @free(ptr) allockind("free")
declare void @scales() vscale_range(1,16)
declare void @more() vscale_range(2)
declare void @writes(ptr writable dereferenceable(4)) memory(argmem: readwrite)
declare void @classes({ float, float } nofpclass(nan), [2 x float] nofpclass(inf), <2 x half> nofpclass(zero))
declare void @ranges(i8 range(i8 0, 5), <2 x i8> range(i8 -5, 0), i8 signext noundef)
declare void @starts(ptr initializes((0, 4), (8, 12)))
define i32 @naked(i32 %unused) naked {
  unreachable
}
define void @dressed(ptr sret(i32) %p, i32 %x) nounwind {
  store i32 %x, ptr %p
  ret void
}
define void @jumps() unnamed_addr jumptable {
  ret void
}
define amdgpu_kernel void @kernel(ptr addrspace(5) byref(i32) %p, i32 inreg %n) {
  ret void
}
define spir_kernel void @spir(ptr byval(i32) %p) {
  ret void
}
define amdgpu_cs_chain void @chain(i32 inreg %x) {
  unreachable
}
define amdgpu_gfx_whole_wave i32 @wave(i1 %active, i32 inreg %x) {
  ret i32 %x
}
define amdgpu_gfx_whole_wave void @passed(i1 %active, ptr byval(i32) %p) {
  ret void
}
define amdgpu_ps i32 @pixel(i32 inreg %x) {
  ret i32 %x
}
define fastcc void @fast(i32 inreg %x) {
  ret void
}
define x86_intrcc void @interrupt(ptr byval(i32) %frame) {
  ret void
}
define x86_intrcc void @bare() {
  ret void
}

;;; naked-argument
define i32 @f(i32 %a, i32 %b) naked {
  %c = add i32 %a, %b
  ret i32 %c
}

;;; convention-void llvm 16
define amdgpu_kernel i32 @f() {
  ret i32 0
}

;;; convention-void
define amdgpu_cs_chain i32 @f() {
  ret i32 0
}

;;; convention-sret
define amdgpu_ps void @f(i32 %x, ptr sret(i32) %p) {
  ret void
}

;;; convention-sret
define spir_kernel void @f(ptr sret(i32) %p) {
  ret void
}

;;; convention-varargs
define amdgpu_gfx_whole_wave void @f(i1 %active, ...) {
  ret void
}

;;; convention-varargs
define amdgpu_vs void @f(...) {
  ret void
}

;;; convention-varargs
define coldcc void @f(...) {
  ret void
}

;;; within
declare void @v(i32, ...)
declare i32 @c(ptr byval(i32) align 4, ptr align 4)
declare void @ia(ptr inalloca(i32))
declare void @se(ptr swifterror)
declare swifttailcc void @tail(i32)
define void @calls(ptr %p) {
  call void (i32, ...) @v(i32 0, ptr nest %p, i32 inreg 1)
  call void (i32, ...) @v(i32 0, ptr %p, ptr nest %p)
  %a = alloca inalloca i32
  call void @ia(ptr inalloca(i32) %a)
  %s = alloca swifterror ptr
  store ptr null, ptr %s
  call void @se(ptr swifterror %s)
  ret void
}
define void @hands(ptr swifterror %e) {
  call void @se(ptr swifterror %e)
  ret void
}
define i32 @must(ptr byval(i32) align 4 %p, ptr align 8 %q) {
  %r = musttail call i32 @c(ptr byval(i32) align 4 %p, ptr align 4 %q)
  ret i32 %r
}
define i32 @forgets(ptr byval(i32) align 4 %p, ptr %q) {
  %r = musttail call i32 @c(ptr byval(i32) align 4 %p, ptr %q)
  ret i32 undef
}
define swifttailcc void @swift(i64 %n) {
  musttail call swifttailcc void @tail(i32 0)
  ret void
}

;;; vararg-nest
declare void @v(i32, ...)
define void @f(ptr %p) {
  call void (i32, ...) @v(i32 0, ptr nest %p)
  call void (i32, ...) @v(i32 0, ptr nest %p, i32 0, ptr nest %p)
  ret void
}

;;; vararg-nest
declare void @v(ptr nest, ...)
define void @f(ptr %p) {
  call void (ptr, ...) @v(ptr %p)
  call void (ptr, ...) @v(ptr nest %p, ptr nest %p)
  ret void
}

;;; vararg-returned
declare i32 @v(i32 returned, ...)
define void @f() {
  %r = call i32 (i32, ...) @v(i32 returned 0, i32 returned 1)
  ret void
}

;;; vararg-returned-type
declare i32 @v(i32, ...)
define void @f(ptr %p) {
  %r = call i32 (i32, ...) @v(i32 0, i32 returned 1)
  %s = call i32 (i32, ...) @v(i32 0, ptr returned %p)
  ret void
}

;;; vararg-sret
declare void @v(i32, ...)
define void @f(ptr %p) {
  call void (i32, ...) @v(i32 0, ptr %p)
  call void (i32, ...) @v(i32 0, ptr sret(i32) %p)
  ret void
}

;;; vararg-inalloca
declare void @v(i32, ...)
define void @f(ptr %p) {
  call void (i32, ...) @v(i32 0, ptr inalloca(i32) %p)
  call void (i32, ...) @v(i32 0, ptr inalloca(i32) %p, i32 1)
  ret void
}

;;; musttail-abi
declare void @c(ptr byval(i32) align 4)
define void @f(ptr byval(i32) align 8 %p) {
  musttail call void @c(ptr byval(i32) align 4 %p)
  ret void
}

;;; call-swifterror-alloca
declare void @se(ptr swifterror)
define void @f() {
  %s = alloca ptr
  call void @se(ptr swifterror %s)
  ret void
}

;;; call-swifterror-parameter
declare void @se(ptr swifterror)
define void @f(ptr noundef %e) {
  call void @se(ptr swifterror %e)
  ret void
}

;;; within
target datalayout = "e-p:64:64"
@a = global i32 0, !associated !0
@b = global i32 0
@low = external global i8, !absolute_symbol !1
@any = external global i8, !absolute_symbol !2
define void @f(ptr %p) !kcfi_type !3 {
  %x = load i32, ptr %p, !llvm.access.group !4
  %y = load i32, ptr %p, !llvm.access.group !5
  ret void
}
!0 = !{ptr @b}
!1 = !{i64 0, i64 256}
!2 = !{i64 -1, i64 -1}
!3 = !{i32 5}
!4 = distinct !{}
!5 = !{!4}

;;; range-empty
target datalayout = "e-p:64:64"
@none = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 0}

;;; access-group-scope
define void @f(ptr %p) {
  %x = load i32, ptr %p, !llvm.access.group !1
  ret void
}
!0 = distinct !{!0}
!1 = !{!0}

;;; within
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32 immarg)
declare void @llvm.experimental.guard(i1, ...)
declare void @llvm.experimental.deoptimize.isVoid(...)
declare i32 @llvm.experimental.deoptimize.i32(...)
declare i64 @llvm.experimental.patchpoint.i64(i64 immarg, i32 immarg, ptr, i32 immarg, ...)
declare void @llvm.stackprotector(ptr, ptr)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
@info = constant [1 x ptr] zeroinitializer
@infos = private constant { ptr, ptr } { ptr @escapes, ptr null }
define void @escapes(i1 %c) {
  %x = alloca i32
  %y = alloca [2 x i32]
  call void (...) @llvm.localescape(ptr %x, ptr null, ptr %y)
  call void @llvm.stackprotector(ptr null, ptr %x)
  ret void
}
define void @recovers() {
  %x = call ptr @llvm.localrecover(ptr @escapes, ptr null, i32 0)
  %y = call ptr @llvm.localrecover(ptr @escapes, ptr null, i32 2)
  ret void
}
define void @guards(i1 %c, ptr %p) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 1) ]
  %x = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 2, ptr %p, i32 0)
  %y = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 2, ptr %p, i32 0)
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
}
define i32 @value() {
  %x = call i32 (...) @llvm.experimental.deoptimize.i32(i32 1) [ "deopt"() ]
  ret i32 %x
}
define void @coroutine() presplitcoroutine {
  %a = call token @llvm.coro.id(i32 0, ptr null, ptr @coroutine, ptr null)
  ret void
}

;;; guard-bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c)
  ret void
}

;;; deoptimize-return
declare void @llvm.experimental.deoptimize.isVoid(...)
declare void @g()
define void @f() {
  call void @g()
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  call void @g()
  ret void
}

;;; deoptimize-value
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(i32 %x) {
  %a = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 %x
}

;;; localrecover-index
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32 immarg)
define void @escapes() {
  %x = alloca i32
  call void (...) @llvm.localescape(ptr %x)
  ret void
}
define void @recovers() {
  %y = call ptr @llvm.localrecover(ptr @escapes, ptr null, i32 1)
  %x = call ptr @llvm.localrecover(ptr @escapes, ptr null, i32 0)
  ret void
}

;;; assume-one llvm 23
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "ignore"(ptr %p, i64 1), "nonnull"() ]
  ret void
}

;;; within
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "ignore"(ptr %p, i64 1), "nonnull"() ]
  ret void
}

;;; within
declare void @g()
declare !mine !9 void @declared()
declare !dbg !10 void @known()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
define void @f(ptr %p) !dbg !3 {
  call void @g(), !dbg !5
  call void @g(), !dbg !6
  call void @g(), !dbg !7
  call void @g(), !dbg !8
  call void @known()
  call void @weak()
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 1, i1 false), !dbg !5, !DIAssignID !14
  br label %l, !dbg !5
l:
  br label %l, !dbg !5, !llvm.loop !11
}
define void @other() !dbg !4 {
  ret void
}
define weak void @weak() !dbg !15 {
  ret void
}
define void @plain() !mine !3 {
  call void @f(ptr null)
  call void @g(), !dbg !13
  ret void
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!3 = distinct !DISubprogram(name: "f", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!4 = distinct !DISubprogram(name: "o", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!5 = !DILocation(line: 1, scope: !3)
!6 = !DILocation(line: 2, scope: !4, inlinedAt: !5)
!7 = !DILocation(line: 3, scope: !4, inlinedAt: !6)
!8 = !DILocation(line: 4, scope: !4, inlinedAt: !7)
!9 = !{!5}
!10 = !DISubprogram(name: "k", scope: !1, spFlags: 0)
!11 = distinct !{!11, !5, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !DILocation(line: 1, scope: !4)
!14 = distinct !DIAssignID()
!15 = distinct !DISubprogram(name: "w", scope: !1, spFlags: DISPFlagDefinition, unit: !2)

;;; di-location-place
define void @f() !mine !0 {
  ret void
}
!0 = !{!1}
!1 = !DILocation(line: 1, scope: !2)
!2 = !DISubprogram(name: "f", spFlags: 0)

;;; di-location-scope
declare void @g()
define void @f(i32 %x) {
  call void @g(), !dbg !2
  %a = add i32 %x, 1
  call void @g(), !dbg !3
  call void @g(), !dbg !2
  ret void
}
!llvm.dbg.cu = !{!4}
!0 = !DIFile(filename: "f", directory: "d")
!1 = distinct !DISubprogram(name: "f", scope: !0, spFlags: DISPFlagDefinition, unit: !4)
!4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !0)
!2 = !DILocation(line: 1, scope: !1)
!3 = !DILocation(line: 1, scope: !0)

;;; di-function-location
define void @f() !dbg !3 {
  br label %l, !dbg !5
l:
  br label %l, !dbg !5, !llvm.loop !7
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!3 = distinct !DISubprogram(name: "f", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!4 = distinct !DISubprogram(name: "o", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!5 = !DILocation(line: 1, scope: !3)
!6 = !DILocation(line: 1, scope: !4)
!7 = distinct !{!7, !5, !6}

;;; di-function-location
declare void @g()
define void @f() !dbg !3 {
  call void @g(), !dbg !7
  call void @g(), !dbg !9
  call void @g(), !dbg !8
  call void @g(), !dbg !10
  call void @g(), !dbg !11
  ret void
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!3 = distinct !DISubprogram(name: "f", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!4 = distinct !DISubprogram(name: "o", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!5 = distinct !DILexicalBlock(scope: !3, file: !1, line: 1)
!6 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2)
!7 = !DILocation(line: 1, scope: !5)
!8 = !DILocation(line: 2, scope: !6)
!9 = !DILocation(line: 3, scope: !4, inlinedAt: !7)
!10 = !DILocation(line: 4, scope: !4, inlinedAt: !8)
!11 = !DILocation(line: 5, scope: !4)

;;; di-function-location
declare void @g()
define void @f() !dbg !3 {
  call void @g(), !dbg !9
  ret void
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!3 = distinct !DISubprogram(name: "f", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!4 = distinct !DISubprogram(name: "o", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DILocation(line: 2, scope: !3, inlinedAt: !7)
!9 = !DILocation(line: 3, scope: !3, inlinedAt: !8)

;;; within
declare void @llvm.donothing()
define void @f() {
  call void @llvm.donothing(), !DIAssignID !0
  ret void
}
!0 = distinct !DIAssignID()

;;; di-assign-id-place llvm 16
declare void @llvm.donothing()
define void @f() {
  call void @llvm.donothing(), !DIAssignID !0
  ret void
}
!0 = distinct !DIAssignID()
!llvm.module.flags = !{!1}
!1 = !{i32 2, !"Debug Info Version", i32 3}

;;; within llvm 16
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
define void @f(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 1, i1 false), !DIAssignID !0
  ret void
}
!0 = distinct !DIAssignID()
!llvm.module.flags = !{!1}
!1 = !{i32 2, !"Debug Info Version", i32 3}
