; ModuleID = 'constant_table_sorted.c'
source_filename = "constant_table_sorted.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal constant [3 x i32] [i32 3, i32 1, i32 2], align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @qsort(ptr noundef @table, i64 noundef 3, i64 noundef 4, ptr noundef @order), !dbg !13
  %6 = load i32, ptr @table, align 4, !dbg !14
  ret i32 %6, !dbg !15
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @order(ptr noundef %0, ptr noundef %1) #0 !dbg !16 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8, !dbg !17
  %6 = load i32, ptr %5, align 4, !dbg !18
  %7 = load ptr, ptr %4, align 8, !dbg !19
  %8 = load i32, ptr %7, align 4, !dbg !20
  %9 = sub nsw i32 %6, %8, !dbg !21
  ret i32 %9, !dbg !22
}

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "constant_table_sorted.c", directory: "/", checksumkind: CSK_MD5, checksum: "30cf5ec5110397a9b8cae46bf75f68b1")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 3, scope: !10)
!14 = !DILocation(line: 9, column: 10, scope: !10)
!15 = !DILocation(line: 9, column: 3, scope: !10)
!16 = distinct !DISubprogram(name: "order", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 6, column: 71, scope: !16)
!18 = !DILocation(line: 6, column: 57, scope: !16)
!19 = !DILocation(line: 6, column: 89, scope: !16)
!20 = !DILocation(line: 6, column: 75, scope: !16)
!21 = !DILocation(line: 6, column: 73, scope: !16)
!22 = !DILocation(line: 6, column: 50, scope: !16)
