; ModuleID = 'variable_length_by_one_too_far.c'
source_filename = "variable_length_by_one_too_far.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %9 = load i32, ptr %4, align 4, !dbg !13
  %10 = sub nsw i32 %9, 1, !dbg !14
  store i32 %10, ptr %6, align 4, !dbg !15
  %11 = load i32, ptr %6, align 4, !dbg !16
  %12 = add nsw i32 %11, 1, !dbg !17
  %13 = zext i32 %12 to i64, !dbg !18
  %14 = call ptr @llvm.stacksave.p0(), !dbg !18
  store ptr %14, ptr %7, align 8, !dbg !18
  %15 = alloca i32, i64 %13, align 16, !dbg !18
  store i64 %13, ptr %8, align 8, !dbg !18
  %16 = getelementptr inbounds i32, ptr %15, i64 0, !dbg !19
  store i32 1, ptr %16, align 16, !dbg !20
  %17 = load i32, ptr %6, align 4, !dbg !21
  %18 = add nsw i32 %17, 1, !dbg !22
  %19 = sext i32 %18 to i64, !dbg !23
  %20 = getelementptr inbounds i32, ptr %15, i64 %19, !dbg !23
  %21 = load i32, ptr %20, align 4, !dbg !23
  %22 = and i32 %21, 0, !dbg !24
  store i32 %22, ptr %3, align 4, !dbg !25
  %23 = load ptr, ptr %7, align 8, !dbg !26
  call void @llvm.stackrestore.p0(ptr %23), !dbg !26
  %24 = load i32, ptr %3, align 4, !dbg !26
  ret i32 %24, !dbg !26
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variable_length_by_one_too_far.c", directory: "/", checksumkind: CSK_MD5, checksum: "392f1ede37b9f42998974feeea901f97")
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
!13 = !DILocation(line: 2, column: 11, scope: !10)
!14 = !DILocation(line: 2, column: 15, scope: !10)
!15 = !DILocation(line: 2, column: 7, scope: !10)
!16 = !DILocation(line: 3, column: 9, scope: !10)
!17 = !DILocation(line: 3, column: 10, scope: !10)
!18 = !DILocation(line: 3, column: 3, scope: !10)
!19 = !DILocation(line: 4, column: 3, scope: !10)
!20 = !DILocation(line: 4, column: 8, scope: !10)
!21 = !DILocation(line: 5, column: 12, scope: !10)
!22 = !DILocation(line: 5, column: 13, scope: !10)
!23 = !DILocation(line: 5, column: 10, scope: !10)
!24 = !DILocation(line: 5, column: 16, scope: !10)
!25 = !DILocation(line: 5, column: 3, scope: !10)
!26 = !DILocation(line: 6, column: 1, scope: !10)
