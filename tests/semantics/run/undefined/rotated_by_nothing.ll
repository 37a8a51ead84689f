; ModuleID = 'rotated_by_nothing.c'
source_filename = "rotated_by_nothing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !13
  %7 = load i32, ptr %4, align 4, !dbg !14
  %8 = sub nsw i32 %7, 1, !dbg !15
  %9 = call i32 @rotate(i32 noundef %6, i32 noundef %8), !dbg !16
  %10 = icmp ne i32 %9, 0, !dbg !16
  %11 = zext i1 %10 to i64, !dbg !16
  %12 = select i1 %10, i32 1, i32 0, !dbg !16
  ret i32 %12, !dbg !17
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotate(i32 noundef %0, i32 noundef %1) #0 !dbg !18 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !19
  %6 = load i32, ptr %4, align 4, !dbg !20
  %7 = shl i32 %5, %6, !dbg !21
  %8 = load i32, ptr %3, align 4, !dbg !22
  %9 = load i32, ptr %4, align 4, !dbg !23
  %10 = sub i32 32, %9, !dbg !24
  %11 = lshr i32 %8, %10, !dbg !25
  %12 = or i32 %7, %11, !dbg !26
  ret i32 %12, !dbg !27
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rotated_by_nothing.c", directory: "/", checksumkind: CSK_MD5, checksum: "fd21597359fdd95779e1d6047b073cc5")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 17, scope: !10)
!14 = !DILocation(line: 5, column: 23, scope: !10)
!15 = !DILocation(line: 5, column: 28, scope: !10)
!16 = !DILocation(line: 5, column: 10, scope: !10)
!17 = !DILocation(line: 5, column: 3, scope: !10)
!18 = distinct !DISubprogram(name: "rotate", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 2, column: 10, scope: !18)
!20 = !DILocation(line: 2, column: 15, scope: !18)
!21 = !DILocation(line: 2, column: 12, scope: !18)
!22 = !DILocation(line: 2, column: 20, scope: !18)
!23 = !DILocation(line: 2, column: 31, scope: !18)
!24 = !DILocation(line: 2, column: 29, scope: !18)
!25 = !DILocation(line: 2, column: 22, scope: !18)
!26 = !DILocation(line: 2, column: 18, scope: !18)
!27 = !DILocation(line: 2, column: 3, scope: !18)
