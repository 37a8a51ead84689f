; ModuleID = 'member_of_a_packed_structure_mended.c'
source_filename = "member_of_a_packed_structure_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mixed = type { i8, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [2 x %struct.mixed], align 16
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.mixed, ptr %6, i32 0, i32 0, !dbg !13
  store i8 97, ptr %7, align 8, !dbg !13
  %8 = getelementptr i8, ptr %6, i64 1, !dbg !13
  call void @llvm.memset.p0.i64(ptr align 1 %8, i8 0, i64 3, i1 false), !dbg !13
  %9 = getelementptr inbounds nuw %struct.mixed, ptr %6, i32 0, i32 1, !dbg !13
  %10 = load i32, ptr %4, align 4, !dbg !14
  store i32 %10, ptr %9, align 4, !dbg !13
  %11 = getelementptr inbounds %struct.mixed, ptr %6, i64 1, !dbg !15
  %12 = getelementptr inbounds nuw %struct.mixed, ptr %11, i32 0, i32 0, !dbg !16
  store i8 98, ptr %12, align 8, !dbg !16
  %13 = getelementptr i8, ptr %11, i64 1, !dbg !16
  call void @llvm.memset.p0.i64(ptr align 1 %13, i8 0, i64 3, i1 false), !dbg !16
  %14 = getelementptr inbounds nuw %struct.mixed, ptr %11, i32 0, i32 1, !dbg !16
  store i32 2, ptr %14, align 4, !dbg !16
  %15 = getelementptr inbounds [2 x %struct.mixed], ptr %6, i64 0, i64 0, !dbg !17
  %16 = getelementptr inbounds nuw %struct.mixed, ptr %15, i32 0, i32 1, !dbg !18
  %17 = call i32 @read(ptr noundef %16), !dbg !19
  ret i32 %17, !dbg !20
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @read(ptr noundef %0) #0 !dbg !21 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !22
  %4 = load i32, ptr %3, align 4, !dbg !23
  ret i32 %4, !dbg !24
}

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "member_of_a_packed_structure_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "6e125f10727fb6b3da79e7767ddfc7eb")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 24, scope: !10)
!14 = !DILocation(line: 6, column: 30, scope: !10)
!15 = !DILocation(line: 6, column: 23, scope: !10)
!16 = !DILocation(line: 6, column: 37, scope: !10)
!17 = !DILocation(line: 7, column: 16, scope: !10)
!18 = !DILocation(line: 7, column: 21, scope: !10)
!19 = !DILocation(line: 7, column: 10, scope: !10)
!20 = !DILocation(line: 7, column: 3, scope: !10)
!21 = distinct !DISubprogram(name: "read", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 3, column: 11, scope: !21)
!23 = !DILocation(line: 3, column: 10, scope: !21)
!24 = !DILocation(line: 3, column: 3, scope: !21)
