; ModuleID = 'list_freed_as_it_is_walked.c'
source_filename = "list_freed_as_it_is_walked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr null, ptr %6, align 8, !dbg !13
  store i32 0, ptr %7, align 4, !dbg !14
  br label %9, !dbg !15

9:                                                ; preds = %18, %2
  %10 = load i32, ptr %7, align 4, !dbg !16
  %11 = icmp slt i32 %10, 3, !dbg !17
  br i1 %11, label %12, label %21, !dbg !18

12:                                               ; preds = %9
  %13 = call noalias ptr @malloc(i64 noundef 8) #3, !dbg !19
  store ptr %13, ptr %8, align 8, !dbg !20
  %14 = load ptr, ptr %6, align 8, !dbg !21
  %15 = load ptr, ptr %8, align 8, !dbg !22
  %16 = getelementptr inbounds nuw %struct.node, ptr %15, i32 0, i32 0, !dbg !23
  store ptr %14, ptr %16, align 8, !dbg !24
  %17 = load ptr, ptr %8, align 8, !dbg !25
  store ptr %17, ptr %6, align 8, !dbg !26
  br label %18, !dbg !27

18:                                               ; preds = %12
  %19 = load i32, ptr %7, align 4, !dbg !28
  %20 = add nsw i32 %19, 1, !dbg !28
  store i32 %20, ptr %7, align 4, !dbg !28
  br label %9, !dbg !18, !llvm.loop !29

21:                                               ; preds = %9
  br label %22, !dbg !31

22:                                               ; preds = %25, %21
  %23 = load ptr, ptr %6, align 8, !dbg !32
  %24 = icmp ne ptr %23, null, !dbg !31
  br i1 %24, label %25, label %30, !dbg !31

25:                                               ; preds = %22
  %26 = load ptr, ptr %6, align 8, !dbg !33
  call void @free(ptr noundef %26) #4, !dbg !34
  %27 = load ptr, ptr %6, align 8, !dbg !35
  %28 = getelementptr inbounds nuw %struct.node, ptr %27, i32 0, i32 0, !dbg !36
  %29 = load ptr, ptr %28, align 8, !dbg !36
  store ptr %29, ptr %6, align 8, !dbg !37
  br label %22, !dbg !31, !llvm.loop !38

30:                                               ; preds = %22
  ret i32 0, !dbg !40
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
!1 = !DIFile(filename: "list_freed_as_it_is_walked.c", directory: "/", checksumkind: CSK_MD5, checksum: "c7f480a19193f485e6b893def7d53073")
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
!13 = !DILocation(line: 7, column: 16, scope: !10)
!14 = !DILocation(line: 8, column: 12, scope: !10)
!15 = !DILocation(line: 8, column: 8, scope: !10)
!16 = !DILocation(line: 8, column: 19, scope: !10)
!17 = !DILocation(line: 8, column: 21, scope: !10)
!18 = !DILocation(line: 8, column: 3, scope: !10)
!19 = !DILocation(line: 9, column: 22, scope: !10)
!20 = !DILocation(line: 9, column: 18, scope: !10)
!21 = !DILocation(line: 10, column: 15, scope: !10)
!22 = !DILocation(line: 10, column: 5, scope: !10)
!23 = !DILocation(line: 10, column: 8, scope: !10)
!24 = !DILocation(line: 10, column: 13, scope: !10)
!25 = !DILocation(line: 11, column: 12, scope: !10)
!26 = !DILocation(line: 11, column: 10, scope: !10)
!27 = !DILocation(line: 12, column: 3, scope: !10)
!28 = !DILocation(line: 8, column: 27, scope: !10)
!29 = distinct !{!29, !18, !27, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 13, column: 3, scope: !10)
!32 = !DILocation(line: 13, column: 10, scope: !10)
!33 = !DILocation(line: 14, column: 10, scope: !10)
!34 = !DILocation(line: 14, column: 5, scope: !10)
!35 = !DILocation(line: 15, column: 12, scope: !10)
!36 = !DILocation(line: 15, column: 18, scope: !10)
!37 = !DILocation(line: 15, column: 10, scope: !10)
!38 = distinct !{!38, !31, !39, !30}
!39 = !DILocation(line: 16, column: 3, scope: !10)
!40 = !DILocation(line: 17, column: 3, scope: !10)
