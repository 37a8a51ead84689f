; ModuleID = 'pure_function_writes_its_argument_mended.c'
source_filename = "pure_function_writes_its_argument_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.numbers = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 3], align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(ptr noundef %0, i32 noundef %1) #0 !dbg !10 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4, !dbg !13
  store i32 0, ptr %6, align 4, !dbg !14
  br label %7, !dbg !15

7:                                                ; preds = %23, %2
  %8 = load i32, ptr %6, align 4, !dbg !16
  %9 = load i32, ptr %4, align 4, !dbg !17
  %10 = icmp slt i32 %8, %9, !dbg !18
  br i1 %10, label %11, label %26, !dbg !19

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !dbg !20
  %13 = load i32, ptr %6, align 4, !dbg !21
  %14 = sext i32 %13 to i64, !dbg !20
  %15 = getelementptr inbounds i32, ptr %12, i64 %14, !dbg !20
  %16 = load i32, ptr %15, align 4, !dbg !20
  %17 = load i32, ptr %5, align 4, !dbg !22
  %18 = add nsw i32 %17, %16, !dbg !22
  store i32 %18, ptr %5, align 4, !dbg !22
  %19 = load ptr, ptr %3, align 8, !dbg !23
  %20 = load i32, ptr %6, align 4, !dbg !24
  %21 = sext i32 %20 to i64, !dbg !23
  %22 = getelementptr inbounds i32, ptr %19, i64 %21, !dbg !23
  store i32 0, ptr %22, align 4, !dbg !25
  br label %23, !dbg !26

23:                                               ; preds = %11
  %24 = load i32, ptr %6, align 4, !dbg !27
  %25 = add nsw i32 %24, 1, !dbg !27
  store i32 %25, ptr %6, align 4, !dbg !27
  br label %7, !dbg !19, !llvm.loop !28

26:                                               ; preds = %7
  %27 = load i32, ptr %5, align 4, !dbg !31
  ret i32 %27, !dbg !32
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !33 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [3 x i32], align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 @__const.main.numbers, i64 12, i1 false), !dbg !34
  %7 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 0, !dbg !35
  %8 = load i32, ptr %4, align 4, !dbg !36
  %9 = call i32 @sum(ptr noundef %7, i32 noundef %8), !dbg !37
  %10 = sub nsw i32 %9, 1, !dbg !38
  ret i32 %10, !dbg !39
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pure_function_writes_its_argument_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "8ae24c699740e4b809e0cc1a1c254f68")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2, column: 7, scope: !10)
!14 = !DILocation(line: 3, column: 12, scope: !10)
!15 = !DILocation(line: 3, column: 8, scope: !10)
!16 = !DILocation(line: 3, column: 19, scope: !10)
!17 = !DILocation(line: 3, column: 23, scope: !10)
!18 = !DILocation(line: 3, column: 21, scope: !10)
!19 = !DILocation(line: 3, column: 3, scope: !10)
!20 = !DILocation(line: 4, column: 14, scope: !10)
!21 = !DILocation(line: 4, column: 22, scope: !10)
!22 = !DILocation(line: 4, column: 11, scope: !10)
!23 = !DILocation(line: 4, column: 26, scope: !10)
!24 = !DILocation(line: 4, column: 34, scope: !10)
!25 = !DILocation(line: 4, column: 37, scope: !10)
!26 = !DILocation(line: 4, column: 5, scope: !10)
!27 = !DILocation(line: 3, column: 31, scope: !10)
!28 = distinct !{!28, !19, !29, !30}
!29 = !DILocation(line: 4, column: 39, scope: !10)
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 5, column: 10, scope: !10)
!32 = !DILocation(line: 5, column: 3, scope: !10)
!33 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 8, column: 7, scope: !33)
!35 = !DILocation(line: 9, column: 14, scope: !33)
!36 = !DILocation(line: 9, column: 23, scope: !33)
!37 = !DILocation(line: 9, column: 10, scope: !33)
!38 = !DILocation(line: 9, column: 29, scope: !33)
!39 = !DILocation(line: 9, column: 3, scope: !33)
