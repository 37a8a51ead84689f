; Functions and what they return, behind `gives`.
@words = global [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@bytes = global [8 x i8] c"\01\02\03\04\05\06\07\08"
@mixed = global { i8, [2 x i16], <2 x i8>, ptr } { i8 1, [2 x i16] [i16 2, i16 3], <2 x i8> <i8 4, i8 5>, ptr @words }
@second = global ptr getelementptr inbounds ([4 x i32], ptr @words, i64 0, i64 1)
@distance = global i64 sub (i64 ptrtoint (ptr getelementptr (i32, ptr @words, i64 3) to i64), i64 ptrtoint (ptr @words to i64))
@reals = global [2 x double] [double 1.5, double -2.0]
@again = alias i32, getelementptr ([4 x i32], ptr @words, i64 0, i64 2)
@relative = global i32 trunc (i64 sub (i64 ptrtoint (ptr @words to i64), i64 ptrtoint (ptr @relative to i64)) to i32)

define i32 @masked_store() { ; gives i32 76
  call void @llvm.masked.store.v4i32.p0(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr align 4 @words, <4 x i1> <i1 false, i1 true, i1 false, i1 true>)
  %all = load <4 x i32>, ptr @words
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %all)
  %more = add i32 %sum, 30
  ret i32 %more
}
define i32 @scatter() { ; gives i32 7
  %last = getelementptr i32, ptr @words, i64 3
  %p = insertelement <2 x ptr> poison, ptr @words, i32 0
  %q = insertelement <2 x ptr> %p, ptr %last, i32 1
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> <i32 5, i32 7>, <2 x ptr> align 4 %q, <2 x i1> splat (i1 true))
  %v = load i32, ptr %last
  ret i32 %v
}
define i32 @compressed() { ; gives i32 3
  %a = alloca [4 x i32]
  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %a, <4 x i1> <i1 true, i1 false, i1 true, i1 false>)
  %p = getelementptr i32, ptr %a, i64 1
  %v = load i32, ptr %p
  ret i32 %v
}
define i64 @element_by_bytes() { ; gives i64 578437695752307201
  %v = load i64, ptr @bytes, align 1
  ret i64 %v
}
define <2 x i8> @in_a_struct() { ; gives <2 x i8> <i8 4, i8 5>
  %p = getelementptr { i8, [2 x i16], <2 x i8>, ptr }, ptr @mixed, i64 0, i32 2
  %v = load <2 x i8>, ptr %p
  ret <2 x i8> %v
}
define i32 @behind_a_pointer_in_a_struct() { ; gives i32 20
  %p = load ptr, ptr @second
  %v = load i32, ptr %p
  ret i32 %v
}
define i64 @the_distance() { ; gives i64 12
  %v = load i64, ptr @distance
  ret i64 %v
}
define i32 @by_an_alias() { ; gives i32 30
  store i32 30, ptr @again
  %p = getelementptr i32, ptr @words, i64 2
  %v = load i32, ptr %p
  ret i32 %v
}
define double @a_double() { ; gives double -2.0
  %p = getelementptr double, ptr @reals, i64 1
  %v = load double, ptr %p
  ret double %v
}
define i64 @the_bits_of_a_double() { ; gives i64 4609434218613702656
  %v = load i64, ptr @reals
  ret i64 %v
}
define { i8, i32 } @an_aggregate() { ; gives { i8, i32 } { i8 7, i32 9 }
  %a = alloca { i8, i32 }
  store { i8, i32 } { i8 7, i32 9 }, ptr %a
  %v = load { i8, i32 }, ptr %a
  ret { i8, i32 } %v
}
define i3 @few_bits() { ; gives i3 -3
  %a = alloca i3
  store i3 5, ptr %a
  %v = load i3, ptr %a
  ret i3 %v
}
define i8 @filled() { ; gives i8 -1
  %a = alloca [4 x i8]
  call void @llvm.memset.p0.i64(ptr %a, i8 -1, i64 4, i1 false)
  %p = getelementptr i8, ptr %a, i64 3
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @moved() { ; gives i8 2
  %p = getelementptr i8, ptr @bytes, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr @bytes, i64 4, i1 false)
  %q = getelementptr i8, ptr @bytes, i64 2
  %v = load i8, ptr %q
  ret i8 %v
}
define i16 @copied_across_numbers() { ; gives i16 20
  %v = load i32, ptr @words
  %a = alloca [8 x i8]
  %to = getelementptr i8, ptr %a, i64 2
  %from = getelementptr i8, ptr @words, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 5, i1 false)
  %p = getelementptr i8, ptr %a, i64 3
  %r = load i16, ptr %p, align 1
  ret i16 %r
}
define i32 @copied_numbers() { ; gives i32 30
  %v = load i32, ptr @words
  %a = alloca [4 x i32]
  store [4 x i32] zeroinitializer, ptr %a
  %to = getelementptr i32, ptr %a, i64 1
  %from = getelementptr i32, ptr @words, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  %r = load i32, ptr %to
  ret i32 %r
}
define i32 @copied_nothing() { ; gives i32 10
  call void @llvm.memcpy.p0.p0.i64(ptr @words, ptr null, i64 0, i1 false)
  %v = load i32, ptr @words
  ret i32 %v
}
define i32 @zeroed_numbers() { ; gives i32 40
  %p = getelementptr i32, ptr @words, i64 1
  %v = load i32, ptr %p
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
  %after = load <4 x i32>, ptr @words
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %after)
  %less = sub i32 %sum, 10
  ret i32 %less
}
define i32 @zeroed_bytes_of_numbers() { ; gives i32 -16776961
  store i32 -1, ptr @words
  %p = getelementptr i8, ptr @words, i64 1
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 2, i1 false)
  %v = load i32, ptr @words
  ret i32 %v
}
define i32 @zeroed_whole() { ; gives i32 0
  %a = alloca [4 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  %p = getelementptr i32, ptr %a, i64 3
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @set_bytes_of_numbers() { ; gives i32 16843018
  %v = load i32, ptr @words
  %p = getelementptr i8, ptr @words, i64 1
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 3, i1 false)
  %r = load i32, ptr @words
  ret i32 %r
}
define i32 @set_nothing() { ; gives i32 10
  call void @llvm.memset.p0.i64(ptr null, i8 1, i64 0, i1 false)
  %r = load i32, ptr @words
  ret i32 %r
}
define i64 @size_of_an_object() { ; gives i64 12
  %p = getelementptr i8, ptr @words, i64 4
  %v = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 true)
  ret i64 %v
}
define i64 @size_of_nothing() { ; gives i64 -1
  %v = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 false, i1 true)
  ret i64 %v
}
define i64 @a_mask_of_a_pointer() { ; gives i64 0
  %a = alloca i64, align 16
  %p = getelementptr i8, ptr %a, i64 5
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  %n = ptrtoint ptr %q to i64
  %m = ptrtoint ptr %a to i64
  %d = sub i64 %n, %m
  ret i64 %d
}
define i32 @relative_load() { ; gives i32 5
  store i32 5, ptr @words
  %p = call ptr @llvm.load.relative.i64(ptr @relative, i64 0)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @the_stack_again() { ; gives i32 3
  %saved = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i32 4
  store i32 3, ptr %a
  %v = load i32, ptr %a
  call void @llvm.stackrestore.p0(ptr %saved)
  ret i32 %v
}
define i1 @what_is_known() { ; gives i1 false
  call void @llvm.assume(i1 true)
  call void @llvm.donothing()
  %e = call i32 @llvm.expect.i32(i32 4, i32 5)
  %v = call i1 @llvm.is.constant.i32(i32 %e)
  ret i1 %v
}
define i32 @taken() { ; gives i32 9
  store i32 3, ptr @words
  %pair = cmpxchg ptr @words, i32 3, i32 9 seq_cst monotonic
  %ok = extractvalue { i32, i1 } %pair, 1
  %v = load atomic i32, ptr @words acquire, align 4
  %r = select i1 %ok, i32 %v, i32 0
  ret i32 %r
}
define { i32, i1 } @not_taken() { ; gives { i32, i1 } { i32 4, i1 false }
  store atomic i32 4, ptr @words release, align 4
  fence seq_cst
  %pair = cmpxchg weak ptr @words, i32 3, i32 9 seq_cst monotonic
  ret { i32, i1 } %pair
}
define i1 @a_pointer_taken() { ; gives i1 true
  %a = alloca ptr
  store ptr @words, ptr %a
  %pair = cmpxchg ptr %a, ptr @words, ptr @bytes seq_cst seq_cst
  %v = load ptr, ptr %a
  %r = icmp eq ptr %v, @bytes
  ret i1 %r
}
define double @constrained() #0 { ; gives double 2.5
  %a = call double @llvm.experimental.constrained.fadd.f64(double 4.0, double 2.25, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %b = call double @llvm.experimental.constrained.sqrt.f64(double %a, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  ret double %b
}
define i1 @constrained_comparison() #0 { ; gives i1 true
  %a = call i1 @llvm.experimental.constrained.fcmp.f64(double 4.0, double 2.25, metadata !"ogt", metadata !"fpexcept.strict") #0
  ret i1 %a
}
define i32 @constrained_conversion() #0 { ; gives i32 -4
  %a = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double -4.75, metadata !"fpexcept.strict") #0
  ret i32 %a
}
define float @no_nans() { ; gives float poison
  %a = fadd nnan float 0x7FF8000000000000, 1.0
  ret float %a
}
define float @no_infinities() { ; gives float poison
  %a = fmul ninf float 0x7FF0000000000000, 1.0
  ret float %a
}
define float @no_infinite_result() { ; gives float poison
  %a = fdiv ninf float 1.0, 0.0
  ret float %a
}
define x86_fp80 @no_wide_nans() { ; gives x86_fp80 poison
  %a = fneg nnan x86_fp80 0xK7FFFC000000000000000
  ret x86_fp80 %a
}
define i1 @no_nans_compared() { ; gives i1 poison
  %a = fcmp nnan ord double 0x7FF8000000000000, 1.0
  ret i1 %a
}
define float @half_of_it_is_poison() { ; gives float poison
  %a = extractelement <2 x float> <float poison, float 1.0>, i32 0
  %b = fadd float %a, 1.0
  %c = fptrunc double 1.0 to float
  %d = fmul float %b, %c
  %e = call float @llvm.sqrt.f32(float %d)
  ret float %e
}
define i8 @not_an_i8() { ; gives i8 poison
  %a = fptoui double 256.0 to i8
  ret i8 %a
}
define double @negative_promised_not() { ; gives double poison
  %a = uitofp nneg i8 -1 to double
  ret double %a
}
define i32 @chosen(i32) { ; given 7 gives i32 70
  switch i32 %0, label %other [
    i32 3, label %three
    i32 7, label %seven
  ]
three:
  br label %end
seven:
  br label %end
other:
  br label %end
end:
  %r = phi i32 [ 30, %three ], [ 70, %seven ], [ 0, %other ]
  ret i32 %r
}
define i32 @indirect(i32) { ; given 1 gives i32 11
  %p = getelementptr [2 x ptr], ptr @targets, i64 0, i32 %0
  %t = load ptr, ptr %p
  indirectbr ptr %t, [label %first, label %second]
first:
  ret i32 10
second:
  ret i32 11
}
@targets = constant [2 x ptr] [ptr blockaddress(@indirect, %first), ptr blockaddress(@indirect, %second)]
attributes #0 = { strictfp }
define ptr @no_null(ptr nonnull %p) {
  ret ptr %p
}
define nonnull ptr @no_null_result() {
  ret ptr null
}
define ptr @in_line(ptr align 16 %p) {
  ret ptr %p
}
define i8 @in_a_range(i8 range(i8 2, 5) %x) {
  ret i8 %x
}
define ptr @readable(ptr dereferenceable(4) %p) {
  ret ptr %p
}
define ptr @null_where_it_must_not_be() { ; gives ptr poison
  %p = call ptr @no_null(ptr null)
  ret ptr %p
}
define ptr @null_as_a_result() { ; gives ptr poison
  %p = call ptr @no_null_result()
  ret ptr %p
}
define ptr @out_of_line() { ; gives ptr poison
  %a = alloca [32 x i8], align 16
  %p = getelementptr i8, ptr %a, i64 3
  %q = call ptr @in_line(ptr %p)
  ret ptr %q
}
define i8 @out_of_range() { ; gives i8 poison
  %r = call i8 @in_a_range(i8 7)
  ret i8 %r
}
define i8 @inside_the_range() { ; gives i8 4
  %r = call i8 @in_a_range(i8 4)
  ret i8 %r
}
define i1 @readable_enough() { ; gives i1 true
  %p = call ptr @readable(ptr @words)
  %r = icmp eq ptr %p, @words
  ret i1 %r
}
define i32 @variable(i32 %n, ...) {
  %list = alloca [3 x i64], align 16
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i32
  %b = va_arg ptr %list, double
  %c = va_arg ptr %list, i64
  call void @llvm.va_end.p0(ptr %list)
  %d = fptosi double %b to i32
  %e = trunc i64 %c to i32
  %f = mul i32 %a, %d
  %r = sub i32 %f, %e
  ret i32 %r
}
define i32 @variable_arguments() { ; gives i32 5
  %r = call i32 (i32, ...) @variable(i32 3, i32 4, double 3.5, i64 7)
  ret i32 %r
}
