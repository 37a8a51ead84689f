; Other shapes of what each rule is about: values through several blocks, vectors, intrinsics, conditions that came before.
@four = constant [4 x i8] c"abcd", align 1
@word = global i32 7, align 4
declare void @takes(i32 noundef)
declare void @points(ptr noundef nonnull)
declare void @aligned(ptr noundef align 16)
declare void @reads(ptr noundef dereferenceable(8))
declare void @small(i8 noundef range(i8 0, 10))
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1 immarg)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.assume(i1)

define i32 @remainder_of_a_difference(i32 %a, i32 %b) {
  %same = sub i32 %b, %b
  %r = urem i32 %a, %same ; division-by-zero
  ret i32 %r
}

define i32 @divided_behind_its_test(i32 %a, i32 %b) {
  %zero = icmp eq i32 %b, 0
  br i1 %zero, label %yes, label %no

yes:
  %q = sdiv i32 %a, %b ; division-by-zero
  ret i32 %q

no:
  ret i32 0
}

define <2 x i32> @a_lane_of_zero(<2 x i32> %a) {
  %q = udiv <2 x i32> %a, <i32 3, i32 0> ; division-by-zero
  ret <2 x i32> %q
}

define i64 @shifted_by_what_was_masked_up(i64 %a, i64 %b) {
  %far = or i64 %b, 64
  %s = lshr i64 %a, %far ; shift-out-of-range
  ret i64 %s
}

define i8 @shifted_by_a_negative(i8 %a) {
  %s = ashr i8 %a, -1 ; shift-out-of-range
  ret i8 %s
}

define i32 @null_member() {
  %p = getelementptr i8, ptr null, i64 0
  %v = load i32, ptr %p ; null-pointer
  ret i32 %v
}

define i32 @null_behind_its_test(ptr %p) {
  %none = icmp eq ptr %p, null
  br i1 %none, label %yes, label %no

yes:
  %v = load i32, ptr %p ; null-pointer
  ret i32 %v

no:
  ret i32 0
}

define i32 @from_a_block_without_a_value(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi ptr [ poison, %entry ], [ undef, %a ]
  %v = load i32, ptr %p ; poison-pointer
  ret i32 %v
}

define i32 @compared_with_poison(i32 %a) {
  %wide = shl i32 %a, 40 ; shift-out-of-range
  %c = icmp eq i32 %wide, 0
  br i1 %c, label %yes, label %no ; branch-on-poison

yes:
  ret i32 1

no:
  ret i32 2
}

define i32 @variable_that_was_not_written() {
  %p = alloca i32
  %v = load i32, ptr %p
  switch i32 %v, label %a [ i32 1, label %b ] ; switch-on-poison

a:
  ret i32 1

b:
  ret i32 2
}

define i8 @sum_of_large_numbers(i8 %a, i8 %b) {
  %x = or i8 %a, -128
  %y = or i8 %b, -128
  %s = add nuw i8 %x, %y ; overflow
  ret i8 %s
}

define i32 @difference_below_zero(i32 %a) {
  %few = call i32 @llvm.umin.i32(i32 %a, i32 7)
  %s = sub nuw i32 %few, 8 ; overflow
  ret i32 %s
}

define void @noundef_of_what_was_computed(i32 %a) {
  %far = lshr i32 %a, 32 ; shift-out-of-range
  %less = sub i32 %far, 1
  call void @takes(i32 %less) ; noundef
  ret void
}

define noundef i32 @returned_undef() {
  ret i32 undef ; noundef
}

define void @null_behind_a_test(ptr %p) {
  %none = icmp eq ptr %p, null
  br i1 %none, label %yes, label %no

yes:
  call void @points(ptr %p) ; nonnull
  ret void

no:
  ret void
}

define void @alignment_of_an_argument() {
  %a = alloca [8 x i8], align 16
  %p = getelementptr i8, ptr %a, i64 4
  call void @aligned(ptr %p) ; align
  ret void
}

define void @too_short_to_be_read() {
  call void @reads(ptr @word) ; dereferenceable
  ret void
}

define void @outside_of_its_range() {
  call void @small(i8 10) ; range
  ret void
}

define i32 @called_as_another_type(i32 %a) {
  %r = call i32 @takes(i32 %a, i32 %a) ; call-signature
  ret i32 %r
}

define i32 @called_with_another_convention(i32 %a) {
  %r = call fastcc i32 @difference_below_zero(i32 %a) ; call-convention
  ret i32 %r
}

define void @comes_back(i1 %c) noreturn {
  br i1 %c, label %loop, label %out

loop:
  br label %loop

out:
  ret void ; noreturn
}

define void @written_constant() {
  store i8 0, ptr @four ; write-to-constant
  ret void
}

define void @copied_past_the_end(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @four, i64 5, i1 false) ; access-out-of-bounds
  ret void
}

define void @filled_past_the_end() {
  %a = alloca [4 x i8]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 5, i1 false) ; access-out-of-bounds
  ret void
}

define i64 @wide_at_the_end() {
  %a = alloca [3 x i32]
  store [3 x i32] zeroinitializer, ptr %a
  %p = getelementptr i32, ptr %a, i64 2
  %v = load i64, ptr %p, align 4 ; access-out-of-bounds
  ret i64 %v
}

define i32 @index_from_a_loop(i32 %n) {
entry:
  %a = alloca [4 x i32]
  store [4 x i32] zeroinitializer, ptr %a
  br label %loop

loop:
  %i = phi i64 [ 4, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %end = icmp eq i64 %next, 9
  br i1 %end, label %out, label %loop

out:
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %next
  %v = load i32, ptr %p ; access-out-of-bounds
  ret i32 %v
}

define void @assumed_wrongly(i8 %a) {
  %low = and i8 %a, 7
  %c = icmp ugt i8 %low, 7
  call void @llvm.assume(i1 %c) ; false-assumption
  ret void
}

define i32 @zeros_of_zero(i32 %a) {
  %none = and i32 %a, 0
  %n = call i32 @llvm.cttz.i32(i32 %none, i1 true) ; poison-by-argument
  ret i32 %n
}

define i32 @case_that_cannot_be(i32 %a) {
  %low = and i32 %a, 1
  %c = icmp ult i32 %low, 2
  br i1 %c, label %never, label %other

never:
  unreachable ; unreachable-reached

other:
  ret i32 %a
}
