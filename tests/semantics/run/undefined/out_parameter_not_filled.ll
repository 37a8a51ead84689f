; ModuleID = 'out_parameter_not_filled.c'
source_filename = "out_parameter_not_filled.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"-\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = call i32 @parse(ptr noundef @.str, ptr noundef %6), !dbg !13
  %8 = load i32, ptr %6, align 4, !dbg !14
  %9 = srem i32 %8, 2, !dbg !15
  %10 = icmp ne i32 %9, 0, !dbg !15
  br i1 %10, label %11, label %12, !dbg !15

11:                                               ; preds = %2
  store i32 1, ptr %3, align 4, !dbg !16
  br label %13, !dbg !16

12:                                               ; preds = %2
  store i32 2, ptr %3, align 4, !dbg !17
  br label %13, !dbg !17

13:                                               ; preds = %12, %11
  %14 = load i32, ptr %3, align 4, !dbg !18
  ret i32 %14, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @parse(ptr noundef %0, ptr noundef %1) #0 !dbg !19 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !20
  %7 = load i8, ptr %6, align 1, !dbg !21
  %8 = sext i8 %7 to i32, !dbg !21
  %9 = icmp ne i32 %8, 43, !dbg !22
  br i1 %9, label %10, label %11, !dbg !22

10:                                               ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !23
  br label %13, !dbg !23

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !dbg !24
  store i32 3, ptr %12, align 4, !dbg !25
  store i32 1, ptr %3, align 4, !dbg !26
  br label %13, !dbg !26

13:                                               ; preds = %11, %10
  %14 = load i32, ptr %3, align 4, !dbg !27
  ret i32 %14, !dbg !27
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "out_parameter_not_filled.c", directory: "/", checksumkind: CSK_MD5, checksum: "b9b5ccba5dccc1343bee19170f486689")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 3, scope: !10)
!14 = !DILocation(line: 10, column: 7, scope: !10)
!15 = !DILocation(line: 10, column: 9, scope: !10)
!16 = !DILocation(line: 11, column: 5, scope: !10)
!17 = !DILocation(line: 12, column: 3, scope: !10)
!18 = !DILocation(line: 13, column: 1, scope: !10)
!19 = distinct !DISubprogram(name: "parse", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 2, column: 8, scope: !19)
!21 = !DILocation(line: 2, column: 7, scope: !19)
!22 = !DILocation(line: 2, column: 10, scope: !19)
!23 = !DILocation(line: 3, column: 5, scope: !19)
!24 = !DILocation(line: 4, column: 4, scope: !19)
!25 = !DILocation(line: 4, column: 8, scope: !19)
!26 = !DILocation(line: 5, column: 3, scope: !19)
!27 = !DILocation(line: 6, column: 1, scope: !19)
