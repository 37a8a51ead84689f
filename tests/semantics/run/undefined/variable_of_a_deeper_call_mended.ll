; ModuleID = 'variable_of_a_deeper_call_mended.c'
source_filename = "variable_of_a_deeper_call_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@f.y = internal global i32 3, align 4
@q = dso_local global ptr null, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @f(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4, !dbg !13
  store i32 %4, ptr %3, align 4, !dbg !14
  store ptr @f.y, ptr @q, align 8, !dbg !15
  %5 = load i32, ptr %2, align 4, !dbg !16
  %6 = icmp ne i32 %5, 0, !dbg !16
  br i1 %6, label %7, label %10, !dbg !16

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !dbg !17
  %9 = sub nsw i32 %8, 1, !dbg !18
  call void @f(i32 noundef %9), !dbg !19
  br label %10, !dbg !19

10:                                               ; preds = %7, %1
  ret void, !dbg !20
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !21 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @f(i32 noundef 5), !dbg !22
  %6 = load ptr, ptr @q, align 8, !dbg !23
  %7 = load i32, ptr %6, align 4, !dbg !24
  %8 = sub nsw i32 %7, 3, !dbg !25
  ret i32 %8, !dbg !26
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variable_of_a_deeper_call_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "17a8985f8b6c37ac4b192e46561fd5a7")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 11, scope: !10)
!14 = !DILocation(line: 3, column: 7, scope: !10)
!15 = !DILocation(line: 5, column: 5, scope: !10)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocation(line: 6, column: 12, scope: !10)
!19 = !DILocation(line: 6, column: 9, scope: !10)
!20 = !DILocation(line: 7, column: 1, scope: !10)
!21 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 9, column: 3, scope: !21)
!23 = !DILocation(line: 10, column: 11, scope: !21)
!24 = !DILocation(line: 10, column: 10, scope: !21)
!25 = !DILocation(line: 10, column: 12, scope: !21)
!26 = !DILocation(line: 10, column: 3, scope: !21)
