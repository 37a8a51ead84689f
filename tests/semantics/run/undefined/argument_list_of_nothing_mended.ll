; ModuleID = 'argument_list_of_nothing_mended.c'
source_filename = "argument_list_of_nothing_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !13
  %7 = call i32 (i32, ...) @first(i32 noundef %6, ptr noundef @.str), !dbg !14
  ret i32 %7, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first(i32 noundef %0, ...) #0 !dbg !16 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !17
  call void @llvm.va_start.p0(ptr %5), !dbg !17
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !18
  %7 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 0, !dbg !18
  %8 = load i32, ptr %7, align 16, !dbg !18
  %9 = icmp ule i32 %8, 40, !dbg !18
  br i1 %9, label %10, label %15, !dbg !18

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 3, !dbg !18
  %12 = load ptr, ptr %11, align 16, !dbg !18
  %13 = getelementptr i8, ptr %12, i32 %8, !dbg !18
  %14 = add i32 %8, 8, !dbg !18
  store i32 %14, ptr %7, align 16, !dbg !18
  br label %19, !dbg !18

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 2, !dbg !18
  %17 = load ptr, ptr %16, align 8, !dbg !18
  %18 = getelementptr i8, ptr %17, i32 8, !dbg !18
  store ptr %18, ptr %16, align 8, !dbg !18
  br label %19, !dbg !18

19:                                               ; preds = %15, %10
  %20 = phi ptr [ %13, %10 ], [ %17, %15 ], !dbg !18
  %21 = load ptr, ptr %20, align 8, !dbg !18
  store ptr %21, ptr %4, align 8, !dbg !19
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !20
  call void @llvm.va_end.p0(ptr %22), !dbg !20
  %23 = load ptr, ptr %4, align 8, !dbg !21
  %24 = getelementptr inbounds i8, ptr %23, i64 0, !dbg !21
  %25 = load i8, ptr %24, align 1, !dbg !21
  %26 = sext i8 %25 to i32, !dbg !21
  ret i32 %26, !dbg !22
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "argument_list_of_nothing_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "e87209139349b6b4643b54bca907cdfb")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 12, column: 48, scope: !10)
!14 = !DILocation(line: 12, column: 42, scope: !10)
!15 = !DILocation(line: 12, column: 35, scope: !10)
!16 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 7, column: 3, scope: !16)
!18 = !DILocation(line: 8, column: 16, scope: !16)
!19 = !DILocation(line: 8, column: 9, scope: !16)
!20 = !DILocation(line: 9, column: 3, scope: !16)
!21 = !DILocation(line: 10, column: 10, scope: !16)
!22 = !DILocation(line: 10, column: 3, scope: !16)
