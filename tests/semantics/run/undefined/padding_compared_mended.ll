; ModuleID = 'padding_compared_mended.c'
source_filename = "padding_compared_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mixed = type { i8, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.mixed, align 4
  %7 = alloca %struct.mixed, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 8, i1 false), !dbg !13
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 8, i1 false), !dbg !14
  %8 = getelementptr inbounds nuw %struct.mixed, ptr %7, i32 0, i32 0, !dbg !15
  store i8 1, ptr %8, align 4, !dbg !16
  %9 = getelementptr inbounds nuw %struct.mixed, ptr %6, i32 0, i32 0, !dbg !17
  store i8 1, ptr %9, align 4, !dbg !18
  %10 = load i32, ptr %4, align 4, !dbg !19
  %11 = getelementptr inbounds nuw %struct.mixed, ptr %7, i32 0, i32 1, !dbg !20
  store i32 %10, ptr %11, align 4, !dbg !21
  %12 = getelementptr inbounds nuw %struct.mixed, ptr %6, i32 0, i32 1, !dbg !22
  store i32 %10, ptr %12, align 4, !dbg !23
  %13 = call i32 @memcmp(ptr noundef %6, ptr noundef %7, i64 noundef 8) #3, !dbg !24
  ret i32 %13, !dbg !25
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind willreturn memory(read) }
attributes #3 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "padding_compared_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "ccdd6aae28cd9e3df83d14f9210f91a9")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 3, scope: !10)
!14 = !DILocation(line: 5, column: 32, scope: !10)
!15 = !DILocation(line: 6, column: 15, scope: !10)
!16 = !DILocation(line: 6, column: 17, scope: !10)
!17 = !DILocation(line: 6, column: 7, scope: !10)
!18 = !DILocation(line: 6, column: 9, scope: !10)
!19 = !DILocation(line: 7, column: 19, scope: !10)
!20 = !DILocation(line: 7, column: 15, scope: !10)
!21 = !DILocation(line: 7, column: 17, scope: !10)
!22 = !DILocation(line: 7, column: 7, scope: !10)
!23 = !DILocation(line: 7, column: 9, scope: !10)
!24 = !DILocation(line: 8, column: 10, scope: !10)
!25 = !DILocation(line: 8, column: 3, scope: !10)
