; ModuleID = 'float_not_written_mended.c'
source_filename = "float_not_written_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store double 0.000000e+00, ptr %6, align 8, !dbg !13
  store i32 0, ptr %7, align 4, !dbg !14
  br label %8, !dbg !15

8:                                                ; preds = %17, %2
  %9 = load i32, ptr %7, align 4, !dbg !16
  %10 = load i32, ptr %4, align 4, !dbg !17
  %11 = icmp slt i32 %9, %10, !dbg !18
  br i1 %11, label %12, label %20, !dbg !19

12:                                               ; preds = %8
  %13 = load i32, ptr %7, align 4, !dbg !20
  %14 = sitofp i32 %13 to double, !dbg !20
  %15 = load double, ptr %6, align 8, !dbg !21
  %16 = fadd double %15, %14, !dbg !21
  store double %16, ptr %6, align 8, !dbg !21
  br label %17, !dbg !22

17:                                               ; preds = %12
  %18 = load i32, ptr %7, align 4, !dbg !23
  %19 = add nsw i32 %18, 1, !dbg !23
  store i32 %19, ptr %7, align 4, !dbg !23
  br label %8, !dbg !19, !llvm.loop !24

20:                                               ; preds = %8
  %21 = load double, ptr %6, align 8, !dbg !26
  %22 = fcmp ogt double %21, 1.000000e+00, !dbg !27
  br i1 %22, label %23, label %24, !dbg !27

23:                                               ; preds = %20
  store i32 1, ptr %3, align 4, !dbg !28
  br label %25, !dbg !28

24:                                               ; preds = %20
  store i32 0, ptr %3, align 4, !dbg !29
  br label %25, !dbg !29

25:                                               ; preds = %24, %23
  %26 = load i32, ptr %3, align 4, !dbg !30
  ret i32 %26, !dbg !30
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_not_written_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "568e269dd006fd447ddcf2f3bf4dc943")
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
!13 = !DILocation(line: 2, column: 10, scope: !10)
!14 = !DILocation(line: 3, column: 12, scope: !10)
!15 = !DILocation(line: 3, column: 8, scope: !10)
!16 = !DILocation(line: 3, column: 19, scope: !10)
!17 = !DILocation(line: 3, column: 23, scope: !10)
!18 = !DILocation(line: 3, column: 21, scope: !10)
!19 = !DILocation(line: 3, column: 3, scope: !10)
!20 = !DILocation(line: 4, column: 12, scope: !10)
!21 = !DILocation(line: 4, column: 9, scope: !10)
!22 = !DILocation(line: 4, column: 5, scope: !10)
!23 = !DILocation(line: 3, column: 30, scope: !10)
!24 = distinct !{!24, !19, !20, !25}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !DILocation(line: 5, column: 7, scope: !10)
!27 = !DILocation(line: 5, column: 11, scope: !10)
!28 = !DILocation(line: 6, column: 5, scope: !10)
!29 = !DILocation(line: 7, column: 3, scope: !10)
!30 = !DILocation(line: 8, column: 1, scope: !10)
