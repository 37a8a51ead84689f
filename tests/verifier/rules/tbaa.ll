;;; tbaa-operands
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{}

;;; tbaa-place
define void @f(ptr %x) {
  %a = alloca i32, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-access-tag
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, i64 4, i64 0, i64 0}
!2 = !{!9, i64 4, !"int"}
!9 = !{!"root"}

;;; tbaa-struct-tag
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, i64 0, i64 0}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-access-size
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, !"4"}
!2 = !{!9, i64 4, !"int"}
!9 = !{!"root"}

;;; tbaa-immutable
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, !"1"}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-immutable-value
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, i64 2}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-malformed
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!2, null, i64 0}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-scalar
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!2, !3, i64 0}
!3 = !{!"pair", !2, i64 0, !2, i64 4}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-offset
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!2, !2, !"0"}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-scalar-offset
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 4}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-width
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i32 0}
!3 = !{!"pair", !2, i64 0, !2, i64 4}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-path
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !4, i64 0}
!3 = !{!"pair", !2, i64 0, !2, i64 4}
!4 = !{!"float", !9, i64 0}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-base-odd
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!3 = !{!"pair", !2, i64 0, !2}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-base-name
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!3 = !{i32 1, !2, i64 0, !2, i64 4}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-field
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!3 = !{!"pair", !2, i64 0, i64 7, i64 4}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-field-offset
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!3 = !{!"pair", !2, i64 0, !2, !"4"}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-field-width
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!3 = !{!"pair", !2, i64 0, !2, i32 4}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-field-order
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!3 = !{!"pair", !2, i64 4, !2, i64 0}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-base-new
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0, i64 4}
!3 = !{!9, i64 8, !"pair", !2, i64 0}
!2 = !{!9, i64 4, !"int"}
!9 = !{!"root"}

;;; tbaa-base-size
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0, i64 4}
!3 = !{!9, !"8", !"pair", !2, i64 0, i64 4}
!2 = !{!9, i64 4, !"int"}
!9 = !{!"root"}

;;; tbaa-field-size
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0, i64 4}
!3 = !{!9, i64 8, !"pair", !2, i64 0, !"4"}
!2 = !{!9, i64 4, !"int"}
!9 = !{!"root"}

;;; tbaa-cycle
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!3 = distinct !{!"pair", !3, i64 0, !2, i64 4}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}

;;; tbaa-parent and tbaa-path
define void @f(ptr %x) {
  %a = load i32, ptr %x, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 4}
!3 = !{!"pair", !2, i64 8}
!2 = !{!"int", !9, i64 0}
!9 = !{!"root"}
