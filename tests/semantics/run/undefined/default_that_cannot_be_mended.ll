; ModuleID = 'default_that_cannot_be_mended.c'
source_filename = "default_that_cannot_be_mended.c"
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
  %7 = call i32 @name(i32 noundef %6), !dbg !14
  ret i32 %7, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @name(i32 noundef %0) #0 !dbg !16 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4, !dbg !17
  switch i32 %4, label %7 [
    i32 0, label %5
    i32 1, label %6
  ], !dbg !18

5:                                                ; preds = %1
  store i32 97, ptr %2, align 4, !dbg !19
  br label %8, !dbg !19

6:                                                ; preds = %1
  store i32 98, ptr %2, align 4, !dbg !20
  br label %8, !dbg !20

7:                                                ; preds = %1
  unreachable, !dbg !21

8:                                                ; preds = %6, %5
  %9 = load i32, ptr %2, align 4, !dbg !22
  ret i32 %9, !dbg !22
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "default_that_cannot_be_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "0996be54021c9485ec7337dff4e9656e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 47, scope: !10)
!14 = !DILocation(line: 8, column: 42, scope: !10)
!15 = !DILocation(line: 8, column: 35, scope: !10)
!16 = distinct !DISubprogram(name: "name", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 2, column: 11, scope: !16)
!18 = !DILocation(line: 2, column: 3, scope: !16)
!19 = !DILocation(line: 3, column: 11, scope: !16)
!20 = !DILocation(line: 4, column: 11, scope: !16)
!21 = !DILocation(line: 5, column: 12, scope: !16)
!22 = !DILocation(line: 7, column: 1, scope: !16)
