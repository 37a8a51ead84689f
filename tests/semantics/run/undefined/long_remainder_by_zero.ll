; ModuleID = 'long_remainder_by_zero.c'
source_filename = "long_remainder_by_zero.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @g(i64 noundef %0, i64 noundef %1) #0 !dbg !10 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8, !dbg !13
  %6 = load i64, ptr %4, align 8, !dbg !14
  %7 = srem i64 %5, %6, !dbg !15
  ret i64 %7, !dbg !16
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !17 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !18
  %7 = sub nsw i32 %6, 1, !dbg !19
  %8 = sext i32 %7 to i64, !dbg !18
  %9 = call i64 @g(i64 noundef 5, i64 noundef %8), !dbg !20
  %10 = trunc i64 %9 to i32, !dbg !21
  ret i32 %10, !dbg !22
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "long_remainder_by_zero.c", directory: "/", checksumkind: CSK_MD5, checksum: "d7385829a0b5cee0952543113aa1467f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2, column: 10, scope: !10)
!14 = !DILocation(line: 2, column: 12, scope: !10)
!15 = !DILocation(line: 2, column: 11, scope: !10)
!16 = !DILocation(line: 2, column: 3, scope: !10)
!17 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 5, column: 20, scope: !17)
!19 = !DILocation(line: 5, column: 24, scope: !17)
!20 = !DILocation(line: 5, column: 15, scope: !17)
!21 = !DILocation(line: 5, column: 10, scope: !17)
!22 = !DILocation(line: 5, column: 3, scope: !17)
