; ModuleID = 'matrix_by_one_too_far_mended.c'
source_filename = "matrix_by_one_too_far_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@m = dso_local global [3 x [4 x i32]] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %6, align 4, !dbg !13
  store ptr @m, ptr %7, align 8, !dbg !14
  store i32 0, ptr %8, align 4, !dbg !15
  br label %9, !dbg !16

9:                                                ; preds = %20, %2
  %10 = load i32, ptr %8, align 4, !dbg !17
  %11 = icmp slt i32 %10, 12, !dbg !18
  br i1 %11, label %12, label %23, !dbg !19

12:                                               ; preds = %9
  %13 = load ptr, ptr %7, align 8, !dbg !20
  %14 = load i32, ptr %8, align 4, !dbg !21
  %15 = sext i32 %14 to i64, !dbg !20
  %16 = getelementptr inbounds i32, ptr %13, i64 %15, !dbg !20
  %17 = load i32, ptr %16, align 4, !dbg !20
  %18 = load i32, ptr %6, align 4, !dbg !22
  %19 = add nsw i32 %18, %17, !dbg !22
  store i32 %19, ptr %6, align 4, !dbg !22
  br label %20, !dbg !23

20:                                               ; preds = %12
  %21 = load i32, ptr %8, align 4, !dbg !24
  %22 = add nsw i32 %21, 1, !dbg !24
  store i32 %22, ptr %8, align 4, !dbg !24
  br label %9, !dbg !19, !llvm.loop !25

23:                                               ; preds = %9
  %24 = load i32, ptr %6, align 4, !dbg !28
  ret i32 %24, !dbg !29
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matrix_by_one_too_far_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "3ad4bd1d0b5bdc3bca29ee7ac88f3d40")
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
!13 = !DILocation(line: 4, column: 7, scope: !10)
!14 = !DILocation(line: 5, column: 8, scope: !10)
!15 = !DILocation(line: 6, column: 12, scope: !10)
!16 = !DILocation(line: 6, column: 8, scope: !10)
!17 = !DILocation(line: 6, column: 19, scope: !10)
!18 = !DILocation(line: 6, column: 20, scope: !10)
!19 = !DILocation(line: 6, column: 3, scope: !10)
!20 = !DILocation(line: 6, column: 35, scope: !10)
!21 = !DILocation(line: 6, column: 37, scope: !10)
!22 = !DILocation(line: 6, column: 32, scope: !10)
!23 = !DILocation(line: 6, column: 30, scope: !10)
!24 = !DILocation(line: 6, column: 26, scope: !10)
!25 = distinct !{!25, !19, !26, !27}
!26 = !DILocation(line: 6, column: 38, scope: !10)
!27 = !{!"llvm.loop.mustprogress"}
!28 = !DILocation(line: 7, column: 10, scope: !10)
!29 = !DILocation(line: 7, column: 3, scope: !10)
