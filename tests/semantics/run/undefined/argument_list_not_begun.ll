; ModuleID = 'argument_list_not_begun.c'
source_filename = "argument_list_not_begun.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !13
  %7 = call i32 (i32, ...) @sum(i32 noundef %6, i32 noundef 1), !dbg !14
  ret i32 %7, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !16 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %0, ptr %2, align 4
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !17
  %5 = call i32 @next(ptr noundef %4), !dbg !18
  ret i32 %5, !dbg !19
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next(ptr noundef %0) #0 !dbg !20 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !21
  %4 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %3, i32 0, i32 0, !dbg !22
  %5 = load i32, ptr %4, align 8, !dbg !22
  %6 = icmp ule i32 %5, 40, !dbg !22
  br i1 %6, label %7, label %12, !dbg !22

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %3, i32 0, i32 3, !dbg !22
  %9 = load ptr, ptr %8, align 8, !dbg !22
  %10 = getelementptr i8, ptr %9, i32 %5, !dbg !22
  %11 = add i32 %5, 8, !dbg !22
  store i32 %11, ptr %4, align 8, !dbg !22
  br label %16, !dbg !22

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %3, i32 0, i32 2, !dbg !22
  %14 = load ptr, ptr %13, align 8, !dbg !22
  %15 = getelementptr i8, ptr %14, i32 8, !dbg !22
  store ptr %15, ptr %13, align 8, !dbg !22
  br label %16, !dbg !22

16:                                               ; preds = %12, %7
  %17 = phi ptr [ %10, %7 ], [ %14, %12 ], !dbg !22
  %18 = load i32, ptr %17, align 4, !dbg !22
  ret i32 %18, !dbg !23
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "argument_list_not_begun.c", directory: "/", checksumkind: CSK_MD5, checksum: "fc02f77b1697112ae50266905c00e9aa")
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
!13 = !DILocation(line: 12, column: 46, scope: !10)
!14 = !DILocation(line: 12, column: 42, scope: !10)
!15 = !DILocation(line: 12, column: 35, scope: !10)
!16 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 10, column: 15, scope: !16)
!18 = !DILocation(line: 10, column: 10, scope: !16)
!19 = !DILocation(line: 10, column: 3, scope: !16)
!20 = distinct !DISubprogram(name: "next", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 6, column: 17, scope: !20)
!22 = !DILocation(line: 6, column: 10, scope: !20)
!23 = !DILocation(line: 6, column: 3, scope: !20)
