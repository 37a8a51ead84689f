; ModuleID = 'member_not_written_in_a_call.c'
source_filename = "member_not_written_in_a_call.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { i32, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @use(ptr noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8, !dbg !13
  %5 = getelementptr inbounds nuw %struct.s, ptr %4, i32 0, i32 1, !dbg !14
  %6 = load i32, ptr %5, align 4, !dbg !14
  %7 = icmp ne i32 %6, 0, !dbg !13
  br i1 %7, label %8, label %9, !dbg !13

8:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !15
  br label %10, !dbg !15

9:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !16
  br label %10, !dbg !16

10:                                               ; preds = %9, %8
  %11 = load i32, ptr %2, align 4, !dbg !17
  ret i32 %11, !dbg !17
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.s, align 4
  store i32 0, ptr %1, align 4
  %3 = getelementptr inbounds nuw %struct.s, ptr %2, i32 0, i32 0, !dbg !19
  store i32 1, ptr %3, align 4, !dbg !20
  %4 = call i32 @use(ptr noundef %2), !dbg !21
  ret i32 %4, !dbg !22
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "member_not_written_in_a_call.c", directory: "/", checksumkind: CSK_MD5, checksum: "858fb85dbace2d2b5aff167f490ac89f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 7, scope: !10)
!14 = !DILocation(line: 5, column: 10, scope: !10)
!15 = !DILocation(line: 5, column: 13, scope: !10)
!16 = !DILocation(line: 6, column: 3, scope: !10)
!17 = !DILocation(line: 7, column: 1, scope: !10)
!18 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 10, column: 5, scope: !18)
!20 = !DILocation(line: 10, column: 7, scope: !18)
!21 = !DILocation(line: 11, column: 10, scope: !18)
!22 = !DILocation(line: 11, column: 3, scope: !18)
