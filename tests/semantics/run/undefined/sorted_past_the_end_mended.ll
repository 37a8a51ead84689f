; ModuleID = 'sorted_past_the_end_mended.c'
source_filename = "sorted_past_the_end_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [3 x i8] c"\03\01\02", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8, !dbg !13
  %6 = load i8, ptr %5, align 1, !dbg !14
  %7 = sext i8 %6 to i32, !dbg !14
  %8 = load ptr, ptr %4, align 8, !dbg !15
  %9 = load i8, ptr %8, align 1, !dbg !16
  %10 = sext i8 %9 to i32, !dbg !16
  %11 = sub nsw i32 %7, %10, !dbg !17
  ret i32 %11, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !19 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [3 x i8], align 1
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 @__const.main.a, i64 3, i1 false), !dbg !20
  %7 = getelementptr inbounds [3 x i8], ptr %6, i64 0, i64 0, !dbg !21
  %8 = load i32, ptr %4, align 4, !dbg !22
  %9 = add nsw i32 2, %8, !dbg !23
  %10 = sext i32 %9 to i64, !dbg !24
  call void @qsort(ptr noundef %7, i64 noundef %10, i64 noundef 1, ptr noundef @compare), !dbg !25
  %11 = getelementptr inbounds [3 x i8], ptr %6, i64 0, i64 0, !dbg !26
  %12 = load i8, ptr %11, align 1, !dbg !26
  %13 = sext i8 %12 to i32, !dbg !26
  %14 = icmp ne i32 %13, 1, !dbg !27
  %15 = zext i1 %14 to i32, !dbg !27
  ret i32 %15, !dbg !28
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sorted_past_the_end_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "7f062bd38f228948c9cd0f79bff60e0f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2, column: 67, scope: !10)
!14 = !DILocation(line: 2, column: 52, scope: !10)
!15 = !DILocation(line: 2, column: 86, scope: !10)
!16 = !DILocation(line: 2, column: 71, scope: !10)
!17 = !DILocation(line: 2, column: 69, scope: !10)
!18 = !DILocation(line: 2, column: 45, scope: !10)
!19 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 4, column: 8, scope: !19)
!21 = !DILocation(line: 5, column: 9, scope: !19)
!22 = !DILocation(line: 5, column: 16, scope: !19)
!23 = !DILocation(line: 5, column: 14, scope: !19)
!24 = !DILocation(line: 5, column: 12, scope: !19)
!25 = !DILocation(line: 5, column: 3, scope: !19)
!26 = !DILocation(line: 6, column: 10, scope: !19)
!27 = !DILocation(line: 6, column: 15, scope: !19)
!28 = !DILocation(line: 6, column: 3, scope: !19)
