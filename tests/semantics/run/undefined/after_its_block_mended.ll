; ModuleID = 'after_its_block_mended.c'
source_filename = "after_its_block_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.inner = internal global [2 x i32] zeroinitializer, align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x i32], align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %6) #2, !dbg !20
  store ptr %4, ptr %6, align 8, !dbg !21, !tbaa !22
  store i32 1, ptr @main.inner, align 4, !dbg !24, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #2, !dbg !25
  %8 = load i32, ptr %4, align 4, !dbg !26, !tbaa !9
  store i32 %8, ptr %7, align 4, !dbg !27, !tbaa !9
  %9 = getelementptr inbounds i32, ptr %7, i64 1, !dbg !28
  store i32 2, ptr %9, align 4, !dbg !27, !tbaa !9
  store ptr @main.inner, ptr %6, align 8, !dbg !29, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %7) #2, !dbg !30
  %10 = load ptr, ptr %6, align 8, !dbg !31, !tbaa !22
  %11 = load i32, ptr %10, align 4, !dbg !32, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %6) #2, !dbg !33
  ret i32 %11, !dbg !34
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
!1 = !DIFile(filename: "after_its_block_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "890c68eb5e5e8ee11b340f3bec81ce96")
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
!24 = !DILocation(line: 5, column: 14, scope: !13, atomGroup: 2, atomRank: 1)
!25 = !DILocation(line: 6, column: 5, scope: !13)
!26 = !DILocation(line: 6, column: 21, scope: !13, atomGroup: 3, atomRank: 2)
!27 = !DILocation(line: 6, column: 20, scope: !13, atomGroup: 3, atomRank: 1)
!28 = !DILocation(line: 6, column: 20, scope: !13)
!29 = !DILocation(line: 7, column: 7, scope: !13, atomGroup: 4, atomRank: 1)
!30 = !DILocation(line: 8, column: 3, scope: !13)
!31 = !DILocation(line: 9, column: 11, scope: !13)
!32 = !DILocation(line: 9, column: 10, scope: !13, atomGroup: 6, atomRank: 2)
!33 = !DILocation(line: 10, column: 1, scope: !13)
!34 = !DILocation(line: 9, column: 3, scope: !13, atomGroup: 6, atomRank: 1)
