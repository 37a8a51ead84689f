; ModuleID = 'global_freed_mended.c'
source_filename = "global_freed_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global [4 x i32] zeroinitializer, align 16

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
  %8 = icmp slt i32 %7, 3, !dbg !14
  br i1 %8, label %9, label %11, !dbg !13

9:                                                ; preds = %2
  %10 = call noalias ptr @malloc(i64 noundef 4) #3, !dbg !15
  br label %12, !dbg !13

11:                                               ; preds = %2
  br label %12, !dbg !13

12:                                               ; preds = %11, %9
  %13 = phi ptr [ %10, %9 ], [ @table, %11 ], !dbg !13
  store ptr %13, ptr %6, align 8, !dbg !16
  %14 = load i32, ptr %4, align 4, !dbg !17
  %15 = load ptr, ptr %6, align 8, !dbg !18
  %16 = getelementptr inbounds i32, ptr %15, i64 0, !dbg !18
  store i32 %14, ptr %16, align 4, !dbg !19
  %17 = load ptr, ptr %6, align 8, !dbg !20
  call void @free(ptr noundef %17) #4, !dbg !21
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
!1 = !DIFile(filename: "global_freed_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "ea2cf61a37bfa74295fe6604c4ede039")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 12, scope: !10)
!14 = !DILocation(line: 7, column: 17, scope: !10)
!15 = !DILocation(line: 7, column: 23, scope: !10)
!16 = !DILocation(line: 7, column: 8, scope: !10)
!17 = !DILocation(line: 8, column: 10, scope: !10)
!18 = !DILocation(line: 8, column: 3, scope: !10)
!19 = !DILocation(line: 8, column: 8, scope: !10)
!20 = !DILocation(line: 9, column: 8, scope: !10)
!21 = !DILocation(line: 9, column: 3, scope: !10)
!22 = !DILocation(line: 10, column: 3, scope: !10)
