; ModuleID = 'array_freed_by_mistake_mended.c'
source_filename = "array_freed_by_mistake_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [16 x i8], align 16
  %7 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = load i32, ptr %4, align 4, !dbg !13
  %9 = icmp sgt i32 %8, 0, !dbg !14
  br i1 %9, label %10, label %12, !dbg !13

10:                                               ; preds = %2
  %11 = call noalias ptr @malloc(i64 noundef 4) #3, !dbg !15
  br label %14, !dbg !13

12:                                               ; preds = %2
  %13 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0, !dbg !16
  br label %14, !dbg !13

14:                                               ; preds = %12, %10
  %15 = phi ptr [ %11, %10 ], [ %13, %12 ], !dbg !13
  store ptr %15, ptr %7, align 8, !dbg !17
  %16 = load ptr, ptr %7, align 8, !dbg !18
  call void @free(ptr noundef %16) #4, !dbg !19
  ret i32 0, !dbg !20
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
!1 = !DIFile(filename: "array_freed_by_mistake_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "ca348d0010ccaea37fb74501519fd20f")
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
!13 = !DILocation(line: 4, column: 12, scope: !10)
!14 = !DILocation(line: 4, column: 16, scope: !10)
!15 = !DILocation(line: 4, column: 19, scope: !10)
!16 = !DILocation(line: 4, column: 29, scope: !10)
!17 = !DILocation(line: 4, column: 8, scope: !10)
!18 = !DILocation(line: 5, column: 8, scope: !10)
!19 = !DILocation(line: 5, column: 3, scope: !10)
!20 = !DILocation(line: 6, column: 3, scope: !10)
