; ModuleID = 'unreachable_reached.c'
source_filename = "unreachable_reached.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sign(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4, !dbg !13
  %5 = icmp slt i32 %4, 0, !dbg !14
  br i1 %5, label %6, label %7, !dbg !14

6:                                                ; preds = %1
  store i32 -1, ptr %2, align 4, !dbg !15
  br label %12, !dbg !15

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !16
  %9 = icmp sgt i32 %8, 0, !dbg !17
  br i1 %9, label %10, label %11, !dbg !17

10:                                               ; preds = %7
  store i32 1, ptr %2, align 4, !dbg !18
  br label %12, !dbg !18

11:                                               ; preds = %7
  unreachable, !dbg !19

12:                                               ; preds = %10, %6
  %13 = load i32, ptr %2, align 4, !dbg !20
  ret i32 %13, !dbg !20
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !21 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !22
  %7 = sub nsw i32 %6, 1, !dbg !23
  %8 = call i32 @sign(i32 noundef %7), !dbg !24
  %9 = add nsw i32 %8, 1, !dbg !25
  ret i32 %9, !dbg !26
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unreachable_reached.c", directory: "/", checksumkind: CSK_MD5, checksum: "b158a28ff58049b882ac2499a351a33c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "sign", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2, column: 7, scope: !10)
!14 = !DILocation(line: 2, column: 9, scope: !10)
!15 = !DILocation(line: 3, column: 5, scope: !10)
!16 = !DILocation(line: 4, column: 7, scope: !10)
!17 = !DILocation(line: 4, column: 9, scope: !10)
!18 = !DILocation(line: 5, column: 5, scope: !10)
!19 = !DILocation(line: 6, column: 3, scope: !10)
!20 = !DILocation(line: 7, column: 1, scope: !10)
!21 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 8, column: 47, scope: !21)
!23 = !DILocation(line: 8, column: 52, scope: !21)
!24 = !DILocation(line: 8, column: 42, scope: !21)
!25 = !DILocation(line: 8, column: 57, scope: !21)
!26 = !DILocation(line: 8, column: 35, scope: !21)
