@g = global [8 x i8] zeroinitializer
@h = global ptr null
@c = constant i8 5
@wc = weak constant i8 5
@lc = linkonce_odr constant i8 5
@ext = external constant i8
@weak = extern_weak global i8
@text = constant [80 x i8] c"abc\00de\00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\00"
@same = constant [64 x i8] c"abd\00de\00fffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
@just = constant [64 x i8] c"fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\00"
@long = constant [66 x i8] c"fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\00"
@none = constant [4 x i8] c"abcd"
declare void @takes(i8)
declare i8 @takes8(i8)
declare i8 @pure(i8) memory(none) nounwind willreturn
declare i8 @reads(i8) memory(read) nounwind willreturn
declare i8 @writes(i8) memory(write) nounwind willreturn
declare i8 @spec(i8) speculatable
declare i8 @willret(i8) nounwind willreturn
declare i8 @noalias8(i8) memory(inaccessiblemem: readwrite)
declare void @sees(ptr)
declare void @looks(ptr readonly)
declare void @nocap(ptr captures(none))
declare void @readsp(ptr) memory(read)
declare void @writesp(ptr) memory(argmem: write)
declare ptr @gives()
declare i8 @ret1(i8 returned)
declare ptr @alloc(i64) allocsize(0)
declare extern_weak void @weakfn()
declare void @ufn() unnamed_addr
declare i32 @ffs(i32)
declare i32 @ffsll(i64)
declare i32 @fls(i32)
declare i32 @flsll(i64)
declare i32 @abs(i32)
declare i64 @llabs(i64)
declare i32 @labs(i32)
declare i32 @isdigit(i32)
declare i32 @isascii(i32)
declare i32 @toascii(i32)
declare i32 @memcmp(ptr, ptr, i64)
declare i32 @bcmp(ptr, ptr, i64)
declare i64 @strlen(ptr)
declare double @pow(double, double)
declare double @exp2(double)
declare double @exp10(double)
declare double @ldexp(double, i32)
declare float @ldexpf(float, i32)
declare double @hypot(double, double)
declare double @cabs(double, double)
declare double @fabs(double)
declare double @floor(double)
declare double @ceil(double)
declare double @trunc(double)
declare double @round(double)
declare double @roundeven(double)
declare double @rint(double)
declare double @nearbyint(double)
declare double @sqrt(double)
declare double @fmin(double, double)
declare double @fmax(double, double)
declare double @copysign(double, double)
declare double @fmod(double, double)
declare double @fminimum_num(double, double)
declare double @fmaximum_num(double, double)
declare double @sin(double)
declare double @cos(double)
declare double @exp(double)
declare double @log(double)
declare double @tan(double)
declare double @cosh(double)
declare double @erf(double)
declare double @cbrt(double)
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @_Znwm(i64)
declare void @free(ptr)
declare void @_ZdlPv(ptr)
declare void @llvm.assume(i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@other4 = constant [4 x i8] c"abce"
@big = global [512 x i8] zeroinitializer
declare void @ends() noreturn
declare void @llvm.trap()
declare half @llvm.fma.f16(half, half, half)
