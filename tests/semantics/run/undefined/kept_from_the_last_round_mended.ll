; ModuleID = 'kept_from_the_last_round_mended.c'
source_filename = "kept_from_the_last_round_mended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.here = internal global i32 0, align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %6) #2, !dbg !20
  store ptr null, ptr %6, align 8, !dbg !21, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %7) #2, !dbg !20
  store i32 0, ptr %7, align 4, !dbg !24, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #2, !dbg !25
  store i32 0, ptr %8, align 4, !dbg !26, !tbaa !9
  br label %9, !dbg !25

9:                                                ; preds = %25, %2
  %10 = load i32, ptr %8, align 4, !dbg !27, !tbaa !9
  %11 = icmp slt i32 %10, 3, !dbg !28
  br i1 %11, label %13, label %12, !dbg !29

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %8) #2, !dbg !30
  br label %28

13:                                               ; preds = %9
  %14 = load ptr, ptr %6, align 8, !dbg !31, !tbaa !22
  %15 = icmp ne ptr %14, null, !dbg !32
  br i1 %15, label %16, label %21, !dbg !33

16:                                               ; preds = %13
  %17 = load ptr, ptr %6, align 8, !dbg !34, !tbaa !22
  %18 = load i32, ptr %17, align 4, !dbg !35, !tbaa !9
  %19 = load i32, ptr %7, align 4, !dbg !36, !tbaa !9
  %20 = add nsw i32 %19, %18, !dbg !37
  store i32 %20, ptr %7, align 4, !dbg !38, !tbaa !9
  br label %21, !dbg !39

21:                                               ; preds = %16, %13
  %22 = load i32, ptr %8, align 4, !dbg !40, !tbaa !9
  %23 = load i32, ptr %4, align 4, !dbg !41, !tbaa !9
  %24 = add nsw i32 %22, %23, !dbg !42
  store i32 %24, ptr @main.here, align 4, !dbg !43, !tbaa !9
  store ptr @main.here, ptr %6, align 8, !dbg !44, !tbaa !22
  br label %25, !dbg !45

25:                                               ; preds = %21
  %26 = load i32, ptr %8, align 4, !dbg !46, !tbaa !9
  %27 = add nsw i32 %26, 1, !dbg !47
  store i32 %27, ptr %8, align 4, !dbg !48, !tbaa !9
  br label %9, !dbg !30, !llvm.loop !49

28:                                               ; preds = %12
  %29 = load i32, ptr %7, align 4, !dbg !53, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %7) #2, !dbg !54
  call void @llvm.lifetime.end.p0(ptr %6) #2, !dbg !54
  ret i32 %29, !dbg !55
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
!1 = !DIFile(filename: "kept_from_the_last_round_mended.c", directory: "/", checksumkind: CSK_MD5, checksum: "542bcf70b3d7f7e662397754af2ba47f")
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
!40 = !DILocation(line: 7, column: 12, scope: !13)
!41 = !DILocation(line: 7, column: 16, scope: !13)
!42 = !DILocation(line: 7, column: 14, scope: !13, atomGroup: 8, atomRank: 2)
!43 = !DILocation(line: 7, column: 10, scope: !13, atomGroup: 8, atomRank: 1)
!44 = !DILocation(line: 8, column: 10, scope: !13, atomGroup: 9, atomRank: 1)
!45 = !DILocation(line: 9, column: 3, scope: !13, atomGroup: 11, atomRank: 1)
!46 = !DILocation(line: 3, column: 27, scope: !13)
!47 = !DILocation(line: 3, column: 27, scope: !13, atomGroup: 10, atomRank: 2)
!48 = !DILocation(line: 3, column: 27, scope: !13, atomGroup: 10, atomRank: 1)
!49 = distinct !{!49, !30, !50, !51, !52}
!50 = !DILocation(line: 9, column: 3, scope: !13)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 10, column: 10, scope: !13, atomGroup: 13, atomRank: 2)
!54 = !DILocation(line: 11, column: 1, scope: !13)
!55 = !DILocation(line: 10, column: 3, scope: !13, atomGroup: 13, atomRank: 1)
