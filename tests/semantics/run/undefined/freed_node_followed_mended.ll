; ModuleID = 'freed_node_followed_mended.c'
source_filename = "freed_node_followed_mended.c"
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
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr null, ptr %6, align 8, !dbg !13
  store i32 0, ptr %7, align 4, !dbg !14
  br label %11, !dbg !15

11:                                               ; preds = %20, %2
  %12 = load i32, ptr %7, align 4, !dbg !16
  %13 = icmp slt i32 %12, 3, !dbg !17
  br i1 %13, label %14, label %23, !dbg !18

14:                                               ; preds = %11
  %15 = call noalias ptr @malloc(i64 noundef 8) #3, !dbg !19
  store ptr %15, ptr %8, align 8, !dbg !20
  %16 = load ptr, ptr %6, align 8, !dbg !21
  %17 = load ptr, ptr %8, align 8, !dbg !22
  %18 = getelementptr inbounds nuw %struct.node, ptr %17, i32 0, i32 0, !dbg !23
  store ptr %16, ptr %18, align 8, !dbg !24
  %19 = load ptr, ptr %8, align 8, !dbg !25
  store ptr %19, ptr %6, align 8, !dbg !26
  br label %20, !dbg !27

20:                                               ; preds = %14
  %21 = load i32, ptr %7, align 4, !dbg !28
  %22 = add nsw i32 %21, 1, !dbg !28
  store i32 %22, ptr %7, align 4, !dbg !28
  br label %11, !dbg !18, !llvm.loop !29

23:                                               ; preds = %11
  %24 = load ptr, ptr %6, align 8, !dbg !31
  store ptr %24, ptr %9, align 8, !dbg !32
  br label %25, !dbg !33

25:                                               ; preds = %36, %23
  %26 = load ptr, ptr %9, align 8, !dbg !34
  %27 = icmp ne ptr %26, null, !dbg !34
  br i1 %27, label %28, label %32, !dbg !35

28:                                               ; preds = %25
  %29 = load ptr, ptr %9, align 8, !dbg !36
  %30 = getelementptr inbounds nuw %struct.node, ptr %29, i32 0, i32 0, !dbg !37
  %31 = load ptr, ptr %30, align 8, !dbg !37
  store ptr %31, ptr %10, align 8, !dbg !38
  br label %32

32:                                               ; preds = %28, %25
  %33 = phi i1 [ false, %25 ], [ true, %28 ], !dbg !39
  br i1 %33, label %34, label %38, !dbg !40

34:                                               ; preds = %32
  %35 = load ptr, ptr %9, align 8, !dbg !41
  call void @free(ptr noundef %35) #4, !dbg !42
  br label %36, !dbg !42

36:                                               ; preds = %34
  %37 = load ptr, ptr %10, align 8, !dbg !43
  store ptr %37, ptr %9, align 8, !dbg !44
  br label %25, !dbg !40, !llvm.loop !45

38:                                               ; preds = %32
  ret i32 0, !dbg !47
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
!1 = !DIFile(filename: "freed_node_followed_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "e2797625c244fe61b30eead2e5395dcf")
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
!13 = !DILocation(line: 4, column: 16, scope: !10)
!14 = !DILocation(line: 5, column: 12, scope: !10)
!15 = !DILocation(line: 5, column: 8, scope: !10)
!16 = !DILocation(line: 5, column: 19, scope: !10)
!17 = !DILocation(line: 5, column: 21, scope: !10)
!18 = !DILocation(line: 5, column: 3, scope: !10)
!19 = !DILocation(line: 6, column: 22, scope: !10)
!20 = !DILocation(line: 6, column: 18, scope: !10)
!21 = !DILocation(line: 7, column: 15, scope: !10)
!22 = !DILocation(line: 7, column: 5, scope: !10)
!23 = !DILocation(line: 7, column: 8, scope: !10)
!24 = !DILocation(line: 7, column: 13, scope: !10)
!25 = !DILocation(line: 8, column: 12, scope: !10)
!26 = !DILocation(line: 8, column: 10, scope: !10)
!27 = !DILocation(line: 9, column: 3, scope: !10)
!28 = !DILocation(line: 5, column: 27, scope: !10)
!29 = distinct !{!29, !18, !27, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 10, column: 25, scope: !10)
!32 = !DILocation(line: 10, column: 21, scope: !10)
!33 = !DILocation(line: 10, column: 8, scope: !10)
!34 = !DILocation(line: 10, column: 38, scope: !10)
!35 = !DILocation(line: 10, column: 40, scope: !10)
!36 = !DILocation(line: 10, column: 51, scope: !10)
!37 = !DILocation(line: 10, column: 54, scope: !10)
!38 = !DILocation(line: 10, column: 49, scope: !10)
!39 = !DILocation(line: 0, scope: !10)
!40 = !DILocation(line: 10, column: 3, scope: !10)
!41 = !DILocation(line: 11, column: 10, scope: !10)
!42 = !DILocation(line: 11, column: 5, scope: !10)
!43 = !DILocation(line: 10, column: 68, scope: !10)
!44 = !DILocation(line: 10, column: 66, scope: !10)
!45 = distinct !{!45, !40, !46, !30}
!46 = !DILocation(line: 11, column: 11, scope: !10)
!47 = !DILocation(line: 12, column: 3, scope: !10)
