; ModuleID = 'freed_string_printed.c'
source_filename = "freed_string_printed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = call noalias ptr @malloc(i64 noundef 8) #4, !dbg !13
  store ptr %7, ptr %6, align 8, !dbg !14
  %8 = load ptr, ptr %6, align 8, !dbg !15
  %9 = icmp ne ptr %8, null, !dbg !15
  br i1 %9, label %11, label %10, !dbg !16

10:                                               ; preds = %2
  store i32 1, ptr %3, align 4, !dbg !17
  br label %17, !dbg !17

11:                                               ; preds = %2
  %12 = load ptr, ptr %6, align 8, !dbg !18
  %13 = call ptr @strcpy(ptr noundef %12, ptr noundef @.str) #5, !dbg !19
  %14 = load ptr, ptr %6, align 8, !dbg !20
  call void @free(ptr noundef %14) #5, !dbg !21
  %15 = load ptr, ptr %6, align 8, !dbg !22
  %16 = call i32 @puts(ptr noundef %15), !dbg !23
  store i32 0, ptr %3, align 4, !dbg !24
  br label %17, !dbg !24

17:                                               ; preds = %11, %10
  %18 = load i32, ptr %3, align 4, !dbg !25
  ret i32 %18, !dbg !25
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

declare i32 @puts(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nounwind allocsize(0) }
attributes #2 = { nounwind }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "freed_string_printed.c", directory: "/", checksumkind: CSK_MD5, checksum: "8c6fd3ad75f8fb17ee5820d194157b0b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 13, scope: !10)
!14 = !DILocation(line: 5, column: 9, scope: !10)
!15 = !DILocation(line: 6, column: 8, scope: !10)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 5, scope: !10)
!18 = !DILocation(line: 8, column: 10, scope: !10)
!19 = !DILocation(line: 8, column: 3, scope: !10)
!20 = !DILocation(line: 9, column: 8, scope: !10)
!21 = !DILocation(line: 9, column: 3, scope: !10)
!22 = !DILocation(line: 10, column: 8, scope: !10)
!23 = !DILocation(line: 10, column: 3, scope: !10)
!24 = !DILocation(line: 11, column: 3, scope: !10)
!25 = !DILocation(line: 12, column: 1, scope: !10)
