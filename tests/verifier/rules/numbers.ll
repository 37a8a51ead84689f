;;; is-fpclass
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(float %x) {
  %a = call i1 @llvm.is.fpclass.f32(float %x, i32 1024)
  ret void
}

;;; fptrunc-round-string
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(float %x) {
  %a = call half @llvm.fptrunc.round.f16.f32(float %x, metadata i32 1)
  ret void
}

;;; fptrunc-round-mode
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
define void @f(float %x) {
  %a = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.dynamic")
  ret void
}

;;; constrained-vectors
declare <2 x i32> @llvm.experimental.constrained.lround.v2i32.v2f32(<2 x float>, metadata)
define void @f(<2 x float> %x) {
  %a = call <2 x i32> @llvm.experimental.constrained.lround.v2i32.v2f32(<2 x float> %x, metadata !"fpexcept.strict")
  ret void
}

;;; constrained-predicate
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(float %x) {
  %a = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"eq", metadata !"fpexcept.strict")
  ret void
}

;;; constrained-vector-use
declare i32 @llvm.experimental.constrained.fptosi.i32.v2f32(<2 x float>, metadata)
define void @f(<2 x float> %x) {
  %a = call i32 @llvm.experimental.constrained.fptosi.i32.v2f32(<2 x float> %x, metadata !"fpexcept.strict")
  ret void
}

;;; constrained-lengths
declare <4 x i32> @llvm.experimental.constrained.fptosi.v4i32.v2f32(<2 x float>, metadata)
define void @f(<2 x float> %x) {
  %a = call <4 x i32> @llvm.experimental.constrained.fptosi.v4i32.v2f32(<2 x float> %x, metadata !"fpexcept.strict")
  ret void
}

;;; constrained-larger
declare double @llvm.experimental.constrained.fptrunc.f64.f32(float, metadata, metadata)
define void @f(float %x) {
  %a = call double @llvm.experimental.constrained.fptrunc.f64.f32(float %x, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}

;;; constrained-smaller
declare float @llvm.experimental.constrained.fpext.f32.f64(double, metadata)
define void @f(double %x) {
  %a = call float @llvm.experimental.constrained.fpext.f32.f64(double %x, metadata !"fpexcept.strict")
  ret void
}

;;; constrained-exceptions
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(float %x) {
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"never")
  ret void
}

;;; constrained-rounding
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(float %x) {
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.up", metadata !"fpexcept.strict")
  ret void
}

;;; fix-signed
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define void @f(i32 %x) {
  %a = call i32 @llvm.smul.fix.i32(i32 %x, i32 %x, i32 32)
  ret void
}

;;; fix-unsigned
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
define void @f(i32 %x) {
  %a = call i32 @llvm.umul.fix.i32(i32 %x, i32 %x, i32 33)
  ret void
}

;;; lrint-scalar llvm 16
declare <2 x i32> @llvm.lrint.v2i32.v2f32(<2 x float>)
define void @f(<2 x float> %x) {
  %a = call <2 x i32> @llvm.lrint.v2i32.v2f32(<2 x float> %x)
  ret void
}

;;; lround-scalar llvm 19
declare <2 x i32> @llvm.lround.v2i32.v2f32(<2 x float>)
define void @f(<2 x float> %x) {
  %a = call <2 x i32> @llvm.lround.v2i32.v2f32(<2 x float> %x)
  ret void
}

;;; lround-scalar llvm 19
declare i64 @llvm.llround.i64.v2f32(<2 x float>)
define void @f(<2 x float> %x) {
  %a = call i64 @llvm.llround.i64.v2f32(<2 x float> %x)
  ret void
}

;;; lrint-vectors llvm 19
declare <2 x i64> @llvm.llrint.v2i64.f32(float)
define void @f(float %x) {
  %a = call <2 x i64> @llvm.llrint.v2i64.f32(float %x)
  ret void
}

;;; lrint-length llvm 19
declare <2 x i64> @llvm.llrint.v2i64.v4f32(<4 x float>)
define void @f(<4 x float> %x) {
  %a = call <2 x i64> @llvm.llrint.v2i64.v4f32(<4 x float> %x)
  ret void
}

;;; rounding-vectors
declare <2 x i32> @llvm.lrint.v2i32.f32(float)
define void @f(float %x) {
  %a = call <2 x i32> @llvm.lrint.v2i32.f32(float %x)
  ret void
}

;;; rounding-length
declare <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float>)
define void @f(<4 x float> %x) {
  %a = call <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float> %x)
  ret void
}

;;; bswap
declare i8 @llvm.bswap.i8(i8)
define void @f(i8 %x) {
  %a = call i8 @llvm.bswap.i8(i8 %x)
  ret void
}

;;; cmp-width
declare i1 @llvm.ucmp.i1.i32(i32, i32)
define void @f(i32 %x) {
  %a = call i1 @llvm.ucmp.i1.i32(i32 %x, i32 %x)
  ret void
}

;;; cmp-vectors
declare <2 x i8> @llvm.ucmp.v2i8.i32(i32, i32)
define void @f(i32 %x) {
  %a = call <2 x i8> @llvm.ucmp.v2i8.i32(i32 %x, i32 %x)
  ret void
}

;;; cmp-length
declare <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32>, <4 x i32>)
define void @f(<4 x i32> %x) {
  %a = call <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32> %x, <4 x i32> %x)
  ret void
}

;;; vp-length
declare <4 x i8> @llvm.vp.trunc.v4i8.v2i32(<2 x i32>, <4 x i1>, i32)
define void @f(<2 x i32> %x, <4 x i1> %m) {
  %a = call <4 x i8> @llvm.vp.trunc.v4i8.v2i32(<2 x i32> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-trunc-types
declare <4 x i8> @llvm.vp.trunc.v4i8.v4f32(<4 x float>, <4 x i1>, i32)
define void @f(<4 x float> %x, <4 x i1> %m) {
  %a = call <4 x i8> @llvm.vp.trunc.v4i8.v4f32(<4 x float> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-trunc-width
declare <4 x i32> @llvm.vp.trunc.v4i32.v4i8(<4 x i8>, <4 x i1>, i32)
define void @f(<4 x i8> %x, <4 x i1> %m) {
  %a = call <4 x i32> @llvm.vp.trunc.v4i32.v4i8(<4 x i8> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-ext-types
declare <4 x i32> @llvm.vp.zext.v4i32.v4f32(<4 x float>, <4 x i1>, i32)
define void @f(<4 x float> %x, <4 x i1> %m) {
  %a = call <4 x i32> @llvm.vp.zext.v4i32.v4f32(<4 x float> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-ext-width
declare <4 x i8> @llvm.vp.sext.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %x, <4 x i1> %m) {
  %a = call <4 x i8> @llvm.vp.sext.v4i8.v4i32(<4 x i32> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-to-integer
declare <4 x i8> @llvm.vp.fptosi.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %x, <4 x i1> %m) {
  %a = call <4 x i8> @llvm.vp.fptosi.v4i8.v4i32(<4 x i32> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-to-float
declare <4 x i8> @llvm.vp.sitofp.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %x, <4 x i1> %m) {
  %a = call <4 x i8> @llvm.vp.sitofp.v4i8.v4i32(<4 x i32> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-fptrunc-types
declare <4 x i8> @llvm.vp.fptrunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %x, <4 x i1> %m) {
  %a = call <4 x i8> @llvm.vp.fptrunc.v4i8.v4i32(<4 x i32> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-fptrunc-width
declare <4 x double> @llvm.vp.fptrunc.v4f64.v4f32(<4 x float>, <4 x i1>, i32)
define void @f(<4 x float> %x, <4 x i1> %m) {
  %a = call <4 x double> @llvm.vp.fptrunc.v4f64.v4f32(<4 x float> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-fpext-types
declare <4 x i8> @llvm.vp.fpext.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %x, <4 x i1> %m) {
  %a = call <4 x i8> @llvm.vp.fpext.v4i8.v4i32(<4 x i32> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-fpext-width
declare <4 x float> @llvm.vp.fpext.v4f32.v4f64(<4 x double>, <4 x i1>, i32)
define void @f(<4 x double> %x, <4 x i1> %m) {
  %a = call <4 x float> @llvm.vp.fpext.v4f32.v4f64(<4 x double> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-ptrtoint
declare <4 x i8> @llvm.vp.ptrtoint.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %x, <4 x i1> %m) {
  %a = call <4 x i8> @llvm.vp.ptrtoint.v4i8.v4i32(<4 x i32> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-inttoptr
declare <4 x i8> @llvm.vp.inttoptr.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
define void @f(<4 x i32> %x, <4 x i1> %m) {
  %a = call <4 x i8> @llvm.vp.inttoptr.v4i8.v4i32(<4 x i32> %x, <4 x i1> %m, i32 2)
  ret void
}

;;; vp-fcmp
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
define void @f(<4 x float> %x, <4 x i1> %m) {
  %a = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %x, <4 x float> %x, metadata !"eq", <4 x i1> %m, i32 2)
  ret void
}

;;; vp-icmp
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define void @f(<4 x i32> %x, <4 x i1> %m) {
  %a = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %x, <4 x i32> %x, metadata !"oeq", <4 x i1> %m, i32 2)
  ret void
}

;;; vp-is-fpclass
declare <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float>, i32, <4 x i1>, i32)
define void @f(<4 x float> %x, <4 x i1> %m) {
  %a = call <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float> %x, i32 1024, <4 x i1> %m, i32 2)
  ret void
}
