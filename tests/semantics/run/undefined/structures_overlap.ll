; ModuleID = 'structures_overlap.c'
source_filename = "structures_overlap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [6 x i32], align 16
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %9 = load i32, ptr %4, align 4, !dbg !13
  store i32 %9, ptr %6, align 4, !dbg !14
  %10 = getelementptr inbounds i32, ptr %6, i64 1, !dbg !14
  store i32 2, ptr %10, align 4, !dbg !14
  %11 = getelementptr inbounds i32, ptr %6, i64 2, !dbg !14
  store i32 3, ptr %11, align 4, !dbg !14
  %12 = getelementptr inbounds i32, ptr %6, i64 3, !dbg !14
  store i32 4, ptr %12, align 4, !dbg !14
  %13 = getelementptr inbounds i32, ptr %6, i64 4, !dbg !14
  store i32 5, ptr %13, align 4, !dbg !14
  %14 = getelementptr inbounds i32, ptr %6, i64 5, !dbg !14
  store i32 6, ptr %14, align 4, !dbg !14
  %15 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 0, !dbg !15
  store ptr %15, ptr %7, align 8, !dbg !16
  %16 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 0, !dbg !17
  %17 = load i32, ptr %4, align 4, !dbg !18
  %18 = sext i32 %17 to i64, !dbg !19
  %19 = getelementptr inbounds i32, ptr %16, i64 %18, !dbg !19
  store ptr %19, ptr %8, align 8, !dbg !20
  %20 = load ptr, ptr %8, align 8, !dbg !21
  %21 = load ptr, ptr %7, align 8, !dbg !22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %21, i64 16, i1 false), !dbg !23
  %22 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 5, !dbg !24
  %23 = load i32, ptr %22, align 4, !dbg !24
  ret i32 %23, !dbg !25
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structures_overlap.c", directory: "/", checksumkind: CSK_MD5, checksum: "81d1be86786c9b79458c9d2d0f7adeeb")
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
!13 = !DILocation(line: 3, column: 20, scope: !10)
!14 = !DILocation(line: 3, column: 19, scope: !10)
!15 = !DILocation(line: 4, column: 35, scope: !10)
!16 = !DILocation(line: 4, column: 16, scope: !10)
!17 = !DILocation(line: 4, column: 64, scope: !10)
!18 = !DILocation(line: 4, column: 73, scope: !10)
!19 = !DILocation(line: 4, column: 71, scope: !10)
!20 = !DILocation(line: 4, column: 44, scope: !10)
!21 = !DILocation(line: 5, column: 4, scope: !10)
!22 = !DILocation(line: 5, column: 9, scope: !10)
!23 = !DILocation(line: 5, column: 8, scope: !10)
!24 = !DILocation(line: 6, column: 10, scope: !10)
!25 = !DILocation(line: 6, column: 3, scope: !10)
