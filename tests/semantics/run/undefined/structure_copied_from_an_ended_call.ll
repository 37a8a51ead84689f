; ModuleID = 'structure_copied_from_an_ended_call.c'
source_filename = "structure_copied_from_an_ended_call.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { [8 x i32] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @mk() #0 !dbg !10 {
  %1 = alloca %struct.s, align 4
  %2 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %1, i8 1, i64 32, i1 false), !dbg !13
  store ptr %1, ptr %2, align 8, !dbg !14
  %3 = load ptr, ptr %2, align 8, !dbg !15
  ret ptr %3, !dbg !16
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca %struct.s, align 4
  store i32 0, ptr %1, align 4
  %4 = call ptr @mk(), !dbg !18
  store ptr %4, ptr %2, align 8, !dbg !19
  %5 = load ptr, ptr %2, align 8, !dbg !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %5, i64 32, i1 false), !dbg !21
  %6 = getelementptr inbounds nuw %struct.s, ptr %3, i32 0, i32 0, !dbg !22
  %7 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0, !dbg !23
  %8 = load i32, ptr %7, align 4, !dbg !23
  %9 = and i32 %8, 1, !dbg !24
  ret i32 %9, !dbg !25
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structure_copied_from_an_ended_call.c", directory: "/", checksumkind: CSK_MD5, checksum: "236c30cadfa01cc9e195eb08bc5c538d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "mk", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 3, scope: !10)
!14 = !DILocation(line: 8, column: 12, scope: !10)
!15 = !DILocation(line: 9, column: 10, scope: !10)
!16 = !DILocation(line: 9, column: 3, scope: !10)
!17 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 12, column: 16, scope: !17)
!19 = !DILocation(line: 12, column: 12, scope: !17)
!20 = !DILocation(line: 13, column: 17, scope: !17)
!21 = !DILocation(line: 13, column: 16, scope: !17)
!22 = !DILocation(line: 14, column: 12, scope: !17)
!23 = !DILocation(line: 14, column: 10, scope: !17)
!24 = !DILocation(line: 14, column: 16, scope: !17)
!25 = !DILocation(line: 14, column: 3, scope: !17)
