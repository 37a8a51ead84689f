; ModuleID = 'variable_length_ended.c'
source_filename = "variable_length_ended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = dso_local global ptr null, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %6, align 4, !dbg !13
  br label %9, !dbg !14

9:                                                ; preds = %26, %2
  %10 = load i32, ptr %6, align 4, !dbg !15
  %11 = icmp slt i32 %10, 2, !dbg !16
  br i1 %11, label %12, label %29, !dbg !17

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !18
  %14 = load i32, ptr %6, align 4, !dbg !19
  %15 = add nsw i32 %13, %14, !dbg !20
  %16 = zext i32 %15 to i64, !dbg !21
  %17 = call ptr @llvm.stacksave.p0(), !dbg !21
  store ptr %17, ptr %7, align 8, !dbg !21
  %18 = alloca i32, i64 %16, align 16, !dbg !21
  store i64 %16, ptr %8, align 8, !dbg !21
  %19 = load i32, ptr %6, align 4, !dbg !22
  %20 = getelementptr inbounds i32, ptr %18, i64 0, !dbg !23
  store i32 %19, ptr %20, align 16, !dbg !24
  %21 = load i32, ptr %6, align 4, !dbg !25
  %22 = icmp ne i32 %21, 0, !dbg !25
  br i1 %22, label %24, label %23, !dbg !26

23:                                               ; preds = %12
  store ptr %18, ptr @kept, align 8, !dbg !27
  br label %24, !dbg !28

24:                                               ; preds = %23, %12
  %25 = load ptr, ptr %7, align 8, !dbg !29
  call void @llvm.stackrestore.p0(ptr %25), !dbg !29
  br label %26, !dbg !29

26:                                               ; preds = %24
  %27 = load i32, ptr %6, align 4, !dbg !30
  %28 = add nsw i32 %27, 1, !dbg !30
  store i32 %28, ptr %6, align 4, !dbg !30
  br label %9, !dbg !17, !llvm.loop !31

29:                                               ; preds = %9
  %30 = load ptr, ptr @kept, align 8, !dbg !33
  %31 = load i32, ptr %30, align 4, !dbg !34
  ret i32 %31, !dbg !35
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
!1 = !DIFile(filename: "variable_length_ended.c", directory: "/", checksumkind: CSK_MD5, checksum: "46659b261f638e30a4ca171f0658d1bd")
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
!15 = !DILocation(line: 3, column: 19, scope: !10)
!16 = !DILocation(line: 3, column: 21, scope: !10)
!17 = !DILocation(line: 3, column: 3, scope: !10)
!18 = !DILocation(line: 4, column: 11, scope: !10)
!19 = !DILocation(line: 4, column: 18, scope: !10)
!20 = !DILocation(line: 4, column: 16, scope: !10)
!21 = !DILocation(line: 4, column: 5, scope: !10)
!22 = !DILocation(line: 5, column: 12, scope: !10)
!23 = !DILocation(line: 5, column: 5, scope: !10)
!24 = !DILocation(line: 5, column: 10, scope: !10)
!25 = !DILocation(line: 6, column: 10, scope: !10)
!26 = !DILocation(line: 6, column: 9, scope: !10)
!27 = !DILocation(line: 7, column: 12, scope: !10)
!28 = !DILocation(line: 7, column: 7, scope: !10)
!29 = !DILocation(line: 8, column: 3, scope: !10)
!30 = !DILocation(line: 3, column: 27, scope: !10)
!31 = distinct !{!31, !17, !29, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 9, column: 11, scope: !10)
!34 = !DILocation(line: 9, column: 10, scope: !10)
!35 = !DILocation(line: 9, column: 3, scope: !10)
