; ModuleID = 'pure_function_counts_atomically_mended.c'
source_filename = "pure_function_counts_atomically_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind optnone willreturn memory(read) uwtable
define dso_local i32 @number(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4, !dbg !13
  store ptr %3, ptr %4, align 8, !dbg !14
  %7 = load ptr, ptr %4, align 8, !dbg !15
  %8 = load i32, ptr %2, align 4, !dbg !16
  store i32 %8, ptr %5, align 4, !dbg !17
  %9 = load i32, ptr %5, align 4, !dbg !17
  %10 = atomicrmw add ptr %7, i32 %9 seq_cst, align 4, !dbg !17
  %11 = add i32 %10, %9, !dbg !17
  store i32 %11, ptr %6, align 4, !dbg !17
  %12 = load i32, ptr %6, align 4, !dbg !17
  ret i32 %12, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #1 !dbg !19 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !20
  %7 = call i32 @number(i32 noundef %6) #2, !dbg !21
  %8 = sub nsw i32 %7, 1, !dbg !22
  ret i32 %8, !dbg !23
}

attributes #0 = { noinline nounwind optnone willreturn memory(read) uwtable }
attributes #1 = { noinline nounwind optnone uwtable }
attributes #2 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pure_function_counts_atomically_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "75e9b91968ba322000b34d9789fbed84")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "number", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 7, scope: !10)
!14 = !DILocation(line: 3, column: 17, scope: !10)
!15 = !DILocation(line: 3, column: 59, scope: !10)
!16 = !DILocation(line: 3, column: 68, scope: !10)
!17 = !DILocation(line: 3, column: 40, scope: !10)
!18 = !DILocation(line: 3, column: 33, scope: !10)
!19 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 5, column: 49, scope: !19)
!21 = !DILocation(line: 5, column: 42, scope: !19)
!22 = !DILocation(line: 5, column: 55, scope: !19)
!23 = !DILocation(line: 5, column: 35, scope: !19)
