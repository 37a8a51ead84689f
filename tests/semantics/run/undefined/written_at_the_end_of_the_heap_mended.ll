; ModuleID = 'written_at_the_end_of_the_heap_mended.c'
source_filename = "written_at_the_end_of_the_heap_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = call noalias ptr @malloc(i64 noundef 4) #3, !dbg !13
  store ptr %8, ptr %6, align 8, !dbg !14
  %9 = load ptr, ptr %6, align 8, !dbg !15
  %10 = getelementptr inbounds i8, ptr %9, i64 3, !dbg !16
  store ptr %10, ptr %7, align 8, !dbg !17
  %11 = load ptr, ptr %7, align 8, !dbg !18
  store i8 1, ptr %11, align 1, !dbg !19
  %12 = load ptr, ptr %6, align 8, !dbg !20
  call void @free(ptr noundef %12) #4, !dbg !21
  ret i32 0, !dbg !22
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nounwind allocsize(0) }
attributes #2 = { nounwind }
attributes #3 = { nounwind allocsize(0) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "written_at_the_end_of_the_heap_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "6d04c4e0f861b69d83a164107ed7063b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 12, scope: !10)
!14 = !DILocation(line: 3, column: 8, scope: !10)
!15 = !DILocation(line: 4, column: 12, scope: !10)
!16 = !DILocation(line: 4, column: 13, scope: !10)
!17 = !DILocation(line: 4, column: 8, scope: !10)
!18 = !DILocation(line: 5, column: 4, scope: !10)
!19 = !DILocation(line: 5, column: 6, scope: !10)
!20 = !DILocation(line: 6, column: 8, scope: !10)
!21 = !DILocation(line: 6, column: 3, scope: !10)
!22 = !DILocation(line: 7, column: 3, scope: !10)
