; ModuleID = 'sum_of_one_too_many.c'
source_filename = "sum_of_one_too_many.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [4 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %7, align 4, !dbg !13
  store i32 0, ptr %8, align 4, !dbg !14
  br label %10, !dbg !15

10:                                               ; preds = %18, %2
  %11 = load i32, ptr %8, align 4, !dbg !16
  %12 = icmp slt i32 %11, 3, !dbg !17
  br i1 %12, label %13, label %21, !dbg !18

13:                                               ; preds = %10
  %14 = load i32, ptr %8, align 4, !dbg !19
  %15 = load i32, ptr %8, align 4, !dbg !20
  %16 = sext i32 %15 to i64, !dbg !21
  %17 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %16, !dbg !21
  store i32 %14, ptr %17, align 4, !dbg !22
  br label %18, !dbg !21

18:                                               ; preds = %13
  %19 = load i32, ptr %8, align 4, !dbg !23
  %20 = add nsw i32 %19, 1, !dbg !23
  store i32 %20, ptr %8, align 4, !dbg !23
  br label %10, !dbg !18, !llvm.loop !24

21:                                               ; preds = %10
  store i32 0, ptr %9, align 4, !dbg !26
  br label %22, !dbg !27

22:                                               ; preds = %32, %21
  %23 = load i32, ptr %9, align 4, !dbg !28
  %24 = icmp slt i32 %23, 4, !dbg !29
  br i1 %24, label %25, label %35, !dbg !30

25:                                               ; preds = %22
  %26 = load i32, ptr %9, align 4, !dbg !31
  %27 = sext i32 %26 to i64, !dbg !32
  %28 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %27, !dbg !32
  %29 = load i32, ptr %28, align 4, !dbg !32
  %30 = load i32, ptr %7, align 4, !dbg !33
  %31 = add nsw i32 %30, %29, !dbg !33
  store i32 %31, ptr %7, align 4, !dbg !33
  br label %32, !dbg !34

32:                                               ; preds = %25
  %33 = load i32, ptr %9, align 4, !dbg !35
  %34 = add nsw i32 %33, 1, !dbg !35
  store i32 %34, ptr %9, align 4, !dbg !35
  br label %22, !dbg !30, !llvm.loop !36

35:                                               ; preds = %22
  %36 = load i32, ptr %7, align 4, !dbg !38
  %37 = icmp sgt i32 %36, 100, !dbg !39
  %38 = zext i1 %37 to i32, !dbg !39
  ret i32 %38, !dbg !40
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sum_of_one_too_many.c", directory: "/", checksumkind: CSK_MD5, checksum: "c5e0b5907a8b86c86a940d3cc815c75f")
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
!13 = !DILocation(line: 3, column: 7, scope: !10)
!14 = !DILocation(line: 4, column: 12, scope: !10)
!15 = !DILocation(line: 4, column: 8, scope: !10)
!16 = !DILocation(line: 4, column: 19, scope: !10)
!17 = !DILocation(line: 4, column: 20, scope: !10)
!18 = !DILocation(line: 4, column: 3, scope: !10)
!19 = !DILocation(line: 4, column: 35, scope: !10)
!20 = !DILocation(line: 4, column: 30, scope: !10)
!21 = !DILocation(line: 4, column: 28, scope: !10)
!22 = !DILocation(line: 4, column: 33, scope: !10)
!23 = !DILocation(line: 4, column: 25, scope: !10)
!24 = distinct !{!24, !18, !19, !25}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !DILocation(line: 5, column: 12, scope: !10)
!27 = !DILocation(line: 5, column: 8, scope: !10)
!28 = !DILocation(line: 5, column: 19, scope: !10)
!29 = !DILocation(line: 5, column: 20, scope: !10)
!30 = !DILocation(line: 5, column: 3, scope: !10)
!31 = !DILocation(line: 5, column: 36, scope: !10)
!32 = !DILocation(line: 5, column: 34, scope: !10)
!33 = !DILocation(line: 5, column: 31, scope: !10)
!34 = !DILocation(line: 5, column: 29, scope: !10)
!35 = !DILocation(line: 5, column: 25, scope: !10)
!36 = distinct !{!36, !30, !37, !25}
!37 = !DILocation(line: 5, column: 37, scope: !10)
!38 = !DILocation(line: 6, column: 10, scope: !10)
!39 = !DILocation(line: 6, column: 11, scope: !10)
!40 = !DILocation(line: 6, column: 3, scope: !10)
