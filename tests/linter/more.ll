; More of what rules say and do not say; `problems.txt` has it.
target datalayout = "e-p:64:64-i64:64"
@fixed = constant i32 7
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define i8 @any_number_taken_on(i8 %a, i8 %b) {
  %x = xor i8 %a, undef
  %p = udiv i8 1, %x
  %y = and i8 %a, undef
  %q = udiv i8 1, %y
  %s = select i1 true, i8 undef, i8 %a
  %r = udiv i8 1, %s
  %t = select i1 true, i8 %a, i8 undef
  %u = udiv i8 1, %t
  %f = select i1 false, i8 %a, i8 undef
  %v = udiv i8 1, %f
  %m = shl i8 %a, undef
  ret i8 %m
}

define i1 @compared_with_any_number(i8 %a) {
  %e = icmp eq i8 %a, undef
  %l = icmp ult i8 %a, undef
  br i1 %l, label %less, label %more
less:
  br i1 %e, label %more, label %end
more:
  ret i1 false
end:
  ret i1 true
}

define i8 @lanes_in_structures(i8 %a, { i8, i8 } %s) {
  %p = insertvalue { i8, i8 } poison, i8 poison, 0
  %x = extractvalue { i8, i8 } %p, 1
  %q = udiv i8 1, %x
  %o = insertvalue { i8, i8 } %s, i8 poison, 0
  %y = extractvalue { i8, i8 } %o, 1
  %r = udiv i8 1, %y
  %z = insertelement <2 x i8> poison, i8 poison, i32 0
  %w = extractelement <2 x i8> %z, i32 1
  %t = udiv i8 1, %w
  ret i8 %t
}

define i64 @once_is_enough() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(ptr %p)
  call void @llvm.lifetime.end.p0(ptr %p)
  %v = load i64, ptr %p, align 16
  %c = call i32 null(i32 1)
  ret i64 %v
}

define void @copied_from_what_is_constant() {
  %p = alloca i32
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @fixed, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr @fixed, ptr %p, i64 4, i1 false)
  ret void
}

define ptr @no_way_out(ptr %q) {
  %p = alloca [4 x i8]
  %a = getelementptr inbounds i8, ptr %p, i64 0
  %b = getelementptr inbounds i8, ptr %p, i64 4
  %c = getelementptr inbounds i8, ptr %p, i64 5
  %d = getelementptr inbounds i8, ptr %p, i64 -1
  store i8 1, ptr %a, align 1
  store i8 1, ptr %q, align 1
  ret ptr null
}

define <2 x i8> @shifted_lane_by_lane(<2 x i8> %a, i8 %x) {
  %b = insertelement <2 x i8> <i8 9, i8 9>, i8 %x, i32 0
  %s = shl <2 x i8> %a, %b
  %t = shl <2 x i8> %a, <i8 9, i8 8>
  %u = shl <2 x i8> %a, <i8 9, i8 7>
  %v = shl <2 x i8> %a, <i8 undef, i8 9>
  ret <2 x i8> %u
}

define i8 @a_long_way(i8 %a) {
  %a0 = shl i8 %a, 8
  %a1 = add i8 %a0, 1
  %a2 = add i8 %a1, 2
  %a3 = add i8 %a2, 3
  %a4 = add i8 %a3, 4
  %a5 = add i8 %a4, 5
  %a6 = add i8 %a5, 6
  %a7 = add i8 %a6, 7
  %a8 = add i8 %a7, 8
  %a9 = add i8 %a8, 9
  %a10 = add i8 %a9, 10
  %a11 = add i8 %a10, 11
  %a12 = add i8 %a11, 12
  %a13 = add i8 %a12, 13
  %q = udiv i8 1, %a11
  %r = udiv i8 1, %a12
  %s = udiv i8 1, %a13
  ret i8 %s
}

define float @kinds_of_conversions(i16 %x, float %f) {
  %a = or i16 %x, 256
  %b = and i16 %a, 511
  %c = uitofp nneg i16 %b to float
  %d = trunc i16 %b to i8
  %e = zext nneg i16 %b to i32
  ret float %c
}

declare i32 @own(i32)
declare void @eight(ptr dereferenceable(8))
declare i64 @llvm.hexagon.A2.absp(i64)
declare ptr @make(i64) allocsize(0)
declare void @free(ptr)
declare void @range_around(i8 range(i8 -2, 2))

define i32 @called_as_it_is(ptr %f) {
  %r = call i32 (...) @own(i32 1)
  %s = call i32 (...) @own(i32 1, i32 2)
  %t = call i32 (...) @own()
  call void %f(ptr %f)
  ret i32 %r
}

define void @through_casts() {
  %p = alloca [4 x i8]
  %q = addrspacecast ptr %p to ptr addrspace(1)
  store i64 1, ptr addrspace(1) %q, align 1
  %i = ptrtoint ptr %p to i64
  %r = inttoptr i64 %i to ptr
  store i64 1, ptr %r, align 1
  store i64 1, ptr addrspace(1) addrspacecast (ptr @fixed to ptr addrspace(1)), align 1
  store i64 1, ptr inttoptr (i64 ptrtoint (ptr @fixed to i64) to ptr), align 1
  ret void
}

define i64 @unknown_to_the_table(i64 %a) {
  %x = call i64 @llvm.hexagon.A2.absp(i64 poison)
  %q = udiv i64 %a, %x
  ret i64 %q
}

define i8 @bits_of_both(i8 %x) {
  %a = or i8 %x, 1
  %b = or i8 %a, 1
  %c = or disjoint i8 %a, 1
  %d = or disjoint i8 %x, 1
  ret i8 %b
}

define void @bounded_on_one_side(i64 %x) {
  %p = alloca [4 x i8]
  %m = and i64 %x, 9223372036854775807
  %i = or i64 %m, 4
  %q = getelementptr i8, ptr %p, i64 %i
  store i8 1, ptr %q, align 1
  %n = or i64 %x, -9223372036854775808
  %j = and i64 %n, -2
  %r = getelementptr i8, ptr %p, i64 %j
  store i8 1, ptr %r, align 1
  ret void
}

define void @nothing_is_left() {
  %p = alloca [4 x i8]
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %p, i64 5
  call void @eight(ptr %q)
  call void @eight(ptr %r)
  call void @range_around(i8 1)
  call void @range_around(i8 2)
  call void @range_around(i8 -2)
  call void @range_around(i8 -3)
  ret void
}

define i64 @freed_and_too_small(ptr %f) {
  %p = call ptr @make(i64 4)
  call void @free(ptr %p)
  %v = load i64, ptr %p, align 16
  call void @free(ptr %p)
  %q = call ptr @make(i64 4)
  call void %f(ptr %q)
  call void @free(ptr %q)
  ret i64 %v
}

define void @lifetimes_that_begin_again() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(ptr %p)
  store i32 1, ptr %p
  call void @llvm.lifetime.end.p0(ptr %p)
  call void @llvm.lifetime.start.p0(ptr %p)
  store i32 2, ptr %p
  call void @llvm.lifetime.end.p0(ptr %p)
  store i32 3, ptr %p
  ret void
}

define i8 @only_looked_at(ptr %f, <2 x ptr> %v) {
  %p = alloca i8
  call void @llvm.lifetime.start.p0(ptr %p)
  %a = load i8, ptr %p
  %q = udiv i8 1, %a
  call void @eight(ptr poison)
  %n = getelementptr inbounds i8, <2 x ptr> %v, i64 9
  %g = getelementptr inbounds [4 x i8], ptr %p, i64 poison, i64 7
  %r = alloca [8 x i8]
  %s = getelementptr i8, ptr %r, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %r, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %r, ptr %s, i64 1, i1 false)
  %u = alloca i8
  call void %f(ptr %u)
  %b = load i8, ptr %u
  %t = udiv i8 1, %b
  ret i8 %t
}

define i8 @overlaps(ptr %o) {
  %p = alloca [16 x i8]
  %one = getelementptr i8, ptr %p, i64 1
  %two = getelementptr i8, ptr %p, i64 2
  %three = getelementptr i8, ptr %p, i64 3
  %five = getelementptr i8, ptr %p, i64 5
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %two, ptr %three, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %three, ptr %two, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %three, ptr %two, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %one, ptr %five, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %one, ptr %five, i64 5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %five, ptr %five, i64 5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %five, i64 5, i1 false)
  ret i8 1
}

define i8 @given_away(i1 %c, ptr %o) {
  %p = alloca i8
  %s = select i1 %c, ptr %p, ptr %o
  store i8 1, ptr %s
  %a = load i8, ptr %p
  %q = udiv i8 1, %a
  %t = alloca i8
  %u = cmpxchg ptr %t, i8 0, i8 1 seq_cst seq_cst
  %b = load i8, ptr %t
  %r = udiv i8 %q, %b
  %v = alloca i8
  %n = ptrtoint ptr %v to i64
  %w = inttoptr i64 %n to ptr
  store i8 3, ptr %w
  %d = load i8, ptr %v
  %x = udiv i8 %r, %d
  ret i8 %x
}
