; ModuleID = 'too_many_arguments_mended.c'
source_filename = "too_many_arguments_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @one(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !13
  ret i32 %3, !dbg !14
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @two(i32 noundef %0, i32 noundef %1) #0 !dbg !15 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !16
  ret i32 %5, !dbg !17
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !18 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = load i32, ptr %4, align 4, !dbg !19
  %8 = icmp sgt i32 %7, 3, !dbg !20
  %9 = zext i1 %8 to i64, !dbg !19
  %10 = select i1 %8, ptr @one, ptr @two, !dbg !19
  store ptr %10, ptr %6, align 8, !dbg !21
  %11 = load ptr, ptr %6, align 8, !dbg !22
  %12 = load i32, ptr %4, align 4, !dbg !23
  %13 = call i32 %11(i32 noundef %12, i32 noundef 2), !dbg !22
  %14 = sub nsw i32 %13, 1, !dbg !24
  ret i32 %14, !dbg !25
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "too_many_arguments_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "47b385e71b476ceb05f1f216efaa6841")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 1, column: 25, scope: !10)
!14 = !DILocation(line: 1, column: 18, scope: !10)
!15 = distinct !DISubprogram(name: "two", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 2, column: 32, scope: !15)
!17 = !DILocation(line: 2, column: 25, scope: !15)
!18 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 4, column: 24, scope: !18)
!20 = !DILocation(line: 4, column: 29, scope: !18)
!21 = !DILocation(line: 4, column: 9, scope: !18)
!22 = !DILocation(line: 5, column: 10, scope: !18)
!23 = !DILocation(line: 5, column: 12, scope: !18)
!24 = !DILocation(line: 5, column: 21, scope: !18)
!25 = !DILocation(line: 5, column: 3, scope: !18)
