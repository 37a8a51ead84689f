; ModuleID = 'array_partly_written_mended.c'
source_filename = "array_partly_written_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [3 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %9 = load i32, ptr %4, align 4, !dbg !13
  %10 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 1, !dbg !14
  store i32 %9, ptr %10, align 4, !dbg !15
  %11 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 0, !dbg !16
  store i32 %9, ptr %11, align 4, !dbg !17
  store i32 0, ptr %7, align 4, !dbg !18
  store i32 0, ptr %8, align 4, !dbg !19
  br label %12, !dbg !20

12:                                               ; preds = %22, %2
  %13 = load i32, ptr %8, align 4, !dbg !21
  %14 = icmp slt i32 %13, 2, !dbg !22
  br i1 %14, label %15, label %25, !dbg !23

15:                                               ; preds = %12
  %16 = load i32, ptr %8, align 4, !dbg !24
  %17 = sext i32 %16 to i64, !dbg !25
  %18 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 %17, !dbg !25
  %19 = load i32, ptr %18, align 4, !dbg !25
  %20 = load i32, ptr %7, align 4, !dbg !26
  %21 = add nsw i32 %20, %19, !dbg !26
  store i32 %21, ptr %7, align 4, !dbg !26
  br label %22, !dbg !27

22:                                               ; preds = %15
  %23 = load i32, ptr %8, align 4, !dbg !28
  %24 = add nsw i32 %23, 1, !dbg !28
  store i32 %24, ptr %8, align 4, !dbg !28
  br label %12, !dbg !23, !llvm.loop !29

25:                                               ; preds = %12
  %26 = load i32, ptr %7, align 4, !dbg !32
  %27 = icmp sgt i32 %26, 5, !dbg !33
  br i1 %27, label %28, label %29, !dbg !33

28:                                               ; preds = %25
  store i32 1, ptr %3, align 4, !dbg !34
  br label %30, !dbg !34

29:                                               ; preds = %25
  store i32 0, ptr %3, align 4, !dbg !35
  br label %30, !dbg !35

30:                                               ; preds = %29, %28
  %31 = load i32, ptr %3, align 4, !dbg !36
  ret i32 %31, !dbg !36
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "array_partly_written_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "6eb23a1983784e813674b8a360570305")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 17, scope: !10)
!14 = !DILocation(line: 3, column: 10, scope: !10)
!15 = !DILocation(line: 3, column: 15, scope: !10)
!16 = !DILocation(line: 3, column: 3, scope: !10)
!17 = !DILocation(line: 3, column: 8, scope: !10)
!18 = !DILocation(line: 4, column: 7, scope: !10)
!19 = !DILocation(line: 5, column: 12, scope: !10)
!20 = !DILocation(line: 5, column: 8, scope: !10)
!21 = !DILocation(line: 5, column: 19, scope: !10)
!22 = !DILocation(line: 5, column: 21, scope: !10)
!23 = !DILocation(line: 5, column: 3, scope: !10)
!24 = !DILocation(line: 6, column: 14, scope: !10)
!25 = !DILocation(line: 6, column: 12, scope: !10)
!26 = !DILocation(line: 6, column: 9, scope: !10)
!27 = !DILocation(line: 6, column: 5, scope: !10)
!28 = !DILocation(line: 5, column: 27, scope: !10)
!29 = distinct !{!29, !23, !30, !31}
!30 = !DILocation(line: 6, column: 15, scope: !10)
!31 = !{!"llvm.loop.mustprogress"}
!32 = !DILocation(line: 7, column: 7, scope: !10)
!33 = !DILocation(line: 7, column: 11, scope: !10)
!34 = !DILocation(line: 8, column: 5, scope: !10)
!35 = !DILocation(line: 9, column: 3, scope: !10)
!36 = !DILocation(line: 10, column: 1, scope: !10)
