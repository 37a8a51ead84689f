; ModuleID = 'structure_cut_short.c'
source_filename = "structure_cut_short.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i64, i64 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.pair, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 0, !dbg !13
  %9 = load i32, ptr %4, align 4, !dbg !14
  %10 = sext i32 %9 to i64, !dbg !14
  store i64 %10, ptr %8, align 8, !dbg !13
  %11 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 1, !dbg !13
  store i64 2, ptr %11, align 8, !dbg !13
  %12 = call noalias ptr @malloc(i64 noundef 8) #4, !dbg !15
  store ptr %12, ptr %7, align 8, !dbg !16
  %13 = load ptr, ptr %7, align 8, !dbg !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %6, i64 16, i1 false), !dbg !18
  %14 = load ptr, ptr %7, align 8, !dbg !19
  call void @free(ptr noundef %14) #5, !dbg !20
  ret i32 0, !dbg !21
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nounwind allocsize(0) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structure_cut_short.c", directory: "/", checksumkind: CSK_MD5, checksum: "7f16a3042790760bc7c8ed4022a4f6f3")
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
!13 = !DILocation(line: 7, column: 22, scope: !10)
!14 = !DILocation(line: 7, column: 23, scope: !10)
!15 = !DILocation(line: 7, column: 39, scope: !10)
!16 = !DILocation(line: 7, column: 34, scope: !10)
!17 = !DILocation(line: 8, column: 4, scope: !10)
!18 = !DILocation(line: 8, column: 9, scope: !10)
!19 = !DILocation(line: 9, column: 8, scope: !10)
!20 = !DILocation(line: 9, column: 3, scope: !10)
!21 = !DILocation(line: 10, column: 3, scope: !10)
