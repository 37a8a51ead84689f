; ModuleID = 'pointer_made_of_halves.c'
source_filename = "pointer_made_of_halves.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %12 = load i32, ptr %4, align 4, !dbg !13
  store i32 %12, ptr %6, align 4, !dbg !14
  store ptr %6, ptr %7, align 8, !dbg !15
  store ptr %7, ptr %9, align 8, !dbg !16
  store ptr %8, ptr %10, align 8, !dbg !17
  store i32 0, ptr %11, align 4, !dbg !18
  br label %13, !dbg !19

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %11, align 4, !dbg !20
  %15 = icmp slt i32 %14, 7, !dbg !21
  br i1 %15, label %16, label %29, !dbg !22

16:                                               ; preds = %13
  %17 = load ptr, ptr %9, align 8, !dbg !23
  %18 = load i32, ptr %11, align 4, !dbg !24
  %19 = sext i32 %18 to i64, !dbg !23
  %20 = getelementptr inbounds i8, ptr %17, i64 %19, !dbg !23
  %21 = load i8, ptr %20, align 1, !dbg !23
  %22 = load ptr, ptr %10, align 8, !dbg !25
  %23 = load i32, ptr %11, align 4, !dbg !26
  %24 = sext i32 %23 to i64, !dbg !25
  %25 = getelementptr inbounds i8, ptr %22, i64 %24, !dbg !25
  store i8 %21, ptr %25, align 1, !dbg !27
  br label %26, !dbg !25

26:                                               ; preds = %16
  %27 = load i32, ptr %11, align 4, !dbg !28
  %28 = add nsw i32 %27, 1, !dbg !28
  store i32 %28, ptr %11, align 4, !dbg !28
  br label %13, !dbg !22, !llvm.loop !29

29:                                               ; preds = %13
  %30 = load ptr, ptr %8, align 8, !dbg !32
  %31 = load i32, ptr %30, align 4, !dbg !33
  ret i32 %31, !dbg !34
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_made_of_halves.c", directory: "/", checksumkind: CSK_MD5, checksum: "ebd9006d42764146c4b3226560870bf7")
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
!13 = !DILocation(line: 2, column: 11, scope: !10)
!14 = !DILocation(line: 2, column: 7, scope: !10)
!15 = !DILocation(line: 2, column: 18, scope: !10)
!16 = !DILocation(line: 3, column: 18, scope: !10)
!17 = !DILocation(line: 3, column: 47, scope: !10)
!18 = !DILocation(line: 4, column: 12, scope: !10)
!19 = !DILocation(line: 4, column: 8, scope: !10)
!20 = !DILocation(line: 4, column: 19, scope: !10)
!21 = !DILocation(line: 4, column: 21, scope: !10)
!22 = !DILocation(line: 4, column: 3, scope: !10)
!23 = !DILocation(line: 5, column: 13, scope: !10)
!24 = !DILocation(line: 5, column: 18, scope: !10)
!25 = !DILocation(line: 5, column: 5, scope: !10)
!26 = !DILocation(line: 5, column: 8, scope: !10)
!27 = !DILocation(line: 5, column: 11, scope: !10)
!28 = !DILocation(line: 4, column: 27, scope: !10)
!29 = distinct !{!29, !22, !30, !31}
!30 = !DILocation(line: 5, column: 19, scope: !10)
!31 = !{!"llvm.loop.mustprogress"}
!32 = !DILocation(line: 6, column: 11, scope: !10)
!33 = !DILocation(line: 6, column: 10, scope: !10)
!34 = !DILocation(line: 6, column: 3, scope: !10)
