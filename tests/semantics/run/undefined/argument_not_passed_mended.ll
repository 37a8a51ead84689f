; ModuleID = 'argument_not_passed_mended.c'
source_filename = "argument_not_passed_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !13
  call void @llvm.va_start.p0(ptr %6), !dbg !13
  store i32 0, ptr %4, align 4, !dbg !14
  store i32 0, ptr %5, align 4, !dbg !15
  br label %7, !dbg !16

7:                                                ; preds = %30, %1
  %8 = load i32, ptr %5, align 4, !dbg !17
  %9 = load i32, ptr %2, align 4, !dbg !18
  %10 = icmp slt i32 %8, %9, !dbg !19
  br i1 %10, label %11, label %33, !dbg !20

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !21
  %13 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %12, i32 0, i32 0, !dbg !21
  %14 = load i32, ptr %13, align 16, !dbg !21
  %15 = icmp ule i32 %14, 40, !dbg !21
  br i1 %15, label %16, label %21, !dbg !21

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %12, i32 0, i32 3, !dbg !21
  %18 = load ptr, ptr %17, align 16, !dbg !21
  %19 = getelementptr i8, ptr %18, i32 %14, !dbg !21
  %20 = add i32 %14, 8, !dbg !21
  store i32 %20, ptr %13, align 16, !dbg !21
  br label %25, !dbg !21

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %12, i32 0, i32 2, !dbg !21
  %23 = load ptr, ptr %22, align 8, !dbg !21
  %24 = getelementptr i8, ptr %23, i32 8, !dbg !21
  store ptr %24, ptr %22, align 8, !dbg !21
  br label %25, !dbg !21

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ], !dbg !21
  %27 = load i32, ptr %26, align 4, !dbg !21
  %28 = load i32, ptr %4, align 4, !dbg !22
  %29 = add nsw i32 %28, %27, !dbg !22
  store i32 %29, ptr %4, align 4, !dbg !22
  br label %30, !dbg !23

30:                                               ; preds = %25
  %31 = load i32, ptr %5, align 4, !dbg !24
  %32 = add nsw i32 %31, 1, !dbg !24
  store i32 %32, ptr %5, align 4, !dbg !24
  br label %7, !dbg !20, !llvm.loop !25

33:                                               ; preds = %7
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !27
  call void @llvm.va_end.p0(ptr %34), !dbg !27
  %35 = load i32, ptr %4, align 4, !dbg !28
  ret i32 %35, !dbg !29
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !30 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !31
  %7 = add nsw i32 %6, 1, !dbg !32
  %8 = call i32 (i32, ...) @sum(i32 noundef %7, i32 noundef -1, i32 noundef 1), !dbg !33
  ret i32 %8, !dbg !34
}

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "argument_not_passed_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "144b143dba9ea4d9ca0cfaa32e6deab0")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 4, column: 3, scope: !10)
!14 = !DILocation(line: 5, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 12, scope: !10)
!16 = !DILocation(line: 6, column: 8, scope: !10)
!17 = !DILocation(line: 6, column: 19, scope: !10)
!18 = !DILocation(line: 6, column: 23, scope: !10)
!19 = !DILocation(line: 6, column: 21, scope: !10)
!20 = !DILocation(line: 6, column: 3, scope: !10)
!21 = !DILocation(line: 7, column: 12, scope: !10)
!22 = !DILocation(line: 7, column: 9, scope: !10)
!23 = !DILocation(line: 7, column: 5, scope: !10)
!24 = !DILocation(line: 6, column: 27, scope: !10)
!25 = distinct !{!25, !20, !21, !26}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !DILocation(line: 8, column: 3, scope: !10)
!28 = !DILocation(line: 9, column: 10, scope: !10)
!29 = !DILocation(line: 9, column: 3, scope: !10)
!30 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 11, column: 46, scope: !30)
!32 = !DILocation(line: 11, column: 51, scope: !30)
!33 = !DILocation(line: 11, column: 42, scope: !30)
!34 = !DILocation(line: 11, column: 35, scope: !30)
