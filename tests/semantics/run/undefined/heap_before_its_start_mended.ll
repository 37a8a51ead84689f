; ModuleID = 'heap_before_its_start_mended.c'
source_filename = "heap_before_its_start_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = call noalias ptr @malloc(i64 noundef 16) #3, !dbg !13
  store ptr %8, ptr %6, align 8, !dbg !14
  %9 = load ptr, ptr %6, align 8, !dbg !15
  %10 = icmp ne ptr %9, null, !dbg !15
  br i1 %10, label %12, label %11, !dbg !16

11:                                               ; preds = %2
  store i32 1, ptr %3, align 4, !dbg !17
  br label %27, !dbg !17

12:                                               ; preds = %2
  store i32 3, ptr %7, align 4, !dbg !18
  br label %13, !dbg !19

13:                                               ; preds = %22, %12
  %14 = load i32, ptr %7, align 4, !dbg !20
  %15 = icmp sge i32 %14, 0, !dbg !21
  br i1 %15, label %16, label %25, !dbg !22

16:                                               ; preds = %13
  %17 = load i32, ptr %7, align 4, !dbg !23
  %18 = load ptr, ptr %6, align 8, !dbg !24
  %19 = load i32, ptr %7, align 4, !dbg !25
  %20 = sext i32 %19 to i64, !dbg !24
  %21 = getelementptr inbounds i32, ptr %18, i64 %20, !dbg !24
  store i32 %17, ptr %21, align 4, !dbg !26
  br label %22, !dbg !24

22:                                               ; preds = %16
  %23 = load i32, ptr %7, align 4, !dbg !27
  %24 = add nsw i32 %23, -1, !dbg !27
  store i32 %24, ptr %7, align 4, !dbg !27
  br label %13, !dbg !22, !llvm.loop !28

25:                                               ; preds = %13
  %26 = load ptr, ptr %6, align 8, !dbg !30
  call void @free(ptr noundef %26) #4, !dbg !31
  store i32 0, ptr %3, align 4, !dbg !32
  br label %27, !dbg !32

27:                                               ; preds = %25, %11
  %28 = load i32, ptr %3, align 4, !dbg !33
  ret i32 %28, !dbg !33
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nounwind allocsize(0) }
attributes #2 = { nounwind }
attributes #3 = { nounwind allocsize(0) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_before_its_start_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "643d3b544c2ebb3673b3124982fe390a")
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
!13 = !DILocation(line: 3, column: 12, scope: !10)
!14 = !DILocation(line: 3, column: 8, scope: !10)
!15 = !DILocation(line: 4, column: 8, scope: !10)
!16 = !DILocation(line: 4, column: 7, scope: !10)
!17 = !DILocation(line: 5, column: 5, scope: !10)
!18 = !DILocation(line: 6, column: 12, scope: !10)
!19 = !DILocation(line: 6, column: 8, scope: !10)
!20 = !DILocation(line: 6, column: 19, scope: !10)
!21 = !DILocation(line: 6, column: 21, scope: !10)
!22 = !DILocation(line: 6, column: 3, scope: !10)
!23 = !DILocation(line: 7, column: 12, scope: !10)
!24 = !DILocation(line: 7, column: 5, scope: !10)
!25 = !DILocation(line: 7, column: 7, scope: !10)
!26 = !DILocation(line: 7, column: 10, scope: !10)
!27 = !DILocation(line: 6, column: 28, scope: !10)
!28 = distinct !{!28, !22, !23, !29}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 8, column: 8, scope: !10)
!31 = !DILocation(line: 8, column: 3, scope: !10)
!32 = !DILocation(line: 9, column: 3, scope: !10)
!33 = !DILocation(line: 10, column: 1, scope: !10)
