;;; dominance
define i32 @f(i32 %x) {
  %a = add i32 %b, 1
  %b = add i32 %x, 1
  ret i32 %a
}

;;; dominance
define i32 @f(i1 %c) {
  br i1 %c, label %left, label %right
left:
  %a = add i32 1, 2
  br label %end
right:
  br label %end
end:
  ret i32 %a
}

;;; self-reference
define i32 @f() {
  %a = add i32 %a, 1
  ret i32 %a
}

;;; intrinsic-address
declare void @llvm.donothing()
define void @f(ptr %p) {
  store ptr @llvm.donothing, ptr %p
  ret void
}

;;; intrinsic-invoked
declare i32 @llvm.bswap.i32(i32)
declare i32 @personality(...)
define i32 @f() personality ptr @personality {
  %a = invoke i32 @llvm.bswap.i32(i32 1) to label %then unwind label %pad
then:
  ret i32 %a
pad:
  %b = landingpad { ptr, i32 } cleanup
  ret i32 0
}

;;; phi-place
define i32 @f(i1 %c) {
  br i1 %c, label %left, label %end
left:
  br label %end
end:
  %a = add i32 1, 2
  %b = phi i32 [ 0, %0 ], [ 1, %left ]
  ret i32 %b
}

;;; phi-token
declare token @llvm.call.preallocated.setup(i32)
declare void @g(ptr preallocated(i32))
declare ptr @llvm.call.preallocated.arg(token, i32)
define void @f(i1 %c) {
  br label %next
next:
  %b = phi token [ none, %0 ]
  ret void
}

;;; phi-count
define i32 @f(i1 %c) {
  br i1 %c, label %left, label %end
left:
  br label %end
end:
  %b = phi i32 [ 0, %0 ]
  ret i32 %b
}

;;; phi-ambiguous
define i32 @f(i1 %c) {
  br i1 %c, label %end, label %end
end:
  %b = phi i32 [ 0, %0 ], [ 1, %0 ]
  ret i32 %b
}

;;; phi-blocks
define i32 @f(i1 %c) {
  br i1 %c, label %left, label %end
left:
  br label %end
end:
  %b = phi i32 [ 0, %0 ], [ 0, %0 ]
  ret i32 %b
}

;;; entry-predecessors
define void @f() {
entry:
  br label %entry
}

;;; entry-address
@p = global ptr blockaddress(@f, %entry)
define void @f() {
entry:
  ret void
}
