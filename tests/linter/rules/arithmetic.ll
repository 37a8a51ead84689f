declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare i32 @llvm.cttz.i32(i32, i1)

define i32 @zero(i32 %a, i32 %b) {
  %none = and i32 %b, 0
  %q = udiv i32 %a, %none ; division-by-zero
  ret i32 %q
}

define i32 @zero_by_a_branch(i32 %a, i32 %b) {
entry:
  %is_zero = icmp eq i32 %b, 0
  br i1 %is_zero, label %divide, label %done

divide:
  %r = srem i32 %a, %b ; division-by-zero
  ret i32 %r

done:
  %q = sdiv i32 %a, %b
  ret i32 %q
}

define <2 x i32> @zero_in_a_lane(<2 x i32> %a) {
  %q = udiv <2 x i32> %a, <i32 1, i32 0> ; division-by-zero
  ret <2 x i32> %q
}

define i32 @poison_divisor(i32 %a) {
  %wide = shl i32 %a, 32 ; shift-out-of-range
  %more = add i32 %wide, 1
  %q = udiv i32 %a, %more ; division-by-poison
  ret i32 %q
}

define i32 @undef_divisor(i32 %a) {
  %q = urem i32 %a, undef ; division-by-poison
  ret i32 %q
}

define i32 @lowest(i32 %a) {
  %low = or i32 -2147483648, 0
  %q = sdiv i32 %low, -1 ; division-overflow
  ret i32 %q
}

define i8 @shift(i8 %a, i8 %b) {
  %amount = or i8 %b, 8
  %s = lshr i8 %a, %amount ; shift-out-of-range
  ret i8 %s
}

define <2 x i8> @shift_of_a_vector(<2 x i8> %a) {
  %s = ashr <2 x i8> %a, <i8 8, i8 9> ; shift-out-of-range
  ret <2 x i8> %s
}

define i8 @signed(i8 %a) {
entry:
  %large = icmp sgt i8 %a, 100
  br i1 %large, label %add, label %done

add:
  %s = add nsw i8 %a, 100 ; overflow
  ret i8 %s

done:
  %d = add nsw i8 %a, 27
  ret i8 %d
}

define i8 @unsigned(i8 %a) {
  %small = and i8 %a, 15
  %s = sub nuw i8 %small, 16 ; overflow
  ret i8 %s
}

define i8 @product(i8 %a) {
  %large = or i8 %a, 64
  %s = mul nuw i8 %large, 4 ; overflow
  ret i8 %s
}

define i8 @shifted(i8 %a) {
  %large = or i8 %a, 64
  %s = shl nuw i8 %large, 2 ; overflow
  ret i8 %s
}

define i32 @remainder(i32 %a) {
  %odd = or i32 %a, 1
  %s = lshr exact i32 %odd, 1 ; inexact
  %q = udiv exact i32 7, 2 ; inexact
  %sum = add i32 %s, %q
  ret i32 %sum
}

define i32 @flags(i8 %a) {
  %negative = or i8 %a, -128
  %wide = zext nneg i8 %negative to i32 ; broken-flag
  %large = or i32 %wide, 256
  ret i32 %large
}

define i4 @narrow(i8 %a) {
  %large = or i8 %a, 16
  %s = trunc nuw i8 %large to i4 ; broken-flag
  ret i4 %s
}

define i8 @common_bits(i8 %a) {
  %odd = or i8 %a, 1
  %s = or disjoint i8 %odd, 3 ; broken-flag
  ret i8 %s
}

define i1 @signs(i8 %a) {
  %positive = and i8 %a, 127
  %s = icmp samesign ult i8 %positive, -1 ; broken-flag
  ret i1 %s
}

define i32 @by_argument() {
  %a = call i32 @llvm.abs.i32(i32 -2147483648, i1 true) ; poison-by-argument
  %b = call i32 @llvm.cttz.i32(i32 0, i1 true) ; poison-by-argument
  %c = call i32 @llvm.cttz.i32(i32 0, i1 false)
  ret i32 %c
}

define i32 @shift_that_saturates(i32 %a) {
  %s = call i32 @llvm.sshl.sat.i32(i32 %a, i32 32) ; shift-out-of-range
  %t = call i32 @llvm.sshl.sat.i32(i32 %a, i32 31)
  ret i32 %t
}

define i32 @element(<4 x i32> %v) {
  %e = extractelement <4 x i32> %v, i32 4 ; element-out-of-range
  %f = extractelement <4 x i32> %v, i32 3
  ret i32 %f
}

define <2 x i32> @inserted(<2 x i32> %v, i64 %i) {
  %far = or i64 %i, 2
  %e = insertelement <2 x i32> %v, i32 0, i64 %far ; element-out-of-range
  ret <2 x i32> %e
}
