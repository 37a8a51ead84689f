;;; deopt-twice
define void @f(ptr %p) {
  call void %p() [ "deopt"(i32 1), "deopt"(i32 2) ]
  ret void
}

;;; gc-transition-twice
define void @f(ptr %p) {
  call void %p() [ "gc-transition"(i32 1), "gc-transition"(i32 2) ]
  ret void
}

;;; funclet-count
define void @f(ptr %p) {
  call void %p() [ "funclet"() ]
  ret void
}

;;; funclet-pad
define void @f(ptr %p) {
  call void %p() [ "funclet"(i32 1) ]
  ret void
}

;;; cfguardtarget-twice
define void @f(ptr %p) {
  call void %p() [ "cfguardtarget"(i32 1), "cfguardtarget"(i32 2) ]
  ret void
}

;;; cfguardtarget-count
define void @f(ptr %p) {
  call void %p() [ "cfguardtarget"() ]
  ret void
}

;;; ptrauth-twice
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i64 2), "ptrauth"(i32 1, i64 2) ]
  ret void
}

;;; ptrauth-count
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1) ]
  ret void
}

;;; ptrauth-bundle-key
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i64 1, i64 2) ]
  ret void
}

;;; ptrauth-bundle-discriminator
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i32 2) ]
  ret void
}

;;; ptrauth-direct
declare void @g()
define void @f() {
  call void @g() [ "ptrauth"(i32 1, i64 2) ]
  ret void
}

;;; kcfi-twice
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i32 1), "kcfi"(i32 1) ]
  ret void
}

;;; kcfi-count
define void @f(ptr %p) {
  call void %p() [ "kcfi"() ]
  ret void
}

;;; kcfi-operand
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i64 1) ]
  ret void
}

;;; preallocated-count
define void @f(ptr %p) {
  call void %p() [ "preallocated"() ]
  ret void
}

;;; preallocated-token
define void @f(ptr %p) {
  call void %p() [ "preallocated"(token none) ]
  ret void
}

;;; gc-live-twice
define void @f(ptr %p) {
  call void %p() [ "gc-live"(), "gc-live"() ]
  ret void
}

;;; attachedcall-twice
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f(ptr %p) {
  %a = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue), "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}

;;; attachedcall-result
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f(ptr %p) {
  call void %p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}

;;; attachedcall-operand
define void @f(ptr %p) {
  %a = call ptr %p() [ "clang.arc.attachedcall"(ptr null) ]
  ret void
}

;;; attachedcall-function
declare ptr @other(ptr)
define void @f(ptr %p) {
  %a = call ptr %p() [ "clang.arc.attachedcall"(ptr @other) ]
  ret void
}

;;; funclet-twice
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = cleanuppad within none []
  call void @g() [ "funclet"(token %s), "funclet"(token %s) ]
  unreachable
}

;;; preallocated-twice
declare token @llvm.call.preallocated.setup(i32)
declare void @g(ptr preallocated(i32))
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @g(ptr preallocated(i32) null) [ "preallocated"(token %t), "preallocated"(token %t) ]
  ret void
}
