; ModuleID = 'library.c'
source_filename = "library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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
@.str.26 = private unnamed_addr constant [6 x i8] c"a,b;c\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.28 = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1
@.str.30 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@__const.main.labels = private unnamed_addr constant [2 x ptr] [ptr blockaddress(@main, %99), ptr blockaddress(@main, %101)], align 16
@.str.31 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.33 = private unnamed_addr constant [7 x i8] c"%d %f\0A\00", align 1
@stdout = external local_unnamed_addr global ptr, align 8

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [5 x i32], align 16
  %4 = alloca [64 x i8], align 16
  %5 = alloca [10 x i8], align 1
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = tail call i64 (i32, ...) @sum(i32 poison, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5)
  %9 = tail call double (ptr, ...) @mixed(ptr nonnull poison, i32 noundef 3, double noundef 2.500000e+00, x86_fp80 noundef 0xK3FFFA000000000000000)
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %8, double noundef %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %3, ptr noundef nonnull align 16 dereferenceable(20) @__const.main.a, i64 20, i1 false)
  call void @qsort(ptr noundef nonnull %3, i64 noundef 5, i64 noundef 4, ptr noundef nonnull @compare) #16
  %11 = load i32, ptr %3, align 16, !tbaa !5
  %12 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %11)
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %14)
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load i32, ptr %16, align 8, !tbaa !5
  %18 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %17)
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %20)
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load i32, ptr %22, align 16, !tbaa !5
  %24 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %23)
  br label %25

25:                                               ; preds = %2, %38
  %26 = phi i64 [ %40, %38 ], [ 0, %2 ]
  %27 = phi i64 [ %39, %38 ], [ 5, %2 ]
  %28 = add i64 %27, %26
  %29 = lshr i64 %28, 1
  %30 = shl i64 %29, 2
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !5
  %33 = icmp sgt i32 %32, 7
  br i1 %33, label %38, label %34

34:                                               ; preds = %25
  %35 = icmp eq i32 %32, 7
  br i1 %35, label %42, label %36

36:                                               ; preds = %34
  %37 = add nuw i64 %29, 1
  br label %38

38:                                               ; preds = %36, %25
  %39 = phi i64 [ %27, %36 ], [ %29, %25 ]
  %40 = phi i64 [ %37, %36 ], [ %26, %25 ]
  %41 = icmp ult i64 %40, %39
  br i1 %41, label %25, label %45, !llvm.loop !9

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 %30
  %44 = ptrtoint ptr %43 to i64
  br label %45

45:                                               ; preds = %38, %42
  %46 = phi i64 [ %44, %42 ], [ 0, %38 ]
  %47 = ptrtoint ptr %3 to i64
  %48 = sub i64 %46, %47
  %49 = lshr exact i64 %48, 2
  %50 = trunc i64 %49 to i32
  %51 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %50)
  %52 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef 2.000000e+00, double noundef 5.000000e+00, double noundef 1.000000e+01, double noundef 1.700000e+01)
  %53 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef 3.000000e+00, i64 noundef 42, i32 noundef 7, i32 noundef 0)
  %54 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef 1.000000e-01, double noundef 1.000000e-05, double noundef 0x40C81CD6C8B43958, double noundef 1.000000e+00, x86_fp80 noundef 0xK4000E000000000000000, x86_fp80 noundef 0xK3FFDAAAAAAAAAAAAAAAB)
  %55 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, double noundef 0x4170000000000000, i32 noundef 5592405, double noundef -1.500000e+00)
  %56 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.11, i32 noundef 42, i32 noundef 7, i32 noundef 255, i32 noundef 255, i32 noundef 8, i32 noundef 122, ptr noundef null, ptr noundef nonnull @.str.12)
  %57 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 64, ptr noundef nonnull @.str.14, i32 noundef 12, ptr noundef nonnull @.str.15) #16
  %58 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %57, ptr noundef nonnull %4)
  %59 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.17, ptr noundef nonnull %6, ptr noundef nonnull %5, ptr noundef nonnull %7) #16
  %60 = load i32, ptr %6, align 4, !tbaa !5
  %61 = load double, ptr %7, align 8, !tbaa !11
  %62 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %59, i32 noundef %60, ptr noundef nonnull %5, double noundef %61)
  %63 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, double noundef 0x3FF6A09E667F3BCD, double noundef 0x3FF6A09E667F3BCD, double noundef -3.000000e+00, double noundef 3.000000e+00, double noundef 2.000000e+00)
  %64 = tail call ptr @__ctype_b_loc() #17
  %65 = load ptr, ptr %64, align 8, !tbaa !13
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 194
  %67 = load i16, ptr %66, align 2, !tbaa !16
  %68 = zext i16 %67 to i32
  %69 = lshr i32 %68, 10
  %70 = and i32 %69, 1
  %71 = and i32 %68, 2048
  %72 = tail call ptr @__ctype_toupper_loc() #17
  %73 = load ptr, ptr %72, align 8, !tbaa !18
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 452
  %75 = load i32, ptr %74, align 4, !tbaa !5
  %76 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, i32 noundef %70, i32 noundef %71, i32 noundef %75)
  %77 = call i32 @rand() #16
  %78 = call i32 @rand() #16
  %79 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %77, i32 noundef %78)
  call void @srand(i32 noundef 42) #16
  %80 = call i32 @rand() #16
  %81 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %80)
  %82 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef 22906492245, i64 noundef 6148914691236517205)
  %83 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.23, i32 noundef 123, i64 noundef 31)
  %84 = call noalias dereferenceable_or_null(6) ptr @strdup(ptr noundef nonnull @.str.26) #16
  %85 = call ptr @strtok(ptr noundef %84, ptr noundef nonnull @.str.27) #16
  %86 = icmp eq ptr %85, null
  br i1 %86, label %92, label %87

87:                                               ; preds = %45, %87
  %88 = phi ptr [ %90, %87 ], [ %85, %45 ]
  %89 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, ptr noundef nonnull %88)
  %90 = call ptr @strtok(ptr noundef null, ptr noundef nonnull @.str.27) #16
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %87, !llvm.loop !20

92:                                               ; preds = %87, %45
  %93 = call i32 @putchar(i32 10)
  call void @free(ptr noundef %84) #16
  %94 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, double noundef -3.000000e+00, double noundef 4.000000e+00)
  %95 = sext i32 %0 to i64
  %96 = getelementptr ptr, ptr @__const.main.labels, i64 %95
  %97 = getelementptr i8, ptr %96, i64 -8
  %98 = load ptr, ptr %97, align 8, !tbaa !21
  indirectbr ptr %98, [label %99, label %101]

99:                                               ; preds = %92
  %100 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.31)
  br label %101

101:                                              ; preds = %99, %92
  %102 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.32)
  %103 = mul nsw i32 %0, 3
  ret i32 %103
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal range(i64 -10737418240, 10737418236) i64 @sum(i32 %0, ...) unnamed_addr #2 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load i32, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = load ptr, ptr %5, align 16
  %7 = load ptr, ptr %4, align 8
  %8 = icmp ult i32 %3, 41
  br i1 %8, label %12, label %9

9:                                                ; preds = %1
  %10 = getelementptr i8, ptr %7, i64 8
  store ptr %10, ptr %4, align 8
  %11 = load i32, ptr %7, align 4, !tbaa !5
  br label %18

12:                                               ; preds = %1
  %13 = zext nneg i32 %3 to i64
  %14 = getelementptr i8, ptr %6, i64 %13
  %15 = add nuw nsw i32 %3, 8
  store i32 %15, ptr %2, align 16
  %16 = load i32, ptr %14, align 4, !tbaa !5
  %17 = icmp ult i32 %3, 33
  br i1 %17, label %23, label %18

18:                                               ; preds = %12, %9
  %19 = phi i32 [ %11, %9 ], [ %16, %12 ]
  %20 = phi ptr [ %10, %9 ], [ %7, %12 ]
  %21 = getelementptr i8, ptr %20, i64 8
  store ptr %21, ptr %4, align 8
  %22 = load i32, ptr %20, align 4, !tbaa !5
  br label %29

23:                                               ; preds = %12
  %24 = zext nneg i32 %15 to i64
  %25 = getelementptr i8, ptr %6, i64 %24
  %26 = add nuw nsw i32 %3, 16
  store i32 %26, ptr %2, align 16
  %27 = load i32, ptr %25, align 4, !tbaa !5
  %28 = icmp ult i32 %3, 25
  br i1 %28, label %35, label %29

29:                                               ; preds = %23, %18
  %30 = phi i32 [ %22, %18 ], [ %27, %23 ]
  %31 = phi ptr [ %21, %18 ], [ %7, %23 ]
  %32 = phi i32 [ %19, %18 ], [ %16, %23 ]
  %33 = getelementptr i8, ptr %31, i64 8
  store ptr %33, ptr %4, align 8
  %34 = load i32, ptr %31, align 4, !tbaa !5
  br label %41

35:                                               ; preds = %23
  %36 = zext nneg i32 %26 to i64
  %37 = getelementptr i8, ptr %6, i64 %36
  %38 = add nuw nsw i32 %3, 24
  store i32 %38, ptr %2, align 16
  %39 = load i32, ptr %37, align 4, !tbaa !5
  %40 = icmp ult i32 %3, 17
  br i1 %40, label %48, label %41

41:                                               ; preds = %35, %29
  %42 = phi i32 [ %34, %29 ], [ %39, %35 ]
  %43 = phi ptr [ %33, %29 ], [ %7, %35 ]
  %44 = phi i32 [ %32, %29 ], [ %16, %35 ]
  %45 = phi i32 [ %30, %29 ], [ %27, %35 ]
  %46 = getelementptr i8, ptr %43, i64 8
  store ptr %46, ptr %4, align 8
  %47 = load i32, ptr %43, align 4, !tbaa !5
  br label %54

48:                                               ; preds = %35
  %49 = zext nneg i32 %38 to i64
  %50 = getelementptr i8, ptr %6, i64 %49
  %51 = or disjoint i32 %3, 32
  store i32 %51, ptr %2, align 16
  %52 = load i32, ptr %50, align 4, !tbaa !5
  %53 = icmp samesign ult i32 %51, 41
  br i1 %53, label %61, label %54

54:                                               ; preds = %41, %48
  %55 = phi i32 [ %47, %41 ], [ %52, %48 ]
  %56 = phi ptr [ %46, %41 ], [ %7, %48 ]
  %57 = phi i32 [ %45, %41 ], [ %27, %48 ]
  %58 = phi i32 [ %44, %41 ], [ %16, %48 ]
  %59 = phi i32 [ %42, %41 ], [ %39, %48 ]
  %60 = getelementptr i8, ptr %56, i64 8
  store ptr %60, ptr %4, align 8
  br label %65

61:                                               ; preds = %48
  %62 = zext nneg i32 %51 to i64
  %63 = getelementptr i8, ptr %6, i64 %62
  %64 = add nuw nsw i32 %3, 40
  store i32 %64, ptr %2, align 16
  br label %65

65:                                               ; preds = %61, %54
  %66 = phi i32 [ %52, %61 ], [ %55, %54 ]
  %67 = phi i32 [ %27, %61 ], [ %57, %54 ]
  %68 = phi i32 [ %16, %61 ], [ %58, %54 ]
  %69 = phi i32 [ %39, %61 ], [ %59, %54 ]
  %70 = phi ptr [ %63, %61 ], [ %56, %54 ]
  %71 = sext i32 %68 to i64
  %72 = sext i32 %67 to i64
  %73 = add nsw i64 %71, %72
  %74 = sext i32 %69 to i64
  %75 = add nsw i64 %73, %74
  %76 = sext i32 %66 to i64
  %77 = add nsw i64 %75, %76
  %78 = load i32, ptr %70, align 4, !tbaa !5
  %79 = sext i32 %78 to i64
  %80 = add nsw i64 %77, %79
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  ret i64 %80
}

; Function Attrs: nofree nounwind uwtable
define internal double @mixed(ptr readnone captures(none) %0, ...) unnamed_addr #3 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %4 = load i32, ptr %2, align 16
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load i32, ptr %5, align 4
  %10 = load ptr, ptr %6, align 8
  br label %11

11:                                               ; preds = %51, %1
  %12 = phi ptr [ %10, %1 ], [ %52, %51 ]
  %13 = phi i32 [ %9, %1 ], [ %53, %51 ]
  %14 = phi i32 [ %4, %1 ], [ %54, %51 ]
  %15 = phi ptr [ @.str.1, %1 ], [ %57, %51 ]
  %16 = phi double [ 0.000000e+00, %1 ], [ %56, %51 ]
  %17 = load i8, ptr %15, align 1, !tbaa !22
  switch i8 %17, label %45 [
    i8 0, label %58
    i8 105, label %18
    i8 100, label %32
  ]

18:                                               ; preds = %11
  %19 = icmp ult i32 %14, 41
  br i1 %19, label %20, label %24

20:                                               ; preds = %18
  %21 = zext nneg i32 %14 to i64
  %22 = getelementptr i8, ptr %8, i64 %21
  %23 = add nuw nsw i32 %14, 8
  store i32 %23, ptr %2, align 16
  br label %26

24:                                               ; preds = %18
  %25 = getelementptr i8, ptr %12, i64 8
  store ptr %25, ptr %6, align 8
  br label %26

26:                                               ; preds = %24, %20
  %27 = phi ptr [ %12, %20 ], [ %25, %24 ]
  %28 = phi i32 [ %23, %20 ], [ %14, %24 ]
  %29 = phi ptr [ %22, %20 ], [ %12, %24 ]
  %30 = load i32, ptr %29, align 4, !tbaa !5
  %31 = sitofp i32 %30 to double
  br label %51

32:                                               ; preds = %11
  %33 = icmp ult i32 %13, 161
  br i1 %33, label %34, label %38

34:                                               ; preds = %32
  %35 = zext nneg i32 %13 to i64
  %36 = getelementptr i8, ptr %8, i64 %35
  %37 = add nuw nsw i32 %13, 16
  store i32 %37, ptr %5, align 4
  br label %40

38:                                               ; preds = %32
  %39 = getelementptr i8, ptr %12, i64 8
  store ptr %39, ptr %6, align 8
  br label %40

40:                                               ; preds = %38, %34
  %41 = phi ptr [ %12, %34 ], [ %39, %38 ]
  %42 = phi i32 [ %37, %34 ], [ %13, %38 ]
  %43 = phi ptr [ %36, %34 ], [ %12, %38 ]
  %44 = load double, ptr %43, align 8, !tbaa !11
  br label %51

45:                                               ; preds = %11
  %46 = getelementptr inbounds nuw i8, ptr %12, i64 15
  %47 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %46, i64 -16)
  %48 = getelementptr i8, ptr %47, i64 16
  store ptr %48, ptr %6, align 8
  %49 = load x86_fp80, ptr %47, align 16, !tbaa !23
  %50 = fptrunc x86_fp80 %49 to double
  br label %51

51:                                               ; preds = %40, %45, %26
  %52 = phi ptr [ %27, %26 ], [ %41, %40 ], [ %48, %45 ]
  %53 = phi i32 [ %13, %26 ], [ %42, %40 ], [ %13, %45 ]
  %54 = phi i32 [ %28, %26 ], [ %14, %40 ], [ %14, %45 ]
  %55 = phi double [ %31, %26 ], [ %44, %40 ], [ %50, %45 ]
  %56 = fadd double %16, %55
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 1
  br label %11, !llvm.loop !25

58:                                               ; preds = %11
  call void @llvm.va_end.p0(ptr nonnull %2)
  %59 = load ptr, ptr @stdout, align 8, !tbaa !26, !noalias !28
  %60 = call i32 @vfprintf(ptr noundef %59, ptr noundef nonnull @.str.33, ptr noundef nonnull %3) #16
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  ret double %16
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 {
  %3 = load i32, ptr %0, align 4, !tbaa !5
  %4 = load i32, ptr %1, align 4, !tbaa !5
  %5 = sub nsw i32 %3, %4
  ret i32 %5
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @__isoc99_sscanf(ptr noundef readonly captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #7

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_toupper_loc() local_unnamed_addr #7

; Function Attrs: nounwind
declare i32 @rand() local_unnamed_addr #8

; Function Attrs: nounwind
declare void @srand(i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare ptr @strtok(ptr noundef, ptr noundef readonly captures(none)) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #14

; Function Attrs: nofree nounwind
declare noundef i32 @vfprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #15

attributes #0 = { nounwind uwtable }
attributes #1 = { nofree nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable }
attributes #3 = { nofree nounwind uwtable }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #7 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn }
attributes #11 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #14 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nofree nounwind }
attributes #16 = { nounwind }
attributes #17 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 short", !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !7, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !15, i64 0}
!20 = distinct !{!20, !10}
!21 = !{!15, !15, i64 0}
!22 = !{!7, !7, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"long double", !7, i64 0}
!25 = distinct !{!25, !10}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 _ZTS8_IO_FILE", !15, i64 0}
!28 = !{!29}
!29 = distinct !{!29, !30, !"vprintf: argument 0"}
!30 = distinct !{!30, !"vprintf"}
