define i32 @too_large() {
  %i = fptosi double 1.000000e+10 to i32 ; conversion-out-of-range
  ret i32 %i
}

define i8 @negative(i8 %a) {
  %i = fptoui half 0xHBC00 to i8 ; conversion-out-of-range
  %q = udiv i8 %a, %i ; division-by-poison
  ret i8 %q
}

define i32 @not_a_number() {
  %i = fptosi float 0x7FF8000000000000 to i32 ; conversion-out-of-range
  %j = fptosi x86_fp80 0xK7FFF8000000000000000 to i32 ; conversion-out-of-range
  ret i32 %j
}

define <2 x i8> @lanes() {
  %i = fptoui <2 x float> <float 2.560000e+02, float 1.000000e+03> to <2 x i8> ; conversion-out-of-range
  %j = fptoui <2 x float> <float 2.560000e+02, float 2.550000e+02> to <2 x i8>
  ret <2 x i8> %j
}

define i8 @fits() {
  %i = fptosi double -128.9 to i8
  %j = fptoui double -0.5 to i8
  %k = fptoui double 255.5 to i8
  ret i8 %k
}

define float @excluded(float %x) {
  %n = fadd nnan float %x, 0x7FF8000000000000 ; broken-flag
  %i = fmul ninf float 0xFFF0000000000000, %x ; broken-flag
  %a = fsub nnan float 0x7FF0000000000000, %x
  %b = fdiv ninf float 0x7FF8000000000000, %x
  ret float %a
}
