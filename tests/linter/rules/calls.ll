@four = global i32 0, align 4
declare i32 @callee(i32)
declare fastcc i32 @quick(i32)
declare void @defined(i32 noundef)
declare void @there(ptr nonnull)
declare void @aligned(ptr align 8)
declare void @readable(ptr dereferenceable(8))
declare void @small(i32 range(i32 0, 10))
declare void @taker(ptr)
declare void @llvm.assume(i1)

define void @signature() {
  call void @callee(i32 1) ; call-signature
  %a = call i32 @callee(i64 1) ; call-signature
  %b = call i32 @callee(i32 1)
  ret void
}

define void @convention() {
  %a = call i32 @quick(i32 1) ; call-convention
  %b = call fastcc i32 @quick(i32 1)
  ret void
}

define void @data() {
  call void @four() ; call-of-data
  ret void
}

define void @poison_argument(i32 %a) {
  %s = shl i32 %a, 33 ; shift-out-of-range
  call void @defined(i32 %s) ; noundef
  %f = freeze i32 %s
  call void @defined(i32 %f)
  ret void
}

define noundef i32 @undef_result() {
  ret i32 undef ; noundef
}

define i32 @undef_load() {
  %slot = alloca i32
  %v = load i32, ptr %slot, !noundef !0 ; noundef
  ret i32 %v
}

define void @null_argument() {
  call void @there(ptr null) ; nonnull
  ret void
}

define nonnull ptr @null_result() {
  ret ptr null ; nonnull
}

define void @alignment() {
  call void @aligned(ptr @four) ; align
  ret void
}

define void @bytes() {
  call void @readable(ptr @four) ; dereferenceable
  call void @readable(ptr null) ; dereferenceable
  ret void
}

define void @number(i32 %a) {
  %large = or i32 %a, 16
  call void @small(i32 %large) ; range
  call void @small(i32 9)
  ret void
}

define range(i32 0, 10) i32 @number_returned() {
  ret i32 -1 ; range
}

define void @tail() {
  %a = alloca i32
  store i32 0, ptr %a
  tail call void @taker(ptr %a) ; tail-call-with-local
  ret void
}

define void @assumption(i32 %a) {
  %odd = or i32 %a, 1
  %zero = icmp eq i32 %odd, 0
  call void @llvm.assume(i1 %zero) ; false-assumption
  ret void
}

define ptr @dangling() {
  %a = alloca i32
  ret ptr %a ; dangling-return
}

!0 = !{}
