; ModuleID = 'shift_in_place_too_far_mended.c'
source_filename = "shift_in_place_too_far_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i64 1, ptr %6, align 8, !dbg !13
  %7 = load i32, ptr %4, align 4, !dbg !14
  %8 = add nsw i32 62, %7, !dbg !15
  %9 = load i64, ptr %6, align 8, !dbg !16
  %10 = zext i32 %8 to i64, !dbg !16
  %11 = shl i64 %9, %10, !dbg !16
  store i64 %11, ptr %6, align 8, !dbg !16
  %12 = load i64, ptr %6, align 8, !dbg !17
  %13 = icmp ne i64 %12, 0, !dbg !17
  br i1 %13, label %14, label %15, !dbg !17

14:                                               ; preds = %2
  store i32 1, ptr %3, align 4, !dbg !18
  br label %16, !dbg !18

15:                                               ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !19
  br label %16, !dbg !19

16:                                               ; preds = %15, %14
  %17 = load i32, ptr %3, align 4, !dbg !20
  ret i32 %17, !dbg !20
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shift_in_place_too_far_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "108082c3b9fc7f510429919ecea0a315")
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
!13 = !DILocation(line: 2, column: 17, scope: !10)
!14 = !DILocation(line: 3, column: 18, scope: !10)
!15 = !DILocation(line: 3, column: 16, scope: !10)
!16 = !DILocation(line: 3, column: 9, scope: !10)
!17 = !DILocation(line: 4, column: 7, scope: !10)
!18 = !DILocation(line: 5, column: 5, scope: !10)
!19 = !DILocation(line: 6, column: 3, scope: !10)
!20 = !DILocation(line: 7, column: 1, scope: !10)
