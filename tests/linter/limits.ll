; Where rules begin and end. Behind a line stands all that is said of it.
target datalayout = "e-p:64:64-i64:64"
%pair = type { i8, i32 }
@four = global [4 x i8] zeroinitializer, align 4
@word = global i64 0, align 8
@fixed = constant i32 7
@loose = linkonce global i32 0
@pairs = global [2 x %pair] zeroinitializer
declare ptr @make(i64) allocsize(0)
declare ptr @rows(i64, i32) allocsize(0, 1)
declare void @take(ptr)
declare void @nonnull(ptr nonnull)
declare void @eight(ptr dereferenceable(8))
declare void @aligned(ptr align 8)
declare void @defined(ptr noundef nonnull)
declare void @range(i8 range(i8 3, 7))
declare void @range_around(i8 range(i8 -2, 2))
declare void @free(ptr)
declare void @two(i32, i32)
declare void @many(i32, ...)

define i8 @truncated(i16 %x) {
  %a = or i16 %x, 256
  %l = and i16 %a, 511
  %s = trunc nuw i16 %l to i8 ; broken-flag: `trunc` with `nuw` of 256 to 511, which the flag excludes: the result is poison
  %b = and i16 %x, 255
  %t = trunc nuw i16 %b to i8
  %c = and i16 %x, 127
  %d = add i16 %c, 128
  %u = trunc nsw i16 %d to i8 ; broken-flag: `trunc` with `nsw` of 128 to 255, which the flag excludes: the result is poison
  %e = add i16 %c, 127
  %v = trunc nsw i16 %e to i8
  %g = sub i16 -129, %c
  %w = trunc nsw i16 %g to i8 ; broken-flag: `trunc` with `nsw` of -256 to -129, which the flag excludes: the result is poison
  %h = sub i16 -128, %c
  %y = trunc nsw i16 %h to i8
  %j = and i16 %x, 63
  %k = or i16 %j, 192
  %z = trunc nuw i16 %k to i8
  ret i8 %t
}

define i32 @extended(i8 %x) {
  %n = or i8 %x, -128
  %a = zext nneg i8 %n to i32 ; broken-flag: `zext` with `nneg` of -128 to -1, which the flag excludes: the result is poison
  %p = and i8 %x, 127
  %b = zext nneg i8 %p to i32
  %c = uitofp nneg i8 %n to float ; broken-flag: `uitofp` with `nneg` of -128 to -1, which the flag excludes: the result is poison
  ret i32 %b
}

define i1 @signs(i8 %x) {
  %n = or i8 %x, -128
  %p = and i8 %x, 127
  %a = icmp samesign ult i8 %n, %p ; broken-flag: `icmp` with `samesign` of -128 to -1 and 0 to 127, which the flag excludes: the result is poison
  %b = icmp samesign ult i8 %p, %n ; broken-flag: `icmp` with `samesign` of 0 to 127 and -128 to -1, which the flag excludes: the result is poison
  %c = icmp samesign ult i8 %p, %p
  %d = icmp samesign ult i8 %n, %n
  %e = icmp samesign ult i8 %n, %x
  %h = ashr i8 %x, 7
  %i = icmp samesign ult i8 %p, %h
  %j = icmp samesign ult i8 %h, %p
  %g = icmp ult i8 %n, %p
  ret i1 %c
}

define i8 @divided(i8 %x) {
  %l = or i8 %x, -128
  %a = sdiv i8 -128, -1 ; division-overflow: the lowest number of i8 is divided by -1, which overflows
  %b = srem i8 -128, -1 ; division-overflow: the lowest number of i8 is divided by -1, which overflows
  %c = sdiv i8 -127, -1
  %d = sdiv i8 -128, 1
  %e = udiv i8 -128, -1
  %g = sdiv i8 %x, -1
  %h = urem i8 %x, 0 ; division-by-zero: the divisor i8 0 is zero
  %i = udiv exact i8 6, 4 ; inexact: `udiv exact` of 6 and 4 has a remainder: the result is poison
  %j = udiv exact i8 8, 4
  ret i8 %c
}

define i8 @shifted(i8 %x) {
  %s = and i8 %x, 7
  %a = shl i8 %x, %s
  %b = shl i8 %x, 7
  %c = shl i8 %x, 8 ; shift-out-of-range: the shift amount i8 8 is not below the width 8: the result is poison
  %m = add i8 %s, 1
  %d = lshr i8 %x, %m
  %e = ashr i8 %x, -1 ; shift-out-of-range: the shift amount i8 -1 is not below the width 8: the result is poison
  %g = shl nuw i8 64, 1
  %h = shl nuw i8 64, 2 ; overflow: `shl` with `nuw` always overflows, of 64 and 2: the result is poison
  %i = shl nsw i8 64, 1 ; overflow: `shl` with `nsw` always overflows, of 64 and 1: the result is poison
  %j = shl nsw i8 32, 1
  %k = lshr exact i8 4, 2
  %l = lshr exact i8 4, 3 ; inexact: `lshr exact` of 4 and 3 has a remainder: the result is poison
  ret i8 %a
}

define <2 x i8> @shifted_lanes(<2 x i8> %x) {
  %a = shl <2 x i8> %x, <i8 7, i8 8>
  %b = shl <2 x i8> %x, <i8 8, i8 8> ; shift-out-of-range: the shift amount <2 x i8> c"\08\08" is not below the width 8: the result is poison
  %c = shl <2 x i8> %x, <i8 9, i8 8> ; shift-out-of-range: the shift amount <2 x i8> c"\09\08" is not below the width 8: the result is poison
  ret <2 x i8> %a
}

define i8 @wrapped(i8 %x) {
  %p = and i8 %x, 127
  %a = add nsw i8 127, 0
  %b = add nsw i8 127, 1 ; overflow: `add` with `nsw` always overflows, of 127 and 1: the result is poison
  %c = add nuw i8 -1, 0
  %d = add nuw i8 -1, 1 ; overflow: `add` with `nuw` always overflows, of -1 and 1: the result is poison
  %e = sub nuw i8 0, 0
  %g = sub nuw i8 0, 1 ; overflow: `sub` with `nuw` always overflows, of 0 and 1: the result is poison
  %h = mul nsw i8 -128, -1 ; overflow: `mul` with `nsw` always overflows, of -128 and -1: the result is poison
  %i = mul nsw i8 -64, 2
  %j = sub nsw i8 -128, 1 ; overflow: `sub` with `nsw` always overflows, of -128 and 1: the result is poison
  %k = add nuw nsw i8 127, 127 ; overflow: `add` with `nsw` always overflows, of 127 and 127: the result is poison
  ret i8 %a
}

define i8 @element(<2 x i8> %v, i32 %i) {
  %a = extractelement <2 x i8> %v, i32 1
  %b = extractelement <2 x i8> %v, i32 2 ; element-out-of-range: the index i32 2 is not below the 2 elements of the vector: the result is poison
  %c = extractelement <2 x i8> %v, i32 %i
  ret i8 %a
}

define i32 @converted() {
  %a = fptoui float 255.0 to i8
  %b = fptoui float 255.5 to i8
  %c = fptoui float 256.0 to i8 ; conversion-out-of-range: `fptoui` of float 0x43800000, which i8 does not hold: the result is poison
  %d = fptoui float -0.5 to i8
  %e = fptoui float -1.0 to i8 ; conversion-out-of-range: `fptoui` of float 0xBF800000, which i8 does not hold: the result is poison
  %g = fptosi float -128.0 to i8
  %h = fptosi float 128.0 to i8 ; conversion-out-of-range: `fptosi` of float 0x43000000, which i8 does not hold: the result is poison
  %i = fptosi float -129.0 to i8 ; conversion-out-of-range: `fptosi` of float 0xC3010000, which i8 does not hold: the result is poison
  %j = fptosi float 0x7FF8000000000000 to i8 ; conversion-out-of-range: `fptosi` of float 0x7FC00000, which i8 does not hold: the result is poison
  %k = fptosi <2 x float> <float 128.0, float 1.0> to <2 x i8>
  %l = fptosi <2 x float> <float 128.0, float 200.0> to <2 x i8> ; conversion-out-of-range: `fptosi` of <2 x float> [1124073472, 1128792064], which i8 does not hold: the result is poison
  ret i32 0
}

define float @flagged(float %x) {
  %a = fadd nnan float %x, 0x7FF8000000000000 ; broken-flag: `fadd` with `nnan` of float 0x7FC00000, which the flag excludes: the result is poison
  %b = fadd ninf float %x, 0x7FF8000000000000
  %c = fadd ninf float %x, 0xFFF0000000000000 ; broken-flag: `fadd` with `ninf` of float 0xFF800000, which the flag excludes: the result is poison
  %d = fadd nnan float %x, 0xFFF0000000000000
  %e = fadd fast float %x, 1.0
  %g = fadd float %x, 0x7FF8000000000000
  ret float %e
}

define i8 @bounds(i8 %x) {
  %last = getelementptr i8, ptr @four, i64 3
  %a = load i8, ptr %last
  %end = getelementptr i8, ptr @four, i64 4
  %b = load i8, ptr %end ; access-out-of-bounds: a load from 1 byte at offset 4 of @four, which has 4
  %c = load i16, ptr %last, align 1 ; access-out-of-bounds: a load from 2 bytes at offset 3 of @four, which has 4
  %before = getelementptr i8, ptr @four, i64 -1
  %d = load i8, ptr %before ; access-out-of-bounds: a load from 1 byte at offset -1 of @four, which has 4
  %e = load i16, ptr %before, align 1 ; access-out-of-bounds: a load from 2 bytes at offset -1 of @four, which has 4
  %s = and i8 %x, 3
  %some = getelementptr i8, ptr @four, i8 %s
  %g = load i8, ptr %some
  %t = or i8 %s, 4
  %out = getelementptr i8, ptr @four, i8 %t
  %h = load i8, ptr %out ; access-out-of-bounds: a load from 1 byte at offset 4 to 7 of @four, which has 4
  %i = load i64, ptr @loose, align 1
  ret i8 %a
}

define ptr @inside() {
  %a = getelementptr inbounds i8, ptr @four, i64 4
  %b = getelementptr inbounds i8, ptr @four, i64 5 ; gep-out-of-bounds: `getelementptr inbounds` leads to offset 5 of @four, which has 4: the result is poison
  %c = getelementptr inbounds i8, ptr @four, i64 -1 ; gep-out-of-bounds: `getelementptr inbounds` leads to offset -1 of @four, which has 4: the result is poison
  %d = getelementptr inbounds i8, ptr null, i64 0
  %e = getelementptr inbounds i8, ptr null, i64 1 ; gep-out-of-bounds: `getelementptr inbounds` leads away from null: the result is poison
  %g = getelementptr inbounds i8, ptr null, i64 -1 ; gep-out-of-bounds: `getelementptr inbounds` leads away from null: the result is poison
  %h = getelementptr inbounds [2 x %pair], ptr @pairs, i64 0, i64 1, i32 1
  %i = getelementptr inbounds [2 x %pair], ptr @pairs, i64 1, i64 0, i32 1 ; gep-out-of-bounds: `getelementptr inbounds` leads to offset 20 of @pairs, which has 16: the result is poison
  %j = getelementptr inbounds [2 x %pair], ptr @pairs, i64 1
  ret ptr %a
}

define void @atomic_at_the_end() {
  %one = getelementptr i8, ptr @four, i64 1
  %a = atomicrmw add ptr %one, i8 1 seq_cst
  %b = atomicrmw add ptr @four, i64 1 seq_cst, align 4 ; access-out-of-bounds: an atomicrmw of 8 bytes at offset 0 of @four, which has 4
  ret void
}

define i32 @aligned_so() {
  %a = load i32, ptr @four, align 4
  %b = load i16, ptr @four, align 8 ; misaligned-access: a load with alignment 8, of @four, which is aligned to 4
  %one = getelementptr i8, ptr @four, i64 1
  %c = load i8, ptr %one, align 1
  %d = load i8, ptr %one, align 2 ; misaligned-access: a load with alignment 2, of an address 1 byte from @four, which is aligned to 4
  %two = getelementptr i8, ptr @four, i64 2
  %e = load i16, ptr %two, align 2
  %g = load i16, ptr %two, align 4 ; misaligned-access: a load with alignment 4, of an address 2 bytes from @four, which is aligned to 4
  ret i32 %a
}

define void @written() {
  store i32 1, ptr @fixed ; write-to-constant: a store to @fixed, which is never written
  %a = load i32, ptr @fixed
  store i8 1, ptr @written ; write-to-constant: a store to @written, which is never written
  ret void
}

define void @allocated() {
  %a = call ptr @make(i64 4)
  %p = getelementptr i8, ptr %a, i64 3
  store i8 1, ptr %p
  %q = getelementptr i8, ptr %a, i64 4
  store i8 1, ptr %q ; access-out-of-bounds: a store to 1 byte at offset 4 of %a, which has 4
  %b = call ptr @rows(i64 3, i32 2)
  %r = getelementptr i8, ptr %b, i64 5
  store i8 1, ptr %r
  %s = getelementptr i8, ptr %b, i64 6
  store i8 1, ptr %s ; access-out-of-bounds: a store to 1 byte at offset 6 of %b, which has 6
  %c = alloca i16, i32 3
  %t = getelementptr i8, ptr %c, i64 5
  store i8 1, ptr %t
  %u = getelementptr i8, ptr %c, i64 6
  store i8 1, ptr %u ; access-out-of-bounds: a store to 1 byte at offset 6 of %c, which has 6
  ret void
}

define void @copied() {
  %a = alloca [8 x i8]
  %b = getelementptr i8, ptr %a, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %a, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 5, i1 false) ; access-out-of-bounds: a memcpy from 5 bytes at offset 4 of %a, which has 8; memcpy-overlap: source and destination of memcpy overlap
  call void @llvm.memmove.p0.p0.i64(ptr %b, ptr %a, i64 4, i1 false)
  %c = getelementptr i8, ptr %a, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %a, i64 3, i1 false) ; memcpy-overlap: source and destination of memcpy overlap
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 9, i1 false) ; access-out-of-bounds: a memset to 9 bytes at offset 0 of %a, which has 8
  call void @llvm.memset.p0.i64(ptr null, i8 0, i64 0, i1 false)
  call void @llvm.memset.p0.i64(ptr null, i8 0, i64 1, i1 false) ; null-pointer: a memset to a null pointer
  ret void
}

define void @promised(i8 %x) {
  call void @nonnull(ptr null) ; nonnull: argument 1 of the call is `nonnull`, and null
  call void @nonnull(ptr getelementptr (i8, ptr null, i64 1))
  call void @defined(ptr null) ; nonnull: argument 1 of the call is `nonnull`, and null
  call void @eight(ptr @word)
  call void @eight(ptr @four) ; dereferenceable: argument 1 of the call is `dereferenceable(8)`, and 4 bytes of @four are there
  call void @eight(ptr null) ; dereferenceable: argument 1 of the call is `dereferenceable(8)`, and null
  call void @eight(ptr getelementptr (i8, ptr @word, i64 1)) ; dereferenceable: argument 1 of the call is `dereferenceable(8)`, and 7 bytes of @word are there
  call void @aligned(ptr @word)
  call void @aligned(ptr @four) ; align: argument 1 of the call is `align 8`, and @four, which is aligned to 4
  call void @aligned(ptr getelementptr (i8, ptr @word, i64 4)) ; align: argument 1 of the call is `align 8`, and an address 4 bytes from @word, which is aligned to 8
  call void @range(i8 3)
  call void @range(i8 6)
  call void @range(i8 7) ; range: argument 1 of the call is `range(3, 7)`, and i8 7 is 7
  call void @range(i8 2) ; range: argument 1 of the call is `range(3, 7)`, and i8 2 is 2
  call void @range_around(i8 1)
  call void @range_around(i8 2) ; range: argument 1 of the call is `range(-2, 2)`, and i8 2 is 2
  call void @range_around(i8 -3) ; range: argument 1 of the call is `range(-2, 2)`, and i8 -3 is -3
  call void @range_around(i8 -2)
  call void @range(i8 %x)
  ret void
}

define void @assumed() {
  call void @llvm.assume(i1 true) ["nonnull"(ptr null)] ; false-assumption: what is assumed is `nonnull` of a null pointer
  call void @llvm.assume(i1 true) ["nonnull"(ptr getelementptr (i8, ptr null, i64 1))]
  call void @llvm.assume(i1 true) ["align"(ptr @word, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr @word, i64 16)] ; false-assumption: what is assumed is `align 16` of @word, which is aligned to 8
  call void @llvm.assume(i1 true) ["align"(ptr getelementptr (i8, ptr @word, i64 1), i64 8)] ; false-assumption: what is assumed is `align 8` of an address 1 byte from @word, which is aligned to 8
  call void @llvm.assume(i1 true) ["align"(ptr getelementptr (i8, ptr @word, i64 1), i64 8, i64 1)]
  ret void
}

define void @called() {
  call void @two(i32 1, i32 2)
  call void @two(i32 1) ; call-signature: @two is called as `void (i32)`, and is `void (i32, i32)`
  call void @two(i32 1, i32 2, i32 3) ; call-signature: @two is called as `void (i32, i32, i32)`, and is `void (i32, i32)`
  call void @two(i32 1, i64 2) ; call-signature: @two is called as `void (i32, i64)`, and is `void (i32, i32)`
  call void (i32, ...) @many(i32 1, i32 2)
  call void (...) @many(i32 1)
  call void @many() ; call-signature: @many is called as `void ()`, and is `void (i32, ...)`
  call fastcc void @two(i32 1, i32 2) ; call-convention: @two is called by the convention fastcc, and has ccc
  call void @word() ; call-of-data: @word is called, which is no function
  call void null() ; null-pointer: a call of a null pointer
  ret void
}

define void @freed(ptr %p) {
  call void @free(ptr null)
  call void @free(ptr @four) ; free-of-no-heap-object: @four is freed, which no allocation gave
  call void @free(ptr %p)
  call void @free(ptr %p) ; double-free: %p is freed twice
  %v = load i8, ptr %p ; access-after-free: a load from %p after it is freed
  ret void
}

define void @freed_on_one_side(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @free(ptr %p)
  br label %b
b:
  call void @free(ptr %p)
  ret void
}

define void @ended(i1 %c) {
  %a = alloca i32
  br label %again
again:
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  store i32 2, ptr %a
  br i1 %c, label %again, label %done
done:
  store i32 3, ptr %a
  ret void
}

define i32 @ended_for_good() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  %v = load i32, ptr %a ; access-after-lifetime: a load from %a after the end of its lifetime
  ret i32 %v
}

define i8 @loaded() {
  %a = alloca i8
  %v = load i8, ptr poison ; poison-pointer: a load from the pointer ptr poison, which is poison
  %w = load i8, ptr %a, !range !0
  ret i8 %w
}
!0 = !{i8 1, i8 3}

define void @bytes_left() {
  call void @eight(ptr getelementptr (i8, ptr @word, i64 7)) ; dereferenceable: argument 1 of the call is `dereferenceable(8)`, and 1 byte of @word is there
  call void @eight(ptr getelementptr (i8, ptr @word, i64 6)) ; dereferenceable: argument 1 of the call is `dereferenceable(8)`, and 2 bytes of @word are there
  call void @eight(ptr @word)
  ret void
}

define i32 @by_what_is_loaded(ptr %p) {
  %a = alloca i32
  %b = alloca i32
  store i32 1, ptr %b
  %u = load i32, ptr %p
  %q = udiv i32 1, %u
  %v = load volatile i32, ptr %a
  %r = udiv i32 1, %v
  %w = load i32, ptr %b
  %s = udiv i32 1, %w
  %x = load i32, ptr %a
  %t = udiv i32 1, %x ; division-by-poison: the divisor %x is undef
  ret i32 %t
}

define i8 @chosen_by_poison(i8 %a, i8 %b) {
  %c = icmp eq i8 poison, 1
  %s = select i1 %c, i8 %a, i8 %b
  %q = udiv i8 1, %s ; division-by-poison: the divisor %s is poison
  ret i8 %q
}

define i8 @chosen_by_undef(i8 %a, i8 %b) {
  %s = select i1 undef, i8 %a, i8 %b
  %q = udiv i8 1, %s
  ret i8 %q
}

define i8 @poison_that_may_be_chosen(i1 %c, i8 %a) {
  %s = select i1 %c, i8 poison, i8 %a
  %q = udiv i8 1, %s
  %t = select i1 %c, i8 %a, i8 poison
  %r = udiv i8 1, %t
  ret i8 %r
}

define i1 @no_number_at_all(i8 %x, i8 %y) {
  %l = icmp ult i8 %x, 3
  br i1 %l, label %less, label %end
less:
  %m = icmp ugt i8 %x, 5
  br i1 %m, label %never, label %end
never:
  %s = icmp samesign ult i8 %x, %y
  %t = icmp samesign ult i8 %y, %x
  ret i1 %s
end:
  ret i1 false
}

define void @so_many_as_poison() {
  %l = or i64 poison, 9
  %a = alloca [8 x i8]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 %l, i1 false)
  ret void
}

define i32 @of_any_number(float %x, <2 x double> %y) {
  %a = fptosi float %x to i32
  %b = fptoui <2 x double> %y to <2 x i8>
  %c = fptosi double 1.000000e+00 to i1 ; conversion-out-of-range: `fptosi` of double 0x3FF0000000000000, which i1 does not hold: the result is poison
  %d = fptoui double 1.000000e+00 to i1
  %e = fadd nnan ninf float %x, 1.000000e+00
  ret i32 %a
}

define i64 @extended_without_a_flag(i8 %x) {
  %n = or i8 %x, -128
  %a = zext i8 %n to i64
  %b = uitofp i8 %n to double
  ret i64 %a
}
