; ModuleID = 'difference_of_parts.c'
source_filename = "difference_of_parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [16 x i8], align 16
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %9 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0, !dbg !13
  store ptr %9, ptr %7, align 8, !dbg !14
  %10 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0, !dbg !15
  %11 = getelementptr inbounds i8, ptr %10, i64 4, !dbg !16
  %12 = load i32, ptr %4, align 4, !dbg !17
  %13 = sext i32 %12 to i64, !dbg !18
  %14 = getelementptr inbounds i8, ptr %11, i64 %13, !dbg !18
  store ptr %14, ptr %8, align 8, !dbg !19
  %15 = load ptr, ptr %8, align 8, !dbg !20
  %16 = load ptr, ptr %7, align 8, !dbg !21
  %17 = ptrtoint ptr %15 to i64, !dbg !22
  %18 = ptrtoint ptr %16 to i64, !dbg !22
  %19 = sub i64 %17, %18, !dbg !22
  %20 = sdiv exact i64 %19, 4, !dbg !22
  %21 = icmp sgt i64 %20, 1, !dbg !23
  br i1 %21, label %22, label %23, !dbg !23

22:                                               ; preds = %2
  store i32 1, ptr %3, align 4, !dbg !24
  br label %24, !dbg !24

23:                                               ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !25
  br label %24, !dbg !25

24:                                               ; preds = %23, %22
  %25 = load i32, ptr %3, align 4, !dbg !26
  ret i32 %25, !dbg !26
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "difference_of_parts.c", directory: "/", checksumkind: CSK_MD5, checksum: "951366789bee6336cb6f0e739308fd72")
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
!13 = !DILocation(line: 3, column: 23, scope: !10)
!14 = !DILocation(line: 3, column: 8, scope: !10)
!15 = !DILocation(line: 3, column: 48, scope: !10)
!16 = !DILocation(line: 3, column: 54, scope: !10)
!17 = !DILocation(line: 3, column: 60, scope: !10)
!18 = !DILocation(line: 3, column: 58, scope: !10)
!19 = !DILocation(line: 3, column: 31, scope: !10)
!20 = !DILocation(line: 4, column: 7, scope: !10)
!21 = !DILocation(line: 4, column: 16, scope: !10)
!22 = !DILocation(line: 4, column: 14, scope: !10)
!23 = !DILocation(line: 4, column: 22, scope: !10)
!24 = !DILocation(line: 5, column: 5, scope: !10)
!25 = !DILocation(line: 6, column: 3, scope: !10)
!26 = !DILocation(line: 7, column: 1, scope: !10)
