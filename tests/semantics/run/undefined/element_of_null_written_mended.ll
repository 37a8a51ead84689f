; ModuleID = 'element_of_null_written_mended.c'
source_filename = "element_of_null_written_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x i32], align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %7, align 4, !dbg !13
  %8 = getelementptr inbounds i32, ptr %7, i64 1, !dbg !13
  %9 = getelementptr inbounds i32, ptr %7, i64 2, !dbg !13
  br label %10, !dbg !13

10:                                               ; preds = %10, %2
  %11 = phi ptr [ %8, %2 ], [ %12, %10 ], !dbg !13
  store i32 0, ptr %11, align 4, !dbg !13
  %12 = getelementptr inbounds i32, ptr %11, i64 1, !dbg !13
  %13 = icmp eq ptr %12, %9, !dbg !13
  br i1 %13, label %14, label %10, !dbg !13

14:                                               ; preds = %10
  %15 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 0, !dbg !14
  store ptr %15, ptr %6, align 8, !dbg !15
  %16 = load ptr, ptr %6, align 8, !dbg !16
  %17 = getelementptr inbounds i32, ptr %16, i64 1, !dbg !16
  store i32 2, ptr %17, align 4, !dbg !17
  ret i32 0, !dbg !18
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "element_of_null_written_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "194f7f236eb461f5b7e934093135a376")
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
!13 = !DILocation(line: 2, column: 20, scope: !10)
!14 = !DILocation(line: 2, column: 12, scope: !10)
!15 = !DILocation(line: 2, column: 8, scope: !10)
!16 = !DILocation(line: 3, column: 3, scope: !10)
!17 = !DILocation(line: 3, column: 8, scope: !10)
!18 = !DILocation(line: 4, column: 3, scope: !10)
