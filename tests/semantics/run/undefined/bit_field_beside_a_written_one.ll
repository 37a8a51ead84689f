; ModuleID = 'bit_field_beside_a_written_one.c'
source_filename = "bit_field_beside_a_written_one.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.b = type { i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.b, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = load i32, ptr %4, align 4, !dbg !13
  %8 = load i32, ptr %6, align 4, !dbg !14
  %9 = and i32 %7, 7, !dbg !14
  %10 = and i32 %8, -8, !dbg !14
  %11 = or i32 %10, %9, !dbg !14
  store i32 %11, ptr %6, align 4, !dbg !14
  %12 = load i32, ptr %6, align 4, !dbg !15
  %13 = ashr i32 %12, 3, !dbg !15
  %14 = icmp eq i32 %13, 7, !dbg !16
  %15 = zext i1 %14 to i32, !dbg !16
  ret i32 %15, !dbg !17
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bit_field_beside_a_written_one.c", directory: "/", checksumkind: CSK_MD5, checksum: "d9877977b1121215ffafee8f3a3b479c")
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
!13 = !DILocation(line: 7, column: 9, scope: !10)
!14 = !DILocation(line: 7, column: 7, scope: !10)
!15 = !DILocation(line: 8, column: 12, scope: !10)
!16 = !DILocation(line: 8, column: 14, scope: !10)
!17 = !DILocation(line: 8, column: 3, scope: !10)
