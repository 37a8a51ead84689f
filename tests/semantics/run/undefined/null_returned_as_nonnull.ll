; ModuleID = 'null_returned_as_nonnull.c'
source_filename = "null_returned_as_nonnull.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local nonnull ptr @chosen(ptr noundef %0) #0 !dbg !10 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !13
  ret ptr %3, !dbg !14
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !15 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = load i32, ptr %4, align 4, !dbg !16
  %8 = icmp sgt i32 %7, 3, !dbg !17
  br i1 %8, label %9, label %10, !dbg !16

9:                                                ; preds = %2
  br label %11, !dbg !16

10:                                               ; preds = %2
  br label %11, !dbg !16

11:                                               ; preds = %10, %9
  %12 = phi ptr [ %4, %9 ], [ null, %10 ], !dbg !16
  store ptr %12, ptr %6, align 8, !dbg !18
  %13 = load ptr, ptr %6, align 8, !dbg !19
  %14 = call nonnull ptr @chosen(ptr noundef %13), !dbg !20
  %15 = getelementptr inbounds i32, ptr %4, i64 1, !dbg !21
  %16 = icmp eq ptr %14, %15, !dbg !22
  br i1 %16, label %17, label %18, !dbg !22

17:                                               ; preds = %11
  store i32 1, ptr %3, align 4, !dbg !23
  br label %19, !dbg !23

18:                                               ; preds = %11
  store i32 0, ptr %3, align 4, !dbg !24
  br label %19, !dbg !24

19:                                               ; preds = %18, %17
  %20 = load i32, ptr %3, align 4, !dbg !25
  ret i32 %20, !dbg !25
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_returned_as_nonnull.c", directory: "/", checksumkind: CSK_MD5, checksum: "16b3f53f7d145a7675c9ae3464f124ab")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "chosen", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2, column: 10, scope: !10)
!14 = !DILocation(line: 2, column: 3, scope: !10)
!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 5, column: 12, scope: !15)
!17 = !DILocation(line: 5, column: 17, scope: !15)
!18 = !DILocation(line: 5, column: 8, scope: !15)
!19 = !DILocation(line: 6, column: 14, scope: !15)
!20 = !DILocation(line: 6, column: 7, scope: !15)
!21 = !DILocation(line: 6, column: 26, scope: !15)
!22 = !DILocation(line: 6, column: 17, scope: !15)
!23 = !DILocation(line: 7, column: 5, scope: !15)
!24 = !DILocation(line: 8, column: 3, scope: !15)
!25 = !DILocation(line: 9, column: 1, scope: !15)
