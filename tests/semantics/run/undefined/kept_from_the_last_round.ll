; ModuleID = 'kept_from_the_last_round.c'
source_filename = "kept_from_the_last_round.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %6) #2, !dbg !20
  store ptr null, ptr %6, align 8, !dbg !21, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %7) #2, !dbg !20
  store i32 0, ptr %7, align 4, !dbg !24, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #2, !dbg !25
  store i32 0, ptr %8, align 4, !dbg !26, !tbaa !9
  br label %10, !dbg !25

10:                                               ; preds = %26, %2
  %11 = load i32, ptr %8, align 4, !dbg !27, !tbaa !9
  %12 = icmp slt i32 %11, 3, !dbg !28
  br i1 %12, label %14, label %13, !dbg !29

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %8) #2, !dbg !30
  br label %29

14:                                               ; preds = %10
  %15 = load ptr, ptr %6, align 8, !dbg !31, !tbaa !22
  %16 = icmp ne ptr %15, null, !dbg !32
  br i1 %16, label %17, label %22, !dbg !33

17:                                               ; preds = %14
  %18 = load ptr, ptr %6, align 8, !dbg !34, !tbaa !22
  %19 = load i32, ptr %18, align 4, !dbg !35, !tbaa !9
  %20 = load i32, ptr %7, align 4, !dbg !36, !tbaa !9
  %21 = add nsw i32 %20, %19, !dbg !37
  store i32 %21, ptr %7, align 4, !dbg !38, !tbaa !9
  br label %22, !dbg !39

22:                                               ; preds = %17, %14
  call void @llvm.lifetime.start.p0(ptr %9) #2, !dbg !40
  %23 = load i32, ptr %8, align 4, !dbg !41, !tbaa !9
  %24 = load i32, ptr %4, align 4, !dbg !42, !tbaa !9
  %25 = add nsw i32 %23, %24, !dbg !43
  store i32 %25, ptr %9, align 4, !dbg !44, !tbaa !9
  store ptr %9, ptr %6, align 8, !dbg !45, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %9) #2, !dbg !46
  br label %26, !dbg !47

26:                                               ; preds = %22
  %27 = load i32, ptr %8, align 4, !dbg !48, !tbaa !9
  %28 = add nsw i32 %27, 1, !dbg !49
  store i32 %28, ptr %8, align 4, !dbg !50, !tbaa !9
  br label %10, !dbg !30, !llvm.loop !51

29:                                               ; preds = %13
  %30 = load i32, ptr %7, align 4, !dbg !54, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %7) #2, !dbg !55
  call void @llvm.lifetime.end.p0(ptr %6) #2, !dbg !55
  ret i32 %30, !dbg !56
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
!1 = !DIFile(filename: "kept_from_the_last_round.c", directory: "/", checksumkind: CSK_MD5, checksum: "c6f9be732ba9b293d62d99c36d28390b")
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
!24 = !DILocation(line: 2, column: 18, scope: !13, atomGroup: 2, atomRank: 1)
!25 = !DILocation(line: 3, column: 8, scope: !13)
!26 = !DILocation(line: 3, column: 12, scope: !13, atomGroup: 3, atomRank: 1)
!27 = !DILocation(line: 3, column: 19, scope: !13)
!28 = !DILocation(line: 3, column: 21, scope: !13, atomGroup: 4, atomRank: 1)
!29 = !DILocation(line: 3, column: 3, scope: !13, atomGroup: 5, atomRank: 1)
!30 = !DILocation(line: 3, column: 3, scope: !13)
!31 = !DILocation(line: 4, column: 9, scope: !13)
!32 = !DILocation(line: 4, column: 9, scope: !13, atomGroup: 6, atomRank: 2)
!33 = !DILocation(line: 4, column: 9, scope: !13, atomGroup: 6, atomRank: 1)
!34 = !DILocation(line: 5, column: 15, scope: !13)
!35 = !DILocation(line: 5, column: 14, scope: !13)
!36 = !DILocation(line: 5, column: 11, scope: !13)
!37 = !DILocation(line: 5, column: 11, scope: !13, atomGroup: 7, atomRank: 2)
!38 = !DILocation(line: 5, column: 11, scope: !13, atomGroup: 7, atomRank: 1)
!39 = !DILocation(line: 5, column: 7, scope: !13)
!40 = !DILocation(line: 6, column: 5, scope: !13)
!41 = !DILocation(line: 6, column: 16, scope: !13)
!42 = !DILocation(line: 6, column: 20, scope: !13)
!43 = !DILocation(line: 6, column: 18, scope: !13, atomGroup: 8, atomRank: 2)
!44 = !DILocation(line: 6, column: 9, scope: !13, atomGroup: 8, atomRank: 1)
!45 = !DILocation(line: 7, column: 10, scope: !13, atomGroup: 9, atomRank: 1)
!46 = !DILocation(line: 8, column: 3, scope: !13)
!47 = !DILocation(line: 8, column: 3, scope: !13, atomGroup: 11, atomRank: 1)
!48 = !DILocation(line: 3, column: 27, scope: !13)
!49 = !DILocation(line: 3, column: 27, scope: !13, atomGroup: 10, atomRank: 2)
!50 = !DILocation(line: 3, column: 27, scope: !13, atomGroup: 10, atomRank: 1)
!51 = distinct !{!51, !30, !46, !52, !53}
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = !DILocation(line: 9, column: 10, scope: !13, atomGroup: 13, atomRank: 2)
!55 = !DILocation(line: 10, column: 1, scope: !13)
!56 = !DILocation(line: 9, column: 3, scope: !13, atomGroup: 13, atomRank: 1)
