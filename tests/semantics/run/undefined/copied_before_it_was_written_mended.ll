; ModuleID = 'copied_before_it_was_written_mended.c'
source_filename = "copied_before_it_was_written_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.pair, align 4
  %7 = alloca %struct.pair, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = load i32, ptr %4, align 4, !dbg !13
  %9 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 1, !dbg !14
  store i32 %8, ptr %9, align 4, !dbg !15
  %10 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 0, !dbg !16
  store i32 %8, ptr %10, align 4, !dbg !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %6, i64 8, i1 false), !dbg !18
  %11 = getelementptr inbounds nuw %struct.pair, ptr %7, i32 0, i32 0, !dbg !19
  %12 = load i32, ptr %11, align 4, !dbg !19
  %13 = icmp eq i32 %12, 1, !dbg !20
  br i1 %13, label %14, label %19, !dbg !21

14:                                               ; preds = %2
  %15 = getelementptr inbounds nuw %struct.pair, ptr %7, i32 0, i32 1, !dbg !22
  %16 = load i32, ptr %15, align 4, !dbg !22
  %17 = icmp eq i32 %16, 1, !dbg !23
  br i1 %17, label %18, label %19, !dbg !21

18:                                               ; preds = %14
  store i32 1, ptr %3, align 4, !dbg !24
  br label %20, !dbg !24

19:                                               ; preds = %14, %2
  store i32 0, ptr %3, align 4, !dbg !25
  br label %20, !dbg !25

20:                                               ; preds = %19, %18
  %21 = load i32, ptr %3, align 4, !dbg !26
  ret i32 %21, !dbg !26
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "copied_before_it_was_written_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "5b81c3db603978e60728d43af7da77ea")
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
!13 = !DILocation(line: 8, column: 19, scope: !10)
!14 = !DILocation(line: 8, column: 15, scope: !10)
!15 = !DILocation(line: 8, column: 17, scope: !10)
!16 = !DILocation(line: 8, column: 7, scope: !10)
!17 = !DILocation(line: 8, column: 9, scope: !10)
!18 = !DILocation(line: 9, column: 3, scope: !10)
!19 = !DILocation(line: 10, column: 11, scope: !10)
!20 = !DILocation(line: 10, column: 13, scope: !10)
!21 = !DILocation(line: 10, column: 18, scope: !10)
!22 = !DILocation(line: 10, column: 25, scope: !10)
!23 = !DILocation(line: 10, column: 27, scope: !10)
!24 = !DILocation(line: 11, column: 5, scope: !10)
!25 = !DILocation(line: 12, column: 3, scope: !10)
!26 = !DILocation(line: 13, column: 1, scope: !10)
