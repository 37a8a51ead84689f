; ModuleID = 'rows_past_the_matrix_mended.c'
source_filename = "rows_past_the_matrix_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.m = private unnamed_addr constant [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [2 x [3 x i32]], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.m, i64 24, i1 false), !dbg !13
  store i32 0, ptr %7, align 4, !dbg !14
  store i32 0, ptr %8, align 4, !dbg !15
  br label %9, !dbg !16

9:                                                ; preds = %22, %2
  %10 = load i32, ptr %8, align 4, !dbg !17
  %11 = icmp slt i32 %10, 2, !dbg !18
  br i1 %11, label %12, label %25, !dbg !19

12:                                               ; preds = %9
  %13 = load i32, ptr %8, align 4, !dbg !20
  %14 = sext i32 %13 to i64, !dbg !21
  %15 = getelementptr inbounds [2 x [3 x i32]], ptr %6, i64 0, i64 %14, !dbg !21
  %16 = load i32, ptr %4, align 4, !dbg !22
  %17 = sext i32 %16 to i64, !dbg !21
  %18 = getelementptr inbounds [3 x i32], ptr %15, i64 0, i64 %17, !dbg !21
  %19 = load i32, ptr %18, align 4, !dbg !21
  %20 = load i32, ptr %7, align 4, !dbg !23
  %21 = add nsw i32 %20, %19, !dbg !23
  store i32 %21, ptr %7, align 4, !dbg !23
  br label %22, !dbg !24

22:                                               ; preds = %12
  %23 = load i32, ptr %8, align 4, !dbg !25
  %24 = add nsw i32 %23, 1, !dbg !25
  store i32 %24, ptr %8, align 4, !dbg !25
  br label %9, !dbg !19, !llvm.loop !26

25:                                               ; preds = %9
  %26 = load i32, ptr %7, align 4, !dbg !29
  ret i32 %26, !dbg !30
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rows_past_the_matrix_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "16e2239509dff5da762b3d2d38968920")
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
!13 = !DILocation(line: 2, column: 7, scope: !10)
!14 = !DILocation(line: 2, column: 41, scope: !10)
!15 = !DILocation(line: 3, column: 12, scope: !10)
!16 = !DILocation(line: 3, column: 8, scope: !10)
!17 = !DILocation(line: 3, column: 19, scope: !10)
!18 = !DILocation(line: 3, column: 21, scope: !10)
!19 = !DILocation(line: 3, column: 3, scope: !10)
!20 = !DILocation(line: 4, column: 14, scope: !10)
!21 = !DILocation(line: 4, column: 12, scope: !10)
!22 = !DILocation(line: 4, column: 17, scope: !10)
!23 = !DILocation(line: 4, column: 9, scope: !10)
!24 = !DILocation(line: 4, column: 5, scope: !10)
!25 = !DILocation(line: 3, column: 27, scope: !10)
!26 = distinct !{!26, !19, !27, !28}
!27 = !DILocation(line: 4, column: 21, scope: !10)
!28 = !{!"llvm.loop.mustprogress"}
!29 = !DILocation(line: 5, column: 10, scope: !10)
!30 = !DILocation(line: 5, column: 3, scope: !10)
