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

;;; within
declare i32 @personality(...)
declare void @g()
define void @land() personality ptr @personality {
  invoke void @g() to label %out unwind label %pad
pad:
  %x = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] zeroinitializer
  resume { ptr, i32 } %x
out:
  ret void
}
define void @funclets() personality ptr @personality {
  invoke void @g() to label %next unwind label %switch
next:
  invoke void @g() to label %out unwind label %cleanup
switch:
  %s = catchswitch within none [label %catch] unwind label %cleanup
catch:
  %c = catchpad within %s [ptr null]
  invoke void @g() [ "funclet"(token %c) ] to label %caught unwind label %cleanup
caught:
  catchret from %c to label %out
cleanup:
  %u = cleanuppad within none []
  call void @g() [ "funclet"(token %u) ]
  cleanupret from %u unwind label %last
last:
  %w = cleanuppad within none []
  cleanupret from %w unwind to caller
out:
  ret void
}
define void @nested() personality ptr @personality {
  invoke void @g() to label %out unwind label %outer
outer:
  %o = cleanuppad within none []
  invoke void @g() [ "funclet"(token %o) ] to label %left unwind label %inner
inner:
  %i = cleanuppad within %o []
  invoke void @g() [ "funclet"(token %i) ] to label %done unwind label %innermost
innermost:
  %m = cleanuppad within %i []
  cleanupret from %m unwind label %beside
done:
  cleanupret from %i unwind label %beside
left:
  cleanupret from %o unwind label %beside
beside:
  %b = cleanuppad within none []
  cleanupret from %b unwind to caller
out:
  ret void
}

;;; pad-siblings
declare i32 @personality(...)
declare void @g()
define void @f() personality ptr @personality {
  invoke void @g() to label %out unwind label %a
a:
  %s = catchswitch within none [label %ac] unwind label %b
ac:
  %p = catchpad within %s []
  catchret from %p to label %out
b:
  %t = catchswitch within none [label %bc] unwind label %a
bc:
  %q = catchpad within %t []
  catchret from %q to label %out
out:
  ret void
}

;;; within
declare void @g()
declare void @llvm.donothing()
define void @memory(ptr %p, <2 x ptr> %v, i32 %x) {
  %a = alloca i32
  %b = load atomic i32, ptr %p acquire, align 4
  store atomic i32 %x, ptr %p release, align 4
  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst
  %d = atomicrmw add ptr %p, i32 1 seq_cst
  %e = atomicrmw fadd ptr %p, float 1.0 seq_cst
  %f = atomicrmw xchg ptr %p, ptr %p seq_cst
  fence seq_cst
  %h = getelementptr { i32, [2 x i64] }, ptr %p, i64 0, i32 1, i64 1
  %i = getelementptr { i32, i64 }, <2 x ptr> %v, i64 1, i32 1
  call void @g()
  call void @llvm.donothing()
  %j = add i32 %x, 1
  %k = icmp eq i32 %x, 0
  %l = select i1 %k, i32 1, i32 2
  %m = inttoptr i64 1 to ptr
  %n = extractvalue { i32, i1 } %c, 0
  %o = insertvalue { i32, i1 } %c, i32 0, 0
  %q = extractelement <2 x ptr> %v, i32 0
  %r = insertelement <2 x ptr> %v, ptr %p, i32 0
  %s = shufflevector <2 x ptr> %v, <2 x ptr> %v, <2 x i32> zeroinitializer
  %t = fneg float 1.0
  %u = freeze i32 %x
  br label %next
next:
  %w = phi i32 [ %x, %0 ]
  switch i32 %x, label %last [
    i32 0, label %other
  ]
other:
  unreachable
last:
  ret void
}

;;; within
@name = constant i8 0
declare void @a(...)
declare void @b(i32)
declare ptr @calloc(i64, i64) allockind("alloc,zeroed") "alloc-family"="m"
declare ptr @malloc(i64, i64) allockind("alloc,uninitialized") "alloc-family"="m" "alloc-variant-zeroed"="calloc"
declare ptr @one(i64) allockind("alloc") "alloc-variant-zeroed"="elsewhere"
declare void @least() vscale_range(1,1)
declare void @modes() "denormal-fp-math"="ieee,preserve-sign" "denormal-fp-math-f32"="dynamic"
declare void @signs() "sign-return-address"="all" "sign-return-address-key"="b_key" "frame-pointer"="all"
declare void @patched() "patchable-function-entry"="4294967295" "patchable-function-prefix"="0"
declare void @printf(ptr, ...) "modular-format"="printf,1,2,impl,float"
declare void @features() "target-features"="+a,-b" "aarch64_pstate_sm_enabled" "aarch64_inout_za" "aarch64_in_zt0"
declare void @streams() "aarch64_pstate_sm_compatible" "aarch64_za_state_agnostic"
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6}
!llvm.linker.options = !{}
!0 = !{i32 8, !"minimum", i32 0}
!1 = !{i32 6, !"Linker Options", !7}
!2 = !{i32 5, !"CG Profile", !8}
!3 = !{i32 7, !"aarch64-elf-pauthabi-platform", i32 1}
!4 = !{i32 7, !"aarch64-elf-pauthabi-version", i32 1}
!5 = !{i32 3, !"needs", !11}
!6 = !{i32 1, !"named", !"so"}
!7 = !{}
!8 = !{!9, !10}
!9 = !{ptr @a, ptr @b, i64 1}
!10 = !{null, ptr @b, i64 1}
!11 = !{!"named", !"so"}

;;; flag-required-value
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"named", !"so"}
!1 = !{i32 3, !"needs", !2}
!2 = !{!"named", !"other"}

;;; flag-min
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"minimum", i32 -1}

;;; flag-min
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"minimum", !"0"}

;;; flag-pauthabi
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"aarch64-elf-pauthabi-platform", i32 1}

;;; flag-profile-function
@v = global i32 0
declare void @a()
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{ptr @a, ptr @v, i64 1}

;;; flag-profile-count
declare void @a()
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2, !3}
!2 = !{ptr @a, ptr @a, float 1.0}
!3 = !{ptr @a, ptr @a, !"1"}

;;; flag-profile-entry
declare void @a()
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{ptr @a, ptr @a}

;;; deoptimize-convention
declare void @llvm.experimental.deoptimize.isVoid(...)
declare void @llvm.experimental.deoptimizes(...)
declare ghccc i32 @llvm.experimental.deoptimize.i32(...)

;;; sret-twice
declare void @f(ptr sret(i32), i32, ptr sret(i32))

;;; sret-twice
declare void @f(ptr sret(i32), ptr sret(i32), ptr inalloca(i32), i32)

;;; vscale-maximum
declare void @f() vscale_range(1,3)

;;; string-unsigned
declare void @f() "patchable-function-entry"="4294967296"

;;; modular-format-place
declare void @printf(ptr) "modular-format"="printf,1,2,impl,float"

;;; denormal-fp-math
declare void @f() "denormal-fp-math"="ieee,ieee,ieee"

;;; within
declare ptr @g()
define void @f(i1 %c) !prof !0 {
  %a = call ptr @g(), !memprof !1, !callsite !4, !callee_type !5
  %b = call ptr @g(), !memprof !6, !callsite !4, !callee_type !8
  br i1 %c, label %x, label %y, !prof !9
x:
  br i1 %c, label %y, label %y, !prof !10
y:
  ret void
}
!0 = !{!"function_entry_count", i64 1}
!1 = !{!2, !2}
!2 = !{!4, !"cold"}
!3 = !{i64 1, i64 2}
!4 = !{i64 1, i64 2}
!5 = !{!11, !11}
!6 = !{!7}
!7 = !{!4, !"notcold", !3, !3}
!8 = !{}
!9 = !{!"branch_weights", i32 1, i32 2}
!10 = !{!"branch_weights", !"expected", i32 1, i32 2}
!11 = !{i64 0, !"type.generalized"}

;;; within
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32>, <6 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v6i32(<4 x i32>, <6 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v4i32(<6 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
declare void @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr, i64, i32, i32, i32, ...)
declare void @llvm.amdgcn.unreachable()
declare void @llvm.amdgcn.kill(i1)
declare i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32, i32)
define void @matrices(<4 x float> %c) {
  %m0 = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <4 x float> %c, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0)
  %m1 = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32> zeroinitializer, <8 x i32> zeroinitializer, <4 x float> %c, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0)
  %m2 = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32> zeroinitializer, <6 x i32> zeroinitializer, <4 x float> %c, i32 1, i32 3, i32 0, i32 0, i32 0, i32 0)
  %m3 = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v6i32(<4 x i32> zeroinitializer, <6 x i32> zeroinitializer, <4 x float> %c, i32 4, i32 2, i32 0, i32 0, i32 0, i32 0)
  %m4 = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v4i32(<6 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> %c, i32 3, i32 4, i32 0, i32 0, i32 0, i32 0)
  %m5 = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> %c, i32 4, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}
define void @registers() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 24)
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  ret void
}
define amdgpu_cs void @chains(ptr %p, i1 %c) {
  br i1 %c, label %x, label %y
x:
  call void (ptr, i64, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr %p, i64 0, i32 inreg 0, i32 0, i32 0)
  unreachable
y:
  call void (ptr, i64, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr %p, i64 0, i32 inreg 0, i32 0, i32 0)
  call void @llvm.amdgcn.unreachable()
  unreachable
}
define amdgpu_cs_chain void @inactive(i32 inreg %a, i32 %b) {
  %c = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 %a, i32 %b)
  unreachable
}
define void @kills(i1 %c) {
  callbr void @llvm.amdgcn.kill(i1 %c) to label %next [label %dead]
next:
  ret void
dead:
  call void @llvm.amdgcn.unreachable()
  unreachable
}

;;; mfma-format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<4 x float> %c) {
  %m = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32> zeroinitializer, <8 x i32> zeroinitializer, <4 x float> %c, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; mfma-format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32>, <6 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<4 x float> %c) {
  %m = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32> zeroinitializer, <6 x i32> zeroinitializer, <4 x float> %c, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; mfma-format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<4 x float> %c) {
  %m = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> zeroinitializer, <8 x i32> zeroinitializer, <4 x float> %c, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; mfma-format
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
define void @f(<4 x float> %c) {
  %m = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x float> %c, i32 0, i32 3, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; setmaxnreg-range llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 16)
  ret void
}

;;; setmaxnreg-range llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 264)
  ret void
}

;;; setmaxnreg-range llvm 19
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define void @f() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 8)
  ret void
}

;;; cs-chain-end
declare void @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr, i64, i32, i32, i32, ...)
declare void @llvm.donothing()
define amdgpu_cs void @f(ptr %p) {
  call void (ptr, i64, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i64.i32.i32(ptr %p, i64 0, i32 inreg 0, i32 0, i32 0)
  call void @llvm.donothing()
  unreachable
}

;;; within
target datalayout = "e-p:64:64"
%pair = type { i32, ptr }
@x = global i32 0
@y = global i32 0
@llvm.used = appending global [2 x ptr] [ptr @x, ptr @g], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr getelementptr (i8, ptr @y, i64 0)], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @g, ptr @x }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @g, ptr null }]
@alias = alias i8, getelementptr (i8, ptr @x, i64 1)
@difference = alias i8, inttoptr (i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @alias to i64)) to ptr)
@indirect = ifunc void (), ptr @resolver
define void @g() {
  ret void
}
define ptr @resolver() {
  ret ptr @g
}

;;; within
@x = global i64 0
@weak = weak alias i64, ptr @x
@a = alias i8, inttoptr (i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @weak to i64)) to ptr)
@b = alias i64, getelementptr (i8, ptr @weak, i64 1)

;;; alias-interposable
@x = global i64 0
@weak = weak alias i64, ptr @x
@a = alias i64, ptr @weak

;;; alias-cycle
@a = alias i64, ptr @b
@b = alias i64, getelementptr (i8, ptr @a, i64 1)

;;; within
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
declare i32 @llvm.experimental.gc.result.i32(token)
declare void @g()
declare i32 @h(i32)
declare void @v(...)
define void @collects(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %a = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %b = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 4, ptr elementtype(i32 (i32)) @h, i32 1, i32 1, i32 7, i32 0, i32 0)
  %r = call i32 @llvm.experimental.gc.result.i32(token %u)
  %w = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (...)) @v, i32 1, i32 0, i32 7, i32 0, i32 0)
  ret void
}
define void @anywhere(ptr %p) gc "coreclr" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; splice-right
declare <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32)
define void @f(<vscale x 4 x i32> %v) vscale_range(2,4) {
  %a = call <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32> %v, <vscale x 4 x i32> %v, i32 -9)
  ret void
}

;;; within
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare ptr @llvm.objc.retain(ptr)
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %out unwind label %switch
switch:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  %c = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %c to label %out
out:
  %x = call ptr @llvm.objc.retain(ptr %p)
  invoke void @g() to label %end unwind label %cleanup
cleanup:
  %u = cleanuppad within none []
  %y = call ptr @llvm.objc.retain(ptr %p) [ "funclet"(token %u) ]
  invoke void @g() [ "funclet"(token %u) ] to label %inside unwind label %inner
inner:
  %t = catchswitch within %u [label %deep] unwind to caller
deep:
  %d = catchpad within %t [ptr null, i32 64, ptr null]
  catchret from %d to label %inside
inside:
  %z = call ptr @llvm.objc.retain(ptr %p) [ "funclet"(token %u) ]
  cleanupret from %u unwind to caller
end:
  ret void
}

;;; funclet-token
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare ptr @llvm.objc.retain(ptr)
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %out unwind label %switch
switch:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  %c = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %c to label %out
out:
  %x = call ptr @llvm.objc.retain(ptr %p)
  invoke void @g() to label %end unwind label %cleanup
cleanup:
  %u = cleanuppad within none []
  %y = call ptr @llvm.objc.retain(ptr %p) [ "funclet"(token %u) ]
  invoke void @g() [ "funclet"(token %u) ] to label %inside unwind label %inner
inner:
  %t = catchswitch within %u [label %deep] unwind to caller
deep:
  %d = catchpad within %t [ptr null, i32 64, ptr null]
  catchret from %d to label %inside
inside:
  %z = call ptr @llvm.objc.retain(ptr %p)
  cleanupret from %u unwind to caller
end:
  ret void
}

;;; funclet-token
declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare ptr @llvm.objc.retain(ptr)
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %out unwind label %switch
switch:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  %c = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %c to label %out
out:
  %x = call ptr @llvm.objc.retain(ptr %p)
  invoke void @g() to label %end unwind label %cleanup
cleanup:
  %u = cleanuppad within none []
  %y = call ptr @llvm.objc.retain(ptr %p)
  invoke void @g() [ "funclet"(token %u) ] to label %inside unwind label %inner
inner:
  %t = catchswitch within %u [label %deep] unwind to caller
deep:
  %d = catchpad within %t [ptr null, i32 64, ptr null]
  catchret from %d to label %inside
inside:
  %z = call ptr @llvm.objc.retain(ptr %p) [ "funclet"(token %u) ]
  cleanupret from %u unwind to caller
end:
  ret void
}
