; ModuleID = 'comparison_looks_behind_its_element_mended.c'
source_filename = "comparison_looks_behind_its_element_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.x = private unnamed_addr constant [2 x i32] [i32 3, i32 1], align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @cmp(ptr noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8, !dbg !13
  %6 = getelementptr inbounds i32, ptr %5, i64 0, !dbg !14
  %7 = load i32, ptr %6, align 4, !dbg !14
  %8 = load ptr, ptr %4, align 8, !dbg !15
  %9 = load i32, ptr %8, align 4, !dbg !16
  %10 = sub nsw i32 %7, %9, !dbg !17
  ret i32 %10, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !19 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [2 x i32], align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 @__const.main.x, i64 8, i1 false), !dbg !20
  %7 = getelementptr inbounds [2 x i32], ptr %6, i64 0, i64 0, !dbg !21
  call void @qsort(ptr noundef %7, i64 noundef 2, i64 noundef 4, ptr noundef @cmp), !dbg !22
  ret i32 0, !dbg !23
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
!1 = !DIFile(filename: "comparison_looks_behind_its_element_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "398ff4bed868112733dacfbecace3c70")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "cmp", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 17, scope: !10)
!14 = !DILocation(line: 3, column: 10, scope: !10)
!15 = !DILocation(line: 3, column: 30, scope: !10)
!16 = !DILocation(line: 3, column: 23, scope: !10)
!17 = !DILocation(line: 3, column: 22, scope: !10)
!18 = !DILocation(line: 3, column: 3, scope: !10)
!19 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 6, column: 7, scope: !19)
!21 = !DILocation(line: 7, column: 9, scope: !19)
!22 = !DILocation(line: 7, column: 3, scope: !19)
!23 = !DILocation(line: 8, column: 3, scope: !19)
