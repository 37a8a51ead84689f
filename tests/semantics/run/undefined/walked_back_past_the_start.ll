; ModuleID = 'walked_back_past_the_start.c'
source_filename = "walked_back_past_the_start.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [4 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 1, ptr %6, align 4, !dbg !13
  %9 = getelementptr inbounds i32, ptr %6, i64 1, !dbg !13
  store i32 2, ptr %9, align 4, !dbg !13
  %10 = getelementptr inbounds i32, ptr %6, i64 2, !dbg !13
  store i32 3, ptr %10, align 4, !dbg !13
  %11 = getelementptr inbounds i32, ptr %6, i64 3, !dbg !13
  %12 = load i32, ptr %4, align 4, !dbg !14
  store i32 %12, ptr %11, align 4, !dbg !13
  store i32 0, ptr %7, align 4, !dbg !15
  %13 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 0, !dbg !16
  %14 = getelementptr inbounds i32, ptr %13, i64 3, !dbg !17
  store ptr %14, ptr %8, align 8, !dbg !18
  br label %15, !dbg !19

15:                                               ; preds = %24, %2
  %16 = load ptr, ptr %8, align 8, !dbg !20
  %17 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 0, !dbg !21
  %18 = icmp uge ptr %16, %17, !dbg !22
  br i1 %18, label %19, label %27, !dbg !23

19:                                               ; preds = %15
  %20 = load ptr, ptr %8, align 8, !dbg !24
  %21 = load i32, ptr %20, align 4, !dbg !25
  %22 = load i32, ptr %7, align 4, !dbg !26
  %23 = add nsw i32 %22, %21, !dbg !26
  store i32 %23, ptr %7, align 4, !dbg !26
  br label %24, !dbg !27

24:                                               ; preds = %19
  %25 = load ptr, ptr %8, align 8, !dbg !28
  %26 = getelementptr inbounds i32, ptr %25, i32 -1, !dbg !28
  store ptr %26, ptr %8, align 8, !dbg !28
  br label %15, !dbg !23, !llvm.loop !29

27:                                               ; preds = %15
  %28 = load i32, ptr %7, align 4, !dbg !31
  ret i32 %28, !dbg !32
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "walked_back_past_the_start.c", directory: "/", checksumkind: CSK_MD5, checksum: "2527f7618505c220eec0691719eac557")
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
!13 = !DILocation(line: 2, column: 14, scope: !10)
!14 = !DILocation(line: 2, column: 24, scope: !10)
!15 = !DILocation(line: 2, column: 31, scope: !10)
!16 = !DILocation(line: 3, column: 17, scope: !10)
!17 = !DILocation(line: 3, column: 19, scope: !10)
!18 = !DILocation(line: 3, column: 13, scope: !10)
!19 = !DILocation(line: 3, column: 8, scope: !10)
!20 = !DILocation(line: 3, column: 24, scope: !10)
!21 = !DILocation(line: 3, column: 29, scope: !10)
!22 = !DILocation(line: 3, column: 26, scope: !10)
!23 = !DILocation(line: 3, column: 3, scope: !10)
!24 = !DILocation(line: 4, column: 13, scope: !10)
!25 = !DILocation(line: 4, column: 12, scope: !10)
!26 = !DILocation(line: 4, column: 9, scope: !10)
!27 = !DILocation(line: 4, column: 5, scope: !10)
!28 = !DILocation(line: 3, column: 33, scope: !10)
!29 = distinct !{!29, !23, !24, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 5, column: 10, scope: !10)
!32 = !DILocation(line: 5, column: 3, scope: !10)
