; ModuleID = 'vector_division_by_zero.c'
source_filename = "vector_division_by_zero.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %6, align 16, !dbg !13
  %9 = load i32, ptr %4, align 4, !dbg !14
  %10 = insertelement <4 x i32> poison, i32 %9, i32 0, !dbg !15
  %11 = insertelement <4 x i32> %10, i32 1, i32 1, !dbg !15
  %12 = load i32, ptr %4, align 4, !dbg !16
  %13 = sub nsw i32 %12, 1, !dbg !17
  %14 = insertelement <4 x i32> %11, i32 %13, i32 2, !dbg !15
  %15 = insertelement <4 x i32> %14, i32 2, i32 3, !dbg !15
  store <4 x i32> %15, ptr %7, align 16, !dbg !18
  %16 = load <4 x i32>, ptr %6, align 16, !dbg !19
  %17 = load <4 x i32>, ptr %7, align 16, !dbg !20
  %18 = sdiv <4 x i32> %16, %17, !dbg !21
  store <4 x i32> %18, ptr %8, align 16, !dbg !22
  %19 = load <4 x i32>, ptr %8, align 16, !dbg !23
  %20 = extractelement <4 x i32> %19, i32 0, !dbg !23
  %21 = icmp ne i32 %20, 1, !dbg !24
  %22 = zext i1 %21 to i32, !dbg !24
  ret i32 %22, !dbg !25
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vector_division_by_zero.c", directory: "/", checksumkind: CSK_MD5, checksum: "254c3bb0b38bb6c8146f6c482f160171")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 8, scope: !10)
!14 = !DILocation(line: 3, column: 31, scope: !10)
!15 = !DILocation(line: 3, column: 30, scope: !10)
!16 = !DILocation(line: 3, column: 40, scope: !10)
!17 = !DILocation(line: 3, column: 45, scope: !10)
!18 = !DILocation(line: 3, column: 26, scope: !10)
!19 = !DILocation(line: 4, column: 12, scope: !10)
!20 = !DILocation(line: 4, column: 16, scope: !10)
!21 = !DILocation(line: 4, column: 14, scope: !10)
!22 = !DILocation(line: 4, column: 8, scope: !10)
!23 = !DILocation(line: 5, column: 10, scope: !10)
!24 = !DILocation(line: 5, column: 15, scope: !10)
!25 = !DILocation(line: 5, column: 3, scope: !10)
