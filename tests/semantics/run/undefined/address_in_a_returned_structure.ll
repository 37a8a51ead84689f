; ModuleID = 'address_in_a_returned_structure.c'
source_filename = "address_in_a_returned_structure.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.view = type { ptr, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { ptr, i32 } @make(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca %struct.view, align 8
  %3 = alloca i32, align 4
  %4 = alloca [2 x i32], align 4
  store i32 %0, ptr %3, align 4
  %5 = load i32, ptr %3, align 4, !dbg !13
  store i32 %5, ptr %4, align 4, !dbg !14
  %6 = getelementptr inbounds i32, ptr %4, i64 1, !dbg !14
  %7 = load i32, ptr %3, align 4, !dbg !15
  %8 = add nsw i32 %7, 1, !dbg !16
  store i32 %8, ptr %6, align 4, !dbg !14
  %9 = getelementptr inbounds nuw %struct.view, ptr %2, i32 0, i32 0, !dbg !17
  %10 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !18
  store ptr %10, ptr %9, align 8, !dbg !17
  %11 = getelementptr inbounds nuw %struct.view, ptr %2, i32 0, i32 1, !dbg !17
  store i32 2, ptr %11, align 8, !dbg !17
  %12 = getelementptr i8, ptr %2, i64 12, !dbg !17
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 4, i1 false), !dbg !17
  %13 = load { ptr, i32 }, ptr %2, align 8, !dbg !19
  ret { ptr, i32 } %13, !dbg !19
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !20 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.view, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = load i32, ptr %4, align 4, !dbg !21
  %8 = call { ptr, i32 } @make(i32 noundef %7), !dbg !22
  %9 = getelementptr inbounds nuw { ptr, i32 }, ptr %6, i32 0, i32 0, !dbg !22
  %10 = extractvalue { ptr, i32 } %8, 0, !dbg !22
  store ptr %10, ptr %9, align 8, !dbg !22
  %11 = getelementptr inbounds nuw { ptr, i32 }, ptr %6, i32 0, i32 1, !dbg !22
  %12 = extractvalue { ptr, i32 } %8, 1, !dbg !22
  store i32 %12, ptr %11, align 8, !dbg !22
  %13 = getelementptr inbounds nuw %struct.view, ptr %6, i32 0, i32 0, !dbg !23
  %14 = load ptr, ptr %13, align 8, !dbg !23
  %15 = getelementptr inbounds i32, ptr %14, i64 1, !dbg !24
  %16 = load i32, ptr %15, align 4, !dbg !24
  ret i32 %16, !dbg !25
}

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "address_in_a_returned_structure.c", directory: "/", checksumkind: CSK_MD5, checksum: "91baa0c500588233fe78d87a7b2f8108")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 19, scope: !10)
!14 = !DILocation(line: 3, column: 18, scope: !10)
!15 = !DILocation(line: 3, column: 22, scope: !10)
!16 = !DILocation(line: 3, column: 24, scope: !10)
!17 = !DILocation(line: 4, column: 19, scope: !10)
!18 = !DILocation(line: 4, column: 20, scope: !10)
!19 = !DILocation(line: 5, column: 3, scope: !10)
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 8, column: 24, scope: !20)
!22 = !DILocation(line: 8, column: 19, scope: !20)
!23 = !DILocation(line: 9, column: 12, scope: !20)
!24 = !DILocation(line: 9, column: 10, scope: !20)
!25 = !DILocation(line: 9, column: 3, scope: !20)
