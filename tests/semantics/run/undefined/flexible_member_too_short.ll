; ModuleID = 'flexible_member_too_short.c'
source_filename = "flexible_member_too_short.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.line = type { i32, [0 x i32] }

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
  %8 = call noalias ptr @malloc(i64 noundef 12) #3, !dbg !13
  store ptr %8, ptr %6, align 8, !dbg !14
  %9 = load ptr, ptr %6, align 8, !dbg !15
  %10 = getelementptr inbounds nuw %struct.line, ptr %9, i32 0, i32 0, !dbg !16
  store i32 3, ptr %10, align 4, !dbg !17
  store i32 0, ptr %7, align 4, !dbg !18
  br label %11, !dbg !19

11:                                               ; preds = %24, %2
  %12 = load i32, ptr %7, align 4, !dbg !20
  %13 = load ptr, ptr %6, align 8, !dbg !21
  %14 = getelementptr inbounds nuw %struct.line, ptr %13, i32 0, i32 0, !dbg !22
  %15 = load i32, ptr %14, align 4, !dbg !22
  %16 = icmp slt i32 %12, %15, !dbg !23
  br i1 %16, label %17, label %27, !dbg !24

17:                                               ; preds = %11
  %18 = load i32, ptr %4, align 4, !dbg !25
  %19 = load ptr, ptr %6, align 8, !dbg !26
  %20 = getelementptr inbounds nuw %struct.line, ptr %19, i32 0, i32 1, !dbg !27
  %21 = load i32, ptr %7, align 4, !dbg !28
  %22 = sext i32 %21 to i64, !dbg !26
  %23 = getelementptr inbounds [0 x i32], ptr %20, i64 0, i64 %22, !dbg !26
  store i32 %18, ptr %23, align 4, !dbg !29
  br label %24, !dbg !26

24:                                               ; preds = %17
  %25 = load i32, ptr %7, align 4, !dbg !30
  %26 = add nsw i32 %25, 1, !dbg !30
  store i32 %26, ptr %7, align 4, !dbg !30
  br label %11, !dbg !24, !llvm.loop !31

27:                                               ; preds = %11
  %28 = load ptr, ptr %6, align 8, !dbg !33
  call void @free(ptr noundef %28) #4, !dbg !34
  ret i32 0, !dbg !35
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
!1 = !DIFile(filename: "flexible_member_too_short.c", directory: "/", checksumkind: CSK_MD5, checksum: "0e624d280db8fea94226119bacd91ef6")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 20, scope: !10)
!14 = !DILocation(line: 7, column: 16, scope: !10)
!15 = !DILocation(line: 8, column: 3, scope: !10)
!16 = !DILocation(line: 8, column: 6, scope: !10)
!17 = !DILocation(line: 8, column: 8, scope: !10)
!18 = !DILocation(line: 9, column: 12, scope: !10)
!19 = !DILocation(line: 9, column: 8, scope: !10)
!20 = !DILocation(line: 9, column: 19, scope: !10)
!21 = !DILocation(line: 9, column: 23, scope: !10)
!22 = !DILocation(line: 9, column: 26, scope: !10)
!23 = !DILocation(line: 9, column: 21, scope: !10)
!24 = !DILocation(line: 9, column: 3, scope: !10)
!25 = !DILocation(line: 10, column: 16, scope: !10)
!26 = !DILocation(line: 10, column: 5, scope: !10)
!27 = !DILocation(line: 10, column: 8, scope: !10)
!28 = !DILocation(line: 10, column: 11, scope: !10)
!29 = !DILocation(line: 10, column: 14, scope: !10)
!30 = !DILocation(line: 9, column: 30, scope: !10)
!31 = distinct !{!31, !24, !25, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 11, column: 8, scope: !10)
!34 = !DILocation(line: 11, column: 3, scope: !10)
!35 = !DILocation(line: 12, column: 3, scope: !10)
