; ModuleID = 'filled_in_by_an_ended_call.c'
source_filename = "filled_in_by_an_ended_call.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = load i32, ptr %4, align 4, !dbg !13
  call void @point(ptr noundef %6, i32 noundef %7), !dbg !14
  %8 = load ptr, ptr %6, align 8, !dbg !15
  store i32 3, ptr %8, align 4, !dbg !16
  ret i32 0, !dbg !17
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @point(ptr noundef %0, i32 noundef %1) #0 !dbg !18 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %4, align 4, !dbg !19
  store i32 %6, ptr %5, align 4, !dbg !20
  %7 = load ptr, ptr %3, align 8, !dbg !21
  store ptr %5, ptr %7, align 8, !dbg !22
  ret void, !dbg !23
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "filled_in_by_an_ended_call.c", directory: "/", checksumkind: CSK_MD5, checksum: "0ed8dc31aecc668f5dace576cfd665da")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 13, scope: !10)
!14 = !DILocation(line: 7, column: 3, scope: !10)
!15 = !DILocation(line: 8, column: 4, scope: !10)
!16 = !DILocation(line: 8, column: 6, scope: !10)
!17 = !DILocation(line: 9, column: 3, scope: !10)
!18 = distinct !DISubprogram(name: "point", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 2, column: 15, scope: !18)
!20 = !DILocation(line: 2, column: 7, scope: !18)
!21 = !DILocation(line: 3, column: 4, scope: !18)
!22 = !DILocation(line: 3, column: 8, scope: !18)
!23 = !DILocation(line: 4, column: 1, scope: !18)
