; ModuleID = 'grown_part_not_written_mended.c'
source_filename = "grown_part_not_written_mended.c"
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
  %8 = call noalias ptr @calloc(i64 noundef 2, i64 noundef 4) #4, !dbg !13
  store ptr %8, ptr %6, align 8, !dbg !14
  %9 = load ptr, ptr %6, align 8, !dbg !15
  %10 = icmp ne ptr %9, null, !dbg !15
  br i1 %10, label %12, label %11, !dbg !16

11:                                               ; preds = %2
  store i32 1, ptr %3, align 4, !dbg !17
  br label %25, !dbg !17

12:                                               ; preds = %2
  %13 = load ptr, ptr %6, align 8, !dbg !18
  %14 = call ptr @realloc(ptr noundef %13, i64 noundef 16) #5, !dbg !19
  store ptr %14, ptr %6, align 8, !dbg !20
  store i32 0, ptr %7, align 4, !dbg !21
  %15 = load ptr, ptr %6, align 8, !dbg !22
  %16 = load i32, ptr %4, align 4, !dbg !23
  %17 = sext i32 %16 to i64, !dbg !22
  %18 = getelementptr inbounds i32, ptr %15, i64 %17, !dbg !22
  %19 = load i32, ptr %18, align 4, !dbg !22
  %20 = icmp ne i32 %19, 0, !dbg !22
  br i1 %20, label %21, label %22, !dbg !22

21:                                               ; preds = %12
  store i32 1, ptr %7, align 4, !dbg !24
  br label %22, !dbg !25

22:                                               ; preds = %21, %12
  %23 = load ptr, ptr %6, align 8, !dbg !26
  call void @free(ptr noundef %23) #6, !dbg !27
  %24 = load i32, ptr %7, align 4, !dbg !28
  store i32 %24, ptr %3, align 4, !dbg !29
  br label %25, !dbg !29

25:                                               ; preds = %22, %11
  %26 = load i32, ptr %3, align 4, !dbg !30
  ret i32 %26, !dbg !30
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #1

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nounwind allocsize(0,1) }
attributes #2 = { nounwind allocsize(1) }
attributes #3 = { nounwind }
attributes #4 = { nounwind allocsize(0,1) }
attributes #5 = { nounwind allocsize(1) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "grown_part_not_written_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "9764c59b2b3c02bf1908150fcd564545")
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
!18 = !DILocation(line: 6, column: 15, scope: !10)
!19 = !DILocation(line: 6, column: 7, scope: !10)
!20 = !DILocation(line: 6, column: 5, scope: !10)
!21 = !DILocation(line: 7, column: 7, scope: !10)
!22 = !DILocation(line: 8, column: 7, scope: !10)
!23 = !DILocation(line: 8, column: 9, scope: !10)
!24 = !DILocation(line: 9, column: 11, scope: !10)
!25 = !DILocation(line: 9, column: 5, scope: !10)
!26 = !DILocation(line: 10, column: 8, scope: !10)
!27 = !DILocation(line: 10, column: 3, scope: !10)
!28 = !DILocation(line: 11, column: 10, scope: !10)
!29 = !DILocation(line: 11, column: 3, scope: !10)
!30 = !DILocation(line: 12, column: 1, scope: !10)
