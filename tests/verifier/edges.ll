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
