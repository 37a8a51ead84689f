; Rules where one thing is different from where they hold; `problems.txt` has it.
target datalayout = "e-p:64:64-i64:64"
%pair = type { i8, i32 }
@four = global [4 x i8] zeroinitializer, align 4
@word = global i64 0, align 8
@fixed = constant i32 7
declare void @take(ptr)
declare void @two(ptr, i32)
declare void @eight(ptr dereferenceable(8))
declare void @wide(i2048 range(i2048 0, 5))
declare void @lanes(<2 x i64> noundef)
declare void @exit() noreturn
declare void @comes_back() willreturn
declare void @throws_nothing() nounwind
declare void @does_both() willreturn nounwind
declare i32 @personality(...)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @own(i8)
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)

define i8 @numbers_of_which_nothing_is_known(i2048 %w, i8 %x, <2 x i8> %v, <2 x i8> %u) {
  %a = add nsw i2048 %w, %w
  %b = udiv i2048 %w, %w
  %c = add nsw i8 %x, undef
  %d = add nsw i8 undef, %x
  %e = or disjoint i8 %x, undef
  %f = icmp samesign ult i8 %x, undef
  %g = icmp samesign ult i8 undef, %x
  %h = extractelement <2 x i8> %v, i32 undef
  %i = insertelement <2 x i8> %v, i8 1, i2048 %w
  %j = shl <2 x i8> %v, <i8 9, i8 0>
  %k = shl <2 x i8> %v, <i8 9, i8 8>
  %l = trunc nuw i2048 %w to i8
  %m = getelementptr i8, ptr @four, i2048 %w
  call void @wide(i2048 %w)
  store i8 1, ptr %m
  ret i8 %x
}

define i8 @arguments_that_say_what_is_poison() {
  %a = call i8 @llvm.umax.i8(i8 0, i8 1)
  %b = call i8 @llvm.ctlz.i8(i8 0, i1 false)
  %c = call i8 @llvm.ctlz.i8(i8 0, i1 true)
  ret i8 %a
}

define void @said_once_of_a_call() {
  call void poison(ptr nonnull null)
  call void null(ptr nonnull null)
  call void @word(ptr nonnull null)
  call void @take(ptr nonnull null)
  ret void
}

define void @assumed_of_pointers(i64 %x) {
  %out = getelementptr inbounds i8, ptr @four, i64 5
  call void @llvm.assume(i1 true) ["align"(ptr %out, i64 4)]
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr @four, i64 16), "align"(ptr @four, i64 16)]
  call void @llvm.assume(i1 true) ["align"(ptr getelementptr (i8, ptr @word, i64 -1), i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr getelementptr (i8, ptr @word, i64 -2), i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr @four, i64 %x)]
  ret void
}

define void @some_bytes(i64 %x) {
  %p = getelementptr i8, ptr @four, i64 %x
  call void @eight(ptr %p)
  %q = getelementptr inbounds i8, ptr @four, i64 %x
  %r = getelementptr inbounds i8, ptr @four, i64 5
  %s = getelementptr inbounds i8, ptr %r, i64 1
  %v = atomicrmw add ptr @fixed, i32 1 seq_cst
  %w = cmpxchg ptr @fixed, i32 1, i32 2 seq_cst seq_cst
  ret void
}

define void @given_to_tail_calls(ptr %p, ptr byval(i32) align 4 %b, ptr byval(i32) %c) {
  %a = alloca i32
  tail call void @take(ptr %p)
  tail call void @take(ptr @four)
  tail call void @take(ptr byval(i32) %a)
  tail call void @take(ptr %a)
  %d = load i32, ptr %b, align 8
  %e = load i32, ptr %c, align 8
  ret void
}

define void @copies_between_two(i64 %x) {
  %p = alloca [8 x i8], align 8
  %q = alloca [8 x i8], align 8
  %r = getelementptr i8, ptr %q, i64 1
  %s = getelementptr i8, ptr %p, i64 %x
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %r, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %r, ptr %p, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %s, i64 4, i1 false)
  ret void
}

define void @ends_behind_a_call(i8 %x) {
  %a = add i8 %x, 1
  call void @exit()
  unreachable
}

define i8 @goes_on_behind_a_call(i8 %x) personality ptr @personality {
  invoke void @exit() to label %on unwind label %pad
on:
  %a = udiv i8 %x, 0
  call void @exit()
  br label %never
never:
  %b = udiv i8 %x, 0
  ret i8 %b
pad:
  %l = landingpad { ptr, i32 } cleanup
  %c = udiv i8 %x, 0
  ret i8 %c
}

define void @one_way_of_two(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret void
b:
  unreachable
}

define void @both_ways(i1 %c) {
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  unreachable
}

define void @may_throw() {
  call void @comes_back()
  unreachable
}

define void @may_stay() {
  call void @throws_nothing()
  unreachable
}

define void @does_neither() {
  call void @does_both()
  unreachable
}

define i8 @taken_by_lanes(i8 %x) {
  %p = insertvalue { i8, i8 } undef, i8 poison, 0
  %y = extractvalue { i8, i8 } %p, 0
  %q = udiv i8 1, %y
  %e = extractelement <2 x i8> undef, i32 0
  %r = udiv i8 1, %e
  %s = extractelement <2 x i8> poison, i32 0
  %t = udiv i8 1, %s
  ret i8 %q
}

define i8 @from_where_control_comes(i8 %x) {
  br i1 true, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi i8 [ poison, %a ], [ %x, %b ]
  %q = udiv i8 1, %p
  br label %again
again:
  %r = phi i8 [ poison, %m ], [ %r, %again ]
  %s = udiv i8 1, %r
  br i1 false, label %again, label %out
out:
  ret i8 %q
}

define i8 @called_with_poison(ptr %f) {
  %a = call i8 @own(i8 poison)
  %q = udiv i8 1, %a
  %b = call i8 %f(i8 poison)
  %r = udiv i8 1, %b
  ret i8 %r
}

define i8 @written_behind_an_offset() {
  %p = alloca [4 x i8]
  %a = getelementptr i8, ptr %p, i64 1
  store i8 1, ptr %a
  %b = load i8, ptr %p
  %q = udiv i8 1, %b
  ret i8 %q
}

define i8 @cast_alone() {
  %p = alloca i8
  %a = addrspacecast ptr %p to ptr addrspace(1)
  %b = load i8, ptr addrspace(1) %a
  %q = udiv i8 1, %b
  ret i8 %q
}

define i8 @given_to_a_function() {
  %p = alloca i8
  call void @take(ptr %p)
  %b = load i8, ptr %p
  %q = udiv i8 1, %b
  %r = alloca i8
  call void @llvm.lifetime.start.p0(ptr %p) [ "some"(ptr %r) ]
  %c = load i8, ptr %r
  %s = udiv i8 1, %c
  ret i8 %q
}

define void @shown_as_deep_as_this() {
  %a = udiv <2 x i64> <i64 1, i64 1>, <i64 undef, i64 ptrtoint (ptr getelementptr (i8, ptr @four, i64 1) to i64)>
  call void @lanes(<2 x i64> <i64 undef, i64 undef>)
  ret void
}

define void @_ZdlPv(ptr %p) {
  ret void
}

define i8 @freed_by_a_function_of_this_module(ptr %p) {
  call void @_ZdlPv(ptr %p)
  call void @_ZdlPv(ptr %p)
  %v = load i8, ptr %p
  ret i8 %v
}

define void @calls_another() norecurse {
  call void @calls_itself()
  ret void
}

define void @calls_itself() {
  call void @calls_itself()
  ret void
}

define i8 @chosen_by_what_is_known(i8 %x) {
  %s = select i1 true, i8 poison, i8 %x
  %q = udiv i8 1, %s
  %f = fadd reassoc float 0x7FF8000000000000, 1.0
  ret i8 %q
}
