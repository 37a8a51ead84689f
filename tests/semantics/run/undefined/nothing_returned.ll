; ModuleID = 'nothing_returned.c'
source_filename = "nothing_returned.c"
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
  %7 = call i32 @sign(i32 noundef %6), !dbg !14
  %8 = icmp eq i32 %7, 1, !dbg !15
  br i1 %8, label %9, label %10, !dbg !15

9:                                                ; preds = %2
  store i32 2, ptr %3, align 4, !dbg !16
  br label %11, !dbg !16

10:                                               ; preds = %2
  store i32 3, ptr %3, align 4, !dbg !17
  br label %11, !dbg !17

11:                                               ; preds = %10, %9
  %12 = load i32, ptr %3, align 4, !dbg !18
  ret i32 %12, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sign(i32 noundef %0) #0 !dbg !19 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4, !dbg !20
  %5 = icmp sgt i32 %4, 1, !dbg !21
  br i1 %5, label %6, label %7, !dbg !21

6:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !22
  br label %7, !dbg !22

7:                                                ; preds = %6, %1
  %8 = load i32, ptr %2, align 4, !dbg !23
  ret i32 %8, !dbg !23
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nothing_returned.c", directory: "/", checksumkind: CSK_MD5, checksum: "a60580e0fdad399a3145b7d03a4c8274")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 12, scope: !10)
!14 = !DILocation(line: 6, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 18, scope: !10)
!16 = !DILocation(line: 7, column: 5, scope: !10)
!17 = !DILocation(line: 8, column: 3, scope: !10)
!18 = !DILocation(line: 9, column: 1, scope: !10)
!19 = distinct !DISubprogram(name: "sign", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 2, column: 7, scope: !19)
!21 = !DILocation(line: 2, column: 9, scope: !19)
!22 = !DILocation(line: 3, column: 5, scope: !19)
!23 = !DILocation(line: 4, column: 1, scope: !19)
