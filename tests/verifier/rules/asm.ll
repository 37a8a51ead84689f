;;; asm-indirect-pointer
define void @f(i32 %x) {
  call void asm "", "*m"(i32 %x)
  ret void
}

;;; asm-indirect-elementtype
define void @f(ptr %p) {
  call void asm "", "*m"(ptr %p)
  ret void
}

;;; asm-direct-elementtype
define void @f(ptr %p) {
  call void asm "", "r"(ptr elementtype(i32) %p)
  ret void
}

;;; asm-labels
define void @f() {
  callbr void asm "", "!i"() to label %a [label %a, label %b]
a:
  ret void
b:
  ret void
}

;;; asm-label-place
define void @f() {
  call void asm "", "!i"()
  ret void
}

;;; callbr-unwind
define void @f() {
  callbr void asm unwind "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}

;;; callbr-asm llvm 19
declare void @g()
define void @f() {
  callbr void @g() to label %a []
a:
  ret void
}

;;; callbr-intrinsic
declare void @llvm.donothing()
define void @f() {
  callbr void @llvm.donothing() to label %a []
a:
  ret void
}

;;; callbr-callee
define void @f(ptr %p) {
  callbr void %p() to label %a []
a:
  ret void
}

;;; callbr-bundles
declare void @llvm.amdgcn.kill(i1)
define void @f(i1 %c) {
  callbr void @llvm.amdgcn.kill(i1 %c) [ "deopt"() ] to label %a [label %b]
a:
  ret void
b:
  unreachable
}

;;; callbr-kill-count
declare void @llvm.amdgcn.kill(i1)
define void @f(i1 %c) {
  callbr void @llvm.amdgcn.kill(i1 %c) to label %a []
a:
  ret void
}

;;; callbr-kill-destination
declare void @llvm.amdgcn.kill(i1)
define void @f(i1 %c) {
  callbr void @llvm.amdgcn.kill(i1 %c) to label %a [label %b]
a:
  ret void
b:
  ret void
}
