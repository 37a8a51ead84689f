;;; intrinsic-result
declare i32 @llvm.trap()
define void @f() {
  %a = call i32 @llvm.trap()
  ret void
}

;;; intrinsic-argument
declare i32 @llvm.umax.i32(i32, i64)
define void @f() {
  %a = call i32 @llvm.umax.i32(i32 1, i64 1)
  ret void
}

;;; intrinsic-variadic
declare i32 @llvm.ctpop.i32(i32, ...)
define void @f() {
  %a = call i32 (i32, ...) @llvm.ctpop.i32(i32 1)
  ret void
}

;;; intrinsic-not-variadic
declare void @llvm.localescape()
define void @f() {
  call void @llvm.localescape()
  ret void
}

;;; intrinsic-signature llvm 23
declare i32 @llvm.umax.i32(i32, i64)

;;; amx-constant
declare <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx)
define void @f() {
  %a = call <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx undef)
  ret void
}

;;; funclet-token
declare i32 @__CxxFrameHandler3(...)
declare void @llvm.objc.release(ptr)
declare void @g()
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %then unwind label %pad
then:
  ret void
pad:
  %a = cleanuppad within none []
  call void @llvm.objc.release(ptr %p)
  cleanupret from %a unwind to caller
}

;;; assume-true
declare void @llvm.assume(i1)
define void @f(i1 %c, ptr %p) {
  call void @llvm.assume(i1 %c) [ "nonnull"(ptr %p) ]
  ret void
}

;;; assume-tag
declare void @llvm.assume(i1)
define void @f() {
  call void @llvm.assume(i1 true) [ "unheard.of"() ]
  ret void
}

;;; assume-storage
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p) ]
  ret void
}

;;; assume-storage-types
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, i32 1) ]
  ret void
}

;;; assume-align
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p) ]
  ret void
}

;;; assume-align-pointer
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(i32 1, i32 4) ]
  ret void
}

;;; assume-align-integer
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, ptr %p) ]
  ret void
}

;;; assume-align-offset
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i32 4, ptr %p) ]
  ret void
}

;;; assume-dereferenceable
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p) ]
  ret void
}

;;; assume-many
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p, i32 1, i32 2) ]
  ret void
}

;;; assume-two
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "dereferenceable_or_null"(ptr %p) ]
  ret void
}

;;; assume-constant
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %n) {
  call void @llvm.assume(i1 true) [ "dereferenceable_or_null"(ptr %p, i64 %n) ]
  ret void
}

;;; assume-one
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p, i32 1) ]
  ret void
}

;;; assume-none
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "cold"(ptr %p) ]
  ret void
}

;;; coro-id-constant
@x = global i32 0
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f() {
  %a = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @x)
  ret void
}

;;; coro-id-kind
@x = constant i32 0
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f() {
  %a = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @x)
  ret void
}

;;; element-size
declare void @llvm.memset.element.unordered.atomic.p0.i32(ptr, i8, i32, i32)
define void @f(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 4 %p, i8 0, i32 4, i32 3)
  ret void
}

;;; destination-alignment
declare void @llvm.memset.element.unordered.atomic.p0.i32(ptr, i8, i32, i32)
define void @f(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 2 %p, i8 0, i32 4, i32 4)
  ret void
}

;;; source-alignment
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 2 %p, i32 4, i32 4)
  ret void
}

;;; preallocated-setup-constant llvm 19
declare token @llvm.call.preallocated.setup(i32)
define void @f(i32 %n) {
  %t = call token @llvm.call.preallocated.setup(i32 %n)
  ret void
}

;;; preallocated-index and immarg
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
define void @f(i32 %n) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 %n) preallocated(i32)
  ret void
}

;;; preallocated-range
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 1) preallocated(i32)
  ret void
}

;;; preallocated-calls
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @g(ptr preallocated(i32))
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

;;; preallocated-arguments
declare token @llvm.call.preallocated.setup(i32)
declare void @g()
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @g() [ "preallocated"(token %t) ]
  ret void
}

;;; preallocated-setup-count
declare token @llvm.call.preallocated.setup(i32)
declare void @g(ptr preallocated(i32))
define void @f(ptr %a) {
  %t = call token @llvm.call.preallocated.setup(i32 2)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

;;; preallocated-setup-bundle and call-preallocated-bundle
declare token @llvm.call.preallocated.setup(i32)
declare void @g(ptr preallocated(i32))
define void @f(ptr %a) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @g(ptr preallocated(i32) %a) [ "other"(token %t) ]
  ret void
}

;;; preallocated-arg-token
declare ptr @llvm.call.preallocated.arg(token, i32)
define void @f() {
  %a = call ptr @llvm.call.preallocated.arg(token none, i32 1) preallocated(i32)
  ret void
}

;;; preallocated-arg-attribute
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0)
  ret void
}

;;; preallocated-teardown-token
declare void @llvm.call.preallocated.teardown(token)
define void @f() {
  call void @llvm.call.preallocated.teardown(token none)
  ret void
}

;;; init-trampoline
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %p) {
  call void @llvm.init.trampoline(ptr %p, ptr %p, ptr %p)
  ret void
}

;;; prefetch-rw llvm 19
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 2, i32 0, i32 0)
  ret void
}

;;; prefetch-locality llvm 19
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 4, i32 0)
  ret void
}

;;; prefetch-cache llvm 19
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 0, i32 2)
  ret void
}

;;; prefetch-locality-4 llvm 16
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 4, i32 0)
  ret void
}

;;; prefetch-arguments llvm 14
declare void @llvm.prefetch.p0i8(i8*, i32, i32, i32)
define void @f(i8* %p) {
  call void @llvm.prefetch.p0i8(i8* %p, i32 0, i32 4, i32 2)
  ret void
}

;;; prefetch-arguments llvm 14
declare void @llvm.prefetch.p0i8(i8*, i32, i32, i32)
define void @f(i8* %p) {
  call void @llvm.prefetch.p0i8(i8* %p, i32 2, i32 3, i32 2)
  ret void
}

;;; stackprotector
declare void @llvm.stackprotector(ptr, ptr)
define void @f(ptr %p) {
  call void @llvm.stackprotector(ptr %p, ptr %p)
  ret void
}

;;; localescape-place
declare void @llvm.localescape(...)
define void @f() {
  br label %next
next:
  call void (...) @llvm.localescape()
  ret void
}

;;; localescape-twice
declare void @llvm.localescape(...)
define void @f() {
  call void (...) @llvm.localescape()
  call void (...) @llvm.localescape()
  ret void
}

;;; localescape-alloca
declare void @llvm.localescape(...)
define void @f(ptr %p) {
  call void (...) @llvm.localescape(ptr %p)
  ret void
}

;;; localrecover-function
declare ptr @llvm.localrecover(ptr, ptr, i32)
define void @f(ptr %p) {
  %a = call ptr @llvm.localrecover(ptr %p, ptr %p, i32 0)
  ret void
}

;;; exceptionpointer
declare ptr @llvm.eh.exceptionpointer.p0(token)
define void @f() {
  %a = call ptr @llvm.eh.exceptionpointer.p0(token none)
  ret void
}

;;; guard-bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f() {
  call void (i1, ...) @llvm.experimental.guard(i1 true)
  ret void
}

;;; deoptimize-bundle
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f() {
  %a = call i32 (...) @llvm.experimental.deoptimize.i32()
  ret i32 %a
}

;;; deoptimize-type
declare i32 @llvm.experimental.deoptimize.i32(...)
define void @f() {
  %a = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret void
}

;;; deoptimize-return
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f() {
  %a = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  unreachable
}

;;; deoptimize-value
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f() {
  %a = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 0
}

;;; va-start
declare void @llvm.va_start.p0(ptr)
define void @f(ptr %p) {
  call void @llvm.va_start.p0(ptr %p)
  ret void
}

;;; patchpoint
declare { i32, i32 } @llvm.experimental.patchpoint.sl_i32i32s(i64, i32, ptr, i32, ...)
define void @f(ptr %p) {
  %a = call anyregcc { i32, i32 } (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.sl_i32i32s(i64 0, i32 15, ptr %p, i32 0)
  ret void
}

;;; invariant-start
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p) {
  %a = call ptr @llvm.invariant.start.p0(i64 -2, ptr %p)
  ret void
}

;;; lifetime
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p) {
  call void @llvm.lifetime.start.p0(ptr %p)
  ret void
}

;;; noalias-scope-list
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f() {
  call void @llvm.experimental.noalias.scope.decl(metadata !"x")
  ret void
}

;;; noalias-scope-single
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f() {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}
!0 = !{}

;;; elementtype-first
declare i64 @llvm.aarch64.ldxr.p0(ptr)
define void @f(ptr %p) {
  %a = call i64 @llvm.aarch64.ldxr.p0(ptr %p)
  ret void
}

;;; elementtype-second
declare i32 @llvm.aarch64.stxr.p0(i64, ptr)
define void @f(ptr %p) {
  %a = call i32 @llvm.aarch64.stxr.p0(i64 1, ptr %p)
  ret void
}

;;; ptrmask-pointer
declare float @llvm.ptrmask.f32.i64(float, i64)
define void @f() {
  %a = call float @llvm.ptrmask.f32.i64(float 0.0, i64 1)
  ret void
}

;;; ptrmask-vectors
declare ptr @llvm.ptrmask.p0.v2i64(ptr, <2 x i64>)
define void @f(ptr %p) {
  %a = call ptr @llvm.ptrmask.p0.v2i64(ptr %p, <2 x i64> zeroinitializer)
  ret void
}

;;; ptrmask-length
declare <2 x ptr> @llvm.ptrmask.v2p0.v4i64(<2 x ptr>, <4 x i64>)
define void @f(<2 x ptr> %p) {
  %a = call <2 x ptr> @llvm.ptrmask.v2p0.v4i64(<2 x ptr> %p, <4 x i64> zeroinitializer)
  ret void
}

;;; ptrmask-width
declare ptr @llvm.ptrmask.p0.i32(ptr, i32)
define void @f(ptr %p) {
  %a = call ptr @llvm.ptrmask.p0.i32(ptr %p, i32 1)
  ret void
}

;;; threadlocal-global
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f(ptr %p) {
  %a = call ptr @llvm.threadlocal.address.p0(ptr %p)
  ret void
}

;;; threadlocal-local
@x = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f() {
  %a = call ptr @llvm.threadlocal.address.p0(ptr @x)
  ret void
}

;;; thread-pointer
declare ptr addrspace(1) @llvm.thread.pointer.p1()
define void @f() {
  %a = call ptr addrspace(1) @llvm.thread.pointer.p1()
  ret void
}

;;; dynamic-area
declare i16 @llvm.get.dynamic.area.offset.i16()
define void @f() {
  %a = call i16 @llvm.get.dynamic.area.offset.i16()
  ret void
}

;;; reloc-none
declare void @llvm.reloc.none(metadata)
define void @f() {
  call void @llvm.reloc.none(metadata i32 1)
  ret void
}

;;; callbr-landingpad-operand
declare i32 @llvm.callbr.landingpad.i32(i32)
define void @f(i32 %x) {
  %a = call i32 @llvm.callbr.landingpad.i32(i32 %x)
  ret void
}

;;; callbr-landingpad-predecessor
declare i32 @llvm.callbr.landingpad.i32(i32)
define void @f(i1 %c) {
  %a = callbr i32 asm "", "=r,!i"() to label %then [label %other]
then:
  %b = call i32 @llvm.callbr.landingpad.i32(i32 %a)
  br i1 %c, label %then, label %other
other:
  ret void
}

;;; callbr-landingpad-edge
declare i32 @llvm.callbr.landingpad.i32(i32)
define void @f() {
  %a = callbr i32 asm "", "=r,!i"() to label %then [label %other]
then:
  ret void
other:
  br label %next
next:
  %b = call i32 @llvm.callbr.landingpad.i32(i32 %a)
  ret void
}

;;; callbr-landingpad-target
declare i32 @llvm.callbr.landingpad.i32(i32)
define void @f() {
  %a = callbr i32 asm "", "=r,!i"() to label %then [label %other]
then:
  %b = call i32 @llvm.callbr.landingpad.i32(i32 %a)
  ret void
other:
  ret void
}

;;; callbr-landingpad-place
declare i32 @llvm.callbr.landingpad.i32(i32)
define void @f() {
  %a = callbr i32 asm "", "=r,!i"() to label %then [label %other]
then:
  ret void
other:
  %c = add i32 1, 2
  %b = call i32 @llvm.callbr.landingpad.i32(i32 %a)
  ret void
}

;;; intrinsic-called-defined and intrinsic-defined
define i32 @llvm.bswap.i32(i32 %x) {
  ret i32 %x
}
define i32 @f(i32 %x) {
  %y = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %y
}

;;; memset-pattern
declare void @llvm.experimental.memset.pattern.p0.topaque.i64(ptr, target("spirv.Image"), i64, i1)
define void @f(ptr %p) {
  call void @llvm.experimental.memset.pattern.p0.tspirv.Imaget.i64(ptr %p, target("opaque") poison, i64 1, i1 false)
  ret void
}

;;; preallocated-setup-uses
declare token @llvm.call.preallocated.setup(i32)
declare void @g(ptr preallocated(i32))
define void @f() personality ptr null {
  %t = call token @llvm.call.preallocated.setup(i32 0)
  ret void
a:
  %s = cleanuppad within none [token %t]
  unreachable
}

;;; preallocated-setup-token
declare token @llvm.call.preallocated.setup(i32)
declare void @g(ptr preallocated(i32))
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %u = call token @llvm.call.preallocated.setup(i32 1)
  call void @g(ptr preallocated(i32) null) [ "foo"(token %t), "preallocated"(token %u) ]
  ret void
}

;;; guard-call and intrinsic-invoked
declare void @llvm.experimental.guard(i1, ...)
define void @f() personality ptr null {
  invoke void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"() ] to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;;; deoptimize-call and intrinsic-invoked
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f() personality ptr null {
  invoke void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ] to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
