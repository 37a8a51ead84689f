; ModuleID = 'bool_of_another_value.c'
source_filename = "bool_of_another_value.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local i32 @take(i1 noundef zeroext %0) #0 !dbg !13 {
  %2 = alloca i8, align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %2, align 1, !tbaa !16
  %4 = load i8, ptr %2, align 1, !dbg !18, !tbaa !16, !range !19, !noundef !15
  %5 = trunc i8 %4 to i1, !dbg !18
  %6 = zext i1 %5 to i64, !dbg !18
  %7 = select i1 %5, i32 1, i32 0, !dbg !20
  ret i32 %7, !dbg !21
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !22 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %6) #2, !dbg !27
  %7 = load i32, ptr %4, align 4, !dbg !28, !tbaa !9
  %8 = add nsw i32 1, %7, !dbg !29
  %9 = trunc i32 %8 to i8, !dbg !30
  store i8 %9, ptr %6, align 1, !dbg !31, !tbaa !32
  %10 = load i8, ptr %6, align 1, !dbg !33, !tbaa !16, !range !19, !noundef !15
  %11 = trunc i8 %10 to i1, !dbg !33
  %12 = call i32 @take(i1 noundef zeroext %11), !dbg !34
  %13 = icmp eq i32 %12, 5, !dbg !35
  %14 = zext i1 %13 to i32, !dbg !36
  call void @llvm.lifetime.end.p0(ptr %6) #2, !dbg !37
  ret i32 %14, !dbg !38
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
!1 = !DIFile(filename: "bool_of_another_value.c", directory: "/", checksumkind: CSK_MD5, checksum: "b1297a4cc1bf5b0d63283d484f095de3")
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
!13 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"_Bool", !11, i64 0}
!18 = !DILocation(line: 2, column: 27, scope: !13)
!19 = !{i8 0, i8 2}
!20 = !DILocation(line: 2, column: 27, scope: !13, atomGroup: 1, atomRank: 2)
!21 = !DILocation(line: 2, column: 20, scope: !13, atomGroup: 1, atomRank: 1)
!22 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !14, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!23 = !{!24, !24, i64 0}
!24 = !{!"p2 omnipotent char", !25, i64 0}
!25 = !{!"any p2 pointer", !26, i64 0}
!26 = !{!"any pointer", !11, i64 0}
!27 = !DILocation(line: 4, column: 3, scope: !22)
!28 = !DILocation(line: 5, column: 33, scope: !22)
!29 = !DILocation(line: 5, column: 31, scope: !22, atomGroup: 1, atomRank: 3)
!30 = !DILocation(line: 5, column: 29, scope: !22, atomGroup: 1, atomRank: 2)
!31 = !DILocation(line: 5, column: 27, scope: !22, atomGroup: 1, atomRank: 1)
!32 = !{!11, !11, i64 0}
!33 = !DILocation(line: 6, column: 15, scope: !22)
!34 = !DILocation(line: 6, column: 10, scope: !22)
!35 = !DILocation(line: 6, column: 21, scope: !22, atomGroup: 3, atomRank: 3)
!36 = !DILocation(line: 6, column: 21, scope: !22, atomGroup: 3, atomRank: 2)
!37 = !DILocation(line: 7, column: 1, scope: !22)
!38 = !DILocation(line: 6, column: 3, scope: !22, atomGroup: 3, atomRank: 1)
