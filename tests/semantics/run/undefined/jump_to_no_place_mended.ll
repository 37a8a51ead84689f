; ModuleID = 'jump_to_no_place_mended.c'
source_filename = "jump_to_no_place_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4, !dbg !13
  %7 = icmp slt i32 %6, 3, !dbg !14
  br i1 %7, label %8, label %12, !dbg !15

8:                                                ; preds = %2
  %9 = call i32 @_setjmp(ptr noundef @place) #3, !dbg !16
  %10 = icmp ne i32 %9, 0, !dbg !16
  br i1 %10, label %11, label %12, !dbg !15

11:                                               ; preds = %8
  store i32 1, ptr %3, align 4, !dbg !17
  br label %14, !dbg !17

12:                                               ; preds = %8, %2
  %13 = load i32, ptr %4, align 4, !dbg !18
  call void @leave(i32 noundef %13), !dbg !19
  store i32 2, ptr %3, align 4, !dbg !20
  br label %14, !dbg !20

14:                                               ; preds = %12, %11
  %15 = load i32, ptr %3, align 4, !dbg !21
  ret i32 %15, !dbg !21
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave(i32 noundef %0) #0 !dbg !22 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !23
  call void @longjmp(ptr noundef @place, i32 noundef %3) #4, !dbg !24
  unreachable, !dbg !24
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nounwind returns_twice }
attributes #2 = { noreturn nounwind }
attributes #3 = { nounwind returns_twice }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "jump_to_no_place_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "b9a46be51d06f2508050431b22d70937")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 7, scope: !10)
!14 = !DILocation(line: 7, column: 12, scope: !10)
!15 = !DILocation(line: 7, column: 16, scope: !10)
!16 = !DILocation(line: 7, column: 19, scope: !10)
!17 = !DILocation(line: 8, column: 5, scope: !10)
!18 = !DILocation(line: 9, column: 9, scope: !10)
!19 = !DILocation(line: 9, column: 3, scope: !10)
!20 = !DILocation(line: 10, column: 3, scope: !10)
!21 = !DILocation(line: 11, column: 1, scope: !10)
!22 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 4, column: 18, scope: !22)
!24 = !DILocation(line: 4, column: 3, scope: !22)
