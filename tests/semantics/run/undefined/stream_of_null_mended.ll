; ModuleID = 'stream_of_null_mended.c'
source_filename = "stream_of_null_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stdout = external global ptr, align 8
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

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
  %10 = load ptr, ptr @stdout, align 8, !dbg !15
  br label %12, !dbg !13

11:                                               ; preds = %2
  br label %12, !dbg !13

12:                                               ; preds = %11, %9
  %13 = phi ptr [ %10, %9 ], [ null, %11 ], !dbg !13
  store ptr %13, ptr %6, align 8, !dbg !16
  %14 = load ptr, ptr %6, align 8, !dbg !17
  %15 = load i32, ptr %4, align 4, !dbg !18
  %16 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %14, ptr noundef @.str, i32 noundef %15) #2, !dbg !19
  ret i32 0, !dbg !20
}

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nounwind }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stream_of_null_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "2216a5a3c88b5483eaef13589b553953")
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
!13 = !DILocation(line: 6, column: 15, scope: !10)
!14 = !DILocation(line: 6, column: 20, scope: !10)
!15 = !DILocation(line: 6, column: 26, scope: !10)
!16 = !DILocation(line: 6, column: 9, scope: !10)
!17 = !DILocation(line: 7, column: 11, scope: !10)
!18 = !DILocation(line: 7, column: 24, scope: !10)
!19 = !DILocation(line: 7, column: 3, scope: !10)
!20 = !DILocation(line: 8, column: 3, scope: !10)
