; ModuleID = 'one_argument_too_few.c'
source_filename = "one_argument_too_few.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !13
  call void @llvm.va_start.p0(ptr %5), !dbg !13
  store i32 0, ptr %4, align 4, !dbg !14
  br label %6, !dbg !15

6:                                                ; preds = %24, %1
  %7 = load i32, ptr %2, align 4, !dbg !16
  %8 = add nsw i32 %7, -1, !dbg !16
  store i32 %8, ptr %2, align 4, !dbg !16
  %9 = icmp ne i32 %7, 0, !dbg !15
  br i1 %9, label %10, label %29, !dbg !15

10:                                               ; preds = %6
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !17
  %12 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 0, !dbg !17
  %13 = load i32, ptr %12, align 16, !dbg !17
  %14 = icmp ule i32 %13, 40, !dbg !17
  br i1 %14, label %15, label %20, !dbg !17

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 3, !dbg !17
  %17 = load ptr, ptr %16, align 16, !dbg !17
  %18 = getelementptr i8, ptr %17, i32 %13, !dbg !17
  %19 = add i32 %13, 8, !dbg !17
  store i32 %19, ptr %12, align 16, !dbg !17
  br label %24, !dbg !17

20:                                               ; preds = %10
  %21 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 2, !dbg !17
  %22 = load ptr, ptr %21, align 8, !dbg !17
  %23 = getelementptr i8, ptr %22, i32 8, !dbg !17
  store ptr %23, ptr %21, align 8, !dbg !17
  br label %24, !dbg !17

24:                                               ; preds = %20, %15
  %25 = phi ptr [ %18, %15 ], [ %22, %20 ], !dbg !17
  %26 = load i32, ptr %25, align 4, !dbg !17
  %27 = load i32, ptr %4, align 4, !dbg !18
  %28 = add nsw i32 %27, %26, !dbg !18
  store i32 %28, ptr %4, align 4, !dbg !18
  br label %6, !dbg !15, !llvm.loop !19

29:                                               ; preds = %6
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !21
  call void @llvm.va_end.p0(ptr %30), !dbg !21
  %31 = load i32, ptr %4, align 4, !dbg !22
  ret i32 %31, !dbg !23
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef -1), !dbg !25
  ret i32 %2, !dbg !26
}

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "one_argument_too_few.c", directory: "/", checksumkind: CSK_MD5, checksum: "fa24009a4535a4dad1e94abbb71f3664")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 4, column: 3, scope: !10)
!14 = !DILocation(line: 5, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 3, scope: !10)
!16 = !DILocation(line: 6, column: 11, scope: !10)
!17 = !DILocation(line: 6, column: 20, scope: !10)
!18 = !DILocation(line: 6, column: 17, scope: !10)
!19 = distinct !{!19, !15, !17, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !DILocation(line: 7, column: 3, scope: !10)
!22 = !DILocation(line: 8, column: 10, scope: !10)
!23 = !DILocation(line: 8, column: 3, scope: !10)
!24 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 11, column: 10, scope: !24)
!26 = !DILocation(line: 11, column: 3, scope: !24)
