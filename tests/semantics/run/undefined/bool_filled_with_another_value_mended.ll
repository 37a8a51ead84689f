; ModuleID = 'bool_filled_with_another_value_mended.c'
source_filename = "bool_filled_with_another_value_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [2 x i8], align 1
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %6) #3, !dbg !20
  %7 = getelementptr inbounds [2 x i8], ptr %6, i64 0, i64 0, !dbg !21
  %8 = load i32, ptr %4, align 4, !dbg !22, !tbaa !9
  %9 = trunc i32 %8 to i8, !dbg !23
  call void @llvm.memset.p0.i64(ptr align 1 %7, i8 %9, i64 2, i1 false), !dbg !24
  %10 = getelementptr inbounds [2 x i8], ptr %6, i64 0, i64 1, !dbg !25
  %11 = load i8, ptr %10, align 1, !dbg !25, !tbaa !26, !range !28, !noundef !15
  %12 = trunc i8 %11 to i1, !dbg !25
  %13 = zext i1 %12 to i64, !dbg !25
  %14 = select i1 %12, i32 1, i32 2, !dbg !29
  call void @llvm.lifetime.end.p0(ptr %6) #3, !dbg !30
  ret i32 %14, !dbg !31
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bool_filled_with_another_value_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "0de794a79fd214fb5ae10272b1906741")
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
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"p2 omnipotent char", !18, i64 0}
!18 = !{!"any p2 pointer", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 6, column: 3, scope: !13)
!21 = !DILocation(line: 7, column: 3, scope: !13)
!22 = !DILocation(line: 7, column: 17, scope: !13, atomGroup: 1, atomRank: 3)
!23 = !DILocation(line: 7, column: 3, scope: !13, atomGroup: 1, atomRank: 2)
!24 = !DILocation(line: 7, column: 3, scope: !13, atomGroup: 1, atomRank: 1)
!25 = !DILocation(line: 8, column: 10, scope: !13)
!26 = !{!27, !27, i64 0}
!27 = !{!"_Bool", !11, i64 0}
!28 = !{i8 0, i8 2}
!29 = !DILocation(line: 8, column: 10, scope: !13, atomGroup: 3, atomRank: 2)
!30 = !DILocation(line: 9, column: 1, scope: !13)
!31 = !DILocation(line: 8, column: 3, scope: !13, atomGroup: 3, atomRank: 1)
