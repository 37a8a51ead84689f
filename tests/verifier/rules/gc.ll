;;; gc-function
declare void @llvm.gcwrite(ptr, ptr, ptr)
define void @f(ptr %p) {
  call void @llvm.gcwrite(ptr %p, ptr %p, ptr %p)
  ret void
}

;;; gcroot-alloca
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %p) gc "ocaml" {
  call void @llvm.gcroot(ptr %p, ptr null)
  ret void
}

;;; gcroot-constant
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %p) gc "ocaml" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr %p)
  ret void
}

;;; gcroot-null
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "ocaml" {
  %a = alloca i32
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}

;;; statepoint-memory
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) memory(none)
  ret void
}

;;; statepoint-bytes
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 -1, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-elementtype
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-function
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-arguments
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 -1, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-vararg-count
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g(i32, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32, ...)) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-vararg-result
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare i32 @g(...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (...)) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-count
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 1, i32 0, i32 1, i32 0, i32 0)
  ret void
}

;;; statepoint-flags
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 4, i32 0, i32 0)
  ret void
}

;;; statepoint-types
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g(i64)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i64)) @g, i32 1, i32 0, i32 1, i32 0, i32 0)
  ret void
}

;;; statepoint-transition-constant
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f(i32 %x) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 %x, i32 0)
  ret void
}

;;; statepoint-transition
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f(i32 %x) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 1, i32 0)
  ret void
}

;;; statepoint-deopt-constant
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f(i32 %x) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 %x)
  ret void
}

;;; statepoint-deopt
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f(i32 %x) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 1)
  ret void
}

;;; statepoint-many
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f(i32 %x) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

;;; statepoint-users
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define void @f(ptr %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  call void %p() [ "other"(token %t) ]
  ret void
}

;;; gc-result-source
declare i32 @llvm.experimental.gc.result.i32(token)
define void @f() gc "statepoint-example" {
  %a = call i32 @llvm.experimental.gc.result.i32(token none)
  ret void
}

;;; gc-result-type
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  %a = call i32 @llvm.experimental.gc.result.i32(token %t)
  ret void
}

;;; gc-relocate-base-index
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g()
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %a = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
  ret void
}

;;; gc-relocate-derived-index
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g()
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %a = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; gc-relocate-pointer
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g()
define void @f(i32 %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i32 %p) ]
  %a = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret void
}

;;; gc-relocate-space
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g()
define void @f(ptr %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %a = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret void
}

;;; gc-relocate-vector
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g()
define void @f(<2 x ptr addrspace(1)> %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %p) ]
  %a = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret void
}

;;; gc-relocate-token
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f() gc "statepoint-example" {
  %a = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none, i32 0, i32 0)
  ret void
}

;;; gc-relocate-gc-result
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
declare void @g()
define void @f(ptr %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %a = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret void
}

;;; gc-relocate-gc-value
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g()
define void @f(ptr %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p, ptr addrspace(1) %q) ]
  %a = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret void
}

;;; gc-base-types
declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p0(ptr)

;;; gc-pointer-parameters
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr, ptr)

;;; gc-base-result
declare i32 @llvm.experimental.gc.get.pointer.base.p0.p0(ptr)

;;; gc-relocate-result
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare i32 @llvm.experimental.gc.relocate.i32(token, i32, i32)
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call i32 @llvm.experimental.gc.relocate.i32(token %t, i32 0, i32 0)
  ret void
}

;;; gc-relocate-link
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p) gc "statepoint-example" personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %t = landingpad token cleanup
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret void
}

;;; gc-relocate-landing
declare void @g()
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @f(ptr addrspace(1) %p) gc "statepoint-example" personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  invoke void @g() to label %c unwind label %b
c:
  ret void
b:
  %t = landingpad token cleanup
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret void
}

;;; statepoint-use
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" personality ptr null {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
a:
  %p = cleanuppad within none [token %t]
  unreachable
}

;;; statepoint-sret
declare void @g(ptr, ...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f(ptr %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr, ...)) @g, i32 1, i32 0, ptr sret(i32) %p, i32 0, i32 0)
  ret void
}
