; One function for each kind of undefined behaviour that needs no run, by LangRef and the manual.
@pair = global [2 x i32] zeroinitializer, align 4
declare void @takes(i32 noundef)
declare void @points(ptr noundef nonnull)
declare fastcc void @fast()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define i32 @division(i32 %a) {
  %none = mul i32 %a, 0
  %q = sdiv i32 %a, %none ; division-by-zero
  ret i32 %q
}

define i32 @shift(i32 %a) {
  %s = shl i32 1, 32 ; shift-out-of-range
  ret i32 %s
}

define void @null() {
  store i32 0, ptr null ; null-pointer
  ret void
}

define i32 @undef_pointer() {
  %v = load i32, ptr undef ; poison-pointer
  ret i32 %v
}

define i32 @branch() {
  br i1 poison, label %a, label %b ; branch-on-poison

a:
  ret i32 1

b:
  ret i32 2
}

define i32 @switch() {
  switch i32 undef, label %a [ i32 1, label %b ] ; switch-on-poison

a:
  ret i32 1

b:
  ret i32 2
}

define i32 @overflow(i32 %a) {
  %large = or i32 %a, 1073741824
  %positive = and i32 %large, 2147483647
  %s = mul nsw i32 %positive, 2 ; overflow
  ret i32 %s
}

define void @noundef_argument() {
  call void @takes(i32 undef) ; noundef
  ret void
}

define void @nonnull_argument() {
  call void @points(ptr null) ; nonnull
  ret void
}

define void @convention() {
  call void @fast() ; call-convention
  ret void
}

define void @returns() noreturn {
  ret void ; noreturn
}

define i64 @alignment() {
  %v = load i64, ptr @pair, align 8 ; misaligned-access
  ret i64 %v
}

define i32 @bounds() {
  %p = getelementptr inbounds i32, ptr @pair, i64 3 ; gep-out-of-bounds
  %v = load i32, ptr %p ; poison-pointer
  ret i32 %v
}

define i32 @lifetime() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  %v = load i32, ptr %a ; access-after-lifetime
  ret i32 %v
}

define void @unreachable() {
  unreachable ; unreachable-reached
}
