; ModuleID = 'kept_out_of_a_case_mended.c'
source_filename = "kept_out_of_a_case_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %6) #2, !dbg !20
  store ptr %4, ptr %6, align 8, !dbg !21, !tbaa !22
  %8 = load i32, ptr %4, align 4, !dbg !24, !tbaa !9
  switch i32 %8, label %14 [
    i32 1, label %9
  ], !dbg !25

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %7) #2, !dbg !26
  %10 = load i32, ptr %4, align 4, !dbg !27, !tbaa !9
  %11 = mul nsw i32 %10, 2, !dbg !28
  store i32 %11, ptr %7, align 4, !dbg !29, !tbaa !9
  %12 = load i32, ptr %7, align 4, !dbg !30, !tbaa !9
  %13 = load ptr, ptr %6, align 8, !dbg !31, !tbaa !22
  store i32 %12, ptr %13, align 4, !dbg !32, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %7) #2, !dbg !33
  br label %17

14:                                               ; preds = %2
  %15 = load i32, ptr %4, align 4, !dbg !34, !tbaa !9
  %16 = add nsw i32 %15, 1, !dbg !35
  store i32 %16, ptr %4, align 4, !dbg !36, !tbaa !9
  br label %17, !dbg !37

17:                                               ; preds = %14, %9
  %18 = load ptr, ptr %6, align 8, !dbg !38, !tbaa !22
  %19 = load i32, ptr %18, align 4, !dbg !39, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %6) #2, !dbg !40
  ret i32 %19, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kept_out_of_a_case_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "b318fddb88770cfdda42341eef42324e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"clang"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !14, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"p2 omnipotent char", !18, i64 0}
!18 = !{!"any p2 pointer", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 2, column: 3, scope: !13)
!21 = !DILocation(line: 2, column: 8, scope: !13, atomGroup: 1, atomRank: 1)
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 int", !19, i64 0}
!24 = !DILocation(line: 3, column: 11, scope: !13, atomGroup: 2, atomRank: 2)
!25 = !DILocation(line: 3, column: 3, scope: !13, atomGroup: 2, atomRank: 1)
!26 = !DILocation(line: 5, column: 5, scope: !13)
!27 = !DILocation(line: 5, column: 17, scope: !13)
!28 = !DILocation(line: 5, column: 22, scope: !13, atomGroup: 3, atomRank: 2)
!29 = !DILocation(line: 5, column: 9, scope: !13, atomGroup: 3, atomRank: 1)
!30 = !DILocation(line: 6, column: 10, scope: !13, atomGroup: 4, atomRank: 2)
!31 = !DILocation(line: 6, column: 6, scope: !13)
!32 = !DILocation(line: 6, column: 8, scope: !13, atomGroup: 4, atomRank: 1)
!33 = !DILocation(line: 8, column: 3, scope: !13)
!34 = !DILocation(line: 10, column: 9, scope: !13)
!35 = !DILocation(line: 10, column: 9, scope: !13, atomGroup: 6, atomRank: 2)
!36 = !DILocation(line: 10, column: 9, scope: !13, atomGroup: 6, atomRank: 1)
!37 = !DILocation(line: 11, column: 3, scope: !13)
!38 = !DILocation(line: 12, column: 11, scope: !13)
!39 = !DILocation(line: 12, column: 10, scope: !13, atomGroup: 8, atomRank: 2)
!40 = !DILocation(line: 13, column: 1, scope: !13)
!41 = !DILocation(line: 12, column: 3, scope: !13, atomGroup: 8, atomRank: 1)
