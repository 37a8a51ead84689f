; ModuleID = 'loop_overflow_mended.c'
source_filename = "loop_overflow_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 1, ptr %6, align 4, !dbg !13
  br label %7, !dbg !14

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4, !dbg !15
  %9 = icmp sgt i32 %8, 0, !dbg !16
  br i1 %9, label %10, label %13, !dbg !17

10:                                               ; preds = %7
  %11 = load i32, ptr %6, align 4, !dbg !18
  %12 = icmp slt i32 %11, 1000, !dbg !19
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi i1 [ false, %7 ], [ %12, %10 ], !dbg !20
  br i1 %14, label %15, label %23, !dbg !21

15:                                               ; preds = %13
  %16 = load i32, ptr %4, align 4, !dbg !22
  %17 = icmp sgt i32 %16, 5, !dbg !23
  br i1 %17, label %18, label %19, !dbg !23

18:                                               ; preds = %15
  store i32 1, ptr %3, align 4, !dbg !24
  br label %24, !dbg !24

19:                                               ; preds = %15
  br label %20, !dbg !25

20:                                               ; preds = %19
  %21 = load i32, ptr %6, align 4, !dbg !26
  %22 = mul nsw i32 %21, 2, !dbg !26
  store i32 %22, ptr %6, align 4, !dbg !26
  br label %7, !dbg !21, !llvm.loop !27

23:                                               ; preds = %13
  store i32 0, ptr %3, align 4, !dbg !30
  br label %24, !dbg !30

24:                                               ; preds = %23, %18
  %25 = load i32, ptr %3, align 4, !dbg !31
  ret i32 %25, !dbg !31
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loop_overflow_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "82108fbd0354a7c67ae073c62d991c58")
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
!13 = !DILocation(line: 2, column: 12, scope: !10)
!14 = !DILocation(line: 2, column: 8, scope: !10)
!15 = !DILocation(line: 2, column: 19, scope: !10)
!16 = !DILocation(line: 2, column: 21, scope: !10)
!17 = !DILocation(line: 2, column: 25, scope: !10)
!18 = !DILocation(line: 2, column: 28, scope: !10)
!19 = !DILocation(line: 2, column: 30, scope: !10)
!20 = !DILocation(line: 0, scope: !10)
!21 = !DILocation(line: 2, column: 3, scope: !10)
!22 = !DILocation(line: 3, column: 9, scope: !10)
!23 = !DILocation(line: 3, column: 14, scope: !10)
!24 = !DILocation(line: 4, column: 7, scope: !10)
!25 = !DILocation(line: 3, column: 16, scope: !10)
!26 = !DILocation(line: 2, column: 40, scope: !10)
!27 = distinct !{!27, !21, !28, !29}
!28 = !DILocation(line: 4, column: 14, scope: !10)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 5, column: 3, scope: !10)
!31 = !DILocation(line: 6, column: 1, scope: !10)
