; ModuleID = 'variable_length_past_its_end.c'
source_filename = "variable_length_past_its_end.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %10 = load i32, ptr %4, align 4, !dbg !13
  %11 = add nsw i32 %10, 2, !dbg !14
  store i32 %11, ptr %6, align 4, !dbg !15
  %12 = load i32, ptr %6, align 4, !dbg !16
  %13 = zext i32 %12 to i64, !dbg !17
  %14 = call ptr @llvm.stacksave.p0(), !dbg !17
  store ptr %14, ptr %7, align 8, !dbg !17
  %15 = alloca i32, i64 %13, align 16, !dbg !17
  store i64 %13, ptr %8, align 8, !dbg !17
  store i32 0, ptr %9, align 4, !dbg !18
  br label %16, !dbg !19

16:                                               ; preds = %25, %2
  %17 = load i32, ptr %9, align 4, !dbg !20
  %18 = load i32, ptr %6, align 4, !dbg !21
  %19 = icmp slt i32 %17, %18, !dbg !22
  br i1 %19, label %20, label %28, !dbg !23

20:                                               ; preds = %16
  %21 = load i32, ptr %9, align 4, !dbg !24
  %22 = load i32, ptr %9, align 4, !dbg !25
  %23 = sext i32 %22 to i64, !dbg !26
  %24 = getelementptr inbounds i32, ptr %15, i64 %23, !dbg !26
  store i32 %21, ptr %24, align 4, !dbg !27
  br label %25, !dbg !26

25:                                               ; preds = %20
  %26 = load i32, ptr %9, align 4, !dbg !28
  %27 = add nsw i32 %26, 1, !dbg !28
  store i32 %27, ptr %9, align 4, !dbg !28
  br label %16, !dbg !23, !llvm.loop !29

28:                                               ; preds = %16
  %29 = load i32, ptr %6, align 4, !dbg !31
  %30 = sext i32 %29 to i64, !dbg !32
  %31 = getelementptr inbounds i32, ptr %15, i64 %30, !dbg !32
  %32 = load i32, ptr %31, align 4, !dbg !32
  store i32 %32, ptr %3, align 4, !dbg !33
  %33 = load ptr, ptr %7, align 8, !dbg !34
  call void @llvm.stackrestore.p0(ptr %33), !dbg !34
  %34 = load i32, ptr %3, align 4, !dbg !34
  ret i32 %34, !dbg !34
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variable_length_past_its_end.c", directory: "/", checksumkind: CSK_MD5, checksum: "8c8407b6dcbfde4f1811987f290157af")
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
!13 = !DILocation(line: 2, column: 11, scope: !10)
!14 = !DILocation(line: 2, column: 16, scope: !10)
!15 = !DILocation(line: 2, column: 7, scope: !10)
!16 = !DILocation(line: 3, column: 9, scope: !10)
!17 = !DILocation(line: 3, column: 3, scope: !10)
!18 = !DILocation(line: 4, column: 12, scope: !10)
!19 = !DILocation(line: 4, column: 8, scope: !10)
!20 = !DILocation(line: 4, column: 19, scope: !10)
!21 = !DILocation(line: 4, column: 23, scope: !10)
!22 = !DILocation(line: 4, column: 21, scope: !10)
!23 = !DILocation(line: 4, column: 3, scope: !10)
!24 = !DILocation(line: 5, column: 12, scope: !10)
!25 = !DILocation(line: 5, column: 7, scope: !10)
!26 = !DILocation(line: 5, column: 5, scope: !10)
!27 = !DILocation(line: 5, column: 10, scope: !10)
!28 = !DILocation(line: 4, column: 27, scope: !10)
!29 = distinct !{!29, !23, !24, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 6, column: 12, scope: !10)
!32 = !DILocation(line: 6, column: 10, scope: !10)
!33 = !DILocation(line: 6, column: 3, scope: !10)
!34 = !DILocation(line: 7, column: 1, scope: !10)
