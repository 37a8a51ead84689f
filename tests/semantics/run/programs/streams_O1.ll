; ModuleID = 'streams.c'
source_filename = "streams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@stdin = external local_unnamed_addr global ptr, align 8
@.str.1 = private unnamed_addr constant [9 x i8] c"%d %x %o\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"%d %d %x %o\0A\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"%ld,%hd,%f,%lf\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"%d %ld %d %g %g\0A\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c" %3s%[^;];%*d %c\00", align 1
@.str.6 = private unnamed_addr constant [13 x i8] c"%d %s %s %c\0A\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"%% %[a-c]%i\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"%d %s %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"%c%c\0A\00", align 1
@.str.12 = private unnamed_addr constant [11 x i8] c" %d %d %d\0A\00", align 1
@stderr = external local_unnamed_addr global ptr, align 8
@.str.13 = private unnamed_addr constant [7 x i8] c"to %s\0A\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"stderr\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"out \00", align 1
@stdout = external local_unnamed_addr global ptr, align 8
@.str.16 = private unnamed_addr constant [9 x i8] c"written\0A\00", align 1
@.str.17 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"w+b\00", align 1
@.str.19 = private unnamed_addr constant [18 x i8] c"/no/such/folder/x\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.21 = private unnamed_addr constant [6 x i8] c"fopen\00", align 1
@.str.22 = private unnamed_addr constant [14 x i8] c"first\0Asecond\0A\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.24 = private unnamed_addr constant [9 x i8] c"%zu %.6s\00", align 1
@.str.25 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.26 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i8], align 16
  %4 = alloca [16 x i8], align 16
  %5 = alloca [16 x i8], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i16, align 2
  %12 = alloca float, align 4
  %13 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #4
  %14 = load ptr, ptr @stdin, align 8, !tbaa !9
  %15 = call ptr @fgets(ptr noundef nonnull %3, i32 noundef 16, ptr noundef %14) #5
  %16 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, ptr noundef %15) #5
  %17 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef nonnull @.str.1, ptr noundef nonnull %7, ptr noundef nonnull %9, ptr noundef nonnull %8) #5
  store i32 %17, ptr %6, align 4, !tbaa !5
  %18 = load i32, ptr %7, align 4, !tbaa !5
  %19 = load i32, ptr %9, align 4, !tbaa !5
  %20 = load i32, ptr %8, align 4, !tbaa !5
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.2, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20) #5
  %22 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef nonnull @.str.3, ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13) #5
  store i32 %22, ptr %6, align 4, !tbaa !5
  %23 = load i64, ptr %10, align 8, !tbaa !12
  %24 = load i16, ptr %11, align 2, !tbaa !14
  %25 = sext i16 %24 to i32
  %26 = load float, ptr %12, align 4, !tbaa !16
  %27 = fpext float %26 to double
  %28 = load double, ptr %13, align 8, !tbaa !18
  %29 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.4, i32 noundef %22, i64 noundef %23, i32 noundef %25, double noundef %27, double noundef %28) #5
  %30 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef nonnull @.str.5, ptr noundef nonnull %4, ptr noundef nonnull %5, ptr noundef nonnull %3) #5
  store i32 %30, ptr %6, align 4, !tbaa !5
  %31 = load i8, ptr %3, align 16, !tbaa !20
  %32 = sext i8 %31 to i32
  %33 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.6, i32 noundef %30, ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef %32) #5
  %34 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef nonnull @.str.7, ptr noundef nonnull %5, ptr noundef nonnull %7) #5
  store i32 %34, ptr %6, align 4, !tbaa !5
  %35 = load i32, ptr %7, align 4, !tbaa !5
  %36 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.8, i32 noundef %34, ptr noundef nonnull %5, i32 noundef %35) #5
  %37 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef nonnull @.str.10, ptr noundef nonnull %7) #5
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.9, i32 noundef %37) #5
  %39 = load ptr, ptr @stdin, align 8, !tbaa !9
  %40 = call i32 @getc(ptr noundef %39) #5
  store i32 %40, ptr %6, align 4, !tbaa !5
  %41 = load ptr, ptr @stdin, align 8, !tbaa !9
  %42 = call i32 @ungetc(i32 noundef %40, ptr noundef %41) #5
  %43 = load i32, ptr %6, align 4, !tbaa !5
  %44 = load ptr, ptr @stdin, align 8, !tbaa !9
  %45 = call i32 @fgetc(ptr noundef %44) #5
  %46 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %43, i32 noundef %45) #5
  %47 = load ptr, ptr @stdin, align 8, !tbaa !9
  %48 = call i32 @getc(ptr noundef %47) #5
  store i32 %48, ptr %6, align 4, !tbaa !5
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %59, label %50

50:                                               ; preds = %2, %50
  %51 = phi i32 [ %57, %50 ], [ %48, %2 ]
  %52 = icmp eq i32 %51, 10
  %53 = select i1 %52, i32 47, i32 %51
  %54 = load ptr, ptr @stdout, align 8, !tbaa !9
  %55 = call i32 @putc(i32 noundef %53, ptr noundef %54) #5
  %56 = load ptr, ptr @stdin, align 8, !tbaa !9
  %57 = call i32 @getc(ptr noundef %56) #5
  store i32 %57, ptr %6, align 4, !tbaa !5
  %58 = icmp eq i32 %57, -1
  br i1 %58, label %59, label %50, !llvm.loop !21

59:                                               ; preds = %50, %2
  %60 = load ptr, ptr @stdin, align 8, !tbaa !9
  %61 = call i32 @feof(ptr noundef %60) #5
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef nonnull @.str.10, ptr noundef nonnull %6) #5
  %65 = load ptr, ptr @stdin, align 8, !tbaa !9
  %66 = call ptr @fgets(ptr noundef nonnull %3, i32 noundef 4, ptr noundef %65) #5
  %67 = icmp eq ptr %66, null
  %68 = zext i1 %67 to i32
  %69 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.12, i32 noundef %63, i32 noundef %64, i32 noundef %68) #5
  %70 = load ptr, ptr @stderr, align 8, !tbaa !9
  %71 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %70, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.14) #5
  %72 = load ptr, ptr @stdout, align 8, !tbaa !9
  %73 = call i32 @fputs(ptr noundef nonnull @.str.15, ptr noundef %72) #5
  %74 = load ptr, ptr @stdout, align 8, !tbaa !9
  %75 = call i32 @fputc(i32 noundef 33, ptr noundef %74) #5
  %76 = load ptr, ptr @stdout, align 8, !tbaa !9
  %77 = call i32 @putc(i32 noundef 10, ptr noundef %76) #5
  %78 = load ptr, ptr @stdout, align 8, !tbaa !9
  %79 = call i32 @fflush(ptr noundef %78) #5
  %80 = call i64 @write(i32 noundef 1, ptr noundef nonnull @.str.16, i64 noundef 8) #5
  %81 = trunc i64 %80 to i32
  store i32 %81, ptr %6, align 4, !tbaa !5
  %82 = load ptr, ptr @stdin, align 8, !tbaa !9
  %83 = call i32 @fileno(ptr noundef %82) #5
  %84 = load ptr, ptr @stderr, align 8, !tbaa !9
  %85 = call i32 @fileno(ptr noundef %84) #5
  %86 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.17, i32 noundef %81, i32 noundef %83, i32 noundef %85) #5
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %88 = load ptr, ptr %87, align 8, !tbaa !24
  %89 = call noalias ptr @fopen(ptr noundef %88, ptr noundef nonnull @.str.18) #5
  %90 = icmp eq ptr %89, null
  br i1 %90, label %94, label %91

91:                                               ; preds = %59
  %92 = call noalias ptr @fopen(ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.20) #5
  %93 = icmp eq ptr %92, null
  br i1 %93, label %95, label %94

94:                                               ; preds = %91, %59
  call void @perror(ptr noundef nonnull @.str.21) #5
  br label %116

95:                                               ; preds = %91
  %96 = call i64 @fwrite(ptr noundef nonnull @.str.22, i64 noundef 1, i64 noundef 13, ptr noundef nonnull %89) #5
  %97 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef nonnull %89, ptr noundef nonnull @.str.9, i32 noundef 42) #5
  %98 = call i64 @ftell(ptr noundef nonnull %89) #5
  %99 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.23, i64 noundef %98) #5
  call void @rewind(ptr noundef nonnull %89) #5
  %100 = call i64 @fread(ptr noundef nonnull %3, i64 noundef 2, i64 noundef 3, ptr noundef nonnull %89) #5
  %101 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.24, i64 noundef %100, ptr noundef nonnull %3) #5
  %102 = call i32 @fseek(ptr noundef nonnull %89, i64 noundef -3, i32 noundef 2) #5
  %103 = call i32 (ptr, ptr, ...) @__isoc99_fscanf(ptr noundef nonnull %89, ptr noundef nonnull @.str.10, ptr noundef nonnull %7) #5
  store i32 %103, ptr %6, align 4, !tbaa !5
  %104 = load i32, ptr %7, align 4, !tbaa !5
  %105 = call i32 @fgetc(ptr noundef nonnull %89) #5
  %106 = call i32 @fgetc(ptr noundef nonnull %89) #5
  %107 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, i32 noundef %103, i32 noundef %104, i32 noundef %105, i32 noundef %106) #5
  %108 = call i32 @feof(ptr noundef nonnull %89) #5
  %109 = icmp ne i32 %108, 0
  %110 = zext i1 %109 to i32
  %111 = call i32 @ferror(ptr noundef nonnull %89) #5
  %112 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.26, i32 noundef %110, i32 noundef %111) #5
  call void @clearerr(ptr noundef nonnull %89) #5
  %113 = load ptr, ptr @stdout, align 8, !tbaa !9
  %114 = call i32 @setvbuf(ptr noundef %113, ptr noundef null, i32 noundef 2, i64 noundef 0) #5
  %115 = call i32 @fclose(ptr noundef nonnull %89) #5
  br label %116

116:                                              ; preds = %95, %94
  %117 = phi i32 [ 1, %94 ], [ %115, %95 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret i32 %117
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #2

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @__isoc99_scanf(ptr noundef, ...) local_unnamed_addr #2

declare i32 @ungetc(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @fgetc(ptr noundef) local_unnamed_addr #2

declare i32 @getc(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @feof(ptr noundef) local_unnamed_addr #3

declare i32 @fprintf(ptr noundef, ptr noundef, ...) local_unnamed_addr #2

declare i32 @fputs(ptr noundef, ptr noundef) local_unnamed_addr #2

declare i32 @fputc(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @putc(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @fflush(ptr noundef) local_unnamed_addr #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @fileno(ptr noundef) local_unnamed_addr #3

declare noalias ptr @fopen(ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @perror(ptr noundef) local_unnamed_addr #2

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

declare i64 @ftell(ptr noundef) local_unnamed_addr #2

declare void @rewind(ptr noundef) local_unnamed_addr #2

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @fseek(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__isoc99_fscanf(ptr noundef, ptr noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @ferror(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @clearerr(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare i32 @setvbuf(ptr noundef, ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare i32 @fclose(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin nounwind "no-builtins" }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !7, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !7, i64 0}
!20 = !{!7, !7, i64 0}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 omnipotent char", !11, i64 0}
