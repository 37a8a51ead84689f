; ModuleID = 'case_that_cannot_be_mended.c'
source_filename = "case_that_cannot_be_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @f(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4, !dbg !13
  %5 = and i32 %4, 3, !dbg !14
  switch i32 %5, label %8 [
    i32 0, label %6
    i32 2, label %7
  ], !dbg !15

6:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !16
  br label %9, !dbg !16

7:                                                ; preds = %1
  store i32 2, ptr %2, align 4, !dbg !17
  br label %9, !dbg !17

8:                                                ; preds = %1
  unreachable, !dbg !18

9:                                                ; preds = %7, %6
  %10 = load i32, ptr %2, align 4, !dbg !19
  ret i32 %10, !dbg !19
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !20 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !21
  %7 = add nsw i32 %6, 1, !dbg !22
  %8 = call i32 @f(i32 noundef %7), !dbg !23
  %9 = and i32 %8, 0, !dbg !24
  ret i32 %9, !dbg !25
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "case_that_cannot_be_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "8a13c5192aa9d3c5b908ea5c46f2be09")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2, column: 11, scope: !10)
!14 = !DILocation(line: 2, column: 12, scope: !10)
!15 = !DILocation(line: 2, column: 3, scope: !10)
!16 = !DILocation(line: 4, column: 5, scope: !10)
!17 = !DILocation(line: 6, column: 5, scope: !10)
!18 = !DILocation(line: 8, column: 5, scope: !10)
!19 = !DILocation(line: 10, column: 1, scope: !10)
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 12, column: 12, scope: !20)
!22 = !DILocation(line: 12, column: 16, scope: !20)
!23 = !DILocation(line: 12, column: 10, scope: !20)
!24 = !DILocation(line: 12, column: 19, scope: !20)
!25 = !DILocation(line: 12, column: 3, scope: !20)
