; ModuleID = 'end_mark_missing_mended.c'
source_filename = "end_mark_missing_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @length(ptr noundef %0) #0 !dbg !10 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8, !dbg !13
  store ptr %4, ptr %3, align 8, !dbg !14
  br label %5, !dbg !15

5:                                                ; preds = %9, %1
  %6 = load ptr, ptr %2, align 8, !dbg !16
  %7 = load i32, ptr %6, align 4, !dbg !17
  %8 = icmp ne i32 %7, 0, !dbg !18
  br i1 %8, label %9, label %12, !dbg !15

9:                                                ; preds = %5
  %10 = load ptr, ptr %2, align 8, !dbg !19
  %11 = getelementptr inbounds nuw i32, ptr %10, i32 1, !dbg !19
  store ptr %11, ptr %2, align 8, !dbg !19
  br label %5, !dbg !15, !llvm.loop !20

12:                                               ; preds = %5
  %13 = load ptr, ptr %2, align 8, !dbg !22
  %14 = load ptr, ptr %3, align 8, !dbg !23
  %15 = ptrtoint ptr %13 to i64, !dbg !24
  %16 = ptrtoint ptr %14 to i64, !dbg !24
  %17 = sub i64 %15, %16, !dbg !24
  %18 = sdiv exact i64 %17, 4, !dbg !24
  %19 = trunc i64 %18 to i32, !dbg !22
  ret i32 %19, !dbg !25
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !26 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [3 x i32], align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 1, ptr %6, align 4, !dbg !27
  %7 = getelementptr inbounds i32, ptr %6, i64 1, !dbg !27
  %8 = load i32, ptr %4, align 4, !dbg !28
  store i32 %8, ptr %7, align 4, !dbg !27
  %9 = getelementptr inbounds i32, ptr %6, i64 2, !dbg !27
  store i32 0, ptr %9, align 4, !dbg !27
  %10 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 0, !dbg !29
  %11 = call i32 @length(ptr noundef %10), !dbg !30
  ret i32 %11, !dbg !31
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "end_mark_missing_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "359487f4247eb012ce5e52d91a23d33b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "length", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2, column: 22, scope: !10)
!14 = !DILocation(line: 2, column: 14, scope: !10)
!15 = !DILocation(line: 3, column: 3, scope: !10)
!16 = !DILocation(line: 3, column: 11, scope: !10)
!17 = !DILocation(line: 3, column: 10, scope: !10)
!18 = !DILocation(line: 3, column: 13, scope: !10)
!19 = !DILocation(line: 4, column: 6, scope: !10)
!20 = distinct !{!20, !15, !19, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !DILocation(line: 5, column: 10, scope: !10)
!23 = !DILocation(line: 5, column: 14, scope: !10)
!24 = !DILocation(line: 5, column: 12, scope: !10)
!25 = !DILocation(line: 5, column: 3, scope: !10)
!26 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 8, column: 14, scope: !26)
!28 = !DILocation(line: 8, column: 18, scope: !26)
!29 = !DILocation(line: 9, column: 17, scope: !26)
!30 = !DILocation(line: 9, column: 10, scope: !26)
!31 = !DILocation(line: 9, column: 3, scope: !26)
