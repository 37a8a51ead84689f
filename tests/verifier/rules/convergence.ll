;;; convergence-entry-function
declare token @llvm.experimental.convergence.entry()
define void @f() {
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}

;;; convergence-entry-block
declare token @llvm.experimental.convergence.entry()
define void @f() convergent {
  br label %next
next:
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}

;;; convergence-entry-place
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
define void @f() convergent {
  %s = call token @llvm.experimental.convergence.anchor()
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}

;;; convergence-no-token
declare token @llvm.experimental.convergence.anchor()
define void @f() {
  %s = call token @llvm.experimental.convergence.anchor()
  %t = call token @llvm.experimental.convergence.anchor() [ "convergencectrl"(token %s) ]
  ret void
}

;;; convergence-loop-token
declare token @llvm.experimental.convergence.loop()
define void @f() {
  %t = call token @llvm.experimental.convergence.loop()
  ret void
}

;;; convergence-loop-place
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
define void @f() {
  %s = call token @llvm.experimental.convergence.anchor()
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %s) ]
  ret void
}

;;; convergence-twice
declare token @llvm.experimental.convergence.anchor()
define void @f(ptr %p) {
  %s = call token @llvm.experimental.convergence.anchor()
  call void %p() nounwind [ "convergencectrl"(token %s), "convergencectrl"(token %s) ]
  ret void
}

;;; convergence-bundle
define void @f(ptr %p) {
  call void %p() nounwind [ "convergencectrl"(i32 1) ]
  ret void
}

;;; convergence-source
define void @f(ptr %p) {
  call void %p() nounwind [ "convergencectrl"(token none) ]
  ret void
}

;;; convergence-call llvm 19
declare token @llvm.experimental.convergence.anchor()
define void @f(ptr %p) {
  %s = call token @llvm.experimental.convergence.anchor()
  call void %p() [ "convergencectrl"(token %s) ]
  ret void
}

;;; convergence-mixed
declare token @llvm.experimental.convergence.anchor()
define void @f(ptr %p) {
  %s = call token @llvm.experimental.convergence.anchor()
  call void %p() convergent
  ret void
}

;;; convergence-nesting
declare token @llvm.experimental.convergence.anchor()
define void @f(ptr %p) {
  %s = call token @llvm.experimental.convergence.anchor()
  %t = call token @llvm.experimental.convergence.anchor()
  call void %p() convergent [ "convergencectrl"(token %s) ]
  call void %p() convergent [ "convergencectrl"(token %t) ]
  ret void
}

;;; convergence-cycle
declare token @llvm.experimental.convergence.anchor()
define void @f(ptr %p, i1 %c) {
  %s = call token @llvm.experimental.convergence.anchor()
  br label %loop
loop:
  call void %p() convergent [ "convergencectrl"(token %s) ]
  br i1 %c, label %loop, label %end
end:
  ret void
}

;;; convergence-heart
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
define void @f(ptr %p, i1 %c) {
  %s = call token @llvm.experimental.convergence.anchor()
  br label %loop
loop:
  br label %latch
latch:
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %s) ]
  br i1 %c, label %loop, label %end
end:
  ret void
}

;;; convergence-hearts and convergence-loop-place
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
define void @f(ptr %p, i1 %c) {
  %s = call token @llvm.experimental.convergence.anchor()
  %r = call token @llvm.experimental.convergence.anchor()
  br label %loop
loop:
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %r) ]
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %s) ]
  br i1 %c, label %loop, label %end
end:
  ret void
}

;;; convergence-dominance and dominance
declare token @llvm.experimental.convergence.anchor()
declare void @g()
define void @f(i1 %c) convergent {
  br i1 %c, label %a, label %b
a:
  %t = call token @llvm.experimental.convergence.anchor()
  br label %b
b:
  call void @g() convergent [ "convergencectrl"(token %t) ]
  ret void
}
