; ModuleID = 'functions.c'
source_filename = "functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { ptr, ptr, ptr, ptr }
%struct.anon.0 = type { ptr, ptr, ptr, ptr }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@stdout = external local_unnamed_addr global ptr, align 8
@.str = private unnamed_addr constant [4 x i8] c"%s:\00", align 1
@UNARY = internal unnamed_addr constant [34 x %struct.anon] [%struct.anon { ptr @.str.2, ptr @acos, ptr @acosf, ptr @acosl }, %struct.anon { ptr @.str.3, ptr @acosh, ptr @acoshf, ptr @acoshl }, %struct.anon { ptr @.str.4, ptr @asin, ptr @asinf, ptr @asinl }, %struct.anon { ptr @.str.5, ptr @asinh, ptr @asinhf, ptr @asinhl }, %struct.anon { ptr @.str.6, ptr @atan, ptr @atanf, ptr @atanl }, %struct.anon { ptr @.str.7, ptr @atanh, ptr @atanhf, ptr @atanhl }, %struct.anon { ptr @.str.8, ptr @cbrt, ptr @cbrtf, ptr @cbrtl }, %struct.anon { ptr @.str.9, ptr @ceil, ptr @ceilf, ptr @ceill }, %struct.anon { ptr @.str.10, ptr @cos, ptr @cosf, ptr @cosl }, %struct.anon { ptr @.str.11, ptr @cosh, ptr @coshf, ptr @coshl }, %struct.anon { ptr @.str.12, ptr @erf, ptr @erff, ptr @erfl }, %struct.anon { ptr @.str.13, ptr @erfc, ptr @erfcf, ptr @erfcl }, %struct.anon { ptr @.str.14, ptr @exp, ptr @expf, ptr @expl }, %struct.anon { ptr @.str.15, ptr @exp2, ptr @exp2f, ptr @exp2l }, %struct.anon { ptr @.str.16, ptr @exp10, ptr @exp10f, ptr @exp10l }, %struct.anon { ptr @.str.17, ptr @expm1, ptr @expm1f, ptr @expm1l }, %struct.anon { ptr @.str.18, ptr @fabs, ptr @fabsf, ptr @fabsl }, %struct.anon { ptr @.str.19, ptr @floor, ptr @floorf, ptr @floorl }, %struct.anon { ptr @.str.20, ptr @log, ptr @logf, ptr @logl }, %struct.anon { ptr @.str.21, ptr @log10, ptr @log10f, ptr @log10l }, %struct.anon { ptr @.str.22, ptr @log1p, ptr @log1pf, ptr @log1pl }, %struct.anon { ptr @.str.23, ptr @log2, ptr @log2f, ptr @log2l }, %struct.anon { ptr @.str.24, ptr @logb, ptr @logbf, ptr @logbl }, %struct.anon { ptr @.str.25, ptr @nearbyint, ptr @nearbyintf, ptr @nearbyintl }, %struct.anon { ptr @.str.26, ptr @rint, ptr @rintf, ptr @rintl }, %struct.anon { ptr @.str.27, ptr @round, ptr @roundf, ptr @roundl }, %struct.anon { ptr @.str.28, ptr @roundeven, ptr @roundevenf, ptr @roundevenl }, %struct.anon { ptr @.str.29, ptr @sin, ptr @sinf, ptr @sinl }, %struct.anon { ptr @.str.30, ptr @sinh, ptr @sinhf, ptr @sinhl }, %struct.anon { ptr @.str.31, ptr @sqrt, ptr @sqrtf, ptr @sqrtl }, %struct.anon { ptr @.str.32, ptr @tan, ptr @tanf, ptr @tanl }, %struct.anon { ptr @.str.33, ptr @tanh, ptr @tanhf, ptr @tanhl }, %struct.anon { ptr @.str.34, ptr @tgamma, ptr @tgammaf, ptr @tgammal }, %struct.anon { ptr @.str.35, ptr @trunc, ptr @truncf, ptr @truncl }], align 16
@GIVEN = internal unnamed_addr constant [14 x double] [double 0.000000e+00, double -0.000000e+00, double 2.500000e-01, double -7.500000e-01, double 1.000000e+00, double -1.000000e+00, double 2.500000e+00, double 8.000000e+00, double -3.000000e+00, double 1.000000e+03, double -1.000000e+03, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000], align 16
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@BINARY = internal unnamed_addr constant [9 x %struct.anon.0] [%struct.anon.0 { ptr @.str.38, ptr @atan2, ptr @atan2f, ptr @atan2l }, %struct.anon.0 { ptr @.str.39, ptr @copysign, ptr @copysignf, ptr @copysignl }, %struct.anon.0 { ptr @.str.40, ptr @fdim, ptr @fdimf, ptr @fdiml }, %struct.anon.0 { ptr @.str.41, ptr @fmax, ptr @fmaxf, ptr @fmaxl }, %struct.anon.0 { ptr @.str.42, ptr @fmin, ptr @fminf, ptr @fminl }, %struct.anon.0 { ptr @.str.43, ptr @fmod, ptr @fmodf, ptr @fmodl }, %struct.anon.0 { ptr @.str.44, ptr @hypot, ptr @hypotf, ptr @hypotl }, %struct.anon.0 { ptr @.str.45, ptr @pow, ptr @powf, ptr @powl }, %struct.anon.0 { ptr @.str.46, ptr @remainder, ptr @remainderf, ptr @remainderl }], align 16
@.str.2 = private unnamed_addr constant [5 x i8] c"acos\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"acosh\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"asin\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"asinh\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"atan\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"atanh\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"cbrt\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"ceil\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"cos\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"cosh\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"erf\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"erfc\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"exp\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"exp2\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"exp10\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"expm1\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"fabs\00", align 1
@.str.19 = private unnamed_addr constant [6 x i8] c"floor\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"log\00", align 1
@.str.21 = private unnamed_addr constant [6 x i8] c"log10\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"log1p\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"log2\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"logb\00", align 1
@.str.25 = private unnamed_addr constant [10 x i8] c"nearbyint\00", align 1
@.str.26 = private unnamed_addr constant [5 x i8] c"rint\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"round\00", align 1
@.str.28 = private unnamed_addr constant [10 x i8] c"roundeven\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"sin\00", align 1
@.str.30 = private unnamed_addr constant [5 x i8] c"sinh\00", align 1
@.str.31 = private unnamed_addr constant [5 x i8] c"sqrt\00", align 1
@.str.32 = private unnamed_addr constant [4 x i8] c"tan\00", align 1
@.str.33 = private unnamed_addr constant [5 x i8] c"tanh\00", align 1
@.str.34 = private unnamed_addr constant [7 x i8] c"tgamma\00", align 1
@.str.35 = private unnamed_addr constant [6 x i8] c"trunc\00", align 1
@.str.36 = private unnamed_addr constant [5 x i8] c" nan\00", align 1
@.str.37 = private unnamed_addr constant [6 x i8] c" %.5g\00", align 1
@.str.38 = private unnamed_addr constant [6 x i8] c"atan2\00", align 1
@.str.39 = private unnamed_addr constant [9 x i8] c"copysign\00", align 1
@.str.40 = private unnamed_addr constant [5 x i8] c"fdim\00", align 1
@.str.41 = private unnamed_addr constant [5 x i8] c"fmax\00", align 1
@.str.42 = private unnamed_addr constant [5 x i8] c"fmin\00", align 1
@.str.43 = private unnamed_addr constant [5 x i8] c"fmod\00", align 1
@.str.44 = private unnamed_addr constant [6 x i8] c"hypot\00", align 1
@.str.45 = private unnamed_addr constant [4 x i8] c"pow\00", align 1
@.str.46 = private unnamed_addr constant [10 x i8] c"remainder\00", align 1
@.str.47 = private unnamed_addr constant [42 x i8] c"%ld %ld %lld %lld %ld %ld %lld %lld %lld \00", align 1
@.str.48 = private unnamed_addr constant [10 x i8] c" %d %d %d\00", align 1
@.str.49 = private unnamed_addr constant [7 x i8] c" %d %d\00", align 1
@.str.50 = private unnamed_addr constant [15 x i8] c" %a %a %La %La\00", align 1
@.str.51 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.52 = private unnamed_addr constant [18 x i8] c"%lld %lld %ld %d\0A\00", align 1
@.str.53 = private unnamed_addr constant [25 x i8] c"%d %d %ld %ld %lld %lld\0A\00", align 1
@.str.54 = private unnamed_addr constant [10 x i8] c"%d %d %d \00", align 1
@__const.strings.room = private unnamed_addr constant [32 x i8] c"ab-cd,ab;\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str.55 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.56 = private unnamed_addr constant [13 x i8] c"%d %d %d %d \00", align 1
@.str.57 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.58 = private unnamed_addr constant [13 x i8] c"%s %s %d %d\0A\00", align 1
@.str.59 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.60 = private unnamed_addr constant [4 x i8] c"ab;\00", align 1
@.str.61 = private unnamed_addr constant [4 x i8] c"cd,\00", align 1
@.str.62 = private unnamed_addr constant [7 x i8] c"%d %d \00", align 1
@.str.63 = private unnamed_addr constant [3 x i8] c"-,\00", align 1
@.str.64 = private unnamed_addr constant [7 x i8] c"<%s>%d\00", align 1
@__const.strings.text = private unnamed_addr constant [18 x i8] c",,one,two;;three,\00", align 16
@.str.65 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.66 = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1
@.str.67 = private unnamed_addr constant [19 x i8] c"%llu %llu %llu %d \00", align 1
@.str.68 = private unnamed_addr constant [21 x i8] c"18446744073709551615\00", align 1
@.str.69 = private unnamed_addr constant [3 x i8] c"-1\00", align 1
@.str.70 = private unnamed_addr constant [21 x i8] c"18446744073709551616\00", align 1
@.str.71 = private unnamed_addr constant [17 x i8] c"%s %lu %ld %lld\0A\00", align 1
@.str.72 = private unnamed_addr constant [5 x i8] c"077x\00", align 1
@.str.73 = private unnamed_addr constant [7 x i8] c"-0x1fg\00", align 1
@.str.74 = private unnamed_addr constant [3 x i8] c"zz\00", align 1
@.str.75 = private unnamed_addr constant [6 x i8] c"%d-%s\00", align 1
@.str.76 = private unnamed_addr constant [5 x i8] c"made\00", align 1
@.str.77 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.78 = private unnamed_addr constant [63 x i8] c"300 70000 5000000000 -5000000000 -9223372036854775808 77 -1 12\00", align 1
@.str.79 = private unnamed_addr constant [33 x i8] c"%hhd %hd %d %ld %lld %jd %zd %td\00", align 1
@.str.80 = private unnamed_addr constant [31 x i8] c"%d %d %d %ld %lld %jd %zu %td\0A\00", align 1
@.str.81 = private unnamed_addr constant [40 x i8] c"255 65535 18446744073709551615 0x1F 017\00", align 1
@.str.82 = private unnamed_addr constant [19 x i8] c"%hhu %hu %lu %x %i\00", align 1
@.str.83 = private unnamed_addr constant [17 x i8] c"%d %d %lu %u %d\0A\00", align 1
@.str.84 = private unnamed_addr constant [17 x i8] c"abcdef-xyz 12345\00", align 1
@.str.85 = private unnamed_addr constant [18 x i8] c"%3c%[a-f]-%7s %2d\00", align 1
@.str.86 = private unnamed_addr constant [18 x i8] c"%.3s %s %s %d %d\0A\00", align 1
@.str.87 = private unnamed_addr constant [23 x i8] c"1.5e2 -0x1p-3 12.25abc\00", align 1
@.str.88 = private unnamed_addr constant [17 x i8] c"%f %lf %Lf%3[^z]\00", align 1
@.str.89 = private unnamed_addr constant [16 x i8] c"%g %g %Lg %.3s\0A\00", align 1
@.str.90 = private unnamed_addr constant [19 x i8] c"%.3Le %.4Lg %d %d\0A\00", align 1
@.str.91 = private unnamed_addr constant [6 x i8] c"%.2Lf\00", align 1
@.str.92 = private unnamed_addr constant [9 x i8] c"%.5000Lf\00", align 1
@.str.93 = private unnamed_addr constant [17 x i8] c"%d %g %g %d %Lg\0A\00", align 1
@.str.94 = private unnamed_addr constant [11 x i8] c"1e400 1e39\00", align 1
@.str.95 = private unnamed_addr constant [7 x i8] c"%lf %f\00", align 1
@.str.96 = private unnamed_addr constant [7 x i8] c"1e4000\00", align 1
@.str.97 = private unnamed_addr constant [4 x i8] c"%Lf\00", align 1
@.str.98 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.99 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.100 = private unnamed_addr constant [3 x i8] c"12\00", align 1
@.str.101 = private unnamed_addr constant [4 x i8] c"%*d\00", align 1
@.str.102 = private unnamed_addr constant [4 x i8] c"7%8\00", align 1
@.str.103 = private unnamed_addr constant [7 x i8] c"%d%%%d\00", align 1
@.str.104 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@stdin = external local_unnamed_addr global ptr, align 8
@.str.105 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@.str.106 = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.107 = private unnamed_addr constant [7 x i8] c"copied\00", align 1
@.str.108 = private unnamed_addr constant [6 x i8] c"+more\00", align 1
@.str.109 = private unnamed_addr constant [5 x i8] c"ends\00", align 1
@.str.110 = private unnamed_addr constant [10 x i8] c"%s %d %d \00", align 1
@.str.111 = private unnamed_addr constant [6 x i8] c"%d,%s\00", align 1
@.str.112 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.113 = private unnamed_addr constant [4 x i8] c"%c|\00", align 1
@.str.114 = private unnamed_addr constant [4 x i8] c"%s|\00", align 1
@.str.115 = private unnamed_addr constant [2 x i8] c"f\00", align 1
@.str.116 = private unnamed_addr constant [6 x i8] c"%d:%s\00", align 1
@.str.117 = private unnamed_addr constant [8 x i8] c"seventy\00", align 1
@.str.118 = private unnamed_addr constant [7 x i8] c"%d %s \00", align 1
@.str.119 = private unnamed_addr constant [4 x i8] c" %s\00", align 1
@.str.120 = private unnamed_addr constant [7 x i8] c"%ld %s\00", align 1
@.str.121 = private unnamed_addr constant [8 x i8] c"%ld %s|\00", align 1
@.str.122 = private unnamed_addr constant [8 x i8] c"%d %15s\00", align 1
@.str.123 = private unnamed_addr constant [10 x i8] c"%d %s %d \00", align 1
@.str.124 = private unnamed_addr constant [7 x i8] c" %x,%d\00", align 1
@.str.125 = private unnamed_addr constant [6 x i8] c"7 8 9\00", align 1
@.str.126 = private unnamed_addr constant [10 x i8] c"%d %*d %d\00", align 1
@.str.127 = private unnamed_addr constant [2 x i8] c"z\00", align 1
@.str.128 = private unnamed_addr constant [6 x i8] c"%c %c\00", align 1
@.str.129 = private unnamed_addr constant [5 x i8] c"%c%c\00", align 1
@.str.130 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1
@.str.131 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@.str.132 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.133 = private unnamed_addr constant [11 x i8] c"xx_XX.none\00", align 1
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.134 = private unnamed_addr constant [10 x i8] c"%d %d %u \00", align 1
@.str.135 = private unnamed_addr constant [4 x i8] c"end\00", align 1
@.str.136 = private unnamed_addr constant [11 x i8] c"signal %d\0A\00", align 1

; Function Attrs: noreturn nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  tail call fastcc void @functions() #11
  tail call fastcc void @whole() #11
  tail call fastcc void @strings() #11
  tail call fastcc void @sizes() #11
  tail call fastcc void @checked() #11
  tail call fastcc void @read_in() #11
  tail call fastcc void @others() #11
  %1 = load ptr, ptr @stdout, align 8, !tbaa !9
  %2 = tail call i32 @fflush(ptr noundef %1) #12
  tail call void @quick_exit(i32 noundef 41) #13
  unreachable
}

; Function Attrs: nounwind uwtable
define internal fastcc void @functions() unnamed_addr #1 {
  br label %1

1:                                                ; preds = %0, %10
  %2 = phi i64 [ 0, %0 ], [ %12, %10 ]
  %3 = getelementptr inbounds nuw %struct.anon, ptr @UNARY, i64 %2
  %4 = load ptr, ptr %3, align 16, !tbaa !12
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, ptr noundef %4) #12
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !15
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 24
  br label %14

10:                                               ; preds = %44
  %11 = tail call i32 @puts(ptr noundef nonnull @.str.1) #12
  %12 = add nuw nsw i64 %2, 1
  %13 = icmp eq i64 %12, 34
  br i1 %13, label %48, label %1, !llvm.loop !16

14:                                               ; preds = %1, %44
  %15 = phi i64 [ 0, %1 ], [ %45, %44 ]
  %16 = getelementptr inbounds nuw double, ptr @GIVEN, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !19
  %18 = tail call double %7(double noundef %17) #12
  %19 = fcmp uno double %18, 0.000000e+00
  br i1 %19, label %20, label %22

20:                                               ; preds = %14
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %24

22:                                               ; preds = %14
  %23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %18) #12
  br label %24

24:                                               ; preds = %20, %22
  %25 = load ptr, ptr %8, align 16, !tbaa !21
  %26 = fptrunc double %17 to float
  %27 = tail call float %25(float noundef %26) #12
  %28 = fcmp uno float %27, 0.000000e+00
  br i1 %28, label %29, label %31

29:                                               ; preds = %24
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %34

31:                                               ; preds = %24
  %32 = fpext float %27 to double
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %32) #12
  br label %34

34:                                               ; preds = %29, %31
  %35 = load ptr, ptr %9, align 8, !tbaa !22
  %36 = fpext double %17 to x86_fp80
  %37 = tail call x86_fp80 %35(x86_fp80 noundef %36) #12
  %38 = fptrunc x86_fp80 %37 to double
  %39 = fcmp uno double %38, 0.000000e+00
  br i1 %39, label %40, label %42

40:                                               ; preds = %34
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %44

42:                                               ; preds = %34
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %38) #12
  br label %44

44:                                               ; preds = %40, %42
  %45 = add nuw nsw i64 %15, 1
  %46 = icmp eq i64 %45, 14
  br i1 %46, label %10, label %14, !llvm.loop !23

47:                                               ; preds = %56
  ret void

48:                                               ; preds = %10, %56
  %49 = phi i64 [ %58, %56 ], [ 0, %10 ]
  %50 = getelementptr inbounds nuw %struct.anon.0, ptr @BINARY, i64 %49
  %51 = load ptr, ptr %50, align 16, !tbaa !12
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, ptr noundef %51) #12
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %54 = load ptr, ptr %53, align 8, !tbaa !15
  %55 = getelementptr inbounds nuw i8, ptr %50, i64 16
  br label %60

56:                                               ; preds = %66
  %57 = tail call i32 @puts(ptr noundef nonnull @.str.1) #12
  %58 = add nuw nsw i64 %49, 1
  %59 = icmp eq i64 %58, 9
  br i1 %59, label %47, label %48, !llvm.loop !24

60:                                               ; preds = %48, %66
  %61 = phi i64 [ 0, %48 ], [ %67, %66 ]
  %62 = urem i64 %61, 3
  %63 = getelementptr inbounds nuw double, ptr @GIVEN, i64 %61
  %64 = load double, ptr %63, align 8, !tbaa !19
  %65 = fptrunc double %64 to float
  br label %69

66:                                               ; preds = %89
  %67 = add nuw nsw i64 %61, 1
  %68 = icmp eq i64 %67, 14
  br i1 %68, label %56, label %60, !llvm.loop !25

69:                                               ; preds = %60, %89
  %70 = phi i64 [ %62, %60 ], [ %90, %89 ]
  %71 = getelementptr inbounds nuw double, ptr @GIVEN, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !19
  %73 = tail call double %54(double noundef %64, double noundef %72) #12
  %74 = fcmp uno double %73, 0.000000e+00
  br i1 %74, label %75, label %77

75:                                               ; preds = %69
  %76 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %79

77:                                               ; preds = %69
  %78 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %73) #12
  br label %79

79:                                               ; preds = %75, %77
  %80 = load ptr, ptr %55, align 16, !tbaa !21
  %81 = fptrunc double %72 to float
  %82 = tail call float %80(float noundef %65, float noundef %81) #12
  %83 = fcmp uno float %82, 0.000000e+00
  br i1 %83, label %84, label %86

84:                                               ; preds = %79
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %89

86:                                               ; preds = %79
  %87 = fpext float %82 to double
  %88 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %87) #12
  br label %89

89:                                               ; preds = %84, %86
  %90 = add nuw nsw i64 %70, 3
  %91 = icmp samesign ult i64 %70, 11
  br i1 %91, label %69, label %66, !llvm.loop !26
}

; Function Attrs: nounwind uwtable
define internal fastcc void @whole() unnamed_addr #1 {
  %1 = alloca double, align 8
  %2 = alloca float, align 4
  %3 = alloca x86_fp80, align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  br label %31

12:                                               ; preds = %320
  %13 = call i64 @llabs(i64 noundef -7) #14
  %14 = call i64 @llabs(i64 noundef 9223372036854775807) #14
  %15 = call i64 @labs(i64 noundef -8) #14
  %16 = call i32 @abs(i32 noundef -9) #14
  %17 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.52, i64 noundef %13, i64 noundef %14, i64 noundef %15, i32 noundef %16) #12
  %18 = call i64 @div(i32 noundef -17, i32 noundef 5) #14
  %19 = trunc i64 %18 to i32
  %20 = lshr i64 %18, 32
  %21 = trunc nuw i64 %20 to i32
  %22 = call { i64, i64 } @ldiv(i64 noundef 17, i64 noundef -5) #14
  %23 = extractvalue { i64, i64 } %22, 0
  %24 = extractvalue { i64, i64 } %22, 1
  %25 = call { i64, i64 } @lldiv(i64 noundef -17, i64 noundef -5) #14
  %26 = extractvalue { i64, i64 } %25, 0
  %27 = extractvalue { i64, i64 } %25, 1
  %28 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.53, i32 noundef %19, i32 noundef %21, i64 noundef %23, i64 noundef %24, i64 noundef %26, i64 noundef %27) #12
  %29 = tail call ptr @__ctype_tolower_loc() #14
  %30 = tail call ptr @__ctype_toupper_loc() #14
  br label %326

31:                                               ; preds = %0, %320
  %32 = phi i64 [ 0, %0 ], [ %322, %320 ]
  %33 = getelementptr inbounds nuw double, ptr @GIVEN, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  %35 = fptrunc double %34 to float
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  %36 = fpext double %34 to x86_fp80
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  %37 = call i64 @lrint(double noundef %34) #12
  %38 = call i64 @lround(double noundef %34) #12
  %39 = call i64 @llrint(double noundef %34) #12
  %40 = call i64 @llround(double noundef %34) #12
  %41 = call i64 @lrintf(float noundef %35) #12
  %42 = call i64 @lroundf(float noundef %35) #12
  %43 = call i64 @llrintl(x86_fp80 noundef %36) #12
  %44 = call i64 @llroundf(float noundef %35) #12
  %45 = call i64 @llroundl(x86_fp80 noundef %36) #12
  %46 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.47, i64 noundef %37, i64 noundef %38, i64 noundef %39, i64 noundef %40, i64 noundef %41, i64 noundef %42, i64 noundef %43, i64 noundef %44, i64 noundef %45) #12
  %47 = call double @frexp(double noundef %34, ptr noundef nonnull %4) #12
  %48 = fcmp uno double %47, 0.000000e+00
  br i1 %48, label %49, label %51

49:                                               ; preds = %31
  %50 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %53

51:                                               ; preds = %31
  %52 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %47) #12
  br label %53

53:                                               ; preds = %49, %51
  %54 = call float @frexpf(float noundef %35, ptr noundef nonnull %5) #12
  %55 = fcmp uno float %54, 0.000000e+00
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %61

58:                                               ; preds = %53
  %59 = fpext float %54 to double
  %60 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %59) #12
  br label %61

61:                                               ; preds = %56, %58
  %62 = call x86_fp80 @frexpl(x86_fp80 noundef %36, ptr noundef nonnull %6) #12
  %63 = fptrunc x86_fp80 %62 to double
  %64 = fcmp uno double %63, 0.000000e+00
  br i1 %64, label %65, label %67

65:                                               ; preds = %61
  %66 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %69

67:                                               ; preds = %61
  %68 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %63) #12
  br label %69

69:                                               ; preds = %65, %67
  %70 = load i32, ptr %4, align 4, !tbaa !5
  %71 = load i32, ptr %5, align 4, !tbaa !5
  %72 = load i32, ptr %6, align 4, !tbaa !5
  %73 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.48, i32 noundef %70, i32 noundef %71, i32 noundef %72) #12
  %74 = call double @modf(double noundef %34, ptr noundef nonnull %1) #12
  %75 = fcmp uno double %74, 0.000000e+00
  br i1 %75, label %76, label %78

76:                                               ; preds = %69
  %77 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %80

78:                                               ; preds = %69
  %79 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %74) #12
  br label %80

80:                                               ; preds = %76, %78
  %81 = load double, ptr %1, align 8, !tbaa !19
  %82 = fcmp uno double %81, 0.000000e+00
  br i1 %82, label %83, label %85

83:                                               ; preds = %80
  %84 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %87

85:                                               ; preds = %80
  %86 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %81) #12
  br label %87

87:                                               ; preds = %83, %85
  %88 = call float @modff(float noundef %35, ptr noundef nonnull %2) #12
  %89 = fcmp uno float %88, 0.000000e+00
  br i1 %89, label %90, label %92

90:                                               ; preds = %87
  %91 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %95

92:                                               ; preds = %87
  %93 = fpext float %88 to double
  %94 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %93) #12
  br label %95

95:                                               ; preds = %90, %92
  %96 = load float, ptr %2, align 4, !tbaa !27
  %97 = fcmp uno float %96, 0.000000e+00
  br i1 %97, label %98, label %100

98:                                               ; preds = %95
  %99 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %103

100:                                              ; preds = %95
  %101 = fpext float %96 to double
  %102 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %101) #12
  br label %103

103:                                              ; preds = %98, %100
  %104 = call x86_fp80 @modfl(x86_fp80 noundef %36, ptr noundef nonnull %3) #12
  %105 = fptrunc x86_fp80 %104 to double
  %106 = fcmp uno double %105, 0.000000e+00
  br i1 %106, label %107, label %109

107:                                              ; preds = %103
  %108 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %111

109:                                              ; preds = %103
  %110 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %105) #12
  br label %111

111:                                              ; preds = %107, %109
  %112 = load x86_fp80, ptr %3, align 16, !tbaa !29
  %113 = fptrunc x86_fp80 %112 to double
  %114 = fcmp uno double %113, 0.000000e+00
  br i1 %114, label %115, label %117

115:                                              ; preds = %111
  %116 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %119

117:                                              ; preds = %111
  %118 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %113) #12
  br label %119

119:                                              ; preds = %115, %117
  %120 = call double @ldexp(double noundef %34, i32 noundef 3) #12
  %121 = fcmp uno double %120, 0.000000e+00
  br i1 %121, label %122, label %124

122:                                              ; preds = %119
  %123 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %126

124:                                              ; preds = %119
  %125 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %120) #12
  br label %126

126:                                              ; preds = %122, %124
  %127 = call float @ldexpf(float noundef %35, i32 noundef -3) #12
  %128 = fcmp uno float %127, 0.000000e+00
  br i1 %128, label %129, label %131

129:                                              ; preds = %126
  %130 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %134

131:                                              ; preds = %126
  %132 = fpext float %127 to double
  %133 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %132) #12
  br label %134

134:                                              ; preds = %129, %131
  %135 = call x86_fp80 @ldexpl(x86_fp80 noundef %36, i32 noundef 1) #12
  %136 = fptrunc x86_fp80 %135 to double
  %137 = fcmp uno double %136, 0.000000e+00
  br i1 %137, label %138, label %140

138:                                              ; preds = %134
  %139 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %142

140:                                              ; preds = %134
  %141 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %136) #12
  br label %142

142:                                              ; preds = %138, %140
  %143 = call double @scalbn(double noundef %34, i32 noundef -2) #12
  %144 = fcmp uno double %143, 0.000000e+00
  br i1 %144, label %145, label %147

145:                                              ; preds = %142
  %146 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %149

147:                                              ; preds = %142
  %148 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %143) #12
  br label %149

149:                                              ; preds = %145, %147
  %150 = call float @scalbnf(float noundef %35, i32 noundef 2) #12
  %151 = fcmp uno float %150, 0.000000e+00
  br i1 %151, label %152, label %154

152:                                              ; preds = %149
  %153 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %157

154:                                              ; preds = %149
  %155 = fpext float %150 to double
  %156 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %155) #12
  br label %157

157:                                              ; preds = %152, %154
  %158 = call x86_fp80 @scalblnl(x86_fp80 noundef %36, i64 noundef 2) #12
  %159 = fptrunc x86_fp80 %158 to double
  %160 = fcmp uno double %159, 0.000000e+00
  br i1 %160, label %161, label %163

161:                                              ; preds = %157
  %162 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %165

163:                                              ; preds = %157
  %164 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %159) #12
  br label %165

165:                                              ; preds = %161, %163
  %166 = call float @scalblnf(float noundef %35, i64 noundef -1) #12
  %167 = fcmp uno float %166, 0.000000e+00
  br i1 %167, label %168, label %170

168:                                              ; preds = %165
  %169 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %173

170:                                              ; preds = %165
  %171 = fpext float %166 to double
  %172 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %171) #12
  br label %173

173:                                              ; preds = %168, %170
  %174 = call double @fma(double noundef %34, double noundef 2.000000e+00, double noundef 1.000000e+00) #12
  %175 = fcmp uno double %174, 0.000000e+00
  br i1 %175, label %176, label %178

176:                                              ; preds = %173
  %177 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %180

178:                                              ; preds = %173
  %179 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %174) #12
  br label %180

180:                                              ; preds = %176, %178
  %181 = call float @fmaf(float noundef %35, float noundef 3.000000e+00, float noundef -1.000000e+00) #12
  %182 = fcmp uno float %181, 0.000000e+00
  br i1 %182, label %183, label %185

183:                                              ; preds = %180
  %184 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %188

185:                                              ; preds = %180
  %186 = fpext float %181 to double
  %187 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %186) #12
  br label %188

188:                                              ; preds = %183, %185
  %189 = call x86_fp80 @fmal(x86_fp80 noundef %36, x86_fp80 noundef 0xK40008000000000000000, x86_fp80 noundef 0xK3FFE8000000000000000) #12
  %190 = fptrunc x86_fp80 %189 to double
  %191 = fcmp uno double %190, 0.000000e+00
  br i1 %191, label %192, label %194

192:                                              ; preds = %188
  %193 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %196

194:                                              ; preds = %188
  %195 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %190) #12
  br label %196

196:                                              ; preds = %192, %194
  %197 = icmp samesign ugt i64 %32, 1
  br i1 %197, label %198, label %202

198:                                              ; preds = %196
  %199 = call i32 @ilogb(double noundef %34) #12
  %200 = call i32 @ilogbf(float noundef %35) #12
  %201 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.49, i32 noundef %199, i32 noundef %200) #12
  br label %202

202:                                              ; preds = %198, %196
  %203 = call float @nextafterf(float noundef %35, float noundef 2.000000e+00) #12
  %204 = fpext float %203 to double
  %205 = call double @nextafter(double noundef %34, double noundef -2.000000e+00) #12
  %206 = call x86_fp80 @nextafterl(x86_fp80 noundef %36, x86_fp80 noundef 0xK3FFF8000000000000000) #12
  %207 = call x86_fp80 @nextafterl(x86_fp80 noundef %36, x86_fp80 noundef 0xKC0029000000000000000) #12
  %208 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.50, double noundef %204, double noundef %205, x86_fp80 noundef %206, x86_fp80 noundef %207) #12
  %209 = call x86_fp80 @fmodl(x86_fp80 noundef %36, x86_fp80 noundef 0xK3FFD999999999999999A) #12
  %210 = fptrunc x86_fp80 %209 to double
  %211 = fcmp uno double %210, 0.000000e+00
  br i1 %211, label %212, label %214

212:                                              ; preds = %202
  %213 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %216

214:                                              ; preds = %202
  %215 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %210) #12
  br label %216

216:                                              ; preds = %212, %214
  %217 = call x86_fp80 @remainderl(x86_fp80 noundef %36, x86_fp80 noundef 0xK3FFD999999999999999A) #12
  %218 = fptrunc x86_fp80 %217 to double
  %219 = fcmp uno double %218, 0.000000e+00
  br i1 %219, label %220, label %222

220:                                              ; preds = %216
  %221 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %224

222:                                              ; preds = %216
  %223 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %218) #12
  br label %224

224:                                              ; preds = %220, %222
  %225 = call x86_fp80 @fdiml(x86_fp80 noundef %36, x86_fp80 noundef 0xK3FFD999999999999999A) #12
  %226 = fptrunc x86_fp80 %225 to double
  %227 = fcmp uno double %226, 0.000000e+00
  br i1 %227, label %228, label %230

228:                                              ; preds = %224
  %229 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %232

230:                                              ; preds = %224
  %231 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %226) #12
  br label %232

232:                                              ; preds = %228, %230
  %233 = call x86_fp80 @powl(x86_fp80 noundef %36, x86_fp80 noundef 0xK4000C000000000000000) #12
  %234 = fptrunc x86_fp80 %233 to double
  %235 = fcmp uno double %234, 0.000000e+00
  br i1 %235, label %236, label %238

236:                                              ; preds = %232
  %237 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %240

238:                                              ; preds = %232
  %239 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %234) #12
  br label %240

240:                                              ; preds = %236, %238
  %241 = call x86_fp80 @hypotl(x86_fp80 noundef %36, x86_fp80 noundef 0xK40018000000000000000) #12
  %242 = fptrunc x86_fp80 %241 to double
  %243 = fcmp uno double %242, 0.000000e+00
  br i1 %243, label %244, label %246

244:                                              ; preds = %240
  %245 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %248

246:                                              ; preds = %240
  %247 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %242) #12
  br label %248

248:                                              ; preds = %244, %246
  %249 = call x86_fp80 @atan2l(x86_fp80 noundef %36, x86_fp80 noundef 0xKBFFF8000000000000000) #12
  %250 = fptrunc x86_fp80 %249 to double
  %251 = fcmp uno double %250, 0.000000e+00
  br i1 %251, label %252, label %254

252:                                              ; preds = %248
  %253 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %256

254:                                              ; preds = %248
  %255 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %250) #12
  br label %256

256:                                              ; preds = %252, %254
  %257 = call x86_fp80 @copysignl(x86_fp80 noundef 0xK40008000000000000000, x86_fp80 noundef %36) #14
  %258 = fptrunc x86_fp80 %257 to double
  %259 = fcmp uno double %258, 0.000000e+00
  br i1 %259, label %260, label %262

260:                                              ; preds = %256
  %261 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %264

262:                                              ; preds = %256
  %263 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %258) #12
  br label %264

264:                                              ; preds = %260, %262
  %265 = call x86_fp80 @fmaxl(x86_fp80 noundef %36, x86_fp80 noundef 0xKBFFE8000000000000000) #14
  %266 = fptrunc x86_fp80 %265 to double
  %267 = fcmp uno double %266, 0.000000e+00
  br i1 %267, label %268, label %270

268:                                              ; preds = %264
  %269 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %272

270:                                              ; preds = %264
  %271 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %266) #12
  br label %272

272:                                              ; preds = %268, %270
  %273 = call x86_fp80 @fminl(x86_fp80 noundef %36, x86_fp80 noundef 0xKBFFE8000000000000000) #14
  %274 = fptrunc x86_fp80 %273 to double
  %275 = fcmp uno double %274, 0.000000e+00
  br i1 %275, label %276, label %278

276:                                              ; preds = %272
  %277 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %280

278:                                              ; preds = %272
  %279 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %274) #12
  br label %280

280:                                              ; preds = %276, %278
  %281 = call double @remquo(double noundef %34, double noundef 1.500000e+00, ptr noundef nonnull %7) #12
  %282 = fcmp uno double %281, 0.000000e+00
  br i1 %282, label %283, label %285

283:                                              ; preds = %280
  %284 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %287

285:                                              ; preds = %280
  %286 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %281) #12
  br label %287

287:                                              ; preds = %283, %285
  %288 = load i32, ptr %7, align 4, !tbaa !5
  %289 = and i32 %288, 7
  %290 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.51, i32 noundef %289) #12
  %291 = call float @remquof(float noundef %35, float noundef -7.500000e-01, ptr noundef nonnull %7) #12
  %292 = fcmp uno float %291, 0.000000e+00
  br i1 %292, label %293, label %295

293:                                              ; preds = %287
  %294 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %298

295:                                              ; preds = %287
  %296 = fpext float %291 to double
  %297 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %296) #12
  br label %298

298:                                              ; preds = %293, %295
  %299 = load i32, ptr %7, align 4, !tbaa !5
  %300 = and i32 %299, 7
  %301 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.51, i32 noundef %300) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #15
  call void @sincosf(float noundef %35, ptr noundef nonnull %8, ptr noundef nonnull %9) #12
  call void @sincos(double noundef %34, ptr noundef nonnull %10, ptr noundef nonnull %11) #12
  %302 = load float, ptr %8, align 4, !tbaa !27
  %303 = load float, ptr %9, align 4, !tbaa !27
  %304 = fsub float %302, %303
  %305 = fcmp uno float %304, 0.000000e+00
  br i1 %305, label %306, label %308

306:                                              ; preds = %298
  %307 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %311

308:                                              ; preds = %298
  %309 = fpext float %304 to double
  %310 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %309) #12
  br label %311

311:                                              ; preds = %306, %308
  %312 = load double, ptr %10, align 8, !tbaa !19
  %313 = load double, ptr %11, align 8, !tbaa !19
  %314 = fsub double %312, %313
  %315 = fcmp uno double %314, 0.000000e+00
  br i1 %315, label %316, label %318

316:                                              ; preds = %311
  %317 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36) #12
  br label %320

318:                                              ; preds = %311
  %319 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.37, double noundef %314) #12
  br label %320

320:                                              ; preds = %316, %318
  %321 = call i32 @puts(ptr noundef nonnull @.str.1) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  %322 = add nuw nsw i64 %32, 1
  %323 = icmp eq i64 %322, 11
  br i1 %323, label %12, label %31, !llvm.loop !31

324:                                              ; preds = %326
  %325 = call i32 @puts(ptr noundef nonnull @.str.1) #12
  ret void

326:                                              ; preds = %12, %326
  %327 = phi i64 [ 64, %12 ], [ %336, %326 ]
  %328 = load ptr, ptr %29, align 8, !tbaa !32
  %329 = getelementptr inbounds nuw i32, ptr %328, i64 %327
  %330 = load i32, ptr %329, align 4, !tbaa !5
  %331 = load ptr, ptr %30, align 8, !tbaa !32
  %332 = getelementptr inbounds nuw i32, ptr %331, i64 %327
  %333 = load i32, ptr %332, align 4, !tbaa !5
  %334 = trunc nuw nsw i64 %327 to i32
  %335 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.54, i32 noundef %330, i32 noundef %333, i32 noundef %334) #12
  %336 = add nuw nsw i64 %327, 6
  %337 = icmp samesign ult i64 %327, 118
  br i1 %337, label %326, label %324, !llvm.loop !34
}

; Function Attrs: nounwind uwtable
define internal fastcc void @strings() unnamed_addr #1 {
  %1 = alloca [32 x i8], align 16
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca [18 x i8], align 16
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %1, ptr noundef nonnull align 16 dereferenceable(32) @__const.strings.room, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = call ptr @stpncpy(ptr noundef nonnull %7, ptr noundef nonnull @.str.55, i64 noundef 6) #12
  store ptr %8, ptr %2, align 8, !tbaa !35
  %9 = ptrtoint ptr %8 to i64
  %10 = ptrtoint ptr %1 to i64
  %11 = sub i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 18
  %14 = load i8, ptr %13, align 2, !tbaa !36
  %15 = sext i8 %14 to i32
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 19
  %17 = load i8, ptr %16, align 1, !tbaa !36
  %18 = sext i8 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %20 = load i8, ptr %19, align 1, !tbaa !36
  %21 = sext i8 %20 to i32
  %22 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.56, i32 noundef %12, i32 noundef %15, i32 noundef %18, i32 noundef %21) #12
  %23 = call ptr @stpncpy(ptr noundef nonnull %7, ptr noundef nonnull @.str.55, i64 noundef 2) #12
  store ptr %23, ptr %2, align 8, !tbaa !35
  %24 = ptrtoint ptr %23 to i64
  %25 = sub i64 %24, %10
  %26 = trunc i64 %25 to i32
  %27 = load i8, ptr %13, align 2, !tbaa !36
  %28 = sext i8 %27 to i32
  %29 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.57, i32 noundef %26, i32 noundef %28) #12
  %30 = call ptr @index(ptr noundef nonnull %1, i32 noundef 98) #16
  %31 = call ptr @rindex(ptr noundef nonnull %1, i32 noundef 98) #16
  %32 = call ptr @index(ptr noundef nonnull %1, i32 noundef 33) #16
  %33 = icmp eq ptr %32, null
  %34 = zext i1 %33 to i32
  %35 = call ptr @rindex(ptr noundef nonnull %1, i32 noundef 33) #16
  %36 = icmp eq ptr %35, null
  %37 = zext i1 %36 to i32
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.58, ptr noundef %30, ptr noundef %31, i32 noundef %34, i32 noundef %37) #12
  br label %39

39:                                               ; preds = %0, %39
  %40 = phi i64 [ 0, %0 ], [ %48, %39 ]
  %41 = call ptr @memrchr(ptr noundef nonnull %1, i32 noundef 97, i64 noundef %40) #16
  %42 = icmp eq ptr %41, null
  %43 = ptrtoint ptr %41 to i64
  %44 = sub i64 %43, %10
  %45 = trunc i64 %44 to i32
  %46 = select i1 %42, i32 -1, i32 %45
  %47 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %46) #12
  %48 = add nuw nsw i64 %40, 1
  %49 = icmp eq i64 %48, 10
  br i1 %49, label %62, label %39, !llvm.loop !37

50:                                               ; preds = %62
  %51 = call ptr @strchrnul(ptr noundef nonnull %1, i32 noundef 97) #16
  %52 = ptrtoint ptr %51 to i64
  %53 = sub i64 %52, %10
  %54 = trunc i64 %53 to i32
  %55 = call ptr @strchrnul(ptr noundef nonnull %1, i32 noundef 33) #16
  %56 = ptrtoint ptr %55 to i64
  %57 = sub i64 %56, %10
  %58 = trunc i64 %57 to i32
  %59 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.57, i32 noundef %54, i32 noundef %58) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  store ptr %1, ptr %3, align 8, !tbaa !35
  %60 = call ptr @strsep(ptr noundef nonnull %3, ptr noundef nonnull @.str.63) #12
  %61 = icmp eq ptr %60, null
  br i1 %61, label %88, label %80

62:                                               ; preds = %39, %62
  %63 = phi i64 [ %78, %62 ], [ 1, %39 ]
  %64 = call ptr @memmem(ptr noundef nonnull %1, i64 noundef %63, ptr noundef nonnull @.str.60, i64 noundef 3) #16
  %65 = and i64 %63, 3
  %66 = call ptr @memmem(ptr noundef nonnull %1, i64 noundef 9, ptr noundef nonnull @.str.61, i64 noundef %65) #16
  %67 = icmp eq ptr %64, null
  %68 = ptrtoint ptr %64 to i64
  %69 = sub i64 %68, %10
  %70 = trunc i64 %69 to i32
  %71 = select i1 %67, i32 -1, i32 %70
  %72 = icmp eq ptr %66, null
  %73 = ptrtoint ptr %66 to i64
  %74 = sub i64 %73, %10
  %75 = trunc i64 %74 to i32
  %76 = select i1 %72, i32 -1, i32 %75
  %77 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.62, i32 noundef %71, i32 noundef %76) #12
  %78 = add nuw nsw i64 %63, 1
  %79 = icmp eq i64 %78, 10
  br i1 %79, label %50, label %62, !llvm.loop !38

80:                                               ; preds = %50, %80
  %81 = phi ptr [ %86, %80 ], [ %60, %50 ]
  %82 = load ptr, ptr %3, align 8, !tbaa !35
  %83 = icmp ne ptr %82, null
  %84 = zext i1 %83 to i32
  %85 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.64, ptr noundef nonnull %81, i32 noundef %84) #12
  %86 = call ptr @strsep(ptr noundef nonnull %3, ptr noundef nonnull @.str.63) #12
  %87 = icmp eq ptr %86, null
  br i1 %87, label %88, label %80, !llvm.loop !39

88:                                               ; preds = %80, %50
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) %4, ptr noundef nonnull align 16 dereferenceable(18) @__const.strings.text, i64 18, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  %89 = call ptr @__strtok_r(ptr noundef nonnull %4, ptr noundef nonnull @.str.65, ptr noundef nonnull %5) #12
  %90 = icmp eq ptr %89, null
  br i1 %90, label %96, label %91

91:                                               ; preds = %88, %91
  %92 = phi ptr [ %94, %91 ], [ %89, %88 ]
  %93 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.66, ptr noundef nonnull %92) #12
  %94 = call ptr @__strtok_r(ptr noundef null, ptr noundef nonnull @.str.65, ptr noundef nonnull %5) #12
  %95 = icmp eq ptr %94, null
  br i1 %95, label %96, label %91, !llvm.loop !40

96:                                               ; preds = %91, %88
  %97 = call i32 @puts(ptr noundef nonnull @.str.1) #12
  %98 = call i64 @strtoull(ptr noundef nonnull @.str.68, ptr noundef null, i32 noundef 10) #12
  %99 = call i64 @strtoull(ptr noundef nonnull @.str.69, ptr noundef nonnull %2, i32 noundef 16) #12
  %100 = call i64 @strtoull(ptr noundef nonnull @.str.70, ptr noundef null, i32 noundef 10) #12
  %101 = tail call ptr @__errno_location() #14
  %102 = load i32, ptr %101, align 4, !tbaa !5
  %103 = icmp eq i32 %102, 34
  %104 = zext i1 %103 to i32
  %105 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.67, i64 noundef %98, i64 noundef %99, i64 noundef %100, i32 noundef %104) #12
  %106 = load ptr, ptr %2, align 8, !tbaa !35
  %107 = call i64 @strtoul(ptr noundef nonnull @.str.72, ptr noundef nonnull %2, i32 noundef 0) #12
  %108 = call i64 @strtol(ptr noundef nonnull @.str.73, ptr noundef null, i32 noundef 0) #12
  %109 = call i64 @strtoll(ptr noundef nonnull @.str.74, ptr noundef null, i32 noundef 36) #12
  %110 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.71, ptr noundef %106, i64 noundef %107, i64 noundef %108, i64 noundef %109) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %111 = call i32 (ptr, ptr, ...) @asprintf(ptr noundef nonnull %6, ptr noundef nonnull @.str.75, i32 noundef 12, ptr noundef nonnull @.str.76) #12
  %112 = load ptr, ptr %6, align 8, !tbaa !35
  %113 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.77, i32 noundef %111, ptr noundef %112) #12
  %114 = load ptr, ptr %6, align 8, !tbaa !35
  call void @free(ptr noundef %114) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sizes() unnamed_addr #1 {
  %1 = alloca i8, align 1
  %2 = alloca i16, align 2
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i16, align 2
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca [4 x i8], align 4
  %14 = alloca [8 x i8], align 8
  %15 = alloca [8 x i8], align 8
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca double, align 8
  %19 = alloca x86_fp80, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  store i8 0, ptr %1, align 1, !tbaa !36
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  store i16 0, ptr %2, align 2, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  store i32 0, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  store i64 0, ptr %4, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  store i64 0, ptr %5, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  store i64 0, ptr %6, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  store i64 0, ptr %7, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  store i64 0, ptr %8, align 8, !tbaa !43
  %20 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.79, ptr noundef nonnull %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef nonnull %5) #12
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %20) #12
  %22 = load i8, ptr %1, align 1, !tbaa !36
  %23 = sext i8 %22 to i32
  %24 = load i16, ptr %2, align 2, !tbaa !41
  %25 = sext i16 %24 to i32
  %26 = load i32, ptr %3, align 4, !tbaa !5
  %27 = load i64, ptr %4, align 8, !tbaa !43
  %28 = load i64, ptr %6, align 8, !tbaa !45
  %29 = load i64, ptr %7, align 8, !tbaa !43
  %30 = load i64, ptr %8, align 8, !tbaa !43
  %31 = load i64, ptr %5, align 8, !tbaa !43
  %32 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.80, i32 noundef %23, i32 noundef %25, i32 noundef %26, i64 noundef %27, i64 noundef %28, i64 noundef %29, i64 noundef %30, i64 noundef %31) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #15
  store i8 0, ptr %9, align 1, !tbaa !36
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  store i16 0, ptr %10, align 2, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #15
  store i64 0, ptr %11, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  store i32 0, ptr %12, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #15
  store i32 0, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #15
  store i64 0, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #15
  store i64 0, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #15
  store i32 -1, ptr %16, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #15
  store float 0.000000e+00, ptr %17, align 4, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #15
  store double 0.000000e+00, ptr %18, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #15
  store x86_fp80 0xK00000000000000000000, ptr %19, align 16, !tbaa !29
  %33 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.81, ptr noundef nonnull @.str.82, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %3) #12
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %33) #12
  %35 = load i8, ptr %9, align 1, !tbaa !36
  %36 = zext i8 %35 to i32
  %37 = load i16, ptr %10, align 2, !tbaa !41
  %38 = zext i16 %37 to i32
  %39 = load i64, ptr %11, align 8, !tbaa !43
  %40 = load i32, ptr %12, align 4, !tbaa !5
  %41 = load i32, ptr %3, align 4, !tbaa !5
  %42 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.83, i32 noundef %36, i32 noundef %38, i64 noundef %39, i32 noundef %40, i32 noundef %41) #12
  %43 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.84, ptr noundef nonnull @.str.85, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef nonnull %3) #12
  %44 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %43) #12
  %45 = load i32, ptr %16, align 4, !tbaa !5
  %46 = load i32, ptr %3, align 4, !tbaa !5
  %47 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.86, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef nonnull %15, i32 noundef %45, i32 noundef %46) #12
  %48 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.87, ptr noundef nonnull @.str.88, ptr noundef nonnull %17, ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %13) #12
  %49 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %48) #12
  %50 = load float, ptr %17, align 4, !tbaa !27
  %51 = fpext float %50 to double
  %52 = load double, ptr %18, align 8, !tbaa !19
  %53 = load x86_fp80, ptr %19, align 16, !tbaa !29
  %54 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.89, double noundef %51, double noundef %52, x86_fp80 noundef %53, ptr noundef nonnull %13) #12
  %55 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef null, i64 noundef 0, ptr noundef nonnull @.str.91, x86_fp80 noundef 0xK7FFEFFFFFFFFFFFFFFFF) #12
  %56 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef null, i64 noundef 0, ptr noundef nonnull @.str.92, x86_fp80 noundef 0xK00018000000000000000) #12
  %57 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.90, x86_fp80 noundef 0xK00018000000000000000, x86_fp80 noundef 0xK7FFEFFFFFFFFFFFFFFFF, i32 noundef %55, i32 noundef %56) #12
  %58 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.94, ptr noundef nonnull @.str.95, ptr noundef nonnull %18, ptr noundef nonnull %17) #12
  %59 = load double, ptr %18, align 8, !tbaa !19
  %60 = load float, ptr %17, align 4, !tbaa !27
  %61 = fpext float %60 to double
  %62 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.97, ptr noundef nonnull %19) #12
  %63 = load x86_fp80, ptr %19, align 16, !tbaa !29
  %64 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.93, i32 noundef %58, double noundef %59, double noundef %61, i32 noundef %62, x86_fp80 noundef %63) #12
  %65 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.1, ptr noundef nonnull @.str.99, ptr noundef nonnull %3) #12
  %66 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.100, ptr noundef nonnull @.str.101) #12
  %67 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.102, ptr noundef nonnull @.str.103, ptr noundef nonnull %3, ptr noundef nonnull %16) #12
  %68 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.98, i32 noundef %65, i32 noundef %66, i32 noundef %67) #12
  %69 = load ptr, ptr @stdout, align 8, !tbaa !9
  %70 = call i32 @fflush(ptr noundef %69) #12
  %71 = load ptr, ptr @stdout, align 8, !tbaa !9
  %72 = call i32 @setvbuf(ptr noundef %71, ptr noundef null, i32 noundef 1, i64 noundef 0) #12
  %73 = load ptr, ptr @stdin, align 8, !tbaa !9
  %74 = call i32 @fileno(ptr noundef %73) #12
  %75 = load ptr, ptr @stdout, align 8, !tbaa !9
  %76 = call i32 @ferror(ptr noundef %75) #12
  %77 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.104, i32 noundef %70, i32 noundef %72, i32 noundef %74, i32 noundef %76) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @checked() unnamed_addr #1 {
  %1 = alloca [32 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  %2 = call ptr @__memset_chk(ptr noundef nonnull %1, i32 noundef 120, i64 noundef 31, i64 noundef 32) #12
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 31
  store i8 0, ptr %3, align 1, !tbaa !36
  %4 = call ptr @__memcpy_chk(ptr noundef nonnull %1, ptr noundef nonnull @.str.105, i64 noundef 6, i64 noundef 32) #12
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %6 = call ptr @__memmove_chk(ptr noundef nonnull %5, ptr noundef nonnull %1, i64 noundef 5, i64 noundef 30) #12
  %7 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.106, ptr noundef nonnull %1) #12
  %8 = call ptr @__strcpy_chk(ptr noundef nonnull %1, ptr noundef nonnull @.str.107, i64 noundef 32) #12
  %9 = call ptr @__strcat_chk(ptr noundef nonnull %1, ptr noundef nonnull @.str.108, i64 noundef 32) #12
  %10 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.106, ptr noundef nonnull %1) #12
  %11 = call ptr @__strncpy_chk(ptr noundef nonnull %1, ptr noundef nonnull @.str.109, i64 noundef 8, i64 noundef 32) #12
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 7
  %13 = load i8, ptr %12, align 1, !tbaa !36
  %14 = sext i8 %13 to i32
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i8, ptr %15, align 8, !tbaa !36
  %17 = sext i8 %16 to i32
  %18 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.110, ptr noundef nonnull %1, i32 noundef %14, i32 noundef %17) #12
  %19 = call i32 (ptr, i32, i64, ptr, ...) @__sprintf_chk(ptr noundef nonnull %1, i32 noundef 1, i64 noundef 32, ptr noundef nonnull @.str.111, i32 noundef 5, ptr noundef nonnull @.str.112) #12
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %19) #12
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.106, ptr noundef nonnull %1) #12
  %22 = call i32 (ptr, i64, i32, i64, ptr, ...) @__snprintf_chk(ptr noundef nonnull %1, i64 noundef 4, i32 noundef 1, i64 noundef 32, ptr noundef nonnull @.str.111, i32 noundef 512, ptr noundef nonnull @.str.112) #12
  %23 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %22) #12
  %24 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.106, ptr noundef nonnull %1) #12
  %25 = call i32 (i32, ptr, ...) @__printf_chk(i32 noundef 1, ptr noundef nonnull @.str.113, i32 noundef 112) #12
  %26 = load ptr, ptr @stdout, align 8, !tbaa !9
  %27 = call i32 (ptr, i32, ptr, ...) @__fprintf_chk(ptr noundef %26, i32 noundef 1, ptr noundef nonnull @.str.114, ptr noundef nonnull @.str.115) #12
  call void (ptr, ptr, ...) @list(ptr noundef %1, ptr nonnull poison, i32 noundef 77, ptr noundef nonnull @.str.117) #11
  %28 = call i32 @puts(ptr noundef nonnull @.str.1) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @read_in() unnamed_addr #1 {
  %1 = alloca ptr, align 8
  %2 = alloca [16 x i8], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  store ptr null, ptr %1, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  store i64 0, ptr %3, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  store i32 0, ptr %4, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  store i32 0, ptr %5, align 4, !tbaa !5
  %6 = load ptr, ptr @stdin, align 8, !tbaa !9
  %7 = call i64 @__getdelim(ptr noundef nonnull %1, ptr noundef nonnull %3, i32 noundef 10, ptr noundef %6) #12
  %8 = icmp sgt i64 %7, 1
  br i1 %8, label %9, label %16

9:                                                ; preds = %0, %9
  %10 = phi i64 [ %14, %9 ], [ %7, %0 ]
  %11 = load ptr, ptr %1, align 8, !tbaa !35
  %12 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.120, i64 noundef %10, ptr noundef %11) #12
  %13 = load ptr, ptr @stdin, align 8, !tbaa !9
  %14 = call i64 @__getdelim(ptr noundef nonnull %1, ptr noundef nonnull %3, i32 noundef 10, ptr noundef %13) #12
  %15 = icmp sgt i64 %14, 1
  br i1 %15, label %9, label %16, !llvm.loop !47

16:                                               ; preds = %9, %0
  %17 = load ptr, ptr @stdin, align 8, !tbaa !9
  %18 = call i64 @getdelim(ptr noundef nonnull %1, ptr noundef nonnull %3, i32 noundef 59, ptr noundef %17) #12
  %19 = load ptr, ptr %1, align 8, !tbaa !35
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.121, i64 noundef %18, ptr noundef %19) #12
  %21 = load ptr, ptr %1, align 8, !tbaa !35
  call void @free(ptr noundef %21) #12
  %22 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef nonnull @.str.122, ptr noundef nonnull %4, ptr noundef nonnull %2) #12
  %23 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %22) #12
  %24 = load i32, ptr %4, align 4, !tbaa !5
  %25 = load ptr, ptr @stdin, align 8, !tbaa !9
  %26 = call i32 (ptr, ptr, ...) @__isoc99_fscanf(ptr noundef %25, ptr noundef nonnull @.str.124, ptr noundef nonnull %4, ptr noundef nonnull %5) #12
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.123, i32 noundef %24, ptr noundef nonnull %2, i32 noundef %26) #12
  %28 = load i32, ptr %4, align 4, !tbaa !5
  %29 = load i32, ptr %5, align 4, !tbaa !5
  %30 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.125, ptr noundef nonnull @.str.126, ptr noundef nonnull %4, ptr noundef nonnull %5) #12
  %31 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.54, i32 noundef %28, i32 noundef %29, i32 noundef %30) #12
  %32 = load i32, ptr %4, align 4, !tbaa !5
  %33 = load i32, ptr %5, align 4, !tbaa !5
  %34 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.127, ptr noundef nonnull @.str.99, ptr noundef nonnull %4) #12
  %35 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.54, i32 noundef %32, i32 noundef %33, i32 noundef %34) #12
  %36 = load ptr, ptr @stdin, align 8, !tbaa !9
  %37 = call i32 @getc(ptr noundef %36) #12
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %37) #12
  %39 = load ptr, ptr @stdin, align 8, !tbaa !9
  %40 = call i32 @getc(ptr noundef %39) #12
  %41 = load ptr, ptr @stdin, align 8, !tbaa !9
  %42 = call i32 @ungetc(i32 noundef 117, ptr noundef %41) #12
  %43 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.128, i32 noundef %40, i32 noundef %42) #12
  %44 = load ptr, ptr @stdin, align 8, !tbaa !9
  %45 = call i32 @getc(ptr noundef %44) #12
  %46 = load ptr, ptr @stdin, align 8, !tbaa !9
  %47 = call i32 @getc(ptr noundef %46) #12
  %48 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.129, i32 noundef %45, i32 noundef %47) #12
  %49 = load ptr, ptr @stdin, align 8, !tbaa !9
  %50 = call i32 @getc(ptr noundef %49) #12
  %51 = load ptr, ptr @stdin, align 8, !tbaa !9
  %52 = call i32 @feof(ptr noundef %51) #12
  %53 = icmp ne i32 %52, 0
  %54 = zext i1 %53 to i32
  %55 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.130, i32 noundef %50, i32 noundef %54) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @others() unnamed_addr #1 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load ptr, ptr @stdout, align 8, !tbaa !9
  call void @setbuf(ptr noundef %3, ptr noundef null) #12
  %4 = call ptr @setlocale(i32 noundef 6, ptr noundef nonnull @.str.132) #12
  %5 = call ptr @setlocale(i32 noundef 6, ptr noundef nonnull @.str.133) #12
  %6 = icmp eq ptr %5, null
  %7 = zext i1 %6 to i32
  %8 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.131, ptr noundef %4, i32 noundef %7) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store volatile i32 0, ptr %1, align 4, !tbaa !5
  %9 = call i32 @__sigsetjmp(ptr noundef nonnull @place, i32 noundef 1) #12
  %10 = icmp slt i32 %9, 3
  %11 = load volatile i32, ptr %1, align 4, !tbaa !5
  br i1 %10, label %12, label %14

12:                                               ; preds = %0
  %13 = add nsw i32 %11, 1
  store volatile i32 %13, ptr %1, align 4, !tbaa !5
  call void @siglongjmp(ptr noundef nonnull @place, i32 noundef %13) #13
  unreachable

14:                                               ; preds = %0
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %11) #12
  %16 = call i32 @_setjmp(ptr noundef nonnull @place) #12
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  call void @longjmp(ptr noundef nonnull @place, i32 noundef 0) #13
  unreachable

19:                                               ; preds = %14
  %20 = call noalias align 64 ptr @memalign(i64 noundef 64, i64 noundef 10) #12
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef 0) #12
  call void @free(ptr noundef %20) #12
  call void @srandom(i32 noundef 7) #12
  %22 = call i64 @random() #12
  call void @srandom(i32 noundef 7) #12
  %23 = call i64 @random() #12
  %24 = icmp eq i64 %22, %23
  %25 = zext i1 %24 to i32
  %26 = icmp ult i64 %22, 2147483648
  %27 = zext i1 %26 to i32
  %28 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.62, i32 noundef %25, i32 noundef %27) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  store i32 1, ptr %2, align 4, !tbaa !5
  %29 = call i32 @rand_r(ptr noundef nonnull %2) #12
  %30 = call i32 @rand_r(ptr noundef nonnull %2) #12
  %31 = load i32, ptr %2, align 4, !tbaa !5
  %32 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.134, i32 noundef %29, i32 noundef %30, i32 noundef %31) #12
  %33 = call i32 @sched_yield() #12
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.59, i32 noundef %33) #12
  %35 = call ptr @signal(i32 noundef 10, ptr noundef nonnull @handler) #12
  %36 = call i32 @puts(ptr noundef nonnull @.str.135) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret void
}

declare i32 @fflush(ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare void @quick_exit(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

declare i32 @puts(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare double @acos(double noundef) #5

; Function Attrs: nounwind
declare float @acosf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @acosl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @acosh(double noundef) #5

; Function Attrs: nounwind
declare float @acoshf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @acoshl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @asin(double noundef) #5

; Function Attrs: nounwind
declare float @asinf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @asinl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @asinh(double noundef) #5

; Function Attrs: nounwind
declare float @asinhf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @asinhl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @atan(double noundef) #5

; Function Attrs: nounwind
declare float @atanf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @atanl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @atanh(double noundef) #5

; Function Attrs: nounwind
declare float @atanhf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @atanhl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @cbrt(double noundef) #5

; Function Attrs: nounwind
declare float @cbrtf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @cbrtl(x86_fp80 noundef) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @ceil(double noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @ceilf(float noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @ceill(x86_fp80 noundef) #6

; Function Attrs: nounwind
declare double @cos(double noundef) #5

; Function Attrs: nounwind
declare float @cosf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @cosl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @cosh(double noundef) #5

; Function Attrs: nounwind
declare float @coshf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @coshl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @erf(double noundef) #5

; Function Attrs: nounwind
declare float @erff(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @erfl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @erfc(double noundef) #5

; Function Attrs: nounwind
declare float @erfcf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @erfcl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @exp(double noundef) #5

; Function Attrs: nounwind
declare float @expf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @expl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @exp2(double noundef) #5

; Function Attrs: nounwind
declare float @exp2f(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @exp2l(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @exp10(double noundef) #5

; Function Attrs: nounwind
declare float @exp10f(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @exp10l(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @expm1(double noundef) #5

; Function Attrs: nounwind
declare float @expm1f(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @expm1l(x86_fp80 noundef) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @fabs(double noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @fabsf(float noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @fabsl(x86_fp80 noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @floor(double noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @floorf(float noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @floorl(x86_fp80 noundef) #6

; Function Attrs: nounwind
declare double @log(double noundef) #5

; Function Attrs: nounwind
declare float @logf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @logl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @log10(double noundef) #5

; Function Attrs: nounwind
declare float @log10f(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @log10l(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @log1p(double noundef) #5

; Function Attrs: nounwind
declare float @log1pf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @log1pl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @log2(double noundef) #5

; Function Attrs: nounwind
declare float @log2f(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @log2l(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @logb(double noundef) #5

; Function Attrs: nounwind
declare float @logbf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @logbl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @nearbyint(double noundef) #5

; Function Attrs: nounwind
declare float @nearbyintf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @nearbyintl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @rint(double noundef) #5

; Function Attrs: nounwind
declare float @rintf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @rintl(x86_fp80 noundef) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @round(double noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @roundf(float noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @roundl(x86_fp80 noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @roundeven(double noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @roundevenf(float noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @roundevenl(x86_fp80 noundef) #6

; Function Attrs: nounwind
declare double @sin(double noundef) #5

; Function Attrs: nounwind
declare float @sinf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @sinl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @sinh(double noundef) #5

; Function Attrs: nounwind
declare float @sinhf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @sinhl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @sqrt(double noundef) #5

; Function Attrs: nounwind
declare float @sqrtf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @sqrtl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @tan(double noundef) #5

; Function Attrs: nounwind
declare float @tanf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @tanl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @tanh(double noundef) #5

; Function Attrs: nounwind
declare float @tanhf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @tanhl(x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @tgamma(double noundef) #5

; Function Attrs: nounwind
declare float @tgammaf(float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @tgammal(x86_fp80 noundef) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @trunc(double noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @truncf(float noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @truncl(x86_fp80 noundef) #6

; Function Attrs: nounwind
declare double @atan2(double noundef, double noundef) #5

; Function Attrs: nounwind
declare float @atan2f(float noundef, float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @atan2l(x86_fp80 noundef, x86_fp80 noundef) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @copysign(double noundef, double noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @copysignf(float noundef, float noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @copysignl(x86_fp80 noundef, x86_fp80 noundef) #6

; Function Attrs: nounwind
declare double @fdim(double noundef, double noundef) #5

; Function Attrs: nounwind
declare float @fdimf(float noundef, float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @fdiml(x86_fp80 noundef, x86_fp80 noundef) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @fmax(double noundef, double noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @fmaxf(float noundef, float noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @fmaxl(x86_fp80 noundef, x86_fp80 noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @fmin(double noundef, double noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare float @fminf(float noundef, float noundef) #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare x86_fp80 @fminl(x86_fp80 noundef, x86_fp80 noundef) #6

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) #5

; Function Attrs: nounwind
declare float @fmodf(float noundef, float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @hypot(double noundef, double noundef) #5

; Function Attrs: nounwind
declare float @hypotf(float noundef, float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @hypotl(x86_fp80 noundef, x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #5

; Function Attrs: nounwind
declare float @powf(float noundef, float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @powl(x86_fp80 noundef, x86_fp80 noundef) #5

; Function Attrs: nounwind
declare double @remainder(double noundef, double noundef) #5

; Function Attrs: nounwind
declare float @remainderf(float noundef, float noundef) #5

; Function Attrs: nounwind
declare x86_fp80 @remainderl(x86_fp80 noundef, x86_fp80 noundef) #5

; Function Attrs: nounwind
declare i64 @lrint(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @lround(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @llrint(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @llround(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @lrintf(float noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @lroundf(float noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @llrintl(x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @llroundf(float noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @llroundl(x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @frexp(double noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare float @frexpf(float noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare x86_fp80 @frexpl(x86_fp80 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @modf(double noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare float @modff(float noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare x86_fp80 @modfl(x86_fp80 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @ldexp(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare float @ldexpf(float noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare x86_fp80 @ldexpl(x86_fp80 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @scalbn(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare float @scalbnf(float noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare x86_fp80 @scalblnl(x86_fp80 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare float @scalblnf(float noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @fma(double noundef, double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare float @fmaf(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare x86_fp80 @fmal(x86_fp80 noundef, x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @ilogb(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @ilogbf(float noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare float @nextafterf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @nextafter(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare x86_fp80 @nextafterl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @remquo(double noundef, double noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare float @remquof(float noundef, float noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @sincosf(float noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @sincos(double noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i64 @llabs(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i64 @labs(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @abs(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i64 @div(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare { i64, i64 } @ldiv(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare { i64, i64 } @lldiv(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_tolower_loc() local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_toupper_loc() local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind
declare ptr @stpncpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @index(ptr noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @rindex(ptr noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @memrchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @memmem(ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strchrnul(ptr noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare ptr @strsep(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare ptr @__strtok_r(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @strtoull(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #6

; Function Attrs: nounwind
declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @asprintf(ptr noundef, ptr noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @free(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @setvbuf(ptr noundef, ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @fileno(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @ferror(ptr noundef) local_unnamed_addr #5

declare ptr @__memset_chk(ptr noundef, i32 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

declare ptr @__memcpy_chk(ptr noundef, ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

declare ptr @__memmove_chk(ptr noundef, ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

declare ptr @__strcpy_chk(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare ptr @__strcat_chk(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

declare ptr @__strncpy_chk(ptr noundef, ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

declare i32 @__sprintf_chk(ptr noundef, i32 noundef, i64 noundef, ptr noundef, ...) local_unnamed_addr #2

declare i32 @__snprintf_chk(ptr noundef, i64 noundef, i32 noundef, i64 noundef, ptr noundef, ...) local_unnamed_addr #2

declare i32 @__printf_chk(i32 noundef, ptr noundef, ...) local_unnamed_addr #2

declare i32 @__fprintf_chk(ptr noundef, i32 noundef, ptr noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal void @list(ptr noundef nonnull %0, ptr readnone captures(none) %1, ...) unnamed_addr #1 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  call void @llvm.va_start.p0(ptr nonnull %3)
  call void @llvm.va_copy.p0(ptr nonnull %4, ptr nonnull %3)
  %6 = call i32 @__vsnprintf_chk(ptr noundef nonnull %0, i64 noundef 5, i32 noundef 1, i64 noundef 32, ptr noundef nonnull @.str.116, ptr noundef nonnull %3) #12
  %7 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.118, i32 noundef %6, ptr noundef nonnull %0) #12
  call void @llvm.va_end.p0(ptr %3)
  %8 = call i32 @__vprintf_chk(i32 noundef 1, ptr noundef nonnull @.str.116, ptr noundef nonnull %4) #12
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.va_start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  %9 = call i32 @vasprintf(ptr noundef nonnull %5, ptr noundef nonnull @.str.116, ptr noundef nonnull %3) #12
  %10 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.51, i32 noundef %9) #12
  %11 = load ptr, ptr %5, align 8, !tbaa !35
  %12 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.119, ptr noundef %11) #12
  %13 = load ptr, ptr %5, align 8, !tbaa !35
  call void @free(ptr noundef %13) #12
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.va_start.p0(ptr nonnull %3)
  %14 = load ptr, ptr @stdout, align 8, !tbaa !9
  %15 = call i32 @__vfprintf_chk(ptr noundef %14, i32 noundef 1, ptr noundef nonnull @.str.116, ptr noundef nonnull %3) #12
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #9

declare i32 @__vsnprintf_chk(ptr noundef, i64 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #9

declare i32 @__vprintf_chk(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @vasprintf(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

declare i32 @__vfprintf_chk(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare i64 @getdelim(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @__isoc99_scanf(ptr noundef, ...) local_unnamed_addr #2

declare i32 @__isoc99_fscanf(ptr noundef, ptr noundef, ...) local_unnamed_addr #2

declare i32 @getc(ptr noundef) local_unnamed_addr #2

declare i32 @ungetc(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @feof(ptr noundef) local_unnamed_addr #5

declare i64 @__getdelim(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @setbuf(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare ptr @setlocale(i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: noreturn nounwind
declare void @siglongjmp(ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #10

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare noalias ptr @memalign(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @srandom(i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @random() local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @rand_r(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @sched_yield() local_unnamed_addr #5

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal void @handler(i32 noundef %0) #1 {
  %2 = icmp eq i32 %0, 10
  %3 = zext i1 %2 to i32
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.136, i32 noundef %3) #12
  ret void
}

attributes #0 = { noreturn nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree nounwind willreturn memory(read) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #10 = { nounwind returns_twice "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin "no-builtins" }
attributes #12 = { nobuiltin nounwind "no-builtins" }
attributes #13 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #14 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #15 = { nounwind }
attributes #16 = { nobuiltin nounwind willreturn memory(read) "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 _ZTS8_IO_FILE", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !14, i64 0}
!13 = !{!"", !14, i64 0, !11, i64 8, !11, i64 16, !11, i64 24}
!14 = !{!"p1 omnipotent char", !11, i64 0}
!15 = !{!13, !11, i64 8}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !7, i64 0}
!21 = !{!13, !11, i64 16}
!22 = !{!13, !11, i64 24}
!23 = distinct !{!23, !17, !18}
!24 = distinct !{!24, !17, !18}
!25 = distinct !{!25, !17, !18}
!26 = distinct !{!26, !17, !18}
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !7, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"long double", !7, i64 0}
!31 = distinct !{!31, !17, !18}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 int", !11, i64 0}
!34 = distinct !{!34, !17, !18}
!35 = !{!14, !14, i64 0}
!36 = !{!7, !7, i64 0}
!37 = distinct !{!37, !17, !18}
!38 = distinct !{!38, !17, !18}
!39 = distinct !{!39, !17, !18}
!40 = distinct !{!40, !17, !18}
!41 = !{!42, !42, i64 0}
!42 = !{!"short", !7, i64 0}
!43 = !{!44, !44, i64 0}
!44 = !{!"long", !7, i64 0}
!45 = !{!46, !46, i64 0}
!46 = !{!"long long", !7, i64 0}
!47 = distinct !{!47, !17, !18}
