; ModuleID = 'bool_filled_with_another_value.c'
source_filename = "bool_filled_with_another_value.c"
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
  %9 = add nsw i32 1, %8, !dbg !23
  %10 = trunc i32 %9 to i8, !dbg !24
  call void @llvm.memset.p0.i64(ptr align 1 %7, i8 %10, i64 2, i1 false), !dbg !25
  %11 = getelementptr inbounds [2 x i8], ptr %6, i64 0, i64 1, !dbg !26
  %12 = load i8, ptr %11, align 1, !dbg !26, !tbaa !27, !range !29, !noundef !15
  %13 = trunc i8 %12 to i1, !dbg !26
  %14 = zext i1 %13 to i64, !dbg !26
  %15 = select i1 %13, i32 1, i32 2, !dbg !30
  call void @llvm.lifetime.end.p0(ptr %6) #3, !dbg !31
  ret i32 %15, !dbg !32
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
!1 = !DIFile(filename: "bool_filled_with_another_value.c", directory: "/", checksumkind: CSK_MD5, checksum: "68afe0847ab24d723232650a59be711b")
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
!22 = !DILocation(line: 7, column: 21, scope: !13)
!23 = !DILocation(line: 7, column: 19, scope: !13, atomGroup: 1, atomRank: 3)
!24 = !DILocation(line: 7, column: 3, scope: !13, atomGroup: 1, atomRank: 2)
!25 = !DILocation(line: 7, column: 3, scope: !13, atomGroup: 1, atomRank: 1)
!26 = !DILocation(line: 8, column: 10, scope: !13)
!27 = !{!28, !28, i64 0}
!28 = !{!"_Bool", !11, i64 0}
!29 = !{i8 0, i8 2}
!30 = !DILocation(line: 8, column: 10, scope: !13, atomGroup: 3, atomRank: 2)
!31 = !DILocation(line: 9, column: 1, scope: !13)
!32 = !DILocation(line: 8, column: 3, scope: !13, atomGroup: 3, atomRank: 1)
