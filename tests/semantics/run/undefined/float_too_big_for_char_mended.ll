; ModuleID = 'float_too_big_for_char_mended.c'
source_filename = "float_too_big_for_char_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @take(i8 noundef zeroext %0) #0 !dbg !10 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1, !dbg !13
  %4 = zext i8 %3 to i32, !dbg !13
  %5 = and i32 %4, 7, !dbg !14
  ret i32 %5, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !16 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca i8, align 1
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = load i32, ptr %4, align 4, !dbg !17
  %9 = sitofp i32 %8 to float, !dbg !17
  %10 = fadd float 2.540000e+02, %9, !dbg !18
  store float %10, ptr %6, align 4, !dbg !19
  %11 = load float, ptr %6, align 4, !dbg !20
  %12 = fptoui float %11 to i8, !dbg !20
  store i8 %12, ptr %7, align 1, !dbg !21
  %13 = load i8, ptr %7, align 1, !dbg !22
  %14 = call i32 @take(i8 noundef zeroext %13), !dbg !23
  ret i32 %14, !dbg !24
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_too_big_for_char_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "1411b562d06e94aab82989bab82430b7")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 1, column: 36, scope: !10)
!14 = !DILocation(line: 1, column: 38, scope: !10)
!15 = !DILocation(line: 1, column: 29, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 3, column: 25, scope: !16)
!18 = !DILocation(line: 3, column: 23, scope: !16)
!19 = !DILocation(line: 3, column: 9, scope: !16)
!20 = !DILocation(line: 4, column: 24, scope: !16)
!21 = !DILocation(line: 4, column: 17, scope: !16)
!22 = !DILocation(line: 5, column: 15, scope: !16)
!23 = !DILocation(line: 5, column: 10, scope: !16)
!24 = !DILocation(line: 5, column: 3, scope: !16)
