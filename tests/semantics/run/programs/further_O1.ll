; ModuleID = 'further.c'
source_filename = "further.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }

@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"ABD\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"\FF\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"zebra\00", align 1
@__const.compared.words = private unnamed_addr constant [7 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6], align 16
@.str.7 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d;\00", align 1
@__const.strings.text = private unnamed_addr constant [40 x i8] c"one,two;three\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str.9 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"<%s>\00", align 1
@__const.strings.other = private unnamed_addr constant [5 x i8] c"a::b\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c":\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c" %d %d\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c" %s %s %s\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"abcabc\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c"ca\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c" %s %s\00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"Hello World\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"WORLD\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"Hello\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"12345\00", align 1
@.str.27 = private unnamed_addr constant [17 x i8] c" %s %zu %d %d %d\00", align 1
@.str.28 = private unnamed_addr constant [11 x i8] c" %d %d %d\0A\00", align 1
@stdin = external local_unnamed_addr global ptr, align 8
@.str.29 = private unnamed_addr constant [10 x i8] c"%ld %d %s\00", align 1
@.str.30 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.31 = private unnamed_addr constant [6 x i8] c"%d-%s\00", align 1
@.str.32 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.33 = private unnamed_addr constant [5 x i8] c" %s\0A\00", align 1
@stdout = external local_unnamed_addr global ptr, align 8
@.str.34 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@.str.35 = private unnamed_addr constant [7 x i8] c"direct\00", align 1
@.str.36 = private unnamed_addr constant [11 x i8] c"%d %d %.6f\00", align 1
@.str.37 = private unnamed_addr constant [16 x i8] c" %.10f %ld %ld\0A\00", align 1
@.str.38 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1
@str = private unnamed_addr constant [6 x i8] c"xy\00\00\00\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timeval, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca [40 x i8], align 16
  %8 = alloca ptr, align 8
  %9 = alloca [5 x i8], align 1
  %10 = alloca ptr, align 8
  %11 = alloca [8 x i8], align 4
  %12 = alloca [4 x i8], align 1
  br label %13

13:                                               ; preds = %17, %0
  %14 = phi i64 [ 0, %0 ], [ %19, %17 ]
  %15 = getelementptr inbounds nuw ptr, ptr @__const.compared.words, i64 %14
  %16 = load ptr, ptr %15, align 8, !tbaa !9
  br label %21

17:                                               ; preds = %21
  %18 = tail call i32 @putchar(i32 10)
  %19 = add nuw nsw i64 %14, 1
  %20 = icmp eq i64 %19, 7
  br i1 %20, label %37, label %13, !llvm.loop !12

21:                                               ; preds = %21, %13
  %22 = phi i64 [ 0, %13 ], [ %35, %21 ]
  %23 = getelementptr inbounds nuw ptr, ptr @__const.compared.words, i64 %22
  %24 = load ptr, ptr %23, align 8, !tbaa !9
  %25 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %16, ptr noundef nonnull dereferenceable(1) %24) #14
  %26 = tail call i32 @strncmp(ptr noundef nonnull dereferenceable(1) %16, ptr noundef nonnull dereferenceable(1) %24, i64 noundef 2) #14
  %27 = tail call i32 @strcasecmp(ptr noundef nonnull %16, ptr noundef nonnull %24) #14
  %28 = tail call i32 @strncasecmp(ptr noundef nonnull %16, ptr noundef nonnull %24, i64 noundef 2) #14
  %29 = load i8, ptr %16, align 1
  %30 = zext i8 %29 to i32
  %31 = load i8, ptr %24, align 1
  %32 = zext i8 %31 to i32
  %33 = sub nsw i32 %30, %32
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %33)
  %35 = add nuw nsw i64 %22, 1
  %36 = icmp eq i64 %35, 7
  br i1 %36, label %17, label %21, !llvm.loop !15

37:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %7, ptr noundef nonnull align 16 dereferenceable(40) @__const.strings.text, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  %38 = call ptr @strtok_r(ptr noundef nonnull %7, ptr noundef nonnull @.str.9, ptr noundef nonnull %8) #15
  %39 = icmp eq ptr %38, null
  br i1 %39, label %45, label %40

40:                                               ; preds = %37, %40
  %41 = phi ptr [ %43, %40 ], [ %38, %37 ]
  %42 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %41)
  %43 = call ptr @strtok_r(ptr noundef null, ptr noundef nonnull @.str.9, ptr noundef nonnull %8) #15
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %40, !llvm.loop !16

45:                                               ; preds = %40, %37
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %9, ptr noundef nonnull align 1 dereferenceable(5) @__const.strings.other, i64 5, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  store ptr %9, ptr %10, align 8, !tbaa !9
  %46 = call ptr @strsep(ptr noundef nonnull %10, ptr noundef nonnull @.str.11) #15
  %47 = icmp eq ptr %46, null
  br i1 %47, label %53, label %48

48:                                               ; preds = %45, %48
  %49 = phi ptr [ %51, %48 ], [ %46, %45 ]
  %50 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef nonnull %49)
  %51 = call ptr @strsep(ptr noundef nonnull %10, ptr noundef nonnull @.str.11) #15
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %48, !llvm.loop !17

53:                                               ; preds = %48, %45
  %54 = call noalias dereferenceable_or_null(4) ptr @strndup(ptr noundef nonnull dereferenceable(7) @.str.13, i64 noundef 3) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  %55 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, ptr noundef %54)
  call void @free(ptr noundef %54) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(6) %11, ptr noundef nonnull align 1 dereferenceable(6) @str, i64 noundef 6, i1 false) #15
  store i32 8026488, ptr %11, align 4
  %56 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef 2, i32 noundef 4)
  %57 = call ptr @memmem(ptr noundef nonnull @.str.19, i64 noundef 6, ptr noundef nonnull @.str.20, i64 noundef 2) #14
  %58 = call ptr @strchrnul(ptr noundef nonnull @.str.3, i32 noundef 120) #14
  %59 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @.str.19, i64 4), ptr noundef %57, ptr noundef %58)
  %60 = call ptr @strcasestr(ptr noundef nonnull @.str.22, ptr noundef nonnull @.str.23) #14
  %61 = icmp eq ptr %60, null
  %62 = select i1 %61, ptr @.str.24, ptr %60
  %63 = call ptr @strcasestr(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.17) #14
  %64 = icmp eq ptr %63, null
  %65 = select i1 %64, ptr @.str.24, ptr %63
  %66 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull %62, ptr noundef nonnull %65)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(6) %11, ptr noundef nonnull align 1 dereferenceable(6) @.str.26, i64 6, i1 false)
  %67 = call i64 @strxfrm(ptr noundef nonnull %12, ptr noundef nonnull @.str.2, i64 noundef 4) #15
  %68 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, ptr noundef nonnull %11, i64 noundef %67, i32 noundef 1, i32 noundef 0, i32 noundef 97)
  %69 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.28, i32 noundef 0, i32 noundef 41, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  store ptr null, ptr %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  store i64 0, ptr %6, align 8, !tbaa !18
  %70 = load ptr, ptr @stdin, align 8, !tbaa !20
  %71 = call i64 @__getdelim(ptr noundef nonnull %4, ptr noundef nonnull %6, i32 noundef 10, ptr noundef %70) #15
  %72 = icmp sgt i64 %71, -1
  br i1 %72, label %73, label %83

73:                                               ; preds = %53, %73
  %74 = phi i64 [ %81, %73 ], [ %71, %53 ]
  %75 = load i64, ptr %6, align 8, !tbaa !18
  %76 = icmp uge i64 %75, %74
  %77 = zext i1 %76 to i32
  %78 = load ptr, ptr %4, align 8, !tbaa !9
  %79 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.29, i64 noundef %74, i32 noundef %77, ptr noundef %78)
  %80 = load ptr, ptr @stdin, align 8, !tbaa !20
  %81 = call i64 @__getdelim(ptr noundef nonnull %4, ptr noundef nonnull %6, i32 noundef 10, ptr noundef %80) #15
  %82 = icmp sgt i64 %81, -1
  br i1 %82, label %73, label %83, !llvm.loop !22

83:                                               ; preds = %73, %53
  %84 = load ptr, ptr %4, align 8, !tbaa !9
  call void @free(ptr noundef %84) #15
  %85 = call i32 (ptr, ptr, ...) @asprintf(ptr noundef nonnull %5, ptr noundef nonnull @.str.31, i32 noundef 42, ptr noundef nonnull @.str.32) #15
  %86 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, i32 noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !9
  %88 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.33, ptr noundef %87)
  %89 = load ptr, ptr %5, align 8, !tbaa !9
  call void @free(ptr noundef %89) #15
  %90 = load ptr, ptr @stdout, align 8, !tbaa !20
  %91 = call i32 @fflush(ptr noundef %90)
  %92 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 1, ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.35, i32 noundef 7) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  store i32 5, ptr %1, align 4, !tbaa !5
  %93 = call dereferenceable_or_null(16) ptr @reallocarray(ptr noundef null, i64 noundef 4, i64 noundef 4) #15
  %94 = call dereferenceable_or_null(32) ptr @reallocarray(ptr noundef %93, i64 noundef 8, i64 noundef 4) #15
  %95 = call i32 @rand_r(ptr noundef nonnull %1) #15
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 28
  store i32 %95, ptr %96, align 4, !tbaa !5
  %97 = call i32 @rand_r(ptr noundef nonnull %1) #15
  %98 = call double @drand48() #15
  %99 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.36, i32 noundef %95, i32 noundef %97, double noundef %98)
  call void @srand48(i64 noundef 7) #15
  %100 = call double @drand48() #15
  %101 = call i64 @lrand48() #15
  %102 = call i64 @mrand48() #15
  %103 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.37, double noundef %100, i64 noundef %101, i64 noundef %102)
  call void @free(ptr noundef %94) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %104 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %2) #15
  %105 = call i32 @gettimeofday(ptr noundef nonnull %3, ptr noundef null) #15
  %106 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.38, i32 noundef %104, i32 noundef %105)
  %107 = load i64, ptr %3, align 8, !tbaa !23
  %108 = load i64, ptr %2, align 8, !tbaa !25
  %109 = sub nsw i64 %107, %108
  %110 = icmp slt i64 %109, 5
  %111 = zext i1 %110 to i32
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %113 = load i64, ptr %112, align 8, !tbaa !27
  %114 = icmp slt i64 %113, 1000000000
  %115 = zext i1 %114 to i32
  %116 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.39, i32 noundef %111, i32 noundef %115)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strncmp(ptr noundef captures(none), ptr noundef captures(none), i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(read)
declare i32 @strcasecmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(read)
declare i32 @strncasecmp(ptr noundef captures(none), ptr noundef captures(none), i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare ptr @strtok_r(ptr noundef, ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare ptr @strsep(ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias ptr @strndup(ptr noundef readonly captures(none), i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @memmem(ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strchrnul(ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @strcasestr(ptr noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strxfrm(ptr noundef captures(none), ptr noundef readonly captures(none), i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare i32 @asprintf(ptr noundef, ptr noundef, ...) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare noundef i32 @fflush(ptr noundef captures(none)) local_unnamed_addr #3

declare i32 @dprintf(i32 noundef, ptr noundef, ...) local_unnamed_addr #11

declare i64 @__getdelim(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1,2) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @reallocarray(ptr allocptr noundef captures(none), i64 noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare i32 @rand_r(ptr noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare double @drand48() local_unnamed_addr #7

; Function Attrs: nounwind
declare void @srand48(i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare i64 @lrand48() local_unnamed_addr #7

; Function Attrs: nounwind
declare i64 @mrand48() local_unnamed_addr #7

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare noundef i32 @gettimeofday(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #13

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1,2) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nounwind }
attributes #14 = { nounwind willreturn memory(read) }
attributes #15 = { nounwind }

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
!10 = !{!"p1 omnipotent char", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !7, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTS8_IO_FILE", !11, i64 0}
!22 = distinct !{!22, !13, !14}
!23 = !{!24, !19, i64 0}
!24 = !{!"timeval", !19, i64 0, !19, i64 8}
!25 = !{!26, !19, i64 0}
!26 = !{!"timespec", !19, i64 0, !19, i64 8}
!27 = !{!26, !19, i64 8}
