; ModuleID = 'global_before_its_start.c'
source_filename = "global_before_its_start.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@g = dso_local global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@h = dso_local global [4 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @get(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !13
  %4 = sext i32 %3 to i64, !dbg !14
  %5 = getelementptr inbounds [4 x i32], ptr @g, i64 0, i64 %4, !dbg !14
  %6 = load i32, ptr %5, align 4, !dbg !14
  ret i32 %6, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !16 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !17
  %7 = sub nsw i32 %6, 2, !dbg !18
  %8 = call i32 @get(i32 noundef %7), !dbg !19
  %9 = and i32 %8, 0, !dbg !20
  ret i32 %9, !dbg !21
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "global_before_its_start.c", directory: "/", checksumkind: CSK_MD5, checksum: "58455933fe1073ce53d7c48f6ef5c382")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 4, column: 12, scope: !10)
!14 = !DILocation(line: 4, column: 10, scope: !10)
!15 = !DILocation(line: 4, column: 3, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 7, column: 14, scope: !16)
!18 = !DILocation(line: 7, column: 18, scope: !16)
!19 = !DILocation(line: 7, column: 10, scope: !16)
!20 = !DILocation(line: 7, column: 21, scope: !16)
!21 = !DILocation(line: 7, column: 3, scope: !16)
