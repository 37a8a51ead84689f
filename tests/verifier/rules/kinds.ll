;;; fpmath-type
define i32 @f(i32 %x) {
  %a = add i32 %x, %x, !fpmath !0
  ret i32 %a
}
!0 = !{float 1.0}

;;; fpmath-operands
define float @f(float %x) {
  %a = fadd float %x, %x, !fpmath !0
  ret float %a
}
!0 = !{float 1.0, float 2.0}

;;; fpmath-constant
define float @f(float %x) {
  %a = fadd float %x, %x, !fpmath !0
  ret float %a
}
!0 = !{!"1.0"}

;;; fpmath-float
define float @f(float %x) {
  %a = fadd float %x, %x, !fpmath !0
  ret float %a
}
!0 = !{double 1.0}

;;; fpmath-positive
define float @f(float %x) {
  %a = fadd float %x, %x, !fpmath !0
  ret float %a
}
!0 = !{float -1.0}

;;; range-place
define i32 @f(i32 %x) {
  %a = add i32 %x, %x, !range !0
  ret i32 %a
}
!0 = !{i32 1, i32 2}

;;; noalias-addrspace-place
define i32 @f(i32 %x) {
  %a = add i32 %x, %x, !noalias.addrspace !0
  ret i32 %a
}
!0 = !{i32 1, i32 2}

;;; range-unfinished
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{i32 1}

;;; range-none
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{}

;;; range-lower
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{!"1", i32 2}

;;; range-upper
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{i32 1, !"2"}

;;; range-pair
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{i32 1, i64 2}

;;; range-type
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{i64 1, i64 2}

;;; noalias-addrspace-type
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !noalias.addrspace !0
  ret i32 %a
}
!0 = !{i64 1, i64 2}

;;; range-same
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{i32 1, i32 1}

;;; range-overlap
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{i32 1, i32 5, i32 3, i32 8}

;;; range-order
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{i32 10, i32 15, i32 3, i32 8}

;;; range-contiguous
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
  ret i32 %a
}
!0 = !{i32 1, i32 5, i32 5, i32 8}

;;; invariant-group
define i32 @f(i32 %x) {
  %a = add i32 %x, %x, !invariant.group !0
  ret i32 %a
}
!0 = !{}

;;; nonnull-type
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !nonnull !0
  ret i32 %a
}
!0 = !{}

;;; nonnull-place
declare ptr @g()
define ptr @f() {
  %a = call ptr @g(), !nonnull !0
  ret ptr %a
}
!0 = !{}

;;; nonnull-empty
define ptr @f(ptr %x) {
  %a = load ptr, ptr %x, !nonnull !0
  ret ptr %a
}
!0 = !{i32 1}

;;; dereferenceable-type
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !dereferenceable !0
  ret i32 %a
}
!0 = !{i64 1}

;;; dereferenceable-place
declare ptr @g()
define ptr @f() {
  %a = call ptr @g(), !dereferenceable !0
  ret ptr %a
}
!0 = !{i64 1}

;;; dereferenceable-operands
define ptr @f(ptr %x) {
  %a = load ptr, ptr %x, !dereferenceable !0
  ret ptr %a
}
!0 = !{}

;;; dereferenceable-value
define ptr @f(ptr %x) {
  %a = load ptr, ptr %x, !dereferenceable_or_null !0
  ret ptr %a
}
!0 = !{i32 1}

;;; nofree-type
define i32 @f(i64 %x) {
  %a = trunc i64 %x to i32, !nofree !0
  ret i32 %a
}
!0 = !{}

;;; nofree-place
define ptr @f(ptr %x) {
  %a = load ptr, ptr %x, !nofree !0
  ret ptr %a
}
!0 = !{}

;;; nofree-empty
define ptr @f(i64 %x) {
  %a = inttoptr i64 %x to ptr, !nofree !0
  ret ptr %a
}
!0 = !{i32 1}

;;; align-type
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !align !0
  ret i32 %a
}
!0 = !{i64 8}

;;; align-place
declare ptr @g()
define ptr @f() {
  %a = call ptr @g(), !align !0
  ret ptr %a
}
!0 = !{i64 8}

;;; align-operands
define ptr @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
  ret ptr %a
}
!0 = !{}

;;; align-value
define ptr @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
  ret ptr %a
}
!0 = !{i32 8}

;;; align-power
define ptr @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
  ret ptr %a
}
!0 = !{i64 7}

;;; align-limit
define ptr @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
  ret ptr %a
}
!0 = !{i64 8589934592}

;;; scope-list
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !noalias !0
  ret i32 %a
}
!0 = !{i32 1}

;;; scope-operands
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !noalias !0
  ret i32 %a
}
!0 = !{!1}
!1 = !{!1}

;;; scope-first
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !noalias !0
  ret i32 %a
}
!0 = !{!1}
!1 = !{i32 1, !2}
!2 = distinct !{!2}

;;; scope-third
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !noalias !0
  ret i32 %a
}
!0 = !{!1}
!1 = distinct !{!1, !2, i32 1}
!2 = distinct !{!2}

;;; scope-second
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !noalias !0
  ret i32 %a
}
!0 = !{!1}
!1 = distinct !{!1, i32 1}

;;; domain-operands
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !noalias !0
  ret i32 %a
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = !{}

;;; domain-first
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !noalias !0
  ret i32 %a
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = !{i32 1}

;;; domain-second
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !noalias !0
  ret i32 %a
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2, i32 1}

;;; access-group-list
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !llvm.access.group !0
  ret i32 %a
}
!0 = !{i32 1}

;;; access-group-scope
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !llvm.access.group !0
  ret i32 %a
}
!0 = !{!1}
!1 = !{i32 1}

;;; associated-operands
@a = global i32 0, !associated !0
!0 = !{}

;;; associated-null
@a = global i32 0, !associated !0
!0 = !{null}

;;; associated-value
@a = global i32 0, !associated !0
!0 = !{!"a"}

;;; associated-pointer
@a = global i32 0, !associated !0
!0 = !{i32 1}

;;; associated-self
@a = global i32 0, !associated !0
!0 = !{ptr @a}

;;; annotation-some
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !annotation !0
  ret i32 %a
}
!0 = !{}

;;; annotation-strings
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !annotation !0
  ret i32 %a
}
!0 = !{i32 1}

;;; captures-place
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !captures !0
  ret i32 %a
}
!0 = !{!"address"}

;;; captures-pointer
define void @f(ptr %x) {
  store i32 0, ptr %x, !captures !0
  ret void
}
!0 = !{!"address"}

;;; captures-empty
define void @f(ptr %x) {
  store ptr %x, ptr %x, !captures !0
  ret void
}
!0 = !{}

;;; captures-strings
define void @f(ptr %x) {
  store ptr %x, ptr %x, !captures !0
  ret void
}
!0 = !{i32 1}

;;; captures-word
define void @f(ptr %x) {
  store ptr %x, ptr %x, !captures !0
  ret void
}
!0 = !{!"nothing"}

;;; alloc-token-place
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !alloc_token !0
  ret i32 %a
}
!0 = !{!"int", i1 false}

;;; alloc-token-operands
declare ptr @g()
define void @f() {
  %a = call ptr @g(), !alloc_token !0
  ret void
}
!0 = !{!"int"}

;;; alloc-token-string
declare ptr @g()
define void @f() {
  %a = call ptr @g(), !alloc_token !0
  ret void
}
!0 = !{i32 0, i1 false}

;;; alloc-token-integer
declare ptr @g()
define void @f() {
  %a = call ptr @g(), !alloc_token !0
  ret void
}
!0 = !{!"int", !"no"}

;;; mmra-place
define i32 @f(i32 %x) {
  %a = add i32 %x, %x, !mmra !0
  ret i32 %a
}
!0 = !{!"a", !"b"}

;;; mmra-tag
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !mmra !0
  ret i32 %a
}
!0 = !{!1}
!1 = !{!"a"}

;;; memprof-place
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !memprof !0
  ret i32 %a
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}

;;; memprof-some
declare ptr @g()
define void @f() {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{}

;;; memprof-block
declare ptr @g()
define void @f() {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1}

;;; memprof-null
declare ptr @g()
define void @f() {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{null, !"cold"}

;;; memprof-stack
declare ptr @g()
define void @f() {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!"stack", !"cold"}

;;; callsite-place
define i32 @f(ptr %x) {
  %a = load i32, ptr %x, !callsite !0
  ret i32 %a
}
!0 = !{i64 1}

;;; callstack-some
declare ptr @g()
define void @f() {
  %a = call ptr @g(), !callsite !0
  ret void
}
!0 = !{}

;;; callstack-integer
declare ptr @g()
define void @f() {
  %a = call ptr @g(), !callsite !0
  ret void
}
!0 = !{!"1"}

;;; kcfi-type-operands
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{}

;;; kcfi-type-constant
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{!"1"}

;;; kcfi-type-width
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i64 1}

;;; prof-function-name
define void @f() !prof !0 {
  ret void
}
!0 = !{!"entry_count", i64 1}

;;; prof-function-count
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", !"1"}

;;; prof-declaration
declare !prof !0 void @f()
!0 = !{!"function_entry_count", i64 1}

;;; prof-place and prof-count
define i32 @f(i32 %x) {
  %a = add i32 %x, %x, !prof !0
  ret i32 %a
}
!0 = !{!"branch_weights", i32 1, i32 2}

;;; prof-weight
define i32 @f(i1 %x) {
  %a = select i1 %x, i32 1, i32 2, !prof !0
  ret i32 %a
}
!0 = !{!"branch_weights", i32 1, !"2"}

;;; prof-count
define i32 @f(i1 %x) {
  %a = select i1 %x, i32 1, i32 2, !prof !0
  ret i32 %a
}
!0 = !{!"branch_weights", i32 1}

;;; callee-type-place
define void @f(ptr %p) {
  %a = load i32, ptr %p, !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;;; callee-type-list
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !callee_type !0
  ret void
}
!0 = !{i32 1}

;;; callee-type-operands
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0}

;;; callee-type-zero
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 1, !"x.generalized"}

;;; callee-type-general
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x"}

;;; memprof-tag
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, i32 1}
!2 = !{i64 1}

;;; memprof-nodes
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold", i32 1}
!2 = !{i64 1}

;;; memprof-pairs
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!3 = !{i64 1}
!2 = !{i64 1}

;;; memprof-integers
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!3 = !{i64 1, !"2"}
!2 = !{i64 1}

;;; memprof-tags llvm 19
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, i32 1, !"cold"}
!2 = !{i64 1}

;;; memprof-last llvm 19
declare ptr @g()
define void @f(ptr %p) {
  %a = call ptr @g(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold", !2}
!2 = !{i64 1}

;;; mmra-tuple
define void @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
  ret void
}
!llvm.dbg.cu = !{!2}
!0 = !DILocation(line: 1, scope: !1)
!1 = distinct !DISubprogram(name: "f", unit: !2)
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3)
!3 = !DIFile(filename: "a", directory: "b")

;;; annotation-string llvm 16
define void @f(ptr %p) {
  %a = load i32, ptr %p, !annotation !0
  ret void
}
!0 = !{i32 1}

;;; prof-twice
define void @f() !prof !0 !prof !1 {
  ret void
}
!0 = !{!"function_entry_count", i64 1}
!1 = !{!"function_entry_count", i64 2}

;;; kcfi-type-twice
define void @f() !kcfi_type !0 !kcfi_type !1 {
  ret void
}
!0 = !{i32 1}
!1 = !{i32 2}

;;; kcfi-type-null
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{null}

;;; kcfi-type-integer
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{float 1.0}

;;; prof-two
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"branch_weights"}

;;; prof-null
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{null, i32 1}

;;; prof-name
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{i32 1, i32 1}

;;; prof-kind
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"weights", i32 1}

;;; prof-some
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{}

;;; prof-invoke
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b, !prof !0
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2, i32 3}

;;; range-empty
@a = global i32 0, !absolute_symbol !0
!0 = !{i64 0, i64 0}

;;; prof-unknown-operands
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"unknown"}

;;; prof-unknown-string
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"unknown", i32 1}

;;; prof-unknown-empty
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"unknown", !""}

;;; prof-values
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 1}

;;; prof-value-kind
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"VP", !"0", i64 1, i64 1, i64 1}

;;; prof-value-range
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"VP", i32 3, i64 1, i64 1, i64 1}

;;; prof-value-odd
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"VP", i32 2, i64 1, i64 1, i64 1, i64 1}

;;; prof-value-place
define void @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 1, i64 1, i64 1}

;;; prof-unknown-place
define void @f(i32 %c) {
  %a = add i32 %c, 1, !prof !0
  ret void
}
!0 = !{!"unknown", !"pass"}

;;; prof-weight-null
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", null}

;;; annotation-tuple
define void @f() {
  ret void, !annotation !DIExpression()
}
