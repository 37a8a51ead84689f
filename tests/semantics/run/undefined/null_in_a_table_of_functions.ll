; ModuleID = 'null_in_a_table_of_functions.c'
source_filename = "null_in_a_table_of_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal constant [3 x ptr] [ptr @one, ptr @one, ptr null], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !13
  %7 = add nsw i32 %6, 1, !dbg !14
  %8 = sext i32 %7 to i64, !dbg !15
  %9 = getelementptr inbounds [3 x ptr], ptr @table, i64 0, i64 %8, !dbg !15
  %10 = load ptr, ptr %9, align 8, !dbg !15
  %11 = load i32, ptr %4, align 4, !dbg !16
  %12 = call i32 %10(i32 noundef %11), !dbg !15
  ret i32 %12, !dbg !17
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @one(i32 noundef %0) #0 !dbg !18 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !19
  ret i32 %3, !dbg !20
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_in_a_table_of_functions.c", directory: "/", checksumkind: CSK_MD5, checksum: "c0fb62080041b72de56e6a83d9868641")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 4, column: 16, scope: !10)
!14 = !DILocation(line: 4, column: 21, scope: !10)
!15 = !DILocation(line: 4, column: 10, scope: !10)
!16 = !DILocation(line: 4, column: 26, scope: !10)
!17 = !DILocation(line: 4, column: 3, scope: !10)
!18 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 1, column: 32, scope: !18)
!20 = !DILocation(line: 1, column: 25, scope: !18)
