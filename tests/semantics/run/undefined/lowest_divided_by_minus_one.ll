; ModuleID = 'lowest_divided_by_minus_one.c'
source_filename = "lowest_divided_by_minus_one.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = load i32, ptr %4, align 4, !dbg !13
  %9 = sub nsw i32 -2147483647, %8, !dbg !14
  store i32 %9, ptr %6, align 4, !dbg !15
  store i32 1, ptr %7, align 4, !dbg !16
  %10 = load i32, ptr %4, align 4, !dbg !17
  %11 = mul nsw i32 2, %10, !dbg !18
  %12 = load i32, ptr %7, align 4, !dbg !19
  %13 = sub nsw i32 %12, %11, !dbg !19
  store i32 %13, ptr %7, align 4, !dbg !19
  %14 = load i32, ptr %6, align 4, !dbg !20
  %15 = load i32, ptr %7, align 4, !dbg !21
  %16 = sdiv i32 %14, %15, !dbg !22
  %17 = and i32 %16, 0, !dbg !23
  ret i32 %17, !dbg !24
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lowest_divided_by_minus_one.c", directory: "/", checksumkind: CSK_MD5, checksum: "9195df3733f67ea5f89ab002d3baf74d")
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
!13 = !DILocation(line: 2, column: 23, scope: !10)
!14 = !DILocation(line: 2, column: 22, scope: !10)
!15 = !DILocation(line: 2, column: 7, scope: !10)
!16 = !DILocation(line: 3, column: 7, scope: !10)
!17 = !DILocation(line: 4, column: 10, scope: !10)
!18 = !DILocation(line: 4, column: 9, scope: !10)
!19 = !DILocation(line: 4, column: 5, scope: !10)
!20 = !DILocation(line: 5, column: 11, scope: !10)
!21 = !DILocation(line: 5, column: 13, scope: !10)
!22 = !DILocation(line: 5, column: 12, scope: !10)
!23 = !DILocation(line: 5, column: 15, scope: !10)
!24 = !DILocation(line: 5, column: 3, scope: !10)
