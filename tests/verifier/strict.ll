;;; strict-attachment-place
define i32 @f(i32 %x) {
  %a = add i32 %x, 1, !unpredictable !0
  ret i32 %a
}
!0 = !{}

;;; strict-attachment-empty
define i32 @f(ptr %p) {
  %a = load i32, ptr %p, !invariant.load !0
  ret i32 %a
}
!0 = !{i32 1}

;;; strict-nontemporal
define i32 @f(ptr %p) {
  %a = load i32, ptr %p, !nontemporal !0
  ret i32 %a
}
!0 = !{i32 2}

;;; strict-callees
@x = global i32 0
define void @f(ptr %p) {
  call void %p(), !callees !0
  ret void
}
!0 = !{ptr @x}

;;; strict-srcloc
define void @f() {
  call void asm "nop", ""(), !srcloc !0
  ret void
}
!0 = !{!"here"}

;;; strict-access-group
define i32 @f(ptr %p) {
  %a = load i32, ptr %p, !llvm.access.group !0
  ret i32 %a
}
!0 = !{}

;;; strict-loop
define void @f() {
  br label %a
a:
  br label %a, !llvm.loop !0
}
!0 = distinct !{!1}
!1 = !{!"llvm.loop.mustprogress"}

;;; strict-loop-option
define void @f() {
  br label %a
a:
  br label %a, !llvm.loop !0
}
!0 = distinct !{!0, !1}
!1 = !{i32 1}

;;; strict-attribute-string
define void @f() "nounwind" {
  ret void
}

;;; strict-contradiction
declare void @f() noreturn willreturn

;;; strict-call-type
declare void @g(i32)
define void @f() {
  call void @g(i64 1)
  ret void
}

;;; strict-call-convention
declare fastcc void @g()
define void @f() {
  call void @g()
  ret void
}

;;; strict-call-attribute
declare void @g(ptr byval(i32))
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}

;;; strict-loop
define void @f(i1 %c) {
  br label %loop
loop:
  br i1 %c, label %loop, label %out, !llvm.loop !0
out:
  ret void
}
!0 = distinct !{!1, !0}
!1 = !{!"llvm.loop.mustprogress"}

;;; strict-loop-option
define void @f(i1 %c) {
  br label %loop
loop:
  br i1 %c, label %loop, label %out, !llvm.loop !0
out:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{}

;;; strict-loop-option
define void @f(i1 %c) {
  br label %loop
loop:
  br i1 %c, label %loop, label %out, !llvm.loop !0
out:
  ret void
}
!0 = distinct !{!0, !"llvm.loop.mustprogress"}
