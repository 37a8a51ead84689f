; ModuleID = 'long_double_too_big_for_long_mended.c'
source_filename = "long_double_too_big_for_long_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca x86_fp80, align 16
  %7 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = load i32, ptr %4, align 4, !dbg !13
  %9 = sitofp i32 %8 to x86_fp80, !dbg !13
  %10 = fadd x86_fp80 0xK4037A3D70A3D70A3D700, %9, !dbg !14
  store x86_fp80 %10, ptr %6, align 16, !dbg !15
  %11 = load x86_fp80, ptr %6, align 16, !dbg !16
  %12 = fptosi x86_fp80 %11 to i64, !dbg !16
  store i64 %12, ptr %7, align 8, !dbg !17
  %13 = load i64, ptr %7, align 8, !dbg !18
  %14 = icmp sgt i64 %13, 3, !dbg !19
  %15 = zext i1 %14 to i32, !dbg !19
  ret i32 %15, !dbg !20
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "long_double_too_big_for_long_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "30f76190d1e6c7ecbe1f4a5df5ba436e")
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
!13 = !DILocation(line: 2, column: 44, scope: !10)
!14 = !DILocation(line: 2, column: 42, scope: !10)
!15 = !DILocation(line: 2, column: 15, scope: !10)
!16 = !DILocation(line: 3, column: 12, scope: !10)
!17 = !DILocation(line: 3, column: 8, scope: !10)
!18 = !DILocation(line: 4, column: 10, scope: !10)
!19 = !DILocation(line: 4, column: 12, scope: !10)
!20 = !DILocation(line: 4, column: 3, scope: !10)
