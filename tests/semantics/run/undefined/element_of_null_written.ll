; ModuleID = 'element_of_null_written.c'
source_filename = "element_of_null_written.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = load i32, ptr %4, align 4, !dbg !13
  %8 = icmp sgt i32 %7, 9, !dbg !14
  br i1 %8, label %9, label %10, !dbg !13

9:                                                ; preds = %2
  br label %11, !dbg !13

10:                                               ; preds = %2
  br label %11, !dbg !13

11:                                               ; preds = %10, %9
  %12 = phi ptr [ %4, %9 ], [ null, %10 ], !dbg !13
  store ptr %12, ptr %6, align 8, !dbg !15
  %13 = load ptr, ptr %6, align 8, !dbg !16
  %14 = getelementptr inbounds i32, ptr %13, i64 1, !dbg !16
  store i32 2, ptr %14, align 4, !dbg !17
  ret i32 0, !dbg !18
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "element_of_null_written.c", directory: "/", checksumkind: CSK_MD5, checksum: "ad9c32244b8701933bb815c294908db1")
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
!14 = !DILocation(line: 2, column: 16, scope: !10)
!15 = !DILocation(line: 2, column: 8, scope: !10)
!16 = !DILocation(line: 3, column: 3, scope: !10)
!17 = !DILocation(line: 3, column: 8, scope: !10)
!18 = !DILocation(line: 4, column: 3, scope: !10)
