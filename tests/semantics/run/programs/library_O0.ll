; ModuleID = 'library.c'
source_filename = "library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { double, i64, [10 x i32] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [8 x i8] c"%ld %f\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"idL\00", align 1
@__const.main.a = private unnamed_addr constant [5 x i32] [i32 5, i32 3, i32 9, i32 -1, i32 7], align 16
@.str.2 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"%g %g %g %g\0A\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"%g %ld %d %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [27 x i8] c"%.17g %g %e %a %Lf %.20Lf\0A\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"%f %d %f\0A\00", align 1
@.str.8 = private unnamed_addr constant [46 x i8] c"%s %5s|%-5s|%05d|%+d|%x|%X|%#o|%c|%%|%p|%.2s\0A\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"cd\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"cut\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"%d-%s\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.16 = private unnamed_addr constant [13 x i8] c"42 hello 2.5\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"%d %9s %lf\00", align 1
@.str.18 = private unnamed_addr constant [13 x i8] c"%d %d %s %g\0A\00", align 1
@.str.19 = private unnamed_addr constant [16 x i8] c"%g %g %g %g %g\0A\00", align 1
@.str.20 = private unnamed_addr constant [10 x i8] c"%d %d %c\0A\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"%lx %lx\0A\00", align 1
@.str.23 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"123\00", align 1
@.str.25 = private unnamed_addr constant [5 x i8] c"0x1f\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"a,b;c\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.28 = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1
@.str.29 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.30 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@__const.main.labels = private unnamed_addr constant [2 x ptr] [ptr blockaddress(@main, %188), ptr blockaddress(@main, %190)], align 16
@.str.31 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.33 = private unnamed_addr constant [7 x i8] c"%d %f\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [5 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca %struct.big, align 8
  %12 = alloca %struct.big, align 8
  %13 = alloca float, align 4
  %14 = alloca [64 x i8], align 16
  %15 = alloca [10 x i8], align 1
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca i128, align 16
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca { double, double }, align 8
  %23 = alloca [2 x ptr], align 16
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %24 = call i64 (i32, ...) @sum(i32 noundef 5, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5)
  %25 = call double (ptr, ...) @mixed(ptr noundef @.str.1, i32 noundef 3, double noundef 2.500000e+00, x86_fp80 noundef 0xK3FFFA000000000000000)
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %24, double noundef %25)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.a, i64 20, i1 false)
  store i32 7, ptr %7, align 4
  %27 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 0
  call void @qsort(ptr noundef %27, i64 noundef 5, i64 noundef 4, ptr noundef @compare)
  store i32 0, ptr %8, align 4
  br label %28

28:                                               ; preds = %37, %2
  %29 = load i32, ptr %8, align 4
  %30 = icmp slt i32 %29, 5
  br i1 %30, label %31, label %40

31:                                               ; preds = %28
  %32 = load i32, ptr %8, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %35)
  br label %37

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %8, align 4
  br label %28, !llvm.loop !6

40:                                               ; preds = %28
  %41 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 0
  %42 = call ptr @bsearch(ptr noundef %7, ptr noundef %41, i64 noundef 5, i64 noundef 4, ptr noundef @compare)
  %43 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 0
  %44 = ptrtoint ptr %42 to i64
  %45 = ptrtoint ptr %43 to i64
  %46 = sub i64 %44, %45
  %47 = sdiv exact i64 %46, 4
  %48 = trunc i64 %47 to i32
  %49 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %48)
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, ptr %9, align 16
  %50 = load <4 x float>, ptr %9, align 16
  %51 = load <4 x float>, ptr %9, align 16
  %52 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %50, <4 x float> %51, <4 x float> splat (float 1.000000e+00))
  store <4 x float> %52, ptr %10, align 16
  %53 = load <4 x float>, ptr %10, align 16
  %54 = extractelement <4 x float> %53, i32 0
  %55 = fpext float %54 to double
  %56 = load <4 x float>, ptr %10, align 16
  %57 = extractelement <4 x float> %56, i32 1
  %58 = fpext float %57 to double
  %59 = load <4 x float>, ptr %10, align 16
  %60 = extractelement <4 x float> %59, i32 2
  %61 = fpext float %60 to double
  %62 = load <4 x float>, ptr %10, align 16
  %63 = extractelement <4 x float> %62, i32 3
  %64 = fpext float %63 to double
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %55, double noundef %58, double noundef %61, double noundef %64)
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 56, i1 false)
  %66 = getelementptr inbounds %struct.big, ptr %11, i32 0, i32 0
  store double 1.500000e+00, ptr %66, align 8
  %67 = getelementptr inbounds %struct.big, ptr %11, i32 0, i32 1
  store i64 41, ptr %67, align 8
  call void @changed(ptr dead_on_unwind writable sret(%struct.big) align 8 %12, ptr noundef byval(%struct.big) align 8 %11)
  %68 = getelementptr inbounds nuw %struct.big, ptr %12, i32 0, i32 0
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.big, ptr %12, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.big, ptr %12, i32 0, i32 2
  %73 = getelementptr inbounds [10 x i32], ptr %72, i64 0, i64 3
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.big, ptr %11, i32 0, i32 2
  %76 = getelementptr inbounds [10 x i32], ptr %75, i64 0, i64 3
  %77 = load i32, ptr %76, align 4
  %78 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %69, i64 noundef %71, i32 noundef %74, i32 noundef %77)
  %79 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef 1.000000e-01, double noundef 1.000000e-05, double noundef 0x40C81CD6C8B43958, double noundef 1.000000e+00, x86_fp80 noundef 0xK4000E000000000000000, x86_fp80 noundef 0xK3FFDAAAAAAAAAAAAAAAB)
  store float 0x4170000000000000, ptr %13, align 4
  %80 = load float, ptr %13, align 4
  %81 = fpext float %80 to double
  %82 = load float, ptr %13, align 4
  %83 = fdiv float %82, 3.000000e+00
  %84 = fptosi float %83 to i32
  %85 = call float @fmodf(float noundef -5.500000e+00, float noundef 2.000000e+00) #9
  %86 = fpext float %85 to double
  %87 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, double noundef %81, i32 noundef %84, double noundef %86)
  %88 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, ptr noundef @.str.9, ptr noundef @.str.10, ptr noundef @.str.11, i32 noundef 42, i32 noundef 7, i32 noundef 255, i32 noundef 255, i32 noundef 8, i32 noundef 122, ptr noundef null, ptr noundef @.str.12)
  %89 = getelementptr inbounds [64 x i8], ptr %14, i64 0, i64 0
  %90 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %89, i64 noundef 64, ptr noundef @.str.14, i32 noundef 12, ptr noundef @.str.15) #9
  %91 = getelementptr inbounds [64 x i8], ptr %14, i64 0, i64 0
  %92 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %90, ptr noundef %91)
  %93 = getelementptr inbounds [10 x i8], ptr %15, i64 0, i64 0
  %94 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.16, ptr noundef @.str.17, ptr noundef %16, ptr noundef %93, ptr noundef %17) #9
  store i32 %94, ptr %18, align 4
  %95 = load i32, ptr %18, align 4
  %96 = load i32, ptr %16, align 4
  %97 = getelementptr inbounds [10 x i8], ptr %15, i64 0, i64 0
  %98 = load double, ptr %17, align 8
  %99 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %95, i32 noundef %96, ptr noundef %97, double noundef %98)
  %100 = call double @sqrt(double noundef 2.000000e+00) #9
  %101 = call double @pow(double noundef 2.000000e+00, double noundef 5.000000e-01) #9
  %102 = call double @llvm.floor.f64(double -2.500000e+00)
  %103 = call double @llvm.round.f64(double 2.500000e+00)
  %104 = call double @llvm.rint.f64(double 2.500000e+00)
  %105 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, double noundef %100, double noundef %101, double noundef %102, double noundef %103, double noundef %104)
  %106 = call ptr @__ctype_b_loc() #10
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds i16, ptr %107, i64 97
  %109 = load i16, ptr %108, align 2
  %110 = zext i16 %109 to i32
  %111 = and i32 %110, 1024
  %112 = icmp ne i32 %111, 0
  %113 = zext i1 %112 to i32
  %114 = call ptr @__ctype_b_loc() #10
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds i16, ptr %115, i64 97
  %117 = load i16, ptr %116, align 2
  %118 = zext i16 %117 to i32
  %119 = and i32 %118, 2048
  %120 = call i32 @toupper(i32 noundef 113) #11
  %121 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %113, i32 noundef %119, i32 noundef %120)
  %122 = call i32 @rand() #9
  %123 = call i32 @rand() #9
  %124 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i32 noundef %122, i32 noundef %123)
  call void @srand(i32 noundef 42) #9
  %125 = call i32 @rand() #9
  %126 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %125)
  store i128 422550200076076467165567735125, ptr %19, align 16
  %127 = load i128, ptr %19, align 16
  %128 = ashr i128 %127, 64
  %129 = trunc i128 %128 to i64
  %130 = load i128, ptr %19, align 16
  %131 = trunc i128 %130 to i64
  %132 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, i64 noundef %129, i64 noundef %131)
  %133 = call i32 @atoi(ptr noundef @.str.24) #11
  %134 = call i64 @strtol(ptr noundef @.str.25, ptr noundef null, i32 noundef 16) #9
  %135 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, i32 noundef %133, i64 noundef %134)
  %136 = call noalias ptr @strdup(ptr noundef @.str.26) #9
  store ptr %136, ptr %20, align 8
  %137 = load ptr, ptr %20, align 8
  %138 = call ptr @strtok(ptr noundef %137, ptr noundef @.str.27) #9
  store ptr %138, ptr %21, align 8
  br label %139

139:                                              ; preds = %145, %40
  %140 = load ptr, ptr %21, align 8
  %141 = icmp ne ptr %140, null
  br i1 %141, label %142, label %147

142:                                              ; preds = %139
  %143 = load ptr, ptr %21, align 8
  %144 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, ptr noundef %143)
  br label %145

145:                                              ; preds = %142
  %146 = call ptr @strtok(ptr noundef null, ptr noundef @.str.27) #9
  store ptr %146, ptr %21, align 8
  br label %139, !llvm.loop !8

147:                                              ; preds = %139
  %148 = call i32 @puts(ptr noundef @.str.29)
  %149 = load ptr, ptr %20, align 8
  call void @free(ptr noundef %149) #9
  %150 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %151 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  store double 1.000000e+00, ptr %150, align 8
  store double 2.000000e+00, ptr %151, align 8
  %152 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  %159 = load double, ptr %158, align 8
  %160 = fmul double %153, %157
  %161 = fmul double %155, %159
  %162 = fmul double %153, %159
  %163 = fmul double %155, %157
  %164 = fsub double %160, %161
  %165 = fadd double %162, %163
  %166 = fcmp uno double %164, %164
  br i1 %166, label %167, label %173, !prof !9

167:                                              ; preds = %147
  %168 = fcmp uno double %165, %165
  br i1 %168, label %169, label %173, !prof !9

169:                                              ; preds = %167
  %170 = call { double, double } @__muldc3(double noundef %153, double noundef %155, double noundef %157, double noundef %159) #9
  %171 = extractvalue { double, double } %170, 0
  %172 = extractvalue { double, double } %170, 1
  br label %173

173:                                              ; preds = %169, %167, %147
  %174 = phi double [ %164, %147 ], [ %164, %167 ], [ %171, %169 ]
  %175 = phi double [ %165, %147 ], [ %165, %167 ], [ %172, %169 ]
  %176 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %177 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  store double %174, ptr %176, align 8
  store double %175, ptr %177, align 8
  %178 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %179 = load double, ptr %178, align 8
  %180 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  %181 = load double, ptr %180, align 8
  %182 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, double noundef %179, double noundef %181)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %23, ptr align 16 @__const.main.labels, i64 16, i1 false)
  %183 = load i32, ptr %4, align 4
  %184 = sub nsw i32 %183, 1
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [2 x ptr], ptr %23, i64 0, i64 %185
  %187 = load ptr, ptr %186, align 8
  br label %194

188:                                              ; preds = %194
  %189 = call i32 @puts(ptr noundef @.str.31)
  br label %190

190:                                              ; preds = %188, %194
  %191 = call i32 @puts(ptr noundef @.str.32)
  %192 = load i32, ptr %4, align 4
  %193 = mul nsw i32 %192, 3
  ret i32 %193

194:                                              ; preds = %173
  %195 = phi ptr [ %187, %173 ]
  indirectbr ptr %195, [label %188, label %190]
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @sum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i64 0, ptr %4, align 8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %31, %1
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %2, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %34

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %12, i32 0, i32 0
  %14 = load i32, ptr %13, align 16
  %15 = icmp ule i32 %14, 40
  br i1 %15, label %16, label %21

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %12, i32 0, i32 3
  %18 = load ptr, ptr %17, align 16
  %19 = getelementptr i8, ptr %18, i32 %14
  %20 = add i32 %14, 8
  store i32 %20, ptr %13, align 16
  br label %25

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %12, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr i8, ptr %23, i32 8
  store ptr %24, ptr %22, align 8
  br label %25

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ]
  %27 = load i32, ptr %26, align 4
  %28 = sext i32 %27 to i64
  %29 = load i64, ptr %4, align 8
  %30 = add nsw i64 %29, %28
  store i64 %30, ptr %4, align 8
  br label %31

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4
  br label %7, !llvm.loop !10

34:                                               ; preds = %7
  %35 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %35)
  %36 = load i64, ptr %4, align 8
  ret i64 %36
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @mixed(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  store double 0.000000e+00, ptr %5, align 8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_copy.p0(ptr %7, ptr %8)
  br label %9

9:                                                ; preds = %73, %1
  %10 = load ptr, ptr %2, align 8
  %11 = load i8, ptr %10, align 1
  %12 = icmp ne i8 %11, 0
  br i1 %12, label %13, label %76

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 105
  br i1 %17, label %18, label %36

18:                                               ; preds = %13
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %20 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 16
  %22 = icmp ule i32 %21, 40
  br i1 %22, label %23, label %28

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %19, i32 0, i32 3
  %25 = load ptr, ptr %24, align 16
  %26 = getelementptr i8, ptr %25, i32 %21
  %27 = add i32 %21, 8
  store i32 %27, ptr %20, align 16
  br label %32

28:                                               ; preds = %18
  %29 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %19, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr i8, ptr %30, i32 8
  store ptr %31, ptr %29, align 8
  br label %32

32:                                               ; preds = %28, %23
  %33 = phi ptr [ %26, %23 ], [ %30, %28 ]
  %34 = load i32, ptr %33, align 4
  %35 = sitofp i32 %34 to double
  br label %69

36:                                               ; preds = %13
  %37 = load ptr, ptr %2, align 8
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  %40 = icmp eq i32 %39, 100
  br i1 %40, label %41, label %58

41:                                               ; preds = %36
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %43 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %42, i32 0, i32 1
  %44 = load i32, ptr %43, align 4
  %45 = icmp ule i32 %44, 160
  br i1 %45, label %46, label %51

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %42, i32 0, i32 3
  %48 = load ptr, ptr %47, align 16
  %49 = getelementptr i8, ptr %48, i32 %44
  %50 = add i32 %44, 16
  store i32 %50, ptr %43, align 4
  br label %55

51:                                               ; preds = %41
  %52 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %42, i32 0, i32 2
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr i8, ptr %53, i32 8
  store ptr %54, ptr %52, align 8
  br label %55

55:                                               ; preds = %51, %46
  %56 = phi ptr [ %49, %46 ], [ %53, %51 ]
  %57 = load double, ptr %56, align 8
  br label %67

58:                                               ; preds = %36
  %59 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %60 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %59, i32 0, i32 2
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %61, i32 15
  %63 = call ptr @llvm.ptrmask.p0.i64(ptr %62, i64 -16)
  %64 = getelementptr i8, ptr %63, i32 16
  store ptr %64, ptr %60, align 8
  %65 = load x86_fp80, ptr %63, align 16
  %66 = fptrunc x86_fp80 %65 to double
  br label %67

67:                                               ; preds = %58, %55
  %68 = phi double [ %57, %55 ], [ %66, %58 ]
  br label %69

69:                                               ; preds = %67, %32
  %70 = phi double [ %35, %32 ], [ %68, %67 ]
  %71 = load double, ptr %5, align 8
  %72 = fadd double %71, %70
  store double %72, ptr %5, align 8
  br label %73

73:                                               ; preds = %69
  %74 = load ptr, ptr %2, align 8
  %75 = getelementptr inbounds nuw i8, ptr %74, i32 1
  store ptr %75, ptr %2, align 8
  br label %9, !llvm.loop !11

76:                                               ; preds = %9
  %77 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %77)
  %78 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %79 = call i32 @vprintf(ptr noundef @.str.33, ptr noundef %78) #9
  %80 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %80)
  %81 = load double, ptr %5, align 8
  ret double %81
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %7, align 4
  %9 = sub nsw i32 %6, %8
  ret i32 %9
}

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @changed(ptr dead_on_unwind noalias writable sret(%struct.big) align 8 %0, ptr noundef byval(%struct.big) align 8 %1) #0 {
  %3 = getelementptr inbounds nuw %struct.big, ptr %1, i32 0, i32 0
  %4 = load double, ptr %3, align 8
  %5 = fmul double %4, 2.000000e+00
  store double %5, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.big, ptr %1, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8
  %9 = getelementptr inbounds nuw %struct.big, ptr %1, i32 0, i32 2
  %10 = getelementptr inbounds [10 x i32], ptr %9, i64 0, i64 3
  store i32 7, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 56, i1 false)
  ret void
}

; Function Attrs: nounwind
declare float @fmodf(float noundef, float noundef) #5

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #5

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #5

; Function Attrs: nounwind
declare double @sqrt(double noundef) #5

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #6

; Function Attrs: nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) #7

; Function Attrs: nounwind
declare i32 @rand() #5

; Function Attrs: nounwind
declare void @srand(i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #7

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #5

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #5

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #5

declare i32 @puts(ptr noundef) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

declare { double, double } @__muldc3(double, double, double, double)

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #3

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #5

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nocallback nofree nosync nounwind willreturn }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(none) }
attributes #11 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"clang"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = !{!"branch_weights", i32 1, i32 1048575}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
