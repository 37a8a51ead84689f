; ModuleID = 'null_array_member.c'
source_filename = "null_array_member.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.row = type { i32, [4 x i32] }

@__const.main.one = private unnamed_addr constant %struct.row { i32 1, [4 x i32] [i32 2, i32 3, i32 4, i32 5] }, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.row, align 4
  %7 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 @__const.main.one, i64 20, i1 false), !dbg !13
  %8 = load i32, ptr %4, align 4, !dbg !14
  %9 = icmp sgt i32 %8, 3, !dbg !15
  br i1 %9, label %10, label %11, !dbg !14

10:                                               ; preds = %2
  br label %12, !dbg !14

11:                                               ; preds = %2
  br label %12, !dbg !14

12:                                               ; preds = %11, %10
  %13 = phi ptr [ %6, %10 ], [ null, %11 ], !dbg !14
  store ptr %13, ptr %7, align 8, !dbg !16
  %14 = load ptr, ptr %7, align 8, !dbg !17
  %15 = getelementptr inbounds nuw %struct.row, ptr %14, i32 0, i32 1, !dbg !18
  %16 = load i32, ptr %4, align 4, !dbg !19
  %17 = sext i32 %16 to i64, !dbg !17
  %18 = getelementptr inbounds [4 x i32], ptr %15, i64 0, i64 %17, !dbg !17
  %19 = load i32, ptr %18, align 4, !dbg !17
  ret i32 %19, !dbg !20
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_array_member.c", directory: "/", checksumkind: CSK_MD5, checksum: "f8864a13a76e215f2ec91474d17c1d47")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 14, scope: !10)
!14 = !DILocation(line: 3, column: 44, scope: !10)
!15 = !DILocation(line: 3, column: 49, scope: !10)
!16 = !DILocation(line: 3, column: 40, scope: !10)
!17 = !DILocation(line: 4, column: 10, scope: !10)
!18 = !DILocation(line: 4, column: 13, scope: !10)
!19 = !DILocation(line: 4, column: 19, scope: !10)
!20 = !DILocation(line: 4, column: 3, scope: !10)
