; ModuleID = 'longjmp_to_an_ended_call.c'
source_filename = "longjmp_to_an_ended_call.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@place = dso_local global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @prepare() #0 !dbg !10 {
  %1 = call i32 @_setjmp(ptr noundef @place) #3, !dbg !13
  ret i32 %1, !dbg !14
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !15 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = call i32 @prepare(), !dbg !16
  %7 = icmp eq i32 %6, 0, !dbg !17
  br i1 %7, label %8, label %10, !dbg !17

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !dbg !18
  call void @longjmp(ptr noundef @place, i32 noundef %9) #4, !dbg !19
  unreachable, !dbg !19

10:                                               ; preds = %2
  ret i32 0, !dbg !20
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
!1 = !DIFile(filename: "longjmp_to_an_ended_call.c", directory: "/", checksumkind: CSK_MD5, checksum: "c62b622249cb6e3cd8308a395eac2e1b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "prepare", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 28, scope: !10)
!14 = !DILocation(line: 3, column: 21, scope: !10)
!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 5, column: 7, scope: !15)
!17 = !DILocation(line: 5, column: 17, scope: !15)
!18 = !DILocation(line: 6, column: 20, scope: !15)
!19 = !DILocation(line: 6, column: 5, scope: !15)
!20 = !DILocation(line: 7, column: 3, scope: !15)
