; ModuleID = 'restrict_broken_mended.c'
source_filename = "restrict_broken_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global [8 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @add(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) #0 !dbg !10 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4, !dbg !13
  br label %8, !dbg !14

8:                                                ; preds = %24, %3
  %9 = load i32, ptr %7, align 4, !dbg !15
  %10 = load i32, ptr %6, align 4, !dbg !16
  %11 = icmp slt i32 %9, %10, !dbg !17
  br i1 %11, label %12, label %27, !dbg !18

12:                                               ; preds = %8
  %13 = load ptr, ptr %5, align 8, !dbg !19
  %14 = load i32, ptr %7, align 4, !dbg !20
  %15 = sext i32 %14 to i64, !dbg !19
  %16 = getelementptr inbounds i32, ptr %13, i64 %15, !dbg !19
  %17 = load i32, ptr %16, align 4, !dbg !19
  %18 = add nsw i32 %17, 1, !dbg !21
  %19 = load ptr, ptr %4, align 8, !dbg !22
  %20 = load i32, ptr %7, align 4, !dbg !23
  %21 = add nsw i32 %20, 1, !dbg !24
  %22 = sext i32 %21 to i64, !dbg !22
  %23 = getelementptr inbounds i32, ptr %19, i64 %22, !dbg !22
  store i32 %18, ptr %23, align 4, !dbg !25
  br label %24, !dbg !22

24:                                               ; preds = %12
  %25 = load i32, ptr %7, align 4, !dbg !26
  %26 = add nsw i32 %25, 1, !dbg !26
  store i32 %26, ptr %7, align 4, !dbg !26
  br label %8, !dbg !18, !llvm.loop !27

27:                                               ; preds = %8
  ret void, !dbg !30
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @add(ptr noundef @x, ptr noundef getelementptr inbounds (i32, ptr @x, i64 4), i32 noundef 3), !dbg !32
  %2 = load i32, ptr @x, align 16, !dbg !33
  ret i32 %2, !dbg !34
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "restrict_broken_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "9c3b805c4fd9beb1ecb89efa9c6a9a8b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2, column: 12, scope: !10)
!14 = !DILocation(line: 2, column: 8, scope: !10)
!15 = !DILocation(line: 2, column: 19, scope: !10)
!16 = !DILocation(line: 2, column: 21, scope: !10)
!17 = !DILocation(line: 2, column: 20, scope: !10)
!18 = !DILocation(line: 2, column: 3, scope: !10)
!19 = !DILocation(line: 2, column: 38, scope: !10)
!20 = !DILocation(line: 2, column: 40, scope: !10)
!21 = !DILocation(line: 2, column: 42, scope: !10)
!22 = !DILocation(line: 2, column: 29, scope: !10)
!23 = !DILocation(line: 2, column: 31, scope: !10)
!24 = !DILocation(line: 2, column: 32, scope: !10)
!25 = !DILocation(line: 2, column: 36, scope: !10)
!26 = !DILocation(line: 2, column: 25, scope: !10)
!27 = distinct !{!27, !18, !28, !29}
!28 = !DILocation(line: 2, column: 43, scope: !10)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 3, column: 1, scope: !10)
!31 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 6, column: 3, scope: !31)
!33 = !DILocation(line: 7, column: 10, scope: !31)
!34 = !DILocation(line: 7, column: 3, scope: !31)
