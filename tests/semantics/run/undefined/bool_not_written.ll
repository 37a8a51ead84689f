; ModuleID = 'bool_not_written.c'
source_filename = "bool_not_written.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local zeroext i1 @ask(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !13
  %4 = icmp sgt i32 %3, 3, !dbg !14
  ret i1 %4, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !16 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = load i32, ptr %4, align 4, !dbg !17
  %8 = icmp sgt i32 %7, 3, !dbg !18
  br i1 %8, label %9, label %13, !dbg !18

9:                                                ; preds = %2
  %10 = load i32, ptr %4, align 4, !dbg !19
  %11 = call zeroext i1 @ask(i32 noundef %10), !dbg !20
  %12 = zext i1 %11 to i8, !dbg !21
  store i8 %12, ptr %6, align 1, !dbg !21
  br label %13, !dbg !22

13:                                               ; preds = %9, %2
  %14 = load i8, ptr %6, align 1, !dbg !23
  %15 = trunc i8 %14 to i1, !dbg !23
  br i1 %15, label %16, label %17, !dbg !23

16:                                               ; preds = %13
  store i32 1, ptr %3, align 4, !dbg !24
  br label %18, !dbg !24

17:                                               ; preds = %13
  store i32 0, ptr %3, align 4, !dbg !25
  br label %18, !dbg !25

18:                                               ; preds = %17, %16
  %19 = load i32, ptr %3, align 4, !dbg !26
  ret i32 %19, !dbg !26
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bool_not_written.c", directory: "/", checksumkind: CSK_MD5, checksum: "faa4fee562c06b8d841196672ca60cab")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "ask", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 1, column: 27, scope: !10)
!14 = !DILocation(line: 1, column: 29, scope: !10)
!15 = !DILocation(line: 1, column: 20, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 4, column: 7, scope: !16)
!18 = !DILocation(line: 4, column: 12, scope: !16)
!19 = !DILocation(line: 5, column: 15, scope: !16)
!20 = !DILocation(line: 5, column: 11, scope: !16)
!21 = !DILocation(line: 5, column: 9, scope: !16)
!22 = !DILocation(line: 5, column: 5, scope: !16)
!23 = !DILocation(line: 6, column: 7, scope: !16)
!24 = !DILocation(line: 7, column: 5, scope: !16)
!25 = !DILocation(line: 8, column: 3, scope: !16)
!26 = !DILocation(line: 9, column: 1, scope: !16)
