; ModuleID = 'noreturn_returns_mended.c'
source_filename = "noreturn_returns_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline noreturn nounwind optnone uwtable
define dso_local void @stop(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !13
  %4 = icmp ne i32 %3, 0, !dbg !13
  br i1 %4, label %5, label %6, !dbg !13

5:                                                ; preds = %1
  call void @exit(i32 noundef 0) #3, !dbg !14
  unreachable, !dbg !14

6:                                                ; preds = %1
  ret void, !dbg !15
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #2 !dbg !16 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !17
  call void @stop(i32 noundef %6) #4, !dbg !18
  unreachable, !dbg !18
}

attributes #0 = { noinline noreturn nounwind optnone uwtable }
attributes #1 = { noreturn nounwind }
attributes #2 = { noinline nounwind optnone uwtable }
attributes #3 = { noreturn nounwind }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "noreturn_returns_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "26babbdd3b8cb8796a8207c6128683fa")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "stop", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 4, column: 7, scope: !10)
!14 = !DILocation(line: 5, column: 5, scope: !10)
!15 = !DILocation(line: 6, column: 1, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 7, column: 40, scope: !16)
!18 = !DILocation(line: 7, column: 35, scope: !16)
