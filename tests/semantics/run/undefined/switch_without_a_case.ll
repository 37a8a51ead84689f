; ModuleID = 'switch_without_a_case.c'
source_filename = "switch_without_a_case.c"
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
  %7 = call i32 @weight(i32 noundef %6), !dbg !14
  %8 = sdiv i32 %7, 10, !dbg !15
  ret i32 %8, !dbg !16
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @weight(i32 noundef %0) #0 !dbg !17 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4, !dbg !18
  switch i32 %4, label %7 [
    i32 2, label %5
    i32 3, label %6
  ], !dbg !19

5:                                                ; preds = %1
  store i32 20, ptr %3, align 4, !dbg !20
  br label %7, !dbg !21

6:                                                ; preds = %1
  store i32 30, ptr %3, align 4, !dbg !22
  br label %7, !dbg !23

7:                                                ; preds = %1, %6, %5
  %8 = load i32, ptr %3, align 4, !dbg !24
  ret i32 %8, !dbg !25
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "switch_without_a_case.c", directory: "/", checksumkind: CSK_MD5, checksum: "0f4f2e19d71959d5cda7d582cfe4a8df")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 17, scope: !10)
!14 = !DILocation(line: 10, column: 10, scope: !10)
!15 = !DILocation(line: 10, column: 23, scope: !10)
!16 = !DILocation(line: 10, column: 3, scope: !10)
!17 = distinct !DISubprogram(name: "weight", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 3, column: 11, scope: !17)
!19 = !DILocation(line: 3, column: 3, scope: !17)
!20 = !DILocation(line: 4, column: 13, scope: !17)
!21 = !DILocation(line: 4, column: 19, scope: !17)
!22 = !DILocation(line: 5, column: 13, scope: !17)
!23 = !DILocation(line: 5, column: 19, scope: !17)
!24 = !DILocation(line: 7, column: 10, scope: !17)
!25 = !DILocation(line: 7, column: 3, scope: !17)
