; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.rows = private unnamed_addr constant [9 x i8] c"d1b2a3c4\00", align 1
@.str = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%s %c %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [11 x i8] c"jumped %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"%d %s %s\0A\00", align 1
@.str.5 = private unnamed_addr constant [22 x i8] c"NO_SUCH_VARIABLE_HERE\00", align 1
@.str.6 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"same\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"said\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"last\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"before last\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"%s %ld\0A\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c" two\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"%s|%s\0A\00", align 1
@.str.16 = private unnamed_addr constant [4 x i8] c"345\00", align 1
@.str.17 = private unnamed_addr constant [3 x i8] c"xy\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c"Ab\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"aB\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.23 = private unnamed_addr constant [4 x i8] c"abd\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.25 = private unnamed_addr constant [10 x i8] c"%s %s %d\0A\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"a.b.c\00", align 1
@.str.27 = private unnamed_addr constant [10 x i8] c"%s %d %d\0A\00", align 1
@.str.28 = private unnamed_addr constant [11 x i8] c"a needle b\00", align 1
@.str.29 = private unnamed_addr constant [7 x i8] c"needle\00", align 1
@.str.30 = private unnamed_addr constant [15 x i8] c"%zu %zu %s %d\0A\00", align 1
@.str.31 = private unnamed_addr constant [4 x i8] c"aab\00", align 1
@.str.32 = private unnamed_addr constant [5 x i8] c"xyz,\00", align 1
@.str.33 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.34 = private unnamed_addr constant [10 x i8] c"key=value\00", align 1
@.str.35 = private unnamed_addr constant [3 x i8] c"=:\00", align 1
@.str.36 = private unnamed_addr constant [9 x i8] c"%zu %zu\0A\00", align 1
@.str.37 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@__const.text.parts = private unnamed_addr constant [6 x i8] c"::a:b\00", align 1
@.str.38 = private unnamed_addr constant [2 x i8] c":\00", align 1
@.str.39 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.40 = private unnamed_addr constant [8 x i8] c" %s %d\0A\00", align 1
@.str.41 = private unnamed_addr constant [6 x i8] c"%d-%s\00", align 1
@.str.42 = private unnamed_addr constant [6 x i8] c"seven\00", align 1
@.str.43 = private unnamed_addr constant [10 x i8] c"%s %d %s\0A\00", align 1
@.str.44 = private unnamed_addr constant [7 x i8] c"longer\00", align 1
@.str.45 = private unnamed_addr constant [14 x i8] c"%3d|%-3d|%03d\00", align 1
@.str.46 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.47 = private unnamed_addr constant [3 x i8] c"ac\00", align 1
@.str.48 = private unnamed_addr constant [11 x i8] c"%s %ld %d\0A\00", align 1
@.str.49 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.50 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.51 = private unnamed_addr constant [16 x i8] c"%d %ld %lld %g\0A\00", align 1
@.str.52 = private unnamed_addr constant [6 x i8] c" -12x\00", align 1
@.str.53 = private unnamed_addr constant [3 x i8] c"99\00", align 1
@.str.54 = private unnamed_addr constant [3 x i8] c"-5\00", align 1
@.str.55 = private unnamed_addr constant [7 x i8] c"2.5e1z\00", align 1
@.str.56 = private unnamed_addr constant [8 x i8] c"%ld %s\0A\00", align 1
@.str.57 = private unnamed_addr constant [9 x i8] c"077 rest\00", align 1
@.str.58 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.59 = private unnamed_addr constant [21 x i8] c"99999999999999999999\00", align 1
@.str.60 = private unnamed_addr constant [9 x i8] c" %d %lu\0A\00", align 1
@.str.61 = private unnamed_addr constant [22 x i8] c"-99999999999999999999\00", align 1
@.str.62 = private unnamed_addr constant [3 x i8] c"-1\00", align 1
@.str.63 = private unnamed_addr constant [8 x i8] c"%lu %s\0A\00", align 1
@.str.64 = private unnamed_addr constant [4 x i8] c"zz!\00", align 1
@.str.65 = private unnamed_addr constant [14 x i8] c"%g %s %g %Lg\0A\00", align 1
@.str.66 = private unnamed_addr constant [9 x i8] c"0x1.8p1,\00", align 1
@.str.67 = private unnamed_addr constant [5 x i8] c"1e-3\00", align 1
@.str.68 = private unnamed_addr constant [5 x i8] c"-0.5\00", align 1
@.str.69 = private unnamed_addr constant [10 x i8] c"%g %g %d\0A\00", align 1
@.str.70 = private unnamed_addr constant [5 x i8] c"-inf\00", align 1
@.str.71 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.72 = private unnamed_addr constant [22 x i8] c"%d %d %ld %ld %d %ld\0A\00", align 1
@.str.73 = private unnamed_addr constant [24 x i8] c"%g %g %g %d %g %ld %ld\0A\00", align 1
@.str.74 = private unnamed_addr constant [13 x i8] c"%g %g %g %g\0A\00", align 1
@.str.75 = private unnamed_addr constant [21 x i8] c"%.3f %.3f %.3f %.3f\0A\00", align 1
@.str.76 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1
@.str.77 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.78 = private unnamed_addr constant [8 x i8] c"a Z5_\0A\7F\00", align 1
@.str.79 = private unnamed_addr constant [13 x i8] c"%d%d%d%d%d%d\00", align 1
@.str.80 = private unnamed_addr constant [14 x i8] c"%d%d%d%d%d%d \00", align 1
@.str.81 = private unnamed_addr constant [8 x i8] c"%c%c%d\0A\00", align 1
@.str.82 = private unnamed_addr constant [31 x i8] c"%hhd %hd %ld %lld %zd %jd %td\0A\00", align 1
@.str.83 = private unnamed_addr constant [33 x i8] c"%*d|%-*d|%.*f|%+.2e|% d|%#x|%#X\0A\00", align 1
@.str.84 = private unnamed_addr constant [37 x i8] c"%5c|%-5c|%5.1s|%.0f|%#.0f|%g|%G|%#g\0A\00", align 1
@.str.85 = private unnamed_addr constant [5 x i8] c"word\00", align 1
@.str.86 = private unnamed_addr constant [37 x i8] c"%f %F %e %g %5.1f|%-8.2f|%08.3f|%+f\0A\00", align 1
@.str.87 = private unnamed_addr constant [41 x i8] c"%u %o %x %lu %i %5u|%-5x|%.3d|%8.3d|%+i\0A\00", align 1
@.str.88 = private unnamed_addr constant [5 x i8] c"%s%n\00", align 1
@.str.89 = private unnamed_addr constant [5 x i8] c"four\00", align 1
@.str.90 = private unnamed_addr constant [22 x i8] c" %d %p %.3Lf %Le %La\0A\00", align 1
@.str.91 = private unnamed_addr constant [24 x i8] c"%a %.2a %A %a %a %012a\0A\00", align 1
@.str.92 = private unnamed_addr constant [25 x i8] c"%La %La %.2La %La %.1La\0A\00", align 1

; Function Attrs: noreturn nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca ptr, align 8
  %8 = alloca [32 x i8], align 16
  %9 = alloca [32 x i8], align 16
  %10 = alloca [6 x i8], align 1
  %11 = alloca [9 x i8], align 1
  %12 = call i32 @atexit(ptr noundef nonnull @last) #13
  %13 = call i32 @atexit(ptr noundef nonnull @before_last) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  %14 = call ptr @strcpy(ptr noundef nonnull %8, ptr noundef nonnull @.str.11) #13
  %15 = call ptr @strcat(ptr noundef nonnull %8, ptr noundef nonnull @.str.13) #13
  %16 = call ptr @stpcpy(ptr noundef nonnull %9, ptr noundef nonnull @.str.14) #13
  %17 = ptrtoint ptr %16 to i64
  %18 = ptrtoint ptr %9 to i64
  %19 = sub i64 %17, %18
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.12, ptr noundef %15, i64 noundef %19) #13
  %21 = call ptr @strncat(ptr noundef nonnull %8, ptr noundef nonnull @.str.16, i64 noundef 2) #13
  %22 = call ptr @strncpy(ptr noundef nonnull %9, ptr noundef nonnull @.str.17, i64 noundef 4) #13
  %23 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.15, ptr noundef %21, ptr noundef %22) #13
  %24 = call i32 @strcmp(ptr noundef nonnull @.str.19, ptr noundef nonnull @.str) #15
  %25 = ashr i32 %24, 31
  %26 = icmp ne i32 %24, 0
  %27 = zext i1 %26 to i32
  %28 = or i32 %25, %27
  %29 = call i32 @strcasecmp(ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.21) #15
  %30 = ashr i32 %29, 31
  %31 = icmp ne i32 %29, 0
  %32 = zext i1 %31 to i32
  %33 = or i32 %30, %32
  %34 = call i32 @strncmp(ptr noundef nonnull @.str.22, ptr noundef nonnull @.str.23, i64 noundef 2) #15
  %35 = ashr i32 %34, 31
  %36 = icmp ne i32 %34, 0
  %37 = zext i1 %36 to i32
  %38 = or i32 %35, %37
  %39 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.18, i32 noundef %28, i32 noundef %33, i32 noundef %38) #13
  %40 = call i32 @strncmp(ptr noundef nonnull @.str.19, ptr noundef nonnull @.str, i64 noundef 0) #15
  %41 = ashr i32 %40, 31
  %42 = icmp ne i32 %40, 0
  %43 = zext i1 %42 to i32
  %44 = or i32 %41, %43
  %45 = call i32 @strcoll(ptr noundef nonnull @.str, ptr noundef nonnull @.str.19) #15
  %46 = ashr i32 %45, 31
  %47 = icmp ne i32 %45, 0
  %48 = zext i1 %47 to i32
  %49 = or i32 %46, %48
  %50 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.24, i32 noundef %44, i32 noundef %49) #13
  %51 = call ptr @strchr(ptr noundef nonnull @.str.26, i32 noundef 46) #15
  %52 = call ptr @strrchr(ptr noundef nonnull @.str.26, i32 noundef 46) #15
  %53 = call ptr @strchr(ptr noundef nonnull @.str.22, i32 noundef 122) #15
  %54 = icmp eq ptr %53, null
  %55 = zext i1 %54 to i32
  %56 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef %51, ptr noundef %52, i32 noundef %55) #13
  %57 = call ptr @strstr(ptr noundef nonnull @.str.28, ptr noundef nonnull @.str.29) #15
  %58 = call ptr @strstr(ptr noundef nonnull @.str.22, ptr noundef nonnull @.str.2) #15
  %59 = icmp eq ptr %58, null
  %60 = zext i1 %59 to i32
  %61 = call ptr @strrchr(ptr noundef nonnull @.str.22, i32 noundef 122) #15
  %62 = icmp eq ptr %61, null
  %63 = zext i1 %62 to i32
  %64 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.27, ptr noundef %57, i32 noundef %60, i32 noundef %63) #13
  %65 = call i64 @strspn(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.19) #15
  %66 = call i64 @strcspn(ptr noundef nonnull @.str.32, ptr noundef nonnull @.str.33) #15
  %67 = call ptr @strpbrk(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.35) #15
  %68 = call ptr @strpbrk(ptr noundef nonnull @.str.19, ptr noundef nonnull @.str) #15
  %69 = icmp eq ptr %68, null
  %70 = zext i1 %69 to i32
  %71 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.30, i64 noundef %65, i64 noundef %66, ptr noundef %67, i32 noundef %70) #13
  %72 = call i64 @strnlen(ptr noundef nonnull @.str.37, i64 noundef 4) #15
  %73 = call i64 @strlen(ptr noundef nonnull @.str.6) #15
  %74 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36, i64 noundef %72, i64 noundef %73) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %10, ptr noundef nonnull align 1 dereferenceable(6) @__const.text.parts, i64 6, i1 false)
  %75 = call ptr @strtok(ptr noundef nonnull %10, ptr noundef nonnull @.str.38) #13
  %76 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.39, ptr noundef %75) #13
  %77 = call ptr @strtok(ptr noundef null, ptr noundef nonnull @.str.38) #13
  %78 = call ptr @strtok(ptr noundef null, ptr noundef nonnull @.str.38) #13
  %79 = icmp eq ptr %78, null
  %80 = zext i1 %79 to i32
  %81 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.40, ptr noundef %77, i32 noundef %80) #13
  call void (ptr, ptr, ...) @written(ptr noundef %8, ptr nonnull poison, i32 noundef 7, ptr noundef nonnull @.str.42) #16
  %82 = call i32 (ptr, i64, ptr, ...) @cut(ptr noundef %9, i64 poison, ptr nonnull poison, ptr noundef nonnull @.str.44) #16
  %83 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.43, ptr noundef nonnull %8, i32 noundef %82, ptr noundef nonnull %9) #13
  %84 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull %8, ptr noundef nonnull @.str.45, i32 noundef 1, i32 noundef 2, i32 noundef 3) #13
  %85 = call i32 @puts(ptr noundef nonnull %8) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  %86 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 2) #13
  %87 = call ptr @memset(ptr noundef %86, i32 noundef 120, i64 noundef 3) #13
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 1
  %89 = call ptr @memmove(ptr noundef nonnull %88, ptr noundef %86, i64 noundef 3) #13
  %90 = call i32 @memcmp(ptr noundef nonnull @.str.46, ptr noundef nonnull @.str.47, i64 noundef 2) #15
  %91 = ashr i32 %90, 31
  %92 = icmp ne i32 %90, 0
  %93 = zext i1 %92 to i32
  %94 = or i32 %91, %93
  %95 = call i32 @bcmp(ptr noundef nonnull @.str.46, ptr noundef nonnull @.str.46, i64 noundef 2) #15
  %96 = ashr i32 %95, 31
  %97 = icmp ne i32 %95, 0
  %98 = zext i1 %97 to i32
  %99 = or i32 %96, %98
  %100 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.27, ptr noundef %86, i32 noundef %94, i32 noundef %99) #13
  %101 = call ptr @realloc(ptr noundef %86, i64 noundef 64) #13
  %102 = call ptr @memchr(ptr noundef nonnull @.str.22, i32 noundef 99, i64 noundef 3) #15
  %103 = ptrtoint ptr %102 to i64
  %104 = sub i64 %103, ptrtoint (ptr @.str.22 to i64)
  %105 = icmp sgt i64 %104, -1
  %106 = zext i1 %105 to i64
  %107 = call ptr @memchr(ptr noundef nonnull @.str.19, i32 noundef 98, i64 noundef 1) #15
  %108 = icmp eq ptr %107, null
  %109 = zext i1 %108 to i32
  %110 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.48, ptr noundef %101, i64 noundef %106, i32 noundef %109) #13
  call void @bzero(ptr noundef %101, i64 noundef 2) #13
  %111 = load i8, ptr %101, align 1, !tbaa !9
  %112 = sext i8 %111 to i32
  %113 = call i64 @malloc_usable_size(ptr noundef nonnull %101) #13
  %114 = icmp ugt i64 %113, 63
  %115 = zext i1 %114 to i32
  %116 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.24, i32 noundef %112, i32 noundef %115) #13
  call void @free(ptr noundef nonnull %101) #13
  %117 = call noalias align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef 128) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  %118 = call i32 @posix_memalign(ptr noundef nonnull %7, i64 noundef 256, i64 noundef 8) #13
  %119 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.49, i32 noundef 0, i32 noundef %118) #13
  %120 = load ptr, ptr %7, align 8, !tbaa !10
  %121 = ptrtoint ptr %120 to i64
  %122 = trunc i64 %121 to i32
  %123 = and i32 %122, 255
  %124 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.50, i32 noundef %123) #13
  call void @free(ptr noundef %117) #13
  %125 = load ptr, ptr %7, align 8, !tbaa !10
  call void @free(ptr noundef %125) #13
  call void @free(ptr noundef null) #13
  %126 = call ptr @realloc(ptr noundef null, i64 noundef 8) #13
  call void @free(ptr noundef %126) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  %127 = call i64 @strtol(ptr noundef nonnull @.str.52, ptr noundef null, i32 noundef 10) #13
  %128 = trunc i64 %127 to i32
  %129 = call i64 @strtol(ptr noundef nonnull @.str.53, ptr noundef null, i32 noundef 10) #13
  %130 = call i64 @strtoll(ptr noundef nonnull @.str.54, ptr noundef null, i32 noundef 10) #13
  %131 = call double @strtod(ptr noundef nonnull @.str.55, ptr noundef null) #13
  %132 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.51, i32 noundef %128, i64 noundef %129, i64 noundef %130, double noundef %131) #13
  %133 = call i64 @strtol(ptr noundef nonnull @.str.57, ptr noundef nonnull %4, i32 noundef 0) #13
  %134 = load ptr, ptr %4, align 8, !tbaa !12
  %135 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.56, i64 noundef %133, ptr noundef %134) #13
  %136 = call i64 @strtol(ptr noundef nonnull @.str.58, ptr noundef nonnull %4, i32 noundef 10) #13
  %137 = load ptr, ptr %4, align 8, !tbaa !12
  %138 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.56, i64 noundef %136, ptr noundef %137) #13
  %139 = call ptr @__errno_location() #17
  store i32 0, ptr %139, align 4, !tbaa !5
  %140 = call i64 @strtol(ptr noundef nonnull @.str.59, ptr noundef null, i32 noundef 10) #13
  %141 = icmp eq i64 %140, 9223372036854775807
  %142 = zext i1 %141 to i32
  %143 = load i32, ptr %139, align 4, !tbaa !5
  %144 = icmp eq i32 %143, 34
  %145 = zext i1 %144 to i32
  %146 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.49, i32 noundef %142, i32 noundef %145) #13
  %147 = call i64 @strtol(ptr noundef nonnull @.str.61, ptr noundef null, i32 noundef 10) #13
  %148 = icmp eq i64 %147, -9223372036854775808
  %149 = zext i1 %148 to i32
  %150 = call i64 @strtoul(ptr noundef nonnull @.str.62, ptr noundef null, i32 noundef 10) #13
  %151 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.60, i32 noundef %149, i64 noundef %150) #13
  %152 = call i64 @strtoul(ptr noundef nonnull @.str.64, ptr noundef nonnull %4, i32 noundef 36) #13
  %153 = load ptr, ptr %4, align 8, !tbaa !12
  %154 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.63, i64 noundef %152, ptr noundef %153) #13
  %155 = call double @strtod(ptr noundef nonnull @.str.66, ptr noundef nonnull %4) #13
  %156 = load ptr, ptr %4, align 8, !tbaa !12
  %157 = call float @strtof(ptr noundef nonnull @.str.67, ptr noundef null) #13
  %158 = fpext float %157 to double
  %159 = call x86_fp80 @strtold(ptr noundef nonnull @.str.68, ptr noundef null) #13
  %160 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.65, double noundef %155, ptr noundef %156, double noundef %158, x86_fp80 noundef %159) #13
  %161 = call double @strtod(ptr noundef nonnull @.str.70, ptr noundef null) #13
  %162 = call double @strtod(ptr noundef nonnull @.str.71, ptr noundef null) #13
  %163 = call double @strtod(ptr noundef nonnull @.str.2, ptr noundef nonnull %4) #13
  %164 = fcmp oeq double %163, 0.000000e+00
  %165 = zext i1 %164 to i32
  %166 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.69, double noundef %161, double noundef %162, i32 noundef %165) #13
  %167 = call i64 @div(i32 noundef -7, i32 noundef 2) #17
  %168 = trunc i64 %167 to i32
  %169 = lshr i64 %167, 32
  %170 = trunc nuw i64 %169 to i32
  %171 = call { i64, i64 } @ldiv(i64 noundef 7, i64 noundef -2) #17
  %172 = extractvalue { i64, i64 } %171, 0
  %173 = extractvalue { i64, i64 } %171, 1
  %174 = call i32 @abs(i32 noundef -3) #17
  %175 = call i64 @labs(i64 noundef -4) #17
  %176 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.72, i32 noundef %168, i32 noundef %170, i64 noundef %172, i64 noundef %173, i32 noundef %174, i64 noundef %175) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %177 = call double @modf(double noundef -2.750000e+00, ptr noundef nonnull %6) #13
  %178 = call double @frexp(double noundef 4.000000e+01, ptr noundef nonnull %5) #13
  %179 = load double, ptr %6, align 8, !tbaa !14
  %180 = load i32, ptr %5, align 4, !tbaa !5
  %181 = call double @ldexp(double noundef 7.500000e-01, i32 noundef 3) #13
  %182 = call i64 @lround(double noundef 2.500000e+00) #13
  %183 = call i64 @lrint(double noundef 3.500000e+00) #13
  %184 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.73, double noundef %177, double noundef %179, double noundef %178, i32 noundef %180, double noundef %181, i64 noundef %182, i64 noundef %183) #13
  %185 = call double @fmin(double noundef 1.000000e+00, double noundef 0x7FF8000000000000) #17
  %186 = call double @fmax(double noundef -5.000000e-01, double noundef 2.000000e+00) #17
  %187 = call double @fdim(double noundef 3.000000e+00, double noundef 1.000000e+00) #13
  %188 = call double @fma(double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00) #13
  %189 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.74, double noundef %185, double noundef %186, double noundef %187, double noundef %188) #13
  %190 = call double @hypot(double noundef 3.000000e+00, double noundef 4.000000e+00) #13
  %191 = call double @remainder(double noundef 5.000000e+00, double noundef 3.000000e+00) #13
  %192 = call double @nextafter(double noundef 1.000000e+00, double noundef 1.000000e+00) #13
  %193 = call double @copysign(double noundef 2.000000e+00, double noundef -1.000000e+00) #17
  %194 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.74, double noundef %190, double noundef %191, double noundef %192, double noundef %193) #13
  %195 = call double @log1p(double noundef 5.000000e-01) #13
  %196 = call double @expm1(double noundef 5.000000e-01) #13
  %197 = call double @cbrt(double noundef 2.700000e+01) #13
  %198 = call double @erf(double noundef 5.000000e-01) #13
  %199 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.75, double noundef %195, double noundef %196, double noundef %197, double noundef %198) #13
  %200 = call double @log(double noundef 0.000000e+00) #13
  %201 = call double @sqrt(double noundef -1.000000e+00) #13
  %202 = call double @sqrt(double noundef -1.000000e+00) #13
  %203 = fcmp une double %201, %202
  %204 = select i1 %203, double 1.000000e+00, double 0.000000e+00
  %205 = call double @exp(double noundef 1.000000e+03) #13
  %206 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.76, double noundef %200, double noundef %204, double noundef %205) #13
  %207 = call i64 @time(ptr noundef null) #13
  %208 = icmp sgt i64 %207, 0
  br i1 %208, label %209, label %213

209:                                              ; preds = %2
  %210 = call i64 @clock() #13
  %211 = icmp sgt i64 %210, -1
  %212 = select i1 %211, double 1.000000e+00, double 0.000000e+00
  br label %213

213:                                              ; preds = %2, %209
  %214 = phi double [ 0.000000e+00, %2 ], [ %212, %209 ]
  %215 = call double @difftime(i64 noundef 10, i64 noundef 4) #17
  %216 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.77, double noundef %215, double noundef %214) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  %217 = call ptr @__ctype_b_loc() #17
  br label %218

218:                                              ; preds = %218, %213
  %219 = phi i8 [ 97, %213 ], [ %257, %218 ]
  %220 = phi i64 [ 0, %213 ], [ %255, %218 ]
  %221 = load ptr, ptr %217, align 8, !tbaa !16
  %222 = sext i8 %219 to i64
  %223 = getelementptr inbounds i16, ptr %221, i64 %222
  %224 = load i16, ptr %223, align 2, !tbaa !18
  %225 = zext i16 %224 to i32
  %226 = lshr i32 %225, 10
  %227 = and i32 %226, 1
  %228 = lshr i32 %225, 11
  %229 = and i32 %228, 1
  %230 = lshr i32 %225, 3
  %231 = and i32 %230, 1
  %232 = lshr i32 %225, 13
  %233 = and i32 %232, 1
  %234 = lshr i32 %225, 8
  %235 = and i32 %234, 1
  %236 = lshr i32 %225, 9
  %237 = and i32 %236, 1
  %238 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.79, i32 noundef %227, i32 noundef %229, i32 noundef %231, i32 noundef %233, i32 noundef %235, i32 noundef %237) #13
  %239 = load ptr, ptr %217, align 8, !tbaa !16
  %240 = getelementptr inbounds i16, ptr %239, i64 %222
  %241 = load i16, ptr %240, align 2, !tbaa !18
  %242 = zext i16 %241 to i32
  %243 = lshr i32 %242, 12
  %244 = and i32 %243, 1
  %245 = lshr i32 %242, 2
  %246 = and i32 %245, 1
  %247 = lshr i32 %242, 14
  %248 = and i32 %247, 1
  %249 = lshr i16 %241, 15
  %250 = zext nneg i16 %249 to i32
  %251 = lshr i32 %242, 1
  %252 = and i32 %251, 1
  %253 = and i32 %242, 1
  %254 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.80, i32 noundef %244, i32 noundef %246, i32 noundef %248, i32 noundef %250, i32 noundef %252, i32 noundef %253) #13
  %255 = add nuw nsw i64 %220, 1
  %256 = getelementptr inbounds nuw i8, ptr @.str.78, i64 %255
  %257 = load i8, ptr %256, align 1, !tbaa !9
  %258 = icmp eq i64 %255, 7
  br i1 %258, label %259, label %218, !llvm.loop !20

259:                                              ; preds = %218
  %260 = call ptr @__ctype_toupper_loc() #17
  %261 = load ptr, ptr %260, align 8, !tbaa !23
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 480
  %263 = load i32, ptr %262, align 4, !tbaa !5
  %264 = call ptr @__ctype_tolower_loc() #17
  %265 = load ptr, ptr %264, align 8, !tbaa !23
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 324
  %267 = load i32, ptr %266, align 4, !tbaa !5
  %268 = getelementptr inbounds i8, ptr %261, i64 -4
  %269 = load i32, ptr %268, align 4, !tbaa !5
  %270 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.81, i32 noundef %263, i32 noundef %267, i32 noundef %269) #13
  %271 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.82, i32 noundef 300, i32 noundef 70000, i64 noundef 1099511627776, i64 noundef -1, i64 noundef 3, i64 noundef 4, i64 noundef 5) #13
  %272 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.83, i32 noundef 4, i32 noundef 1, i32 noundef 4, i32 noundef 2, i32 noundef 1, double noundef 2.250000e+00, double noundef 0x40C81CD6C8B43958, i32 noundef 5, i32 noundef 255, i32 noundef 255) #13
  %273 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.84, i32 noundef 97, i32 noundef 98, ptr noundef nonnull @.str.85, double noundef 2.500000e+00, double noundef 2.000000e+00, double noundef 1.000000e+20, double noundef 1.000000e-10, double noundef 1.000000e+00) #13
  %274 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.86, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000, double noundef 0x7FF8000000000000, double noundef -0.000000e+00, double noundef 2.250000e+00, double noundef 2.500000e+00, double noundef -2.500000e+00, double noundef 1.000000e+00) #13
  %275 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.87, i32 noundef 7, i32 noundef 8, i32 noundef 255, i64 noundef -1, i32 noundef -3, i32 noundef 42, i32 noundef 42, i32 noundef 7, i32 noundef 7, i32 noundef 0) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %276 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.89, ptr noundef nonnull %3) #13
  %277 = load i32, ptr %3, align 4, !tbaa !5
  %278 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.90, i32 noundef %277, ptr noundef nonnull inttoptr (i64 16 to ptr), x86_fp80 noundef 0xK4000A000000000000000, x86_fp80 noundef 0xK40099A50000000000000, x86_fp80 noundef 0xK3FFF8000000000000000) #13
  %279 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.91, double noundef 1.000000e-01, double noundef 1.999000e+00, double noundef -2.000000e+00, double noundef 8.094770e-320, double noundef 0.000000e+00, double noundef 1.500000e+00) #13
  %280 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.92, x86_fp80 noundef 0xK3FFBCCCCCCCCCCCCCCCD, x86_fp80 noundef 0xK80000000000000000000, x86_fp80 noundef 0xK3FFDAAAAAAAAAAAAAAAB, x86_fp80 noundef 0xK00000000200000000000, x86_fp80 noundef 0xK3FFFFF00000000000000) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(9) %11, ptr noundef nonnull align 1 dereferenceable(9) @__const.main.rows, i64 9, i1 false)
  call void @qsort(ptr noundef nonnull %11, i64 noundef 4, i64 noundef 2, ptr noundef nonnull @by_first) #13
  br label %281

281:                                              ; preds = %294, %259
  %282 = phi i64 [ %296, %294 ], [ 0, %259 ]
  %283 = phi i64 [ %295, %294 ], [ 4, %259 ]
  %284 = add i64 %283, %282
  %285 = lshr i64 %284, 1
  %286 = and i64 %284, -2
  %287 = getelementptr inbounds nuw i8, ptr %11, i64 %286
  %288 = load i8, ptr %287, align 1, !tbaa !9
  %289 = icmp sgt i8 %288, 98
  br i1 %289, label %294, label %290

290:                                              ; preds = %281
  %291 = icmp eq i8 %288, 98
  br i1 %291, label %298, label %292

292:                                              ; preds = %290
  %293 = add nuw i64 %285, 1
  br label %294

294:                                              ; preds = %292, %281
  %295 = phi i64 [ %283, %292 ], [ %285, %281 ]
  %296 = phi i64 [ %293, %292 ], [ %282, %281 ]
  %297 = icmp ult i64 %296, %295
  call void @llvm.assume(i1 %297)
  br label %281

298:                                              ; preds = %290
  %299 = getelementptr inbounds nuw i8, ptr %11, i64 %286
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 1
  %301 = load i8, ptr %300, align 1, !tbaa !9
  %302 = sext i8 %301 to i32
  br label %303

303:                                              ; preds = %316, %298
  %304 = phi i64 [ %318, %316 ], [ 0, %298 ]
  %305 = phi i64 [ %317, %316 ], [ 4, %298 ]
  %306 = add i64 %305, %304
  %307 = lshr i64 %306, 1
  %308 = and i64 %306, -2
  %309 = getelementptr inbounds nuw i8, ptr %11, i64 %308
  %310 = load i8, ptr %309, align 1, !tbaa !9
  %311 = icmp sgt i8 %310, 120
  br i1 %311, label %316, label %312

312:                                              ; preds = %303
  %313 = icmp eq i8 %310, 120
  br i1 %313, label %320, label %314

314:                                              ; preds = %312
  %315 = add nuw i64 %307, 1
  br label %316

316:                                              ; preds = %314, %303
  %317 = phi i64 [ %305, %314 ], [ %307, %303 ]
  %318 = phi i64 [ %315, %314 ], [ %304, %303 ]
  %319 = icmp ult i64 %318, %317
  br i1 %319, label %303, label %320, !llvm.loop !25

320:                                              ; preds = %312, %316
  %321 = phi i32 [ 1, %316 ], [ 0, %312 ]
  %322 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, ptr noundef nonnull %11, i32 noundef %302, i32 noundef %321) #13
  %323 = call i32 @_setjmp(ptr noundef nonnull @place) #13
  %324 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.3, i32 noundef %323) #13
  %325 = icmp slt i32 %323, 2
  br i1 %325, label %326, label %328

326:                                              ; preds = %320
  %327 = add nsw i32 %323, 1
  call void @longjmp(ptr noundef nonnull @place, i32 noundef %327) #18
  unreachable

328:                                              ; preds = %320
  %329 = call ptr @getenv(ptr noundef nonnull @.str.5) #13
  %330 = icmp eq ptr %329, null
  %331 = zext i1 %330 to i32
  %332 = call ptr @strerror(i32 noundef 2) #13
  %333 = call ptr @strerror(i32 noundef 2) #13
  %334 = call ptr @strerror(i32 noundef 2) #13
  %335 = call i32 @strcmp(ptr noundef %333, ptr noundef %334) #15
  %336 = icmp eq i32 %335, 0
  %337 = select i1 %336, ptr @.str.7, ptr @.str.6
  %338 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.4, i32 noundef %331, ptr noundef %332, ptr noundef nonnull %337) #13
  store i32 13, ptr %139, align 4, !tbaa !5
  call void @perror(ptr noundef nonnull @.str.8) #13
  %339 = add nsw i32 %0, 768
  call void @exit(i32 noundef %339) #18
  unreachable
}

; Function Attrs: nounwind
declare i32 @atexit(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define internal void @last() #2 {
  %1 = tail call i32 @puts(ptr noundef nonnull @.str.9) #13
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @before_last() #2 {
  %1 = tail call i32 @puts(ptr noundef nonnull @.str.10) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -255, 256) i32 @by_first(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 {
  %3 = load i8, ptr %0, align 1, !tbaa !9
  %4 = sext i8 %3 to i32
  %5 = load i8, ptr %1, align 1, !tbaa !9
  %6 = sext i8 %5 to i32
  %7 = sub nsw i32 %4, %6
  ret i32 %7
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare ptr @strerror(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #10

declare void @perror(ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #8

declare i32 @puts(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare ptr @stpcpy(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @strcasecmp(ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @strcoll(ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strrchr(ptr noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strspn(ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strcspn(ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strpbrk(ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strnlen(ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define internal void @written(ptr noundef nonnull %0, ptr readnone captures(none) %1, ...) unnamed_addr #2 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @vsprintf(ptr noundef nonnull %0, ptr noundef nonnull @.str.41, ptr noundef nonnull %3) #13
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret void
}

; Function Attrs: nounwind uwtable
define internal i32 @cut(ptr noundef nonnull %0, i64 %1, ptr readnone captures(none) %2, ...) unnamed_addr #2 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = call i32 @vsnprintf(ptr noundef nonnull %0, i64 noundef 4, ptr noundef nonnull @.str.39, ptr noundef nonnull %4) #13
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  ret i32 %5
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #11

; Function Attrs: nounwind
declare i32 @vsprintf(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #11

; Function Attrs: nounwind
declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare i32 @bcmp(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @bzero(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare i64 @malloc_usable_size(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @free(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare noalias ptr @aligned_alloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @strtod(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare float @strtof(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare x86_fp80 @strtold(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i64 @div(i32 noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare { i64, i64 } @ldiv(i64 noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @abs(i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i64 @labs(i64 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare double @modf(double noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @frexp(double noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @ldexp(double noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare i64 @lround(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare i64 @lrint(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @fmin(double noundef, double noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @fmax(double noundef, double noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare double @fdim(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @fma(double noundef, double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @hypot(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @remainder(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @nextafter(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @copysign(double noundef, double noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare double @log1p(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @expm1(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @cbrt(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @erf(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @log(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare double @difftime(i64 noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare i64 @time(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare i64 @clock() local_unnamed_addr #1

; Function Attrs: nounwind
declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #10

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_toupper_loc() local_unnamed_addr #10

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_tolower_loc() local_unnamed_addr #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { noreturn nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind returns_twice "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(read) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nobuiltin nounwind "no-builtins" }
attributes #14 = { nounwind }
attributes #15 = { nobuiltin nounwind willreturn memory(read) "no-builtins" }
attributes #16 = { nobuiltin "no-builtins" }
attributes #17 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #18 = { nobuiltin noreturn nounwind "no-builtins" }

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
!9 = !{!7, !7, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 omnipotent char", !11, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 short", !11, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !7, i64 0}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 int", !11, i64 0}
!25 = distinct !{!25, !21, !22}
