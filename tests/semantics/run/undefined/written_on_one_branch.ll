; ModuleID = 'written_on_one_branch.c'
source_filename = "written_on_one_branch.c"
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
  %7 = load i32, ptr %4, align 4, !dbg !13
  %8 = icmp sgt i32 %7, 3, !dbg !14
  br i1 %8, label %9, label %10, !dbg !14

9:                                                ; preds = %2
  store i32 1, ptr %6, align 4, !dbg !15
  br label %15, !dbg !16

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !dbg !17
  %12 = icmp sgt i32 %11, 2, !dbg !18
  br i1 %12, label %13, label %14, !dbg !18

13:                                               ; preds = %10
  store i32 2, ptr %6, align 4, !dbg !19
  br label %14, !dbg !20

14:                                               ; preds = %13, %10
  br label %15

15:                                               ; preds = %14, %9
  br label %16, !dbg !21

16:                                               ; preds = %19, %15
  %17 = load i32, ptr %6, align 4, !dbg !22
  %18 = icmp ne i32 %17, 0, !dbg !21
  br i1 %18, label %19, label %22, !dbg !21

19:                                               ; preds = %16
  %20 = load i32, ptr %6, align 4, !dbg !23
  %21 = add nsw i32 %20, -1, !dbg !23
  store i32 %21, ptr %6, align 4, !dbg !23
  br label %16, !dbg !21, !llvm.loop !24

22:                                               ; preds = %16
  ret i32 0, !dbg !26
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "written_on_one_branch.c", directory: "/", checksumkind: CSK_MD5, checksum: "7303be81ea27768997d88041cdfc65d9")
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
!14 = !DILocation(line: 3, column: 12, scope: !10)
!15 = !DILocation(line: 4, column: 11, scope: !10)
!16 = !DILocation(line: 4, column: 5, scope: !10)
!17 = !DILocation(line: 5, column: 12, scope: !10)
!18 = !DILocation(line: 5, column: 17, scope: !10)
!19 = !DILocation(line: 6, column: 11, scope: !10)
!20 = !DILocation(line: 6, column: 5, scope: !10)
!21 = !DILocation(line: 7, column: 3, scope: !10)
!22 = !DILocation(line: 7, column: 10, scope: !10)
!23 = !DILocation(line: 8, column: 10, scope: !10)
!24 = distinct !{!24, !21, !23, !25}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !DILocation(line: 9, column: 3, scope: !10)
