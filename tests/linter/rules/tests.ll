define i32 @placeholder(i32 %a) {
  %s = add i32 %a, undef ; test-undef
  %t = add i32 %a, 1
  ret i32 %t
}

define i32 @not_reached(i32 %a) {
entry:
  br i1 false, label %dead, label %live

dead:
  store i32 0, ptr null ; test-null-access
  %q = udiv i32 %a, poison ; test-poison-operand
  %v = load i32, ptr undef ; test-poison-operand
  br i1 poison, label %live, label %dead ; test-branch-on-undef

live:
  ret i32 0
}

declare void @maybe()

define void @only_unreachable() {
  call void @maybe()
  unreachable ; test-only-unreachable
}
