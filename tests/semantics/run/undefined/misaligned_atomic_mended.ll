; ModuleID = 'misaligned_atomic_mended.c'
source_filename = "misaligned_atomic_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [16 x i8], align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 16, i1 false), !dbg !13
  %10 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0, !dbg !14
  %11 = load i32, ptr %4, align 4, !dbg !15
  %12 = mul nsw i32 4, %11, !dbg !16
  %13 = sext i32 %12 to i64, !dbg !17
  %14 = getelementptr inbounds i8, ptr %10, i64 %13, !dbg !17
  store ptr %14, ptr %7, align 8, !dbg !18
  %15 = load ptr, ptr %7, align 8, !dbg !19
  store i32 1, ptr %8, align 4, !dbg !20
  %16 = load i32, ptr %8, align 4, !dbg !20
  %17 = atomicrmw add ptr %15, i32 %16 seq_cst, align 4, !dbg !20
  store i32 %17, ptr %9, align 4, !dbg !20
  %18 = load i32, ptr %9, align 4, !dbg !20
  ret i32 %18, !dbg !21
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "misaligned_atomic_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "6ed42981f638a5ed037d2ae916ddaa08")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2, column: 8, scope: !10)
!14 = !DILocation(line: 3, column: 26, scope: !10)
!15 = !DILocation(line: 3, column: 38, scope: !10)
!16 = !DILocation(line: 3, column: 36, scope: !10)
!17 = !DILocation(line: 3, column: 32, scope: !10)
!18 = !DILocation(line: 3, column: 8, scope: !10)
!19 = !DILocation(line: 4, column: 29, scope: !10)
!20 = !DILocation(line: 4, column: 10, scope: !10)
!21 = !DILocation(line: 4, column: 3, scope: !10)
