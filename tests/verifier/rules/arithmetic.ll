;;; dominance
define i32 @f(i32 %x) {
  %a = add i32 %b, 1
  %b = add i32 %x, 1
  ret i32 %a
}

;;; self-reference
define i32 @f() {
  %a = add i32 %a, 1
  ret i32 %a
}
