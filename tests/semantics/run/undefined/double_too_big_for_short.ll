; ModuleID = 'double_too_big_for_short.c'
source_filename = "double_too_big_for_short.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !13
  %7 = sitofp i32 %6 to double, !dbg !13
  %8 = fadd double 3.276750e+04, %7, !dbg !14
  %9 = call signext i16 @cut(double noundef %8), !dbg !15
  %10 = sext i16 %9 to i32, !dbg !15
  %11 = icmp eq i32 %10, 3, !dbg !16
  %12 = zext i1 %11 to i32, !dbg !16
  ret i32 %12, !dbg !17
}

; Function Attrs: noinline nounwind optnone uwtable
define internal signext i16 @cut(double noundef %0) #0 !dbg !18 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8, !dbg !19
  %4 = fptosi double %3 to i16, !dbg !19
  ret i16 %4, !dbg !20
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "double_too_big_for_short.c", directory: "/", checksumkind: CSK_MD5, checksum: "1255df1893594f5d29b58f3d663f20be")
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
!13 = !DILocation(line: 3, column: 24, scope: !10)
!14 = !DILocation(line: 3, column: 22, scope: !10)
!15 = !DILocation(line: 3, column: 10, scope: !10)
!16 = !DILocation(line: 3, column: 30, scope: !10)
!17 = !DILocation(line: 3, column: 3, scope: !10)
!18 = distinct !DISubprogram(name: "cut", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 1, column: 37, scope: !18)
!20 = !DILocation(line: 1, column: 30, scope: !18)
